import { type Base, lengthOfBase, notchOf } from '../shapes/base.js';

/** L-GEO-1, L-GEO-2, S-TOOL-2: two rigid halves of equal length and one joint that bends up to 90 degrees either way. In 0.1 mm. */
export interface HingedTool {
  readonly id: string;
  /** Straight, between the edges of the bases at its two ends. */
  readonly length: number;
  readonly width: number;
}

/** Published lengths (L-GEO-1) and width. */
export const LEGION_TOOLS = {
  speed1: { id: 'speed-1', length: 750, width: 150 },
  speed2: { id: 'speed-2', length: 1250, width: 150 },
  speed3: { id: 'speed-3', length: 1750, width: 150 },
} as const satisfies Readonly<Record<string, HingedTool>>;

/** Published lengths (S-TOOL-2); the width is ours, no source gives it. */
export const SHATTERPOINT_TOOLS = {
  dash: { id: 'dash', length: 850, width: 150 },
  advance: { id: 'advance', length: 1500, width: 150 },
} as const satisfies Readonly<Record<string, HingedTool>>;

/** S-TOOL-1: range tools, straight. */
export const SHATTERPOINT_RANGES = [254, 762, 1524, 2032, 2540] as const;
/** L-MSR-1: half a segment of the range tool. */
export const LEGION_HALF_RANGE = 762;

/** L-GEO-3: from the centre of a base at either end to the joint. A notch swallows its depth of the two tool ends. */
export const toJoint = (tool: HingedTool, base: Base): number => (tool.length + lengthOfBase(base) - notchOf(base)) / 2;
/** L-GEO-3, S-MOVE-1: the most that the centre of a base can move. */
export const longestMove = (tool: HingedTool, base: Base): number => 2 * toJoint(tool, base);
