import type { Overlay, OverlayShape } from '@cadre/core';
import { arrivalAt, fitOf, INCH, LEGION_TOOLS, type Point, toolPoints } from '@cadre/geometry';
import { NO_OVERLAY } from '@cadre/kit';
import { MOVING } from '../frames.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { movementsOf, moveProblem } from '../table/moves.js';
import type { Told } from './told.js';

/** The tools by their speed. */
const TOOLS = [LEGION_TOOLS.speed1, LEGION_TOOLS.speed2, LEGION_TOOLS.speed3];
/** One half of a tool: a strip of its width from one end to the other. */
const half = (from: Point, to: Point, width: number): number[] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(-(to.y - from.y) * width) / (2 * length), ((to.x - from.x) * width) / (2 * length)];
  return [from.x + x, from.y + y, to.x + x, to.y + y, to.x - x, to.y - y, from.x - x, from.y - y];
};
/** L-MOV-1: the tool that takes a unit to a spot, as it lies on the table. Nothing where no move is asked for. */
export const toolTo = ({ words, names }: Told, k: BattleView, id: UnitId, at: Spot): Overlay => {
  const move = k.stack.findLast(MOVING.is)?.locals;
  if (move?.unit !== id || moveProblem(k, id, move)) return NO_OVERLAY;
  for (const { reach } of movementsOf(k, id, move)) {
    const arrival = reach && arrivalAt(reach, at);
    if (!reach || arrival?.level !== at.level) continue;
    const speed = TOOLS.findIndex(tool => tool.id === arrival.placement.tool);
    const tool = TOOLS[speed]!;
    const { start, joint, end } = toolPoints(reach.mover.at, fitOf(tool, reach.mover.base), arrival.placement);
    const lying: OverlayShape[] = [half(start, joint, tool.width), half(joint, end, tool.width)].map(ring => ({
      kind: 'area',
      means: 'range',
      outline: { level: at.level, rings: [ring] },
    }));
    const rise = at.level - reach.level;
    return { shapes: lying, says: [words.explain.tool(speed + 1, rise === 0 ? null : names.number(Math.abs(rise) / INCH), rise > 0)] };
  }
  return NO_OVERLAY;
};
