import { type Figure, LEGION_BASES, levelsAt, outlineOf, overlaps, type Point, type Table, tableOf } from '@cadre/geometry';

export interface BenchScene {
  readonly table: Table;
  readonly figures: readonly Figure[];
  /** On the roofs of the same table. */
  readonly climbers: readonly Figure[];
}

/** Small numbers in a fixed order: every run asks the same questions. */
const sequence = (seed: number): ((below: number) => number) => {
  let state = seed;
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * below);
  };
};

/** A table of three feet by three with 25 pieces (buildings, containers, walls, woods) and 20 bases. */
export const benchTable = (): BenchScene => {
  const next = sequence(7);
  const pieces = Array.from({ length: 25 }, (_, i) => {
    const [x, y] = [700 + 1800 * (i % 5) + next(600), 700 + 1800 * Math.floor(i / 5) + next(600)].map(v => Math.min(v, 8300));
    const [l, w] = [250 + next(300), 80 + next(250)];
    const [fx, fy] = [next(21) - 10, 1 + next(10)];
    const length = Math.sqrt(fx * fx + fy * fy);
    const corner = (a: number, b: number) => [Math.round(x! + (a * fx - b * fy) / length), Math.round(y! + (a * fy + b * fx) / length)];
    const kind = KINDS[i % KINDS.length]!;
    return { id: `piece-${i}`, polygon: [corner(-l, -w), corner(l, -w), corner(l, w), corner(-l, w)], ...kind };
  });
  const table = tableOf({ id: 'bench', width: 9144, depth: 9144, pieces });
  const figures: Figure[] = [];
  while (figures.length < 20) {
    const at = { x: 300 + next(8500), y: 300 + next(8500) };
    const figure: Figure = { id: `figure-${figures.length}`, base: LEGION_BASES.small, at, facing: { x: 0, y: 1 }, bottom: 0, height: 420 };
    const outline = outlineOf(figure);
    if (levelsAt(table, outline, 420, 'height').includes(0) && !figures.some(other => overlaps(outlineOf(other), outline)))
      figures.push(figure);
  }
  return { table, figures, climbers: climbersOn(table) };
};

/** One figure in the middle of every roof that has room for it. */
const climbersOn = (table: Table): Figure[] =>
  table.pieces
    .filter(piece => piece.footing === 'top')
    .map(({ id, polygon, top }): Figure => {
      const at = {
        x: Math.round(polygon.reduce((sum, p) => sum + p.x, 0) / polygon.length),
        y: Math.round(polygon.reduce((sum, p) => sum + p.y, 0) / polygon.length),
      };
      return { id: `on ${id}`, base: LEGION_BASES.small, at, facing: { x: 0, y: 1 }, bottom: top, height: 420 };
    })
    .filter(figure => levelsAt(table, outlineOf(figure), 420, 'height').includes(figure.bottom));

/**
 * As hard as sight gets: over a rock that is almost as high as the line from a trooper on the ground to one on a roof, so that
 * neither "hidden" nor "seen" can be told early. Each pair is moved by a few millimetres.
 */
export const hardSight = (): { readonly table: Table; readonly pairs: readonly (readonly [Figure, Figure])[] } => {
  const rock = [
    [3023, 4470],
    [2858, 4756],
    [2527, 4756],
    [2362, 4470],
    [2527, 4184],
    [2858, 4184],
  ];
  const roof = [
    [500, 3000],
    [1400, 3000],
    [1400, 3900],
    [500, 3900],
  ];
  const table = tableOf({
    id: 'hard',
    width: 9144,
    depth: 9144,
    pieces: [
      { id: 'rock', polygon: rock, top: 762, passage: 'impassable' },
      { id: 'roof', polygon: roof, top: 572, footing: 'top' },
    ],
  });
  const figure = (id: string, x: number, y: number, bottom: number): Figure => ({
    id,
    base: LEGION_BASES.small,
    at: { x, y },
    facing: { x: 0, y: 1 },
    bottom,
    height: 420,
  });
  const pairs = Array.from(
    { length: 49 },
    (_, i) => [figure('below', 4969 + 15 * (i % 7) - 45, 6348 + 15 * Math.floor(i / 7) - 45, 0), figure('above', 950, 3447, 572)] as const,
  );
  return { table, pairs };
};

/** A slanted wall with a gap that is 1 mm wider than the tool, a figure before it, and spots behind it. */
export const alleyScene = (): { readonly table: Table; readonly mover: Figure; readonly spots: readonly Point[] } => {
  const at = { x: 4000, y: 4000 };
  const length = Math.sqrt(128 * 128 + 9 * 9);
  const turned = (ahead: number, left: number): Point => ({
    x: at.x + Math.round((ahead * 128 - left * 9) / length),
    y: at.y + Math.round((ahead * 9 + left * 128) / length),
  });
  const wall = (id: string, from: number, to: number) => ({
    id,
    polygon: [turned(350, from), turned(850, from), turned(850, to), turned(350, to)].map(({ x, y }) => [x, y]),
    top: 1016,
    passage: 'impassable',
  });
  const table = tableOf({ id: 'alley', width: 9144, depth: 9144, pieces: [wall('right', -1900, -80), wall('left', 80, 2000)] });
  const spots = Array.from({ length: 40 }, (_, i) => turned(1000 + 10 * i, ((i * 7) % 40) * 8 - 160));
  return { table, mover: { id: 'mover', base: LEGION_BASES.small, at, facing: { x: 0, y: 1 }, bottom: 0, height: 420 }, spots };
};

const KINDS = [
  { top: 1016, passage: 'impassable', cover: 'heavy' },
  { top: 572, footing: 'top', cover: 'heavy' },
  { top: 318, cover: 'light' },
  { top: 1016, footing: 'inside', cover: 'light' },
] as const;
