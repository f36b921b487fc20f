import type { Overlay } from '@cadre/core';
import { disc, INCH, measureParts, type Outline, SHATTERPOINT_RANGES } from '@cadre/geometry';
import { measuredShapes, NO_OVERLAY } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { CharacterId, EncounterView, ObjectiveId } from '../state.js';
import { isOnTable, radiusOf, spotOf, TOKEN_RADIUS } from '../table/queries.js';
import { RULER_ENDS } from './ruler-ends.js';
import type { Told } from './told.js';

type RulerEnd = readonly [kind: number, id: number, x: number, y: number];

/** S-MEAS-1: everything is measured from its edge. What is not there is measured as the point that was clicked. */
const outlinesOf = (k: EncounterView, [kind, id, x, y]: RulerEnd): readonly Outline[] => {
  const point = [disc(x, y, 0)];
  switch (RULER_ENDS[kind]) {
    case 'character': {
      const character = id as CharacterId;
      if (!k.public.characters[character] || !isOnTable(k, character)) return point;
      const at = spotOf(k, character);
      return [disc(at.x, at.y, radiusOf(k, character))];
    }
    case 'objective': {
      const objective = k.public.objectives[id as ObjectiveId];
      return objective && !objective.gone ? [disc(objective.at.x, objective.at.y, TOKEN_RADIUS)] : point;
    }
    case 'piece':
      return boxOf(k).table.pieces[id]?.parts ?? point;
    default:
      return point;
  }
};
/** S-TOOL-1: the smallest range tool that reaches so far; undefined beyond the longest. */
const toolFor = (gap: number): number | undefined => {
  const at = SHATTERPOINT_RANGES.findIndex(length => gap <= length);
  return at < 0 ? undefined : at + 1;
};
/** S-TOOL-4: from anything to anything, from edge to edge, with the range tool that reaches. */
export const ruler = ({ says, number }: Told, k: EncounterView, args: readonly number[]): Overlay => {
  const [kind, id, x, y, toKind, toId, toX, toY] = args;
  if (kind === undefined || id === undefined || x === undefined || y === undefined) return NO_OVERLAY;
  if (toKind === undefined || toId === undefined || toX === undefined || toY === undefined) return NO_OVERLAY;
  const found = measureParts(outlinesOf(k, [kind, id, x, y]), outlinesOf(k, [toKind, toId, toX, toY]));
  if (!found) return NO_OVERLAY;
  const inches = number(found.gap / INCH);
  const tool = toolFor(found.gap);
  return {
    shapes: measuredShapes(found, `${inches}"`),
    says: [says.distance(inches), tool === undefined ? says.beyondRange : says.withinRange(tool)],
  };
};
