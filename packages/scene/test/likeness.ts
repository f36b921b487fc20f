import type { Mesh } from '../src/sculpt/mesh.js';

const [WIDE, TALL] = [40, 48];
/** Inches that a picture shows: from the middle to each side, and up. */
const [SIDE, UP] = [1.0, 2.2];
/** From the front, and half from its left. */
const VIEWS = [0, 50];
/** A figure in a few hundred points: how far a point of it stands out, and its colour, seen from the front and from the side. */
export interface Likeness {
  readonly mask: Uint8Array;
  readonly colours: Float32Array;
}
/** Draws a mesh as coarsely as one sees it from across the table, without a graphics card. */
export const likenessOf = ({ positions, colors }: Mesh): Likeness => {
  const size = WIDE * TALL;
  const mask = new Uint8Array(size * VIEWS.length);
  const colours = new Float32Array(size * VIEWS.length * 3);
  for (const [v, degrees] of VIEWS.entries()) {
    const depth = new Float32Array(size).fill(-Infinity);
    const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
    const corner = (i: number): readonly [x: number, y: number, z: number] => {
      const [x, y, z] = [positions[i]!, positions[i + 1]!, positions[i + 2]!];
      return [((x * c - z * s + SIDE) / (2 * SIDE)) * WIDE, (1 - y / UP) * TALL, x * s + z * c];
    };
    for (let t = 0; t < positions.length; t += 9) {
      const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [corner(t), corner(t + 3), corner(t + 6)];
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(area) < 1e-6) continue;
      for (let y = Math.max(0, Math.floor(Math.min(ay, by, cy))); y <= Math.min(TALL - 1, Math.max(ay, by, cy)); y++)
        for (let x = Math.max(0, Math.floor(Math.min(ax, bx, cx))); x <= Math.min(WIDE - 1, Math.max(ax, bx, cx)); x++) {
          const [px, py] = [x + 0.5, y + 0.5];
          const b = ((px - ax) * (cy - ay) - (cx - ax) * (py - ay)) / area;
          const g = ((bx - ax) * (py - ay) - (px - ax) * (by - ay)) / area;
          if (b < 0 || g < 0 || b + g > 1) continue;
          const z = az + b * (bz - az) + g * (cz - az);
          const at = y * WIDE + x;
          if (z <= depth[at]!) continue;
          depth[at] = z;
          mask[v * size + at] = 1;
          for (const k of [0, 1, 2]) colours[(v * size + at) * 3 + k] = Math.sqrt(colors[t + k]!);
        }
    }
  }
  return { mask, colours };
};
/** What share of two figures is not the same: 0 for the same one, 1 for a white one beside a black one. */
export const difference = (a: Likeness, b: Likeness): number => {
  let [apart, all] = [0, 0];
  for (let i = 0; i < a.mask.length; i++) {
    if (a.mask[i] === 0 && b.mask[i] === 0) continue;
    all++;
    if (a.mask[i] !== b.mask[i]) apart++;
    else {
      let sum = 0;
      for (const k of [0, 1, 2]) sum += Math.abs(a.colours[3 * i + k]! - b.colours[3 * i + k]!);
      apart += Math.min(1, sum);
    }
  }
  return apart / all;
};
