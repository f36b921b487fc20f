import { arrivalAt, endingLevel, reachOf, type Table, toJoint } from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { forbiddenOn, speed2, standard } from './moves.js';
import { faultsOf } from './placement-checker.js';
import { type Dice, dice, SIZE, tableWith, trooper } from './random-table.js';

const half = speed2.length / 2;

/** Two walls that leave a gap a little wider than the tool, turned by any angle, and a mover before it. */
interface Alley {
  readonly table: Table;
  readonly angle: number;
  readonly start: number;
  readonly depth: number;
  readonly shift: number;
}
const MIDDLE = { x: SIZE / 2, y: SIZE / 2 };

const randomAlley = (roll: Dice, slack: number): Alley => {
  const angle = (roll(100_000) / 100_000) * 2 * Math.PI;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const turned = (x: number, y: number): [number, number] => [Math.round(MIDDLE.x + x * c - y * s), Math.round(MIDDLE.y + x * s + y * c)];
  const [start, depth, shift] = [180 + roll(600), 100 + roll(500), roll(301) - 150];
  const side = (speed2.width + slack) / 2;
  const walls = [1, -1].map((way, i) => ({
    id: `wall-${i}`,
    polygon: [
      turned(start, shift + way * side),
      turned(start, shift + way * (side + 1500)),
      turned(start + depth, shift + way * (side + 1500)),
      turned(start + depth, shift + way * side),
    ],
    top: 1000,
    passage: 'impassable',
  }));
  return { table: tableWith(walls), angle, start, depth, shift };
};

/** Angles of both halves: one of them lies in the gap, tilted and moved aside by no more than there is room for. */
const randomTool = (roll: Dice, { angle, start, depth, shift }: Alley, slack: number, joint: number): readonly [number, number] => {
  const share = (): number => roll(1001) / 1000 - 0.5;
  const tilt = (share() * 2 * slack) / depth;
  if (roll(3) === 0) {
    const first = angle + Math.atan2(shift, start + depth / 2) + tilt;
    return [first, first + share() * 2.4];
  }
  const [x, y] = [start + depth / 2, shift + share() * 0.8 * slack];
  const off = Math.cos(tilt) * y - Math.sin(tilt) * x;
  const along = Math.sqrt(joint * joint - off * off);
  return [angle + tilt + Math.atan2(off, along), angle + tilt];
};

/** Tools laid at random; those that lie clear by the independent checker prove a legal spot. */
const findRate = (slack: number, tables: number): { readonly legal: number; readonly found: number } => {
  const mover = trooper('m', MIDDLE.x, MIDDLE.y);
  const joint = toJoint(speed2, mover.base);
  const rules = standard(speed2);
  const direction = (t: number) => ({ x: Math.round(1e6 * Math.cos(t)), y: Math.round(1e6 * Math.sin(t)) });
  const counts = { legal: 0, found: 0 };
  for (let seed = 1; seed <= tables; seed++) {
    const roll = dice(seed);
    const alley = randomAlley(roll, slack);
    const reach = reachOf(alley.table, mover, 0, rules, []);
    const forbidden = forbiddenOn(alley.table);
    for (let i = 0; i < 12; i++) {
      const [first, second] = randomTool(roll, alley, slack, joint);
      const along = (0.3 + (0.7 * roll(1000)) / 1000) * (half + 134);
      const spot = {
        x: Math.round(MIDDLE.x + joint * Math.cos(first) + along * Math.cos(second)),
        y: Math.round(MIDDLE.y + joint * Math.sin(first) + along * Math.sin(second)),
      };
      if (endingLevel(reach, spot) === undefined) continue;
      const placement = { tool: speed2.id, first: direction(first), second: direction(second) };
      if (faultsOf(alley.table, mover, rules, forbidden, spot, placement).length > 0) continue;
      counts.legal++;
      const arrival = arrivalAt(reach, spot);
      if (!arrival) continue;
      counts.found++;
      expect(faultsOf(alley.table, mover, rules, forbidden, spot, arrival.placement), `seed ${seed}`).toEqual([]);
    }
  }
  return counts;
};

describe('alleys hardly wider than the tool', () => {
  it('with 1 mm to spare, 99 % of the legal spots are found', () => {
    const { legal, found } = findRate(10, 1500);
    expect(legal).toBeGreaterThan(600);
    expect(found / legal).toBeGreaterThan(0.99);
  });
  it('with 0.1 mm to spare, nearly all of them', () => {
    const { legal, found } = findRate(1, 800);
    expect(legal).toBeGreaterThan(100);
    expect(found / legal).toBeGreaterThan(0.97);
  });
});
