import type { Blocker, SightLine, SightPoint, Silhouette } from '@cadre/geometry';

/**
 * The other way round: no tangents, no sections. Points are sampled on both silhouettes, and every line between them is
 * clipped against every blocker. Slow, and free to use trigonometry.
 */
export const isLineClear = (line: SightLine, blockers: readonly Blocker[], clearance = 0): boolean =>
  blockers.every(blocker => !meets(line, blocker, clearance));

const meets = ({ from, to }: SightLine, blocker: Blocker, grown: number): boolean => {
  let enter = 0;
  let leave = 1;
  /** Keeps the part of the line with start + share * change <= 0. */
  const clip = (start: number, change: number): boolean => {
    if (change === 0) return start <= 0;
    const share = -start / change;
    if (change > 0) leave = Math.min(leave, share);
    else enter = Math.max(enter, share);
    return enter <= leave;
  };
  if (!clip(from.z - blocker.top - grown, to.z - from.z) || !clip(blocker.bottom - grown - from.z, from.z - to.z)) return false;
  const { xs, ys, r } = blocker.outline;
  if (xs.length === 1) {
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const [cx, cy] = [xs[0]! - from.x, ys[0]! - from.y];
    const nearest = Math.min(leave, Math.max(enter, (cx * dx + cy * dy) / (dx * dx + dy * dy)));
    return Math.hypot(cx - dx * nearest, cy - dy * nearest) <= r + grown;
  }
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const length = Math.hypot(xs[j]! - xs[i]!, ys[j]! - ys[i]!);
    const [nx, ny] = [(ys[j]! - ys[i]!) / length, (xs[i]! - xs[j]!) / length];
    if (!clip(nx * (from.x - xs[i]!) + ny * (from.y - ys[i]!) - grown, nx * (to.x - from.x) + ny * (to.y - from.y))) return false;
  }
  return true;
};

const samplesOf = ({ outline, bottom, top }: Silhouette, rim: number, levels: number): SightPoint[] => {
  const spots: [number, number][] = [];
  if (outline.xs.length === 1)
    for (let i = 0; i < rim; i++) {
      const angle = (2 * Math.PI * i) / rim;
      spots.push([outline.xs[0]! + outline.r * 0.999999 * Math.cos(angle), outline.ys[0]! + outline.r * 0.999999 * Math.sin(angle)]);
    }
  else {
    const perEdge = Math.ceil(rim / outline.xs.length);
    outline.xs.forEach((x, i) => {
      const j = (i + 1) % outline.xs.length;
      for (let k = 0; k < perEdge; k++)
        spots.push([x + ((outline.xs[j]! - x) * k) / perEdge, outline.ys[i]! + ((outline.ys[j]! - outline.ys[i]!) * k) / perEdge]);
    });
  }
  return spots.flatMap(([x, y]) =>
    Array.from({ length: levels }, (_, k) => ({ x, y, z: levels === 1 ? top : bottom + ((top - bottom) * k) / (levels - 1) })),
  );
};

/** A clear line among rim x rim x levels x levels, or nothing. `clearance` keeps away from touching lines. */
export const sampledLine = (
  near: Silhouette,
  far: Silhouette,
  blockers: readonly Blocker[],
  rim: number,
  levels: number,
  clearance: number,
): SightLine | undefined => {
  const ends = samplesOf(far, rim, levels);
  const order = [...blockers];
  for (const from of samplesOf(near, rim, levels))
    for (const to of ends) {
      const hiding = order.findIndex(blocker => meets({ from, to }, blocker, clearance));
      if (hiding < 0) return { from, to };
      if (hiding > 0) order.unshift(...order.splice(hiding, 1)); // what hides this line most likely hides the next
    }
  return undefined;
};
