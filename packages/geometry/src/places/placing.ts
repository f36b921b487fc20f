import type { Level } from '../moves/footing.js';
import type { MoveRules } from '../moves/move-rules.js';
import { type Arrival, arrivalAt, type Reach, reachOf } from '../moves/reach.js';
import { lengthOf, type Point } from '../shapes/exact.js';
import { type Body, bodyOf, type Figure, outlineOf } from '../shapes/figure.js';
import type { Table } from '../table/table.js';
import { reachRadius } from './reach-region.js';
import { ANYWHERE, type Region, regionProblems } from './region.js';
import { type Box, boxOf, meet } from './region-box.js';

/** The question where a figure may be put: on its feet, on nobody's base, in the region, and, if it moves, where its tool gets it. */
export interface Placing {
  readonly table: Table;
  readonly figure: Figure;
  readonly level: Level;
  readonly others: readonly Body[];
  readonly region: Region;
  /** Only for a move. */
  readonly reach: Reach | undefined;
  /** All answers have their centre in here. */
  readonly box: Box;
}

/** The figure is put down from nowhere: deployment, redeployment, tokens. */
export const deployment = (table: Table, figure: Figure, level: Level, others: readonly Body[], region: Region = ANYWHERE): Placing => ({
  table,
  figure,
  level,
  others,
  region: soundRegion(region),
  reach: undefined,
  box: boxOf(table, region, sizeOf(figure)),
});

/** The figure moves from where it stands, on this level, with one of the tools; `recall` may be a `reachMemory`. */
export const movement = (
  table: Table,
  mover: Figure,
  level: number,
  rules: MoveRules,
  others: readonly Body[],
  region: Region = ANYWHERE,
  recall: typeof reachOf = reachOf,
): Placing => {
  const reach = recall(
    table,
    mover,
    level,
    rules,
    others.map(other => other.outline),
  );
  const radius = reachRadius(reach);
  const { x, y } = mover.at;
  const around = { minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius };
  const box = meet(boxOf(table, soundRegion(region), sizeOf(mover)), around);
  return { table, figure: mover, level: rules.level, others, region, reach, box };
};

const soundRegion = (region: Region): Region => {
  const problems = regionProblems(region);
  if (problems.length > 0) throw new Error(`not a sound region:\n- ${problems.join('\n- ')}`);
  return region;
};

/** From the centre of a base to its farthest point. */
const sizeOf = ({ base }: Figure): number =>
  base.kind === 'rectangle' ? Math.ceil(lengthOf(base.length, base.width) / 2) : base.diameter / 2;

/** A spot with the level and the facing on which the figure stands there; for a move also how its tool lies. */
export interface Spot {
  readonly at: Point;
  readonly level: number;
  readonly facing: Figure['facing'];
  readonly arrival: Arrival | undefined;
}

/** The figure as it would stand. Where levels are Elevations its height above the table stays unknown: its feet are where they were. */
export const bodyAt = ({ figure, level }: Placing, at: Point, facing: Figure['facing'], stands: number): Body =>
  bodyOf({ ...figure, at, facing, bottom: level === 'height' ? stands : figure.bottom });

export const outlineAt = ({ figure }: Placing, at: Point, facing: Figure['facing'] = figure.facing) => outlineOf({ ...figure, at, facing });

export const arrivalOf = ({ reach }: Placing, at: Point): Arrival | undefined => reach && arrivalAt(reach, at);
