import { nearestOf, overlaps } from '../shapes/distance.js';
import { along, type Direction, type Point } from '../shapes/exact.js';
import { type Figure, isOnTable, outlineOf } from '../shapes/figure.js';
import { type Outline, sweep } from '../shapes/outline.js';
import { overlapsPiece } from '../shapes/piece-distance.js';
import { piecesNear } from '../table/grid.js';
import type { Table } from '../table/table.js';
import { type Level, levelOf, levelsAt } from './footing.js';

/** S-EFF-3: what a straight push or pull may not slide through, and how high is told from low. */
export interface PushRules {
  readonly level: Level;
  /** Do other bases stop the slide? If not, it only may not end on one. */
  readonly bases: 'crossed' | 'stop';
}

/** Where a push ended, what stopped it on the way (a piece, 'edge', 'base'), and how far it was set back. */
export interface PushResult {
  readonly spot: Point;
  readonly level: number;
  readonly stoppedBy: string | undefined;
  readonly setBack: number;
}

/**
 * S-EFF-3: the figure slides straight, keeping its level; a higher piece, the edge of the table (and, if the rules say so, a
 * base) stops it. Then it drops to the surface below; where it cannot stand it is set back along its way, 0.1 mm at a time,
 * to the last spot where it can. Its own spot is the last resort.
 */
export const pushFigure = (
  table: Table,
  figure: Figure,
  level: number,
  towards: Direction,
  distance: number,
  rules: PushRules,
  others: readonly Outline[],
): PushResult => {
  const { free, stoppedBy } = freeWay(table, figure, level, towards, distance, rules, others);
  for (let slid = free; slid > 0; slid--) {
    const spot = along(figure.at, towards, slid);
    const outline = outlineOf({ ...figure, at: spot });
    if (others.some(other => overlaps(other, outline))) continue;
    const ends = levelsAt(table, outline, figure.height, rules.level).findLast(at => at <= level);
    if (ends !== undefined) return { spot, level: ends, stoppedBy, setBack: free - slid };
  }
  return { spot: figure.at, level, stoppedBy, setBack: free };
};

const freeWay = (
  table: Table,
  figure: Figure,
  level: number,
  towards: Direction,
  distance: number,
  rules: PushRules,
  others: readonly Outline[],
): { readonly free: number; readonly stoppedBy: string | undefined } => {
  const start = outlineOf(figure);
  const obstacleOn = (length: number): string | undefined => {
    const end = along(figure.at, towards, length);
    const way = sweep(start, end.x - figure.at.x, end.y - figure.at.y);
    if (!isOnTable(table, way)) return 'edge';
    const piece = piecesNear(table, way).find(p => p.footing !== 'inside' && levelOf(p, rules.level) > level && overlapsPiece(p, way));
    if (piece) return piece.id;
    return rules.bases === 'stop' && others.some(other => overlaps(other, way)) ? 'base' : undefined;
  };
  const stoppedBy = obstacleOn(distance);
  if (stoppedBy === undefined) return { free: distance, stoppedBy };
  let [free, blocked] = [0, distance];
  while (blocked - free > 1) {
    const middle = Math.floor((free + blocked) / 2);
    if (obstacleOn(middle) === undefined) free = middle;
    else blocked = middle;
  }
  return { free, stoppedBy: obstacleOn(blocked) };
};

/** Directions across the shortest line to a thing count as neither nearer nor further. */
const ACROSS = 1e-6;

/** How the centre of the figure, at `spot`, moves against the nearest point of the thing: above 0 further, below 0 nearer. */
const retreat = (thing: Outline, spot: Point, towards: Direction): number => {
  const { ax, ay } = nearestOf(thing, { xs: [spot.x], ys: [spot.y] });
  return (spot.x - ax) * towards.x + (spot.y - ay) * towards.y;
};

/** S-EFF-3: away from a thing, never nearer to it on the whole way. On a straight way the gap falls before it grows, so the start decides. */
export const isAway = (thing: Outline, start: Point, towards: Direction): boolean => retreat(thing, start, towards) >= -ACROSS;

/** S-EFF-3: toward a thing, never further from it on the whole way: here the end decides. */
export const isToward = (thing: Outline, start: Point, end: Point): boolean =>
  retreat(thing, end, { x: end.x - start.x, y: end.y - start.y }) <= ACROSS;
