import type { Clay, Row } from '../sculpt/clay.js';
import type { Paint } from '../sculpt/mesh.js';
import { place } from '../sculpt/vectors.js';
import { lid, shrink } from './shapes.js';
import { areaOf, type Flat, type Site } from './site.js';
import { mixed } from './themes.js';

/** A point of an outline, and where it goes inwards. */
export interface Spot {
  readonly at: Flat;
  readonly inwards: Flat;
}
const inwardsOf = ([ax, az]: Flat, [bx, bz]: Flat): Flat => {
  const l = Math.hypot(bx - ax, bz - az) || 1;
  return [(bz - az) / l, (ax - bx) / l];
};
/** An outline in short steps. */
export const around = (ring: readonly Flat[], spacing: number, most = 48): Spot[] => {
  const lengths = ring.map(([x, z], i) => Math.hypot(ring[(i + 1) % ring.length]![0] - x, ring[(i + 1) % ring.length]![1] - z));
  const step = Math.max(spacing, lengths.reduce((sum, l) => sum + l, 0) / most);
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length]!;
    const own = inwardsOf(a, b);
    const before = inwardsOf(ring.at(i - 1)!, a);
    const l = Math.hypot(own[0] + before[0], own[1] + before[1]) || 1;
    const n = Math.max(1, Math.round(lengths[i]! / step));
    return Array.from({ length: n }, (_, k): Spot => {
      const t = k / n;
      return {
        at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        inwards: k > 0 ? own : [(own[0] + before[0]) / l, (own[1] + before[1]) / l],
      };
    });
  });
};
/** An outline with its corners rounded off, but for those that point inwards. */
export const rounded = (ring: readonly Flat[], radius: number, steps = 3): Flat[] =>
  ring.flatMap((b, i): Flat[] => {
    const [a, c] = [ring.at(i - 1)!, ring[(i + 1) % ring.length]!];
    const [before, after] = [Math.hypot(a[0] - b[0], a[1] - b[1]), Math.hypot(c[0] - b[0], c[1] - b[1])];
    if ((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]) >= 0) return [b];
    const r = Math.min(radius, before * 0.45, after * 0.45);
    const [p, q]: [Flat, Flat] = [
      [b[0] + ((a[0] - b[0]) * r) / before, b[1] + ((a[1] - b[1]) * r) / before],
      [b[0] + ((c[0] - b[0]) * r) / after, b[1] + ((c[1] - b[1]) * r) / after],
    ];
    return Array.from({ length: steps + 1 }, (_, k): Flat => {
      const t = k / steps;
      const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [u * p[0] + v * b[0] + w * q[0], u * p[1] + v * b[1] + w * q[1]];
    });
  });
/** Smooth walls over outlines of equally many corners, from the bottom up. */
export const wrap = (
  clay: Clay,
  paint: Paint,
  rows: readonly (readonly [ring: readonly Flat[], y: number, options?: Omit<Row, 'points'>])[],
): void =>
  clay.skin(
    paint,
    rows.map(([ring, y, options]) => ({ points: ring.map(([x, z]) => [x, y, z] as const), ...options })),
  );
/** A flat strip between two outlines of equally many corners. */
export const band = (clay: Clay, paint: Paint, outer: readonly Flat[], inner: readonly Flat[], y: number, shade = 0): void => {
  for (const [i, [ax, az]] of outer.entries()) {
    const k = (i + 1) % outer.length;
    clay.face(paint, [[ax, y, az], [outer[k]![0], y, outer[k]![1]], [inner[k]![0], y, inner[k]![1]], [inner[i]![0], y, inner[i]![1]]], shade); // biome-ignore format: one line
  }
};
const clipped = (ring: readonly Flat[], axis: 0 | 1, sign: number, limit: number): Flat[] =>
  ring.flatMap((a, i): Flat[] => {
    const b = ring[(i + 1) % ring.length]!;
    const [u, v] = [sign * a[axis] - limit, sign * b[axis] - limit];
    const t = u / (u - v);
    const cut: Flat[] = u < 0 !== v < 0 ? [[a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]] : [];
    return u < 0 ? [a, ...cut] : cut;
  });
/** A part of an outline in a grid laid over its plot; in the plot's own space. */
export interface Cell {
  readonly ring: readonly Flat[];
  readonly x: number;
  readonly z: number;
  readonly w: number;
  readonly d: number;
  /** How much of it lies inside the outline. */
  readonly share: number;
}
const MOST_CELLS = 9;
/** Cuts an outline into cells of about this size, with a gap between them. */
export const cellsOf = ({ plot }: Site, ring: readonly Flat[], wide: number, deep: number, gap: number): Cell[] => {
  const { frame } = plot;
  const local = ring.map(([x, z]): Flat => {
    const [dx, dz] = [x - frame.at[0], z - frame.at[2]];
    return [dx * frame.x[0] + dz * frame.x[2], dx * frame.z[0] + dz * frame.z[2]];
  });
  const [xs, zs] = [local.map(([x]) => x), local.map(([, z]) => z)];
  const [left, back] = [Math.min(...xs), Math.min(...zs)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...zs) - back];
  const count = (length: number, each: number): number => Math.min(MOST_CELLS, Math.max(1, Math.round(length / each)));
  const [columns, rows] = [count(width, wide), count(depth, deep)];
  const [w, d] = [width / columns, depth / rows];
  const cells: Cell[] = [];
  for (let i = 0; i < columns; i++)
    for (let k = 0; k < rows; k++) {
      const [x, z] = [left + (i + 0.5) * w, back + (k + 0.5) * d];
      const sides = [
        [0, 1, x + w / 2 - gap / 2],
        [0, -1, -(x - w / 2 + gap / 2)],
        [1, 1, z + d / 2 - gap / 2],
        [1, -1, -(z - d / 2 + gap / 2)],
      ] as const;
      const cut = sides.reduce((part: readonly Flat[], [axis, sign, limit]) => clipped(part, axis, sign, limit), local);
      const share = cut.length < 3 ? 0 : -areaOf(cut) / (w * d);
      if (share > 0.04) cells.push({ ring: cut, x, z, w: w - gap, d: d - gap, share });
    }
  return cells;
};
export interface Paving {
  readonly paint: Paint;
  readonly trim: Paint;
  readonly joint: Paint;
  readonly tile: readonly [wide: number, deep: number];
  readonly border?: number;
  /** How much of the theme's dust lies on it. */
  readonly dusty?: number;
}
/** How deep joints are: too shallow to notice that somebody stands on them. */
const JOINT = 0.015;
/** A flat floor: a border along the outline, and tiles. */
export const paved = (site: Site, ring: readonly Flat[], y: number, { paint, trim, joint, tile, border = 0.14, dusty }: Paving): void => {
  const { clay, theme, random, plot } = site;
  const inside = shrink(ring, border);
  const isBordered = inside !== ring;
  if (isBordered) band(clay, trim, ring, inside, y, 0.18);
  lid(clay, joint, inside, y - JOINT, -0.25);
  const dust = dusty ?? theme.dusty * 0.5;
  clay.within(plot.frame, () => {
    for (const cell of cellsOf(site, inside, ...tile, 0.05))
      lid(clay, mixed(paint, theme.dust, dust * random() ** 2), cell.ring, y, 0.16 * (random() - 0.5));
  });
};
/** Points inside an outline, at least so deep. */
export const scattered = ({ ring, random, depth }: Site, count: number, deep: number): Flat[] => {
  const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
  const [left, back] = [Math.min(...xs), Math.min(...zs)];
  const [width, far] = [Math.max(...xs) - left, Math.max(...zs) - back];
  const spots: Flat[] = [];
  for (let tries = 0; spots.length < count && tries < count * 8; tries++) {
    const at: Flat = [left + width * random(), back + far * random()];
    if (depth(at) >= deep) spots.push(at);
  }
  return spots;
};
/** A strip on which a line of something stands: x along it, its middle in the origin. */
export interface Strip {
  readonly length: number;
  readonly deep: number;
  /** Which part it is of all strips of its piece: of this share of triangles it is made. */
  readonly share: number;
}
/** So many things are put on a strip, one for so many inches, but only its share of the most that its piece may have. */
export const countOn = ({ length, share }: Strip, each: number, most: number): number =>
  Math.max(1, Math.min(Math.round(length / each), Math.floor(most * share)));
/** Draws on one strip along the plot where the outline is narrow, or on one along each of its sides. */
export const onStrips = ({ clay, plot, edges, inner, piece }: Site, most: number, draw: (strip: Strip) => void): void => {
  // Who stands between them needs room.
  const deep = piece.look === 'inside' && inner > 0.75 ? Math.min(most, 0.8, Math.max(0.3, inner * 0.5)) : most;
  const isNarrow = plot.isExact && plot.d <= 1.6 * deep;
  if (isNarrow || inner < deep * 0.7 || edges.length > 12) {
    clay.within(plot.frame, () => draw({ length: plot.w, deep: Math.min(plot.d, 2 * deep), share: 1 }));
    return;
  }
  const sides = edges.filter(({ length }) => length >= deep * 1.2);
  if (sides.length === 0) {
    clay.within(plot.frame, () => draw({ length: plot.w, deep, share: 1 }));
    return;
  }
  const all = sides.reduce((sum, { length }) => sum + length, 0);
  for (const { length, frame } of sides) {
    const at = place(frame, [0, 0, -deep / 2]);
    clay.within({ ...frame, at }, () => draw({ length: length - deep * 0.5, deep, share: length / all }));
  }
};
