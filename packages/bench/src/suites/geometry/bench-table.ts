import { type Figure, LEGION_BASES, levelsAt, outlineOf, overlaps, type Table, tableOf } from '@cadre/geometry';

export interface BenchScene {
  readonly table: Table;
  readonly figures: readonly Figure[];
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
  return { table, figures };
};

const KINDS = [
  { top: 1016, passage: 'impassable', cover: 'heavy' },
  { top: 572, footing: 'top', cover: 'heavy' },
  { top: 318, cover: 'light' },
  { top: 1016, footing: 'inside', cover: 'light' },
] as const;
