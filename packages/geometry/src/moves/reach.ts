import { overlaps } from '../shapes/distance.js';
import type { Point } from '../shapes/exact.js';
import { type Figure, outlineOf } from '../shapes/figure.js';
import type { Outline } from '../shapes/outline.js';
import type { Table } from '../table/table.js';
import { levelsAt } from './footing.js';
import type { MoveRules } from './move-rules.js';
import type { Placement } from './placement.js';
import { type Fan, fanOf } from './tool-directions.js';
import { placementFor } from './tool-search.js';

/** Where a move ends, and the tool that gets there. */
export interface Arrival {
  readonly level: number;
  readonly placement: Placement;
}

/** A question about moves of one figure, with what was found out so far. Make a new one when anything on the table moved. */
export interface Reach {
  readonly table: Table;
  readonly mover: Figure;
  readonly level: number;
  readonly rules: MoveRules;
  readonly others: readonly Outline[];
  readonly fans: readonly Fan[];
}

/** `level` is where the mover stands; `others` are the bases that it may not end on (L-MOV-3, S-BASE-2). */
export const reachOf = (table: Table, mover: Figure, level: number, rules: MoveRules, others: readonly Outline[]): Reach => {
  if (mover.base.kind !== 'disc')
    throw new Error(
      `"${mover.id}" stands on a ${mover.base.kind} base: it moves along its notch (notchedArrival), not against any side (reachOf)`,
    );
  return { table, mover, level, rules, others, fans: rules.tools.map(tool => fanOf(table, mover, level, rules, others, tool)) };
};

/** The highest level on which the mover may end here, if any. */
export const endingLevel = (reach: Reach, spot: Point): number | undefined => {
  const { rules, level, mover, others, table } = reach;
  const outline = outlineOf({ ...mover, at: spot });
  if (others.some(other => overlaps(other, outline))) return undefined;
  return levelsAt(table, outline, mover.height, rules.level).findLast(at => at - level <= rules.rise && level - at <= rules.drop);
};

/** Can the mover end at this spot? The answer is the placement that proves it. */
export const arrivalAt = (reach: Reach, spot: Point): Arrival | undefined => {
  const x = spot.x - reach.mover.at.x;
  const y = spot.y - reach.mover.at.y;
  const near = reach.fans.some(({ fit }) => x * x + y * y <= 4 * fit.joint * fit.joint);
  const level = near ? endingLevel(reach, spot) : undefined;
  if (level === undefined) return undefined;
  for (const fan of reach.fans) {
    const placement = placementFor(fan, x, y);
    if (placement) return { level, placement };
  }
  return undefined;
};
