import type { ScenePiece } from '@cadre/battle';
import type { Vec } from '../sculpt/vectors.js';
import { inches, type TableSpace } from '../table/table-space.js';

/** A piece as an obstacle between the camera and a figure. */
export interface Obstacle {
  readonly corners: readonly (readonly [x: number, z: number])[];
  readonly bottom: number;
  readonly top: number;
}
export const obstacleOf = ({ polygon, bottom, top }: ScenePiece, space: TableSpace): Obstacle => ({
  corners: polygon.map(at => {
    const [x, , z] = space.place(at);
    return [x, z];
  }),
  bottom: inches(bottom),
  top: inches(top),
});
/** Where a line over the ground enters and leaves a polygon, as shares of the line; null where it misses it. */
const crossing = (corners: Obstacle['corners'], [ax, az]: readonly [number, number], [bx, bz]: readonly [number, number]) => {
  const shares: number[] = [];
  for (const [i, [px, pz]] of corners.entries()) {
    const [qx, qz] = corners[(i + 1) % corners.length]!;
    const [dx, dz, ex, ez] = [bx - ax, bz - az, qx - px, qz - pz];
    const across = dx * ez - dz * ex;
    if (Math.abs(across) < 1e-9) continue;
    const t = ((px - ax) * ez - (pz - az) * ex) / across;
    const s = ((px - ax) * dz - (pz - az) * dx) / across;
    if (s >= 0 && s <= 1) shares.push(t);
  }
  return shares.length < 2 ? null : ([Math.min(...shares), Math.max(...shares)] as const);
};
/** Whether an obstacle lies between the eye and a point. */
export const isBetween = ({ corners, bottom, top }: Obstacle, eye: Vec, at: Vec): boolean => {
  const cut = crossing(corners, [eye[0], eye[2]], [at[0], at[2]]);
  if (!cut) return false;
  const [from, to] = [Math.max(0, cut[0]), Math.min(0.995, cut[1])];
  if (from >= to) return false;
  const height = (share: number): number => eye[1] + (at[1] - eye[1]) * share;
  return Math.min(height(from), height(to)) < top && Math.max(height(from), height(to)) > bottom;
};
