import {
  allOf,
  bodyOf,
  borderOfSpots,
  contactSpots,
  deployment,
  EDGES,
  type Figure,
  inContact,
  isEmpty,
  movement,
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
import { speed2, standard, standingFigure } from './moves.js';
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
  const edge = roll(3) === 0 ? { edge: EDGES[roll(EDGES.length)]!, distance: 1000 + roll(3000) } : undefined;
  const [x, y] = [roll(6000), roll(6000)];
  const zone = roll(4) === 0 ? { minX: x, minY: y, maxX: x + 800 + roll(2300), maxY: y + 800 + roll(2300) } : undefined;
  const conditions: Conditions = { ...(within && { within }), ...(beyond && { beyond }), ...(edge && { edge }), ...(zone && { zone }) };
  const regions: Region[] = [];
  if (within) regions.push({ kind: 'within', of: bodyOf(within.of), distance: within.distance });
  if (beyond) regions.push({ kind: 'beyond', of: beyond.of.map(bodyOf), distance: beyond.distance });
  if (edge) regions.push({ kind: 'edge', edges: [edge.edge], distance: edge.distance });
  if (zone) regions.push({ kind: 'zone', zones: [{ id: 'zone', polygon: cornersOf(zone) }] });
  const placing = deployment(table, figure, 'height', others.map(bodyOf), allOf(...regions));
  return { table, figure, others, conditions, placing, judge: at => judgeSpot(table, figure, at, others, conditions) };
};
const cornersOf = ({ minX, minY, maxX, maxY }: NonNullable<Conditions['zone']>): Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
];
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
      for (let y = 0; y <= SIZE; y += 130)
        for (let x = 0; x <= SIZE; x += 130) expect(scene.judge({ x, y }), `seed ${seed} (${x}, ${y})`).not.toBe('yes');
    }
    expect(seen.filled).toBeGreaterThan(60);
  });

  it('the nearest legal spot is as near as a net of 6 mm finds one', () => {
    let refused = 0;
    for (let seed = 1; seed <= 160; seed++) {
      const roll = dice(seed + 9000);
      const scene = randomScene(roll);
      const wish = spotIn(roll, scene);
      if (scene.judge(wish) !== 'no') continue;
      const found = nearestSpot(scene.placing, wish);
      if (!found) continue;
      refused++;
      expect(scene.judge(found.at)).not.toBe('no');
      const distance = Math.hypot(found.at.x - wish.x, found.at.y - wish.y);
      const reach = Math.ceil(distance / 60);
      for (let row = -reach; row <= reach; row++)
        for (let column = -reach; column <= reach; column++) {
          const at = { x: wish.x + 60 * column, y: wish.y + 60 * row };
          if (Math.hypot(at.x - wish.x, at.y - wish.y) < distance - 60)
            expect(scene.judge(at), `seed ${seed} ${JSON.stringify({ wish, found: found.at, at })}`).not.toBe('yes');
        }
    }
    expect(refused).toBeGreaterThan(30);
  });

  it('a figure moves into contact wherever one of 720 sides allows it', () => {
    const seen = { reached: 0, missed: 0 };
    for (let seed = 1; seed <= 150; seed++) {
      const roll = dice(seed + 3000);
      const table = tableWith(randomPieces(roll, 12));
      const mover = standingFigure(table, roll);
      const enemy = trooper('enemy', mover.at.x - 1300 + roll(2600), mover.at.y - 1300 + roll(2600));
      const placing = movement(table, mover, 0, standard(speed2), [bodyOf(enemy)]);
      const spots = contactSpots(placing, bodyOf(enemy));
      for (const { at, level } of spots) {
        expect(whyNot(placing, at, { level })).toBeUndefined();
        expect(Math.abs(Math.hypot(at.x - enemy.at.x, at.y - enemy.at.y) - 270 - 2.5)).toBeLessThanOrEqual(2.5 + 1e-6);
      }
      let sides = 0;
      for (let i = 0; i < 720; i++) {
        const angle = (Math.PI * i) / 360;
        const at = { x: Math.round(enemy.at.x + 272.5 * Math.cos(angle)), y: Math.round(enemy.at.y + 272.5 * Math.sin(angle)) };
        const spot = spotAt(placing, at);
        if (spot && inContact(bodyOf({ ...mover, at, bottom: spot.level }), bodyOf(enemy))) sides++;
      }
      // Contact on a stretch of 5 of 360 degrees may fall between two of the sides that are tried.
      if (sides > 12 && spots.length === 0) seen.missed++;
      if (sides > 12 && spots.length > 0) seen.reached++;
    }
    expect(seen.missed).toBe(0);
    expect(seen.reached).toBeGreaterThan(60);
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
