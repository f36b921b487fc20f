import { arrivalAt, endingLevel, longestMove, reachOf, toJoint } from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { forbiddenOn, speed1, speed2, standard, standingFigure } from './moves.js';
import { faultsOf } from './placement-checker.js';
import { dice, randomPieces, tableWith } from './random-table.js';

describe('reach against tools laid at random', () => {
  it('finds a placement for the end of every tool that lies clear', () => {
    let laid = 0;
    const lost: string[] = [];
    for (let seed = 1; seed <= 250; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 20));
      const mover = standingFigure(table, roll);
      const reach = reachOf(table, mover, 0, standard(speed2), []);
      const forbidden = forbiddenOn(table);
      const a = toJoint(speed2, mover.base);
      for (let i = 0; i < 60; i++) {
        const angle = (roll(100_000) / 100_000) * 2 * Math.PI;
        const bend = (roll(100_000) / 100_000 - 0.5) * Math.PI;
        const along = roll(1000) / 1000;
        const joint = { x: mover.at.x + a * Math.cos(angle), y: mover.at.y + a * Math.sin(angle) };
        const spot = {
          x: Math.round(joint.x + (a - 1) * along * Math.cos(angle + bend)),
          y: Math.round(joint.y + (a - 1) * along * Math.sin(angle + bend)),
        };
        const direction = (t: number) => ({ x: Math.round(1e6 * Math.cos(t)), y: Math.round(1e6 * Math.sin(t)) });
        const placement = { tool: 'speed-2', first: direction(angle), second: direction(angle + bend) };
        if (endingLevel(reach, spot) === undefined) continue;
        if (faultsOf(table, mover, standard(speed2), forbidden, spot, placement).length > 0) continue;
        laid++;
        if (!arrivalAt(reach, spot)) lost.push(`seed ${seed} ${JSON.stringify(spot)}`);
      }
    }
    expect(laid).toBeGreaterThan(8000);
    expect(lost).toEqual([]);
  });

  it('gives placements that the checker accepts', () => {
    let arrived = 0;
    for (let seed = 1; seed <= 300; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 20));
      const mover = standingFigure(table, roll);
      const rules = standard(speed1, speed2);
      const reach = reachOf(table, mover, 0, rules, []);
      const forbidden = forbiddenOn(table);
      const most = longestMove(speed2, mover.base);
      for (let i = 0; i < 30; i++) {
        const spot = { x: mover.at.x - most + roll(2 * most), y: mover.at.y - most + roll(2 * most) };
        const arrival = arrivalAt(reach, spot);
        if (!arrival) continue;
        arrived++;
        expect(
          faultsOf(table, mover, rules, forbidden, spot, arrival.placement),
          `seed ${seed} ${JSON.stringify({ spot, arrival })}`,
        ).toEqual([]);
      }
    }
    expect(arrived).toBeGreaterThan(2000);
  });
});
