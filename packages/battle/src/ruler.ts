import { disc, type Measure, measureParts, type Outline } from '@cadre/geometry';

/** What a thing on the table is measured by: its outlines, or nothing while it is not there. */
export type Measurable = (id: number) => readonly Outline[] | undefined;
/**
 * From anything to anything, from edge to edge: the very segment that is measured. `args` are kind, number, x and y of each end, the kinds by
 * their place in `things`. What is not there is measured as the point that was clicked.
 */
export const measureEnds = (things: readonly Measurable[], args: readonly number[]): Measure | undefined => {
  const [kind, id, x, y, toKind, toId, toX, toY] = args;
  if (kind === undefined || id === undefined || x === undefined || y === undefined) return undefined;
  if (toKind === undefined || toId === undefined || toX === undefined || toY === undefined) return undefined;
  const outlinesOf = (thing: number, number: number, atX: number, atY: number): readonly Outline[] =>
    things[thing]?.(number) ?? [disc(atX, atY, 0)];
  return measureParts(outlinesOf(kind, id, x, y), outlinesOf(toKind, toId, toX, toY));
};
