import { type Figure, LEGION_BASES, readTable, type Table } from '@cadre/geometry';

/** Equal seeds, equal numbers: a failing table can be named by its seed. */
export type Dice = (below: number) => number;

export const dice = (seed: number): Dice => {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return below => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
};

export const SIZE = 9144;

interface RawPiece {
  readonly polygon: readonly (readonly [number, number])[];
  readonly [key: string]: unknown;
}

/** A box turned by any of a few hundred directions, an L, or a triangle. */
const randomPolygon = (roll: Dice, size: number): [number, number][] => {
  const half = () => 100 + roll(900);
  const [x, y] = [1500 + roll(size - 3000), 1500 + roll(size - 3000)];
  const [fx, fy] = [roll(41) - 20, roll(40) - 20.5];
  const length = Math.sqrt(fx * fx + fy * fy);
  const turned = (ahead: number, left: number): [number, number] => [
    Math.round(x + (ahead * fx - left * fy) / length),
    Math.round(y + (ahead * fy + left * fx) / length),
  ];
  const [l, w] = [half(), half() / 2];
  switch (roll(4)) {
    case 0:
      return [
        [-l, -l],
        [l, -l],
        [l, 0],
        [0, 0],
        [0, l],
        [-l, l],
      ].map(([a, b]) => turned(a!, b!));
    case 1:
      return [turned(-l, -w), turned(l, -w), turned(0, l)];
    default:
      return [turned(-l, -w), turned(l, -w), turned(l, w), turned(-l, w)];
  }
};

export const randomPieces = (roll: Dice, count: number): RawPiece[] =>
  Array.from({ length: count }, (_, i) => {
    const polygon = randomPolygon(roll, SIZE);
    const floats = roll(8) === 0;
    const bottom = floats ? 200 + roll(600) : 0;
    return {
      id: `p${i}`,
      polygon,
      bottom,
      top: bottom + [318, 420, 500, 572, 762, 1016][roll(6)]!,
      elevation: 1 + roll(2),
      passage: roll(2) === 0 ? 'impassable' : 'open',
      footing: roll(3) === 0 ? 'top' : 'none',
      sight: 'blocks',
      cover: 'heavy',
    };
  });

export const tableWith = (pieces: readonly RawPiece[], size = SIZE): Table => {
  const read = readTable({ id: 'random', unit: 'tenth-mm', width: size, depth: size, pieces });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.value;
};

export const trooper = (id: string, x: number, y: number, bottom = 0): Figure => ({
  id,
  base: LEGION_BASES.small,
  at: { x, y },
  facing: { x: 0, y: 1 },
  bottom,
  height: 420,
});

export const randomFigure = (roll: Dice, id: string): Figure => {
  const bases = [LEGION_BASES.small, LEGION_BASES.small, LEGION_BASES.small, LEGION_BASES.medium, LEGION_BASES.long];
  return {
    id,
    base: bases[roll(bases.length)]!,
    at: { x: 1200 + roll(SIZE - 2400), y: 1200 + roll(SIZE - 2400) },
    facing: { x: roll(21) - 10, y: 1 + roll(10) },
    bottom: [0, 0, 0, 572, 300][roll(5)]!,
    height: [420, 420, 690][roll(3)]!,
  };
};
