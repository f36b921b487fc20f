import { lengthOfBase } from './base.js';
import { asDirection, DIRECTIONS, directionIndex, UNIT_X, UNIT_Y } from './directions.js';
import { overlaps } from './distance.js';
import { type Direction, lengthOf, type Point } from './exact.js';
import { type Figure, outlineOf } from './figure.js';
import { type Level, levelOf, levelsAt } from './footing.js';
import { piecesNear } from './grid.js';
import type { Outline } from './outline.js';
import { type Fit, isHalfClear, type Placement, touchesFirst, touchesSecond } from './placement.js';
import type { Piece, Table } from './table.js';
import { type HingedTool, toJoint } from './tool.js';

/** What a move may do, as a rule system sets it. Levels are heights in 0.1 mm or Elevations, as `level` says. */
export interface MoveRules {
  /** Any one of these may be laid (L-MOV-1: a slower tool is always allowed). */
  readonly tools: readonly HingedTool[];
  readonly level: Level;
  /** May the tool cross impassable pieces: never (L-TER-3), only those not above the mover's own raised level, or always (S-MOVE-4)? */
  readonly impassable: 'never' | 'from-above' | 'always';
  /** How far above the mover's level the pieces that the tool crosses may rise (L-TER-5, L-MOV-8). */
  readonly over: number;
  /** How much higher and lower the move may end (L-TER-5, S-MOVE-2). */
  readonly rise: number;
  readonly drop: number;
  /** L-MOV-3, S-MOVE-6: may the tool lie across other bases? */
  readonly bases: 'crossed' | 'stop';
}

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

/** One tool around the mover: which directions of its halves are clear (0 unknown, 1 clear, 2 not). */
interface Fan {
  readonly tool: HingedTool;
  readonly fit: Fit;
  readonly obstacles: readonly Outline[];
  readonly first: Uint8Array;
  readonly second: Map<number, Uint8Array>;
}

/** `level` is where the mover stands; `others` are the bases that it may not end on (L-MOV-3, S-BASE-2). */
export const reachOf = (table: Table, mover: Figure, level: number, rules: MoveRules, others: readonly Outline[]): Reach => {
  if (mover.base.kind !== 'disc')
    throw new Error(
      `"${mover.id}" stands on a ${mover.base.kind} base: it moves along its notch (notchedArrival), not against any side (reachOf)`,
    );
  return { table, mover, level, rules, others, fans: rules.tools.map(tool => fanOf(table, mover, level, rules, others, tool)) };
};

const fanOf = (table: Table, mover: Figure, level: number, rules: MoveRules, others: readonly Outline[], tool: HingedTool): Fan => {
  const joint = toJoint(tool, mover.base);
  const fit: Fit = { radius: lengthOfBase(mover.base) / 2, joint, half: tool.length / 2, side: tool.width / 2 };
  const { x, y } = mover.at;
  const reach = joint + fit.half + tool.width;
  const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
  const pieces = piecesNear(table, box).filter(piece => stopsMove(piece, level, rules, mover.height));
  const bases = rules.bases === 'stop' ? others : [];
  const obstacles = [...pieces.flatMap(piece => piece.parts), ...bases].map(shape => shifted(shape, -x, -y));
  return { tool, fit, obstacles, first: new Uint8Array(DIRECTIONS.length), second: new Map() };
};

/** Does this piece stop a mover at this level? */
export const stopsMove = (piece: Piece, level: number, rules: MoveRules, silhouette: number): boolean => {
  const at = levelOf(piece, rules.level);
  if (rules.level === 'height' && piece.bottom >= level + silhouette) return false;
  if (piece.passage === 'impassable') {
    const below = level > 0 && at <= level;
    if (rules.impassable === 'never' || (rules.impassable === 'from-above' && !below)) return true;
  }
  return piece.footing !== 'inside' && at - level > rules.over;
};

const shifted = (shape: Outline, dx: number, dy: number): Outline => ({
  ...shape,
  xs: shape.xs.map(x => x + dx),
  ys: shape.ys.map(y => y + dy),
});

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

const placementFor = (fan: Fan, x: number, y: number): Placement | undefined => {
  const { fit, tool } = fan;
  const square = x * x + y * y;
  if (square > 4 * fit.joint * fit.joint) return undefined;
  const lay = (first: Direction, second: Direction): Placement => ({ tool: tool.id, first, second });
  if (square > 0) {
    const straight = { x, y };
    const length = Math.sqrt(square);
    if (isFirstClear(fan, x / length, y / length) && isSecondClear(fan, x / length, y / length, x / length, y / length))
      return lay(straight, straight);
    for (const first of elbows(fit, x, y, square)) {
      const second = bendTo(fan, first, x, y);
      if (second) return lay(first, second);
    }
  }
  const towards = directionIndex(x, y);
  for (let k = 0; k < DIRECTIONS.length; k++) {
    // Straight at the spot first, then ever further to either side.
    const i = wrapped(towards + (k % 2 === 0 ? -k / 2 : (k + 1) / 2));
    const second = isFirstFree(fan, i) ? secondFor(fan, i, x, y) : undefined;
    if (second) return lay(DIRECTIONS[i]!, second);
  }
  return undefined;
};

const wrapped = (index: number): number => (index + DIRECTIONS.length) % DIRECTIONS.length;

/** The two first directions that put the far end of the tool exactly at the spot. */
const elbows = (fit: Fit, x: number, y: number, square: number): Direction[] => {
  const rest = fit.joint * fit.joint - square / 4;
  if (rest <= 0) return [];
  const aside = Math.sqrt(rest / square);
  return [asDirection(x / 2 - y * aside, y / 2 + x * aside), asDirection(x / 2 + y * aside, y / 2 - x * aside)];
};

/** The second half pointed straight at the spot, if it reaches and the joint allows it. */
const bendTo = (fan: Fan, first: Direction, x: number, y: number): Direction | undefined => {
  const { fit } = fan;
  const length = lengthOf(first.x, first.y);
  const [ux, uy] = [first.x / length, first.y / length];
  if (!isFirstClear(fan, ux, uy)) return undefined;
  const [vx, vy] = [x - ux * fit.joint, y - uy * fit.joint];
  if (vx === 0 && vy === 0) return undefined;
  const second = asDirection(vx, vy);
  return isSecondFit(fan, ux, uy, second, vx, vy) ? second : undefined;
};

const isSecondFit = (fan: Fan, ux: number, uy: number, second: Direction, vx: number, vy: number): boolean => {
  const length = lengthOf(second.x, second.y);
  const [wx, wy] = [second.x / length, second.y / length];
  return ux * wx + uy * wy >= 0 && touchesSecond(fan.fit, vx, vy, wx, wy) && isSecondClear(fan, ux, uy, wx, wy);
};

/** With the first half in a known clear direction: a second half that touches the spot, or any if the first half does. */
const secondFor = (fan: Fan, i: number, x: number, y: number): Direction | undefined => {
  const { fit } = fan;
  const [ux, uy] = [UNIT_X[i]!, UNIT_Y[i]!];
  const [vx, vy] = [x - ux * fit.joint, y - uy * fit.joint];
  const touched = touchesFirst(fit, x, y, ux, uy);
  const reach = fit.half + fit.radius + fit.side;
  if (!touched && vx * vx + vy * vy > reach * reach) return undefined;
  if (!touched) {
    const aimed = vx === 0 && vy === 0 ? undefined : asDirection(vx, vy);
    if (aimed && isSecondFit(fan, ux, uy, aimed, vx, vy)) return aimed;
  }
  const middle = touched ? i : directionIndex(vx, vy);
  for (const way of [1, -1])
    for (let step = 0; step < DIRECTIONS.length / 2; step++) {
      const j = wrapped(middle + way * step);
      const [wx, wy] = [UNIT_X[j]!, UNIT_Y[j]!];
      const bent = ux * wx + uy * wy;
      if (touched ? bent < 0 : Math.abs(vx * wy - vy * wx) > fit.radius + fit.side) break;
      if (bent >= 0 && (touched || touchesSecond(fit, vx, vy, wx, wy)) && isSecondFree(fan, i, j)) return DIRECTIONS[j]!;
    }
  return undefined;
};

const isFirstClear = ({ fit, obstacles }: Fan, ux: number, uy: number): boolean =>
  isHalfClear(obstacles, 0, 0, ux, uy, fit.joint - fit.half, fit.joint, fit.side);
const isSecondClear = ({ fit, obstacles }: Fan, ux: number, uy: number, wx: number, wy: number): boolean =>
  isHalfClear(obstacles, ux * fit.joint, uy * fit.joint, wx, wy, 0, fit.half, fit.side);

const CLEAR = 1;
const BLOCKED = 2;
const isFirstFree = (fan: Fan, i: number): boolean => {
  if (fan.first[i] === 0) fan.first[i] = isFirstClear(fan, UNIT_X[i]!, UNIT_Y[i]!) ? CLEAR : BLOCKED;
  return fan.first[i] === CLEAR;
};
const isSecondFree = (fan: Fan, i: number, j: number): boolean => {
  let row = fan.second.get(i);
  if (!row) {
    row = new Uint8Array(DIRECTIONS.length);
    fan.second.set(i, row);
  }
  if (row[j] === 0) row[j] = isSecondClear(fan, UNIT_X[i]!, UNIT_Y[i]!, UNIT_X[j]!, UNIT_Y[j]!) ? CLEAR : BLOCKED;
  return row[j] === CLEAR;
};
