/** A point of the table in its own units, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** A rectangle of the table. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
/** The smallest rectangle around points that are written x, y, x, y …; null for none. */
export const boxAround = (lists: readonly (readonly number[])[], margin = 0): Box | null => {
  let left = Number.POSITIVE_INFINITY,
    top = Number.POSITIVE_INFINITY,
    right = Number.NEGATIVE_INFINITY,
    bottom = Number.NEGATIVE_INFINITY;
  for (const list of lists)
    for (let i = 0; i + 1 < list.length; i += 2) {
      left = Math.min(left, list[i]!);
      right = Math.max(right, list[i]!);
      top = Math.min(top, list[i + 1]!);
      bottom = Math.max(bottom, list[i + 1]!);
    }
  if (left > right) return null;
  return { x: left - margin, y: top - margin, width: right - left + 2 * margin, height: bottom - top + 2 * margin };
};
