import { type Figure, silhouetteOf } from '../shapes/figure.js';
import type { Table } from '../table/table.js';
import { clipBody, pointOf, type Stretch } from './line-clip.js';
import type { SightLine, SightPoint } from './sight-line.js';
import { lineOf, viewOf } from './silhouette-lines.js';
import { blockersBetween } from './silhouette-sight.js';

/** A part of a line that runs through something. */
export interface BlockedPart {
  readonly id: string;
  readonly from: SightPoint;
  readonly to: SightPoint;
}
/** The line that comes nearest to being clear, and what is in its way, in the order in which it meets it. */
export interface FailingLine {
  readonly line: SightLine;
  readonly blocked: readonly BlockedPart[];
}

/** Lines from so many places of each silhouette, side by side and one above the other. */
const SIDES = [0.5, 0.02, 0.26, 0.74, 0.98] as const;
const HEIGHTS = [1, 0.5, 0] as const;

/**
 * For whoever asks why the target is not seen: of 225 lines the one that runs the shortest way through blockers. Nothing when
 * one of them is clear.
 */
export const failingLine = (table: Table, viewer: Figure, target: Figure, vehicles: readonly Figure[] = []): FailingLine | undefined => {
  const view = viewOf(silhouetteOf(viewer), silhouetteOf(target));
  const blockers = blockersBetween(table, viewer, target, vehicles);
  let best: FailingLine | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const nearHeight of HEIGHTS)
    for (const farHeight of HEIGHTS)
      for (const nearSide of SIDES)
        for (const farSide of SIDES) {
          const line = lineOf(view, nearSide, farSide, nearHeight, farHeight);
          const parts = blockers
            .map(blocker => ({ id: blocker.id, stretch: clipBody(line, blocker) }))
            .filter((part): part is { id: string; stretch: Stretch } => part.stretch !== undefined)
            .sort((a, b) => a.stretch[0] - b.stretch[0]);
          if (parts.length === 0) return undefined;
          const length = parts.reduce((sum, { stretch: [from, to] }) => sum + to - from, 0);
          if (length >= least) continue;
          least = length;
          best = {
            line,
            blocked: parts.map(({ id, stretch: [from, to] }) => ({ id, from: pointOf(line, from), to: pointOf(line, to) })),
          };
        }
  return best;
};
