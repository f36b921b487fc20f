import type { Silhouette } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { SightLine, SightPoint } from './sight-line.js';

/** The shares of a line, 0 at its start and 1 at its end, between which it runs inside something. */
export type Stretch = readonly [from: number, to: number];

/** Seen from above. */
export const clipOutline = ({ from, to }: SightLine, { xs, ys, nx, ny, r }: Outline): Stretch | undefined => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enter, leave] = [0, 1];
  if (xs.length === 1) {
    const [px, py] = [from.x - xs[0]!, from.y - ys[0]!];
    const square = dx * dx + dy * dy;
    const half = px * dx + py * dy;
    const rest = half * half - square * (px * px + py * py - r * r);
    if (rest <= 0 || square === 0) return undefined;
    enter = Math.max(enter, (-half - Math.sqrt(rest)) / square);
    leave = Math.min(leave, (-half + Math.sqrt(rest)) / square);
  } else
    for (let i = 0; i < nx.length; i++) {
      const start = nx[i]! * (from.x - xs[i]!) + ny[i]! * (from.y - ys[i]!);
      const change = nx[i]! * dx + ny[i]! * dy;
      if (change > 0) leave = Math.min(leave, -start / change);
      else if (change < 0) enter = Math.max(enter, -start / change);
      else if (start > 0) return undefined;
    }
  return enter < leave ? [enter, leave] : undefined;
};

/** With heights. */
export const clipBody = (line: SightLine, { outline, bottom, top }: Silhouette): Stretch | undefined => {
  const flat = clipOutline(line, outline);
  if (!flat) return undefined;
  let [enter, leave] = flat;
  const rise = line.to.z - line.from.z;
  for (const [start, change] of [
    [line.from.z - top, rise],
    [bottom - line.from.z, -rise],
  ] as const) {
    if (change > 0) leave = Math.min(leave, -start / change);
    else if (change < 0) enter = Math.max(enter, -start / change);
    else if (start > 0) return undefined;
  }
  return enter < leave ? [enter, leave] : undefined;
};

export const pointOf = ({ from, to }: SightLine, share: number): SightPoint => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
});
