import type { ScenePiece } from '@cadre/battle';
import { distanceTo } from '../src/ground/footprints.js';
import type { Mesh } from '../src/sculpt/mesh.js';
import { type TableSpace, tableSpace } from '../src/table/table-space.js';

export type Flat = readonly [x: number, z: number];
export const SPACE: TableSpace = tableSpace({ width: 36 * 254, depth: 36 * 254 });
const PLAIN = { kind: 'rock', look: 'impassable', cover: 'heavy', sight: 'blocks', name: 'a piece', height: '', bottom: 0, top: 3 * 254 } as const; // biome-ignore format: one line
/** A piece whose corners are inches from the middle of a table of 36 inches. */
export const pieceOf = (id: string, corners: readonly Flat[], rest: Partial<ScenePiece> = {}): ScenePiece => ({
  ...{ ...PLAIN, id, ...rest },
  polygon: corners.map(([x, z]) => SPACE.point(x, z)),
});
export const ringOf = ({ polygon }: ScenePiece, space = SPACE): Flat[] =>
  polygon.map(at => {
    const [x, , z] = space.place(at);
    return [x, z];
  });
export interface Span {
  /** How far a point of it lies outside of the polygon, below the bottom or above the top, in inches. */
  readonly outside: number;
  /** Where its highest point lies between bottom and top, as a share. */
  readonly reached: number;
  readonly triangles: number;
  readonly isSound: boolean;
}
export const spanOf = ({ positions, normals, colors, surfaces }: Mesh, piece: ScenePiece, space = SPACE): Span => {
  const ring = ringOf(piece, space);
  const [bottom, top] = [piece.bottom / 254, piece.top / 254];
  let [outside, highest] = [0, -Infinity];
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
    outside = Math.max(outside, distanceTo(ring, x, z), bottom - y, y - top);
    highest = Math.max(highest, y);
  }
  const isSound = [positions, normals, colors, surfaces].every(numbers => numbers.every(each => Number.isFinite(each)));
  return { outside, reached: (highest - bottom) / (top - bottom), triangles: positions.length / 9, isSound };
};
/** The triangles over a point, with the heights at which they are met from above. */
const heightsAt = ({ positions: p }: Mesh, x: number, z: number): number[] => {
  const heights: number[] = [];
  for (let i = 0; i < p.length; i += 9) {
    const [ax, ay, az, bx, by, bz, cx, cy, cz] = [p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!, p[i + 4]!, p[i + 5]!, p[i + 6]!, p[i + 7]!, p[i + 8]!]; // biome-ignore format: one line
    if (x < Math.min(ax, bx, cx) || x > Math.max(ax, bx, cx) || z < Math.min(az, bz, cz) || z > Math.max(az, bz, cz)) continue;
    const area = (bx - ax) * (cz - az) - (bz - az) * (cx - ax);
    if (Math.abs(area) < 1e-9) continue;
    const u = ((x - ax) * (cz - az) - (z - az) * (cx - ax)) / area;
    const v = ((bx - ax) * (z - az) - (bz - az) * (x - ax)) / area;
    if (u >= 0 && v >= 0 && u + v <= 1) heights.push(ay + u * (by - ay) + v * (cy - ay));
  }
  return heights;
};
/** Points all over a polygon, but not on its very edge. */
export const pointsIn = (ring: readonly Flat[], count: number, deep = 0.001): Flat[] => {
  const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
  const [left, back] = [Math.min(...xs), Math.min(...zs)];
  const [width, depth] = [Math.max(...xs) - left, Math.max(...zs) - back];
  const points: Flat[] = [];
  for (let i = 0; points.length < count && i < 40 * count; i++) {
    const at: Flat = [left + width * ((i * 0.754877666) % 1), back + depth * ((i * 0.569840291) % 1)];
    if (distanceTo(ring, ...at) <= -deep) points.push(at);
  }
  return points;
};
/** The share of a polygon where the highest surface lies within a hair of the top. */
export const flatShare = (mesh: Mesh, piece: ScenePiece, space = SPACE): number => {
  const points = pointsIn(ringOf(piece, space), 160);
  const flat = points.filter(([x, z]) => Math.abs(Math.max(-Infinity, ...heightsAt(mesh, x, z)) - piece.top / 254) <= 0.021);
  return flat.length / points.length;
};
/** How high things stand where a figure so high would stand that is in the middle of a piece. */
export const clutterIn = (mesh: Mesh, piece: ScenePiece, radius: number, head: number, space = SPACE): number => {
  const ring = ringOf(piece, space);
  const points = pointsIn(ring, 400, radius);
  const heights = points.flatMap(([x, z]) => heightsAt(mesh, x, z)).map(y => y - piece.bottom / 254);
  // What hangs above it is in nobody's way.
  return Math.max(0, ...heights.filter(y => y < head));
};
/** From above and from four sides: axes across the view, the axis along it, and from which end one looks. */
const VIEWS = [[0, 2, 1, 1], [0, 1, 2, 1], [0, 1, 2, -1], [2, 1, 0, 1], [2, 1, 0, -1]] as const; // biome-ignore format: one line
/** The share of lines of sight from outside that end on the back of a triangle: there one looks into the thing. */
export const seenFromBehind = ({ positions: p }: Mesh, piece: ScenePiece, lines: number): number => {
  const ring = ringOf(piece);
  const low = [Math.min(...ring.map(([x]) => x)), piece.bottom / 254, Math.min(...ring.map(([, z]) => z))];
  const high = [Math.max(...ring.map(([x]) => x)), piece.top / 254, Math.max(...ring.map(([, z]) => z))];
  let [hits, wrong] = [0, 0];
  for (const [u, v, w, sign] of VIEWS)
    for (let k = 0; k < lines; k++) {
      const a = low[u]! + (high[u]! - low[u]!) * ((0.5 + k * 0.754877666) % 1);
      const b = low[v]! + (high[v]! - low[v]!) * ((0.5 + k * 0.569840291) % 1);
      let [nearest, looksBack] = [-Infinity, false];
      for (let i = 0; i < p.length; i += 9) {
        const [ua, va, ub, vb, uc, vc] = [p[i + u]!, p[i + v]!, p[i + 3 + u]!, p[i + 3 + v]!, p[i + 6 + u]!, p[i + 6 + v]!];
        const area = (ub - ua) * (vc - va) - (vb - va) * (uc - ua);
        if (Math.abs(area) < 1e-7) continue;
        const s = ((a - ua) * (vc - va) - (b - va) * (uc - ua)) / area;
        const t = ((ub - ua) * (b - va) - (vb - va) * (a - ua)) / area;
        if (s < 0 || t < 0 || s + t > 1) continue;
        const far = sign * (p[i + w]! + s * (p[i + 3 + w]! - p[i + w]!) + t * (p[i + 6 + w]! - p[i + w]!));
        if (far < nearest - 1e-4) continue;
        // Two axes turn the same way round as the third looks, or the other way: z and x about y, x and y about z, y and z about x.
        const isBack = (u === 0 && v === 1 ? 1 : -1) * area * sign < 0;
        // Where a front lies on a back only the front is drawn.
        looksBack = isBack && (far > nearest + 1e-4 || looksBack);
        nearest = Math.max(nearest, far);
      }
      if (nearest === -Infinity) continue;
      hits++;
      if (looksBack) wrong++;
    }
  return hits === 0 ? 0 : wrong / hits;
};
