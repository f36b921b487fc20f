/** Farther than any distance that a rule can name: there is no way at all. */
export const FAR = 127;
export type Neighbours = readonly (readonly number[])[];

/** All-pairs distances of a small graph by breadth-first search, row by row. */
export interface Distances {
  readonly size: number;
  readonly steps: Int8Array;
}
export const distances = (neighbours: Neighbours): Distances => {
  const size = neighbours.length;
  if (size >= FAR) throw new RangeError(`a map has at most ${FAR - 1} spaces, this one has ${size}`);
  const steps = new Int8Array(size * size).fill(FAR);
  for (let from = 0; from < size; from++) {
    const row = from * size;
    steps[row + from] = 0;
    const queue = [from];
    for (let head = 0; head < queue.length; head++) {
      const here = queue[head]!;
      for (const next of neighbours[here]!)
        if (steps[row + next] === FAR) {
          steps[row + next] = steps[row + here]! + 1;
          queue.push(next);
        }
    }
  }
  return { size, steps };
};
export const stepsBetween = (d: Distances, from: number, to: number): number => d.steps[from * d.size + to]!;

/** The members of `candidates` that are nearest to `from`; all of them are FAR when none can be reached. */
export const nearestOf = <T extends number>(d: Distances, from: T, candidates: readonly T[]): T[] => {
  let least = FAR,
    found: T[] = [];
  for (const c of candidates) {
    const steps = stepsBetween(d, from, c);
    if (steps < least) {
      least = steps;
      found = [c];
    } else if (steps === least) found.push(c);
  }
  return found;
};
