interface Cell {
  readonly x: number;
  readonly y: number;
}
type Corner = readonly [x: number, y: number];
const keyOf = (x: number, y: number): string => `${x},${y}`;

/** Cells that touch each other by a side, together. */
export const clustersOf = (cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const left = new Map(cells.map(cell => [keyOf(cell.x, cell.y), cell]));
  const clusters: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(keyOf(first.x, first.y))) continue;
    const cluster = [first];
    for (const { x, y } of cluster)
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        // biome-ignore format: one line
        const near = left.get(keyOf(x + dx, y + dy));
        if (near && left.delete(keyOf(near.x, near.y))) cluster.push(near);
      }
    clusters.push(cluster);
  }
  return clusters;
};
/** Where one turns left first: no outline comes to the same corner twice. */
const leftmost = ([fx, fy]: Corner, [ax, ay]: Corner, all: readonly Corner[]): Corner => {
  const [dx, dy] = [ax - fx, ay - fy];
  const turn = ([x, y]: Corner): number => dx * (y - ay) - dy * (x - ax);
  return all.toSorted((a, b) => turn(a) - turn(b))[0]!;
};
/** The outlines of cells: that around them, and those of holes in them. Corners are those of the grid. */
export const outlinesOf = (cells: readonly Cell[]): readonly (readonly Corner[])[] => {
  const taken = new Set(cells.map(({ x, y }) => keyOf(x, y)));
  const from = new Map<string, Corner[]>();
  const edge = (a: Corner, b: Corner): void => {
    from.set(keyOf(...a), [...(from.get(keyOf(...a)) ?? []), b]);
  };
  for (const { x, y } of cells) {
    if (!taken.has(keyOf(x, y - 1))) edge([x, y], [x + 1, y]);
    if (!taken.has(keyOf(x + 1, y))) edge([x + 1, y], [x + 1, y + 1]);
    if (!taken.has(keyOf(x, y + 1))) edge([x + 1, y + 1], [x, y + 1]);
    if (!taken.has(keyOf(x - 1, y))) edge([x, y + 1], [x, y]);
  }
  const outlines: Corner[][] = [];
  for (const [start, ways] of from)
    while (ways.length > 0) {
      const first = start.split(',').map(Number) as unknown as Corner;
      const loop: Corner[] = [first];
      let [before, at] = [first, ways.pop()!];
      while (keyOf(...at) !== start) {
        loop.push(at);
        const next = from.get(keyOf(...at))!;
        const to = next.length > 1 ? leftmost(before, at, next) : next[0]!;
        next.splice(next.indexOf(to), 1);
        [before, at] = [at, to];
      }
      outlines.push(
        loop.filter(([x, y], i) => {
          const [px, py] = loop.at(i - 1)!,
            [nx, ny] = loop[(i + 1) % loop.length]!;
          return (x - px) * (ny - y) !== (y - py) * (nx - x);
        }),
      );
    }
  return outlines;
};
/** Cells as rectangles, one for each run of a row. */
export const rowsOf = (cells: readonly Cell[]): readonly (readonly Corner[])[] => {
  const taken = new Set(cells.map(({ x, y }) => keyOf(x, y)));
  return cells.flatMap(({ x, y }) => {
    if (taken.has(keyOf(x - 1, y))) return [];
    let end = x + 1;
    while (taken.has(keyOf(end, y))) end++;
    return [[[x, y], [end, y], [end, y + 1], [x, y + 1]]] as Corner[][]; // biome-ignore format: one line
  });
};
