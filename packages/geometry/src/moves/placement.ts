import { type Base, lengthOfBase } from '../shapes/base.js';
import { type Direction, lengthOf, type Point } from '../shapes/exact.js';
import type { Outline } from '../shapes/outline.js';
import { type Corners, discSinksInto, sinksInto } from '../shapes/overlap.js';
import { GRAZE } from '../shapes/units.js';
import { type HingedTool, toJoint } from './tool.js';

/** How a tool lies: out of the base in one direction, on from the joint in another. Plain integers, for facts and the screen. */
export interface Placement {
  readonly tool: string;
  readonly first: Direction;
  readonly second: Direction;
}

/** What is needed of tool and base: all around the centre of the moving base. */
export interface Fit {
  readonly radius: number;
  /** From the centre to the joint. */
  readonly joint: number;
  /** Length of one half. */
  readonly half: number;
  /** Half the width. */
  readonly side: number;
}

/** How a tool fits a round base, without a table: for drawing it and for measuring by hand. */
export const fitOf = (tool: HingedTool, base: Base): Fit => ({
  radius: lengthOfBase(base) / 2,
  joint: toJoint(tool, base),
  half: tool.length / 2,
  side: tool.width / 2,
});

const EPSILON = 1e-3;

/** A rectangle along u from `from` to `to`, reused: the search tries thousands. */
const xs = [0, 0, 0, 0];
const ys = [0, 0, 0, 0];
const body: Corners = { xs, ys };

/** Is this half of the tool, from (ox, oy) along (ux, uy), clear of every obstacle? Touching is clear. */
export const isHalfClear = (
  obstacles: readonly Outline[],
  ox: number,
  oy: number,
  ux: number,
  uy: number,
  from: number,
  to: number,
  side: number,
): boolean => {
  const [ax, ay, bx, by] = [ox + ux * from, oy + uy * from, ox + ux * to, oy + uy * to];
  xs[0] = ax + uy * side;
  ys[0] = ay - ux * side;
  xs[1] = bx + uy * side;
  ys[1] = by - ux * side;
  xs[2] = bx - uy * side;
  ys[2] = by + ux * side;
  xs[3] = ax - uy * side;
  ys[3] = ay + ux * side;
  for (const obstacle of obstacles) {
    const hit =
      obstacle.xs.length === 1
        ? discSinksInto(obstacle.xs[0]!, obstacle.ys[0]!, obstacle.r, body, GRAZE)
        : sinksInto(body, obstacle, GRAZE);
    if (hit) return false;
  }
  return true;
};

/** Does a base at (x, y) touch the first half? */
export const touchesFirst = (fit: Fit, x: number, y: number, ux: number, uy: number): boolean => {
  const along = x * ux + y * uy;
  const aside = Math.max(0, Math.abs(x * uy - y * ux) - fit.side);
  const past = Math.max(0, fit.joint - fit.half - along, along - fit.joint);
  const reach = fit.radius + EPSILON;
  return past * past + aside * aside <= reach * reach;
};

/** L-MOV-1, S-MOVE-1: does a base at (x, y), seen from the joint, touch the second half? Its far end is hollow: only a base in line fits. */
export const touchesSecond = (fit: Fit, x: number, y: number, ux: number, uy: number): boolean => {
  const along = x * ux + y * uy;
  const off = Math.abs(x * uy - y * ux);
  const reach = fit.radius + EPSILON;
  const beyond = along - fit.half;
  if (beyond > 0) return beyond * beyond + off * off <= reach * reach;
  const aside = Math.max(0, off - fit.side);
  const before = Math.max(0, -along);
  return before * before + aside * aside <= reach * reach;
};

/** Where the joint and the far end of a tool lie, for drawing. */
export const toolPoints = (
  from: Point,
  fit: Fit,
  placement: Placement,
): { readonly start: Point; readonly joint: Point; readonly end: Point } => {
  const first = lengthOf(placement.first.x, placement.first.y);
  const second = lengthOf(placement.second.x, placement.second.y);
  const at = (distance: number): Point => ({
    x: from.x + (placement.first.x * distance) / first,
    y: from.y + (placement.first.y * distance) / first,
  });
  const joint = at(fit.joint);
  return {
    start: at(fit.joint - fit.half),
    joint,
    end: { x: joint.x + (placement.second.x * fit.half) / second, y: joint.y + (placement.second.y * fit.half) / second },
  };
};
