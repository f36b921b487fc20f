import {
  allOf,
  bodyOf,
  borderOfSpots,
  deployment,
  type Figure,
  isEmpty,
  nearestSpot,
  type Placing,
  type Point,
  type Region,
  sampleSpot,
  spotAt,
  type Table,
  whyNot,
} from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { isStrictlyInside } from './placement-checker.js';
import { type Dice, dice, randomPieces, SIZE, tableWith, trooper } from './random-table.js';
import { type Conditions, judgeSpot } from './spot-oracle.js';

interface Scene {
  readonly table: Table;
  readonly figure: Figure;
  readonly others: readonly Figure[];
  readonly conditions: Conditions;
  readonly placing: Placing;
  readonly judge: (at: Point) => 'yes' | 'no' | 'close';
}

/** A random table, some bases, and a region of random conditions: as the game says it and as the oracle reads it. */
const randomScene = (roll: Dice): Scene => {
  const table = tableWith(randomPieces(roll, 6 + roll(14)));
  const figure = trooper('new', 4000, 4000);
  const others = Array.from({ length: 5 }, (_, i) => trooper(`o${i}`, 500 + roll(SIZE - 1000), 500 + roll(SIZE - 1000)));
  const within = roll(3) > 0 ? { of: others[0]!, distance: 300 + roll(2500) } : undefined;
  const beyond = roll(2) > 0 ? { of: others.slice(1), distance: 500 + roll(1500) } : undefined;
  const left = roll(4) === 0 ? 1500 + roll(3000) : undefined;
  const conditions: Conditions = { ...(within && { within }), ...(beyond && { beyond }), ...(left !== undefined && { left }) };
  const regions: Region[] = [];
  if (within) regions.push({ kind: 'within', of: bodyOf(within.of), distance: within.distance });
  if (beyond) regions.push({ kind: 'beyond', of: beyond.of.map(bodyOf), distance: beyond.distance });
  if (left !== undefined) regions.push({ kind: 'edge', edges: ['left'], distance: left });
  const placing = deployment(table, figure, 'height', others.map(bodyOf), allOf(...regions));
  return { table, figure, others, conditions, placing, judge: at => judgeSpot(table, figure, at, others, conditions) };
};
const spotIn = (roll: Dice, { placing: { box } }: Scene): Point => ({
  x: box.minX - 200 + roll(Math.max(1, box.maxX - box.minX + 400)),
  y: box.minY - 200 + roll(Math.max(1, box.maxY - box.minY + 400)),
});

describe('where a base may be put, against a base made of points', () => {
  it('is legal exactly where the oracle says so', () => {
    const seen = { yes: 0, no: 0, close: 0 };
    for (let seed = 1; seed <= 300; seed++) {
      const roll = dice(seed);
      const scene = randomScene(roll);
      for (let i = 0; i < 25; i++) {
        const at = spotIn(roll, scene);
        const judged = scene.judge(at);
        seen[judged]++;
        const reason = whyNot(scene.placing, at);
        if (judged !== 'close') expect(reason === undefined, `seed ${seed} ${JSON.stringify({ at, reason })}`).toBe(judged === 'yes');
      }
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(1000);
  });

  it('is sampled where it is legal, and called empty only where a fine net finds nothing', () => {
    const seen = { empty: 0, filled: 0 };
    for (let seed = 1; seed <= 120; seed++) {
      const roll = dice(seed + 5000);
      const scene = randomScene(roll);
      const found = sampleSpot(scene.placing, roll);
      expect(isEmpty(scene.placing) && found !== undefined, `seed ${seed}`).toBe(false);
      if (found) {
        seen.filled++;
        expect(scene.judge(found.at), `seed ${seed}`).not.toBe('no');
        continue;
      }
      seen.empty++;
      const { box } = scene.placing;
      for (let y = box.minY; y <= box.maxY; y += 90)
        for (let x = box.minX; x <= box.maxX; x += 90) expect(scene.judge({ x, y }), `seed ${seed} (${x}, ${y})`).not.toBe('yes');
    }
    expect(seen.filled).toBeGreaterThan(60);
  });

  it('the nearest legal spot is as near as a net of 4 mm finds one', () => {
    let refused = 0;
    for (let seed = 1; seed <= 90; seed++) {
      const roll = dice(seed + 9000);
      const scene = randomScene(roll);
      const wish = spotIn(roll, scene);
      if (scene.judge(wish) !== 'no') continue;
      const found = nearestSpot(scene.placing, wish);
      if (!found) continue;
      refused++;
      expect(scene.judge(found.at)).not.toBe('no');
      const distance = Math.hypot(found.at.x - wish.x, found.at.y - wish.y);
      const reach = Math.ceil(distance / 40);
      for (let row = -reach; row <= reach; row++)
        for (let column = -reach; column <= reach; column++) {
          const at = { x: wish.x + 40 * column, y: wish.y + 40 * row };
          if (Math.hypot(at.x - wish.x, at.y - wish.y) < distance - 40)
            expect(scene.judge(at), `seed ${seed} ${JSON.stringify({ wish, found: found.at, at })}`).not.toBe('yes');
        }
    }
    expect(refused).toBeGreaterThan(30);
  });

  it('the border for drawing parts the legal spots from the others', () => {
    let loops = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const roll = dice(seed + 700);
      const scene = randomScene(roll);
      const step = 120;
      const border = borderOfSpots(scene.placing, step);
      loops += border.length;
      for (const loop of border) for (const at of loop) expect(spotAt(scene.placing, at), JSON.stringify(at)).toBeDefined();
      for (let i = 0; i < 150; i++) {
        const at = spotIn(roll, scene);
        const near = border.some(loop => loop.some(p => Math.hypot(p.x - at.x, p.y - at.y) < 2 * step));
        if (near) continue;
        const inside = border.filter(loop => isStrictlyInside(loop, at)).length % 2 === 1;
        // What is narrower than the net may be missing in the picture.
        if (inside) expect(scene.judge(at), `seed ${seed} ${JSON.stringify(at)}`).not.toBe('no');
      }
    }
    expect(loops).toBeGreaterThan(12);
  });
});
