import { distanceTo } from '../ground/footprints.js';
import type { Mesh } from '../sculpt/mesh.js';
import type { Flat } from './site.js';

const nearest = (ring: readonly Flat[], x: number, z: number): Flat => {
  let [best, found]: [number, Flat] = [Infinity, ring[0]!];
  for (const [i, [ax, az]] of ring.entries()) {
    const [bx, bz] = ring[(i + 1) % ring.length]!;
    const [dx, dz] = [bx - ax, bz - az];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)));
    const at: Flat = [ax + t * dx, az + t * dz];
    const far = Math.hypot(at[0] - x, at[1] - z);
    if (far < best) [best, found] = [far, at];
  }
  return found;
};
/** A sculpture whose points outside of a prism are moved to its surface: what looks like cover is cover. */
export const keptInside = ({ positions, ...rest }: Mesh, ring: readonly Flat[], bottom: number, top: number): Mesh => {
  const kept = positions.slice();
  for (let i = 0; i < kept.length; i += 3) {
    kept[i + 1] = Math.min(top, Math.max(bottom, kept[i + 1]!));
    const [x, z] = [kept[i]!, kept[i + 2]!];
    if (distanceTo(ring, x, z) <= 0) continue;
    [kept[i], kept[i + 2]] = nearest(ring, x, z);
  }
  return { positions: kept, ...rest };
};
