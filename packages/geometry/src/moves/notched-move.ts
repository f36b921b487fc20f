import { asDirection } from '../shapes/directions.js';
import { overlaps } from '../shapes/distance.js';
import { type Direction, lengthOf, type Point, round } from '../shapes/exact.js';
import { type Figure, outlineOf } from '../shapes/figure.js';
import { type Outline, sweep } from '../shapes/outline.js';
import { overlapsPiece } from '../shapes/piece-distance.js';
import { piecesNear } from '../table/grid.js';
import type { Table } from '../table/table.js';
import { levelsAt } from './footing.js';
import { type MoveRules, stopsMove } from './move-rules.js';
import type { Placement } from './placement.js';
import { type HingedTool, toJoint } from './tool.js';

export interface Pose {
  readonly at: Point;
  readonly facing: Direction;
}

export interface NotchedArrival {
  readonly level: number;
  readonly placement: Placement;
  /** L-MOV-6: on the far end of the tool, or anywhere before it. */
  readonly extent: 'full' | 'partial';
}

/** L-MOV-6, L-MOV-7: `turns` allows up to 90 degrees first; a reverse leaves by the rear notch (its tool is the caller's choice). */
export interface NotchedRules extends Omit<MoveRules, 'tools'> {
  readonly tool: HingedTool;
  readonly turns: boolean;
  readonly reverse: boolean;
}

/** A pose on the 0.1 mm grid can miss the line of the tool by this much and still be in line with it. */
const IN_LINE = 1;

/** L-MOV-7: a pivot about the centre, by up to 90 degrees. */
export const isPivot = (from: Direction, to: Direction): boolean => from.x * to.x + from.y * to.y >= 0;

/** L-MOV-6: the base follows the tool, in line with it, and sweeps what it passes. Can it stop in this pose? */
export const notchedArrival = (
  table: Table,
  mover: Figure,
  level: number,
  rules: NotchedRules,
  others: readonly Outline[],
  pose: Pose,
): NotchedArrival | undefined => {
  const away = rules.reverse ? -1 : 1;
  const out = { x: away * mover.facing.x, y: away * mover.facing.y };
  const end = { x: away * pose.facing.x, y: away * pose.facing.y };
  const outline = outlineOf({ ...mover, ...pose });
  if (others.some(other => overlaps(other, outline))) return undefined;
  const ends = levelsAt(table, outline, mover.height, rules.level).findLast(at => at - level <= rules.rise && level - at <= rules.drop);
  if (ends === undefined) return undefined;
  const spot = { x: pose.at.x - mover.at.x, y: pose.at.y - mover.at.y };
  for (const way of waysTo(toJoint(rules.tool, mover.base), spot, end)) {
    if (!mayStart(rules, out, way.first) || !isWayClear(table, mover, level, rules, others, way, pose)) continue;
    return { level: ends, placement: { tool: rules.tool.id, first: way.first, second: way.second }, extent: way.extent };
  }
  return undefined;
};

interface Way {
  readonly first: Direction;
  readonly second: Direction;
  /** Where the base turns, from its start; nothing when it stops before the joint. */
  readonly joint: Point | undefined;
  readonly extent: 'full' | 'partial';
}

/** Rounding a pose to the grid turns the tool by up to a thousandth: right angles and straight lines are meant with that. */
const TURN = 1e-3;

const mayStart = (rules: NotchedRules, out: Direction, first: Direction): boolean => {
  const scale = lengthOf(out.x, out.y) * lengthOf(first.x, first.y);
  const forward = out.x * first.x + out.y * first.y;
  if (rules.turns) return forward >= -TURN * scale;
  return forward > 0 && Math.abs(out.x * first.y - out.y * first.x) <= TURN * scale;
};

/** On the first half; on the far end; or backwards from the pose along its facing to a joint at the right distance: at most two. */
const waysTo = (joint: number, spot: Point, end: Direction): Way[] => {
  const length = lengthOf(end.x, end.y);
  const [ux, uy] = [end.x / length, end.y / length];
  const forward = spot.x * ux + spot.y * uy;
  const off = Math.abs(spot.x * uy - spot.y * ux);
  const ways: Way[] = [];
  const bent = (past: number, extent: Way['extent']): void => {
    const at = { x: spot.x - past * ux, y: spot.y - past * uy };
    if (at.x * ux + at.y * uy < -TURN * joint) return;
    ways.push({ first: asDirection(at.x, at.y), second: end, joint: { x: round(at.x), y: round(at.y) }, extent });
  };
  if (Math.abs(lengthOf(spot.x - joint * ux, spot.y - joint * uy) - joint) <= IN_LINE) bent(joint, 'full');
  if (off <= IN_LINE && forward >= 0 && forward <= joint) ways.push({ first: end, second: end, joint: undefined, extent: 'partial' });
  const rest = forward * forward - (spot.x * spot.x + spot.y * spot.y) + joint * joint;
  for (const root of rest < 0 ? [] : [Math.sqrt(rest), -Math.sqrt(rest)])
    if (forward - root >= 0 && forward - root < joint) bent(forward - root, 'partial');
  return ways;
};

const isWayClear = (
  table: Table,
  mover: Figure,
  level: number,
  rules: NotchedRules,
  others: readonly Outline[],
  way: Way,
  pose: Pose,
): boolean => {
  const total = { x: pose.at.x - mover.at.x, y: pose.at.y - mover.at.y };
  const turn = way.joint ?? total;
  const legs = [
    sweep(outlineOf({ ...mover, facing: way.first }), turn.x, turn.y),
    sweep(
      outlineOf({ ...mover, at: { x: mover.at.x + turn.x, y: mover.at.y + turn.y }, facing: way.second }),
      total.x - turn.x,
      total.y - turn.y,
    ),
  ];
  const stops = { ...rules, tools: [rules.tool] };
  return legs.every(
    leg =>
      !piecesNear(table, leg).some(piece => stopsMove(piece, level, stops, mover.height) && overlapsPiece(piece, leg)) &&
      !(rules.bases === 'stop' && others.some(other => overlaps(other, leg))),
  );
};

/** L-MOV-6: where a full move with this tool placement ends. */
export const fullMove = (mover: Figure, tool: HingedTool, first: Direction, second: Direction): Pose => {
  const joint = toJoint(tool, mover.base);
  const [a, b] = [lengthOf(first.x, first.y), lengthOf(second.x, second.y)];
  return {
    at: {
      x: mover.at.x + round((first.x * joint) / a + (second.x * joint) / b),
      y: mover.at.y + round((first.y * joint) / a + (second.y * joint) / b),
    },
    facing: second,
  };
};
