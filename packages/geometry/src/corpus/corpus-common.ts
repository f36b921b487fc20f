import type { MoveRules } from '../moves/move-rules.js';
import { LEGION_TOOLS } from '../moves/tool.js';

/** A number below its argument: the same ones in every run. */
export type Next = (below: number) => number;

export const MOVE: MoveRules = {
  tools: [LEGION_TOOLS.speed3, LEGION_TOOLS.speed2, LEGION_TOOLS.speed1],
  level: 'height',
  impassable: 'never',
  over: 420,
  rise: 420,
  drop: 420,
  bases: 'stop',
};

/** The exact bits of the numbers, folded into eight hexadecimal digits. */
export const bits = (...numbers: readonly number[]): string => {
  const words = new Uint32Array(Float64Array.from(numbers).buffer);
  let fold = 0x811c9dc5;
  for (const word of words) fold = Math.imul(fold ^ word, 0x01000193) ^ (fold >>> 15);
  return (fold >>> 0).toString(16).padStart(8, '0');
};
