import type { Overlay, OverlayShape } from '@cadre/core';

interface XY {
  readonly x: number;
  readonly y: number;
}
export const NO_OVERLAY: Overlay = { shapes: [], says: [] };
type Means = OverlayShape['means'];

export const lineShape = (means: Means, a: XY, b: XY): OverlayShape => ({ kind: 'line', means, points: [a.x, a.y, b.x, b.y] });
/** The very segment that was measured, with its length in words; nothing where there is no distance. */
export const measuredShapes = (
  { from, to, gap }: { readonly from: XY; readonly to: XY; readonly gap: number },
  text: string,
): OverlayShape[] =>
  gap === 0 ? [] : [lineShape('range', from, to), { kind: 'label', means: 'range', x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, text }];
/** The pieces that an answer names, so that nobody has to guess which crates are meant. */
export const pieceShapes = (
  pieces: readonly { readonly id: string; readonly polygon: readonly XY[] }[],
  ids: readonly string[],
  means: Means,
): OverlayShape[] =>
  pieces
    .filter(({ id }) => ids.includes(id))
    .map(({ polygon }) => ({ kind: 'area', means, outline: { level: 0, rings: [polygon.flatMap(({ x, y }) => [x, y])] } }));
/** A range around a spot. Its name stands on the side of the table's middle, where it is always in sight. */
export const rangeShapes = (
  { x, y }: XY,
  radius: number,
  text: string,
  table: { readonly width: number; readonly depth: number },
): OverlayShape[] => {
  const [dx, dy] = [table.width / 2 - x, table.depth / 2 - y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [toX, toY] = length === 0 ? [0, 1] : [dx / length, dy / length];
  return [
    { kind: 'circle', means: 'range', x, y, radius },
    { kind: 'label', means: 'range', x: x + radius * toX, y: y + radius * toY, text },
  ];
};
