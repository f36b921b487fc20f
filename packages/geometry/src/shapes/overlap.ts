/** Overlap of convex shapes whose corners are not on the grid: tool halves and sight corridors. All sizes in 0.1 mm. */
export interface Corners {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}
/** A shape that is asked about often, with the unit normals of its edges. */
export interface Faced extends Corners {
  readonly nx: readonly number[];
  readonly ny: readonly number[];
}

/** Do they overlap by more than `tolerance` in every direction that could part them? Counter-clockwise shapes. */
export const sinksInto = (a: Corners, b: Faced, tolerance: number): boolean =>
  !parted(b, b, a, tolerance) && !partedByEdges(a, b, tolerance);

const parted = (faces: Faced, owner: Corners, other: Corners, tolerance: number): boolean => {
  for (let i = 0; i < faces.nx.length; i++) {
    const nx = faces.nx[i]!;
    const ny = faces.ny[i]!;
    const border = nx * owner.xs[i]! + ny * owner.ys[i]! - tolerance;
    let outside = true;
    for (let k = 0; k < other.xs.length && outside; k++) outside = nx * other.xs[k]! + ny * other.ys[k]! >= border;
    if (outside) return true;
  }
  return false;
};

const partedByEdges = (a: Corners, b: Corners, tolerance: number): boolean => {
  const n = a.xs.length;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const ex = a.xs[j]! - a.xs[i]!;
    const ey = a.ys[j]! - a.ys[i]!;
    const length = Math.sqrt(ex * ex + ey * ey);
    if (length === 0) continue;
    const border = ey * a.xs[i]! - ex * a.ys[i]! - tolerance * length;
    let outside = true;
    for (let k = 0; k < b.xs.length && outside; k++) outside = ey * b.xs[k]! - ex * b.ys[k]! >= border;
    if (outside) return true;
  }
  return false;
};

/** The same for a disc against a convex shape. */
export const discSinksInto = (x: number, y: number, r: number, b: Corners, tolerance: number): boolean => {
  const n = b.xs.length;
  let inside = true;
  const reach = r - tolerance;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const ex = b.xs[j]! - b.xs[i]!;
    const ey = b.ys[j]! - b.ys[i]!;
    const px = x - b.xs[i]!;
    const py = y - b.ys[i]!;
    if (ex * py - ey * px < 0) inside = false;
    const square = ex * ex + ey * ey;
    const foot = px * ex + py * ey;
    const share = square === 0 || foot <= 0 ? 0 : foot >= square ? 1 : foot / square;
    const qx = px - ex * share;
    const qy = py - ey * share;
    if (reach > 0 && qx * qx + qy * qy < reach * reach) return true;
  }
  return inside;
};
