import type { Point } from './exact.js';

/** Is this spot inside? */
export type Inside = (spot: Point) => boolean;

/**
 * The border of a region, as closed loops: a net of `columns` by `rows` spots from `start`, the border drawn between the last
 * spot inside and the first outside, found to `step` / 16. The outermost spots of the net should lie outside.
 */
export const borderOf = (start: Point, columns: number, rows: number, step: number, isInside: Inside): Point[][] => {
  const at = (column: number, row: number): Point => ({ x: start.x + column * step, y: start.y + row * step });
  const inside = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) inside[row * columns + column] = isInside(at(column, row)) ? 1 : 0;
  const spotOf = (name: number): Point => {
    const corner = name >> 1;
    const from = at(corner % columns, Math.floor(corner / columns));
    const to = name % 2 === 0 ? { x: from.x + step, y: from.y } : { x: from.x, y: from.y + step };
    return inside[corner] ? edgeBetween(isInside, from, to) : edgeBetween(isInside, to, from);
  };
  return loopsOf(linksOf(inside, columns, rows)).map(loop => loop.map(spotOf));
};

const linksOf = (inside: Uint8Array, columns: number, rows: number): Map<number, number[]> => {
  const links = new Map<number, number[]>();
  const link = (a: number, b: number): void => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (let row = 0; row + 1 < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const corners = [row * columns + column, row * columns + column + 1, (row + 1) * columns + column + 1, (row + 1) * columns + column];
      // The four sides of a square of the net, each named by its lower corner and its way: 2n across, 2n + 1 up.
      const sides = [2 * corners[0]!, 2 * corners[1]! + 1, 2 * corners[3]!, 2 * corners[0]! + 1];
      const crossed = sides.filter((_, i) => inside[corners[i]!] !== inside[corners[(i + 1) % 4]!]);
      for (let i = 0; i + 1 < crossed.length; i += 2) link(crossed[i]!, crossed[i + 1]!);
    }
  return links;
};

const edgeBetween = (isInside: Inside, inside: Point, outside: Point): Point => {
  let [near, far] = [inside, outside];
  for (let i = 0; i < 4; i++) {
    const middle = { x: Math.round((near.x + far.x) / 2), y: Math.round((near.y + far.y) / 2) };
    if (isInside(middle)) near = middle;
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
