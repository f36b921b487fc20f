import type { ScenePiece } from '@cadre/battle';
import type { TableSpace } from '../table/table-space.js';

/** How far around a piece its neighbourhood is known, and how far into it, in inches. */
export const REACH = { out: 2, in: 1 };
/** A distance in inches as a byte: 0 deep inside, 255 far away. */
const byteOf = (distance: number): number =>
  Math.round((255 * (Math.min(REACH.out, Math.max(-REACH.in, distance)) + REACH.in)) / (REACH.out + REACH.in));
type Flat = readonly [x: number, z: number];

/** How far a point lies from a polygon; negative inside. */
export const distanceTo = (ring: readonly Flat[], x: number, z: number): number => {
  let nearest = Infinity,
    isInside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, az] = ring[i]!,
      [bx, bz] = ring[j]!;
    const [dx, dz] = [bx - ax, bz - az];
    const t = Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz || 1)));
    nearest = Math.min(nearest, (x - ax - t * dx) ** 2 + (z - az - t * dz) ** 2);
    if (az > z !== bz > z && x < ((bx - ax) * (z - az)) / (bz - az) + ax) isInside = !isInside;
  }
  return (isInside ? -1 : 1) * Math.sqrt(nearest);
};
/** Solid things stand on the ground, soft ones cover it, and pits are holes in it. */
const CHANNELS = ['solid', 'soft', 'pit'] as const;
const channelOf = ({ kind, form, bottom }: Pick<ScenePiece, 'kind' | 'form' | 'bottom'>): number => {
  if (kind === 'pit') return CHANNELS.indexOf('pit');
  const isSoft = kind === 'woods' || kind === 'brush' || form === 'rubble' || (kind === 'ruins' && !form) || bottom > 0;
  return CHANNELS.indexOf(isSoft ? 'soft' : 'solid');
};
export interface Footprints {
  readonly width: number;
  readonly height: number;
  /** Four bytes a point: how far the nearest solid piece, soft piece and pit are. Rows run from the back of the table to its front. */
  readonly data: Uint8Array<ArrayBuffer>;
}
/** Where pieces stand on the table, as distances to them. */
export const footprintsOf = (
  pieces: readonly Pick<ScenePiece, 'kind' | 'form' | 'polygon' | 'bottom'>[],
  space: TableSpace,
  size = 400,
): Footprints => {
  const scale = size / Math.max(space.width, space.depth);
  const [width, height] = [Math.max(1, Math.round(space.width * scale)), Math.max(1, Math.round(space.depth * scale))];
  const data = new Uint8Array(4 * width * height).fill(255);
  for (const piece of pieces) {
    const ring = piece.polygon.map((at): Flat => {
      const [x, , z] = space.place(at);
      return [x + space.width / 2, z + space.depth / 2];
    });
    const [xs, zs] = [ring.map(([x]) => x), ring.map(([, z]) => z)];
    const channel = channelOf(piece);
    const span = (values: readonly number[], most: number): readonly [number, number] => [
      Math.max(0, Math.floor((Math.min(...values) - REACH.out) * scale)),
      Math.min(most, Math.ceil((Math.max(...values) + REACH.out) * scale)),
    ];
    const [[left, right], [back, front]] = [span(xs, width), span(zs, height)];
    for (let j = back; j < front; j++)
      for (let i = left; i < right; i++) {
        const at = 4 * (j * width + i) + channel;
        const byte = byteOf(distanceTo(ring, (i + 0.5) / scale, (j + 0.5) / scale));
        if (byte < data[at]!) data[at] = byte;
      }
  }
  return { width, height, data };
};
