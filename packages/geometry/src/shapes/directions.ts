import { type Direction, lengthOf, round } from './exact.js';

/**
 * The directions in which tool halves are tried: the border points of a square, so that they are integers, at most 0.9 degrees
 * apart, and the same after a quarter turn or in a mirror. Counter-clockwise from (SIDE, 0).
 */
const SIDE = 64;
const around: Direction[] = [];
for (let i = 0; i < SIDE; i++) around.push({ x: SIDE, y: i });
for (let i = 0; i < 2 * SIDE; i++) around.push({ x: SIDE - i, y: SIDE });
for (let i = 0; i < 2 * SIDE; i++) around.push({ x: -SIDE, y: SIDE - i });
for (let i = 0; i < 2 * SIDE; i++) around.push({ x: -SIDE + i, y: -SIDE });
for (let i = 0; i < SIDE; i++) around.push({ x: SIDE, y: -SIDE + i });

export const DIRECTIONS: readonly Direction[] = around;
export const UNIT_X: readonly number[] = around.map(d => d.x / lengthOf(d.x, d.y));
export const UNIT_Y: readonly number[] = around.map(d => d.y / lengthOf(d.x, d.y));

/** The index of a direction near this one. */
export const directionIndex = (x: number, y: number): number => {
  const most = Math.max(Math.abs(x), Math.abs(y));
  if (most === 0) return 0;
  const sx = round((x * SIDE) / most);
  const sy = round((y * SIDE) / most);
  if (sx === SIDE) return sy >= 0 ? sy : 8 * SIDE + sy;
  if (sy === SIDE) return 2 * SIDE - sx;
  if (sx === -SIDE) return 4 * SIDE - sy;
  return 6 * SIDE + sx;
};

/** Indices go round. */
export const wrapIndex = (index: number): number => (index + DIRECTIONS.length) % DIRECTIONS.length;

const SCALE = 10_000;
/** A direction that can be stored and sent: integers, true to a ten-thousandth. */
export const asDirection = (x: number, y: number): Direction => {
  const length = lengthOf(x, y);
  return { x: round((x * SCALE) / length), y: round((y * SCALE) / length) };
};
