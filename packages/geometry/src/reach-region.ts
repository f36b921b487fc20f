import type { Point } from './exact.js';
import { type Arrival, arrivalAt, type Reach } from './reach.js';

/** A uniform integer in 0..below-1. */
export type Random = (below: number) => number;

export interface Move extends Arrival {
  readonly spot: Point;
}

export const reachRadius = (reach: Reach): number => Math.max(0, ...reach.fans.map(({ fit }) => Math.floor(2 * fit.joint)));

/** A spot in reach, every one as likely as any other; nothing if `tries` spots in a row were out of reach. */
export const sampleMove = (reach: Reach, random: Random, tries = 200): Move | undefined => {
  const radius = reachRadius(reach);
  const { x, y } = reach.mover.at;
  for (let i = 0; i < tries; i++) {
    const spot = { x: x - radius + random(2 * radius + 1), y: y - radius + random(2 * radius + 1) };
    const arrival = arrivalAt(reach, spot);
    if (arrival) return { ...arrival, spot };
  }
  return undefined;
};

/** The spots of a square net that are in reach, nearest first: for searching bots, and for "can it go anywhere?". */
export const netOfMoves = (reach: Reach, step: number): Move[] => {
  const { x, y } = reach.mover.at;
  const count = Math.ceil(reachRadius(reach) / step);
  const moves: Move[] = [];
  for (let row = -count; row <= count; row++)
    for (let column = -count; column <= count; column++) {
      const spot = { x: x + column * step, y: y + row * step };
      const arrival = arrivalAt(reach, spot);
      if (arrival) moves.push({ ...arrival, spot });
    }
  const away = ({ spot }: Move): number => (spot.x - x) * (spot.x - x) + (spot.y - y) * (spot.y - y);
  return moves.sort((a, b) => away(a) - away(b));
};

/**
 * The border of the region that the centre of the base can reach, as closed loops, for drawing: a net of `step`, its border
 * drawn between the last spot inside and the first outside, found to `step` / 16.
 */
export const reachBorder = (reach: Reach, step: number): Point[][] => {
  const { x, y } = reach.mover.at;
  const count = Math.ceil(reachRadius(reach) / step) + 1;
  const side = 2 * count + 1;
  const at = (column: number, row: number): Point => ({ x: x + (column - count) * step, y: y + (row - count) * step });
  const inside = new Uint8Array(side * side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) inside[row * side + column] = arrivalAt(reach, at(column, row)) ? 1 : 0;
  const links = new Map<number, number[]>();
  const link = (a: number, b: number): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (let row = 0; row + 1 < side; row++)
    for (let column = 0; column + 1 < side; column++) {
      const corners = [row * side + column, row * side + column + 1, (row + 1) * side + column + 1, (row + 1) * side + column];
      // The four sides of a square of the net, each named by its lower corner and its way: 2n across, 2n + 1 up.
      const sides = [2 * corners[0]!, 2 * corners[1]! + 1, 2 * corners[3]!, 2 * corners[0]! + 1];
      const crossed = sides.filter((_, i) => inside[corners[i]!] !== inside[corners[(i + 1) % 4]!]);
      for (let i = 0; i + 1 < crossed.length; i += 2) link(crossed[i]!, crossed[i + 1]!);
    }
  const spotOf = (name: number): Point => {
    const corner = name >> 1;
    const from = at(corner % side, Math.floor(corner / side));
    const to = name % 2 === 0 ? { x: from.x + step, y: from.y } : { x: from.x, y: from.y + step };
    return inside[corner] ? edgeBetween(reach, from, to) : edgeBetween(reach, to, from);
  };
  return loopsOf(links).map(loop => loop.map(spotOf));
};

const edgeBetween = (reach: Reach, inside: Point, outside: Point): Point => {
  let [near, far] = [inside, outside];
  for (let i = 0; i < 4; i++) {
    const middle = { x: Math.round((near.x + far.x) / 2), y: Math.round((near.y + far.y) / 2) };
    if (arrivalAt(reach, middle)) near = middle;
    else far = middle;
  }
  return near;
};

const loopsOf = (links: ReadonlyMap<number, readonly number[]>): number[][] => {
  const left = new Set(links.keys());
  const loops: number[][] = [];
  for (const start of links.keys()) {
    if (!left.has(start)) continue;
    const loop: number[] = [];
    let next: number | undefined = start;
    while (next !== undefined) {
      loop.push(next);
      left.delete(next);
      next = links.get(next)!.find(name => left.has(name));
    }
    loops.push(loop);
  }
  return loops;
};
