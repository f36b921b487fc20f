import { type Measurable, measureEnds } from '@cadre/battle';
import type { Overlay } from '@cadre/core';
import { disc, INCH, SHATTERPOINT_RANGES } from '@cadre/geometry';
import { measuredShapes, NO_OVERLAY } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { CharacterId, EncounterView, ObjectiveId } from '../state.js';
import { isOnTable, radiusOf, spotOf, TOKEN_RADIUS } from '../table/queries.js';
import { RULER_ENDS } from './ruler-ends.js';
import type { Told } from './told.js';

/** S-MEAS-1: everything is measured from its edge. */
const measurable = (k: EncounterView): Readonly<Record<(typeof RULER_ENDS)[number], Measurable>> => ({
  character: number => {
    const id = number as CharacterId;
    if (!k.public.characters[id] || !isOnTable(k, id)) return undefined;
    const { x, y } = spotOf(k, id);
    return [disc(x, y, radiusOf(k, id))];
  },
  objective: id => {
    const objective = k.public.objectives[id as ObjectiveId];
    return objective && !objective.gone ? [disc(objective.at.x, objective.at.y, TOKEN_RADIUS)] : undefined;
  },
  piece: id => boxOf(k).table.pieces[id]?.parts,
  point: () => undefined,
});
/** S-TOOL-1: the smallest range tool that reaches so far; undefined beyond the longest. */
const toolFor = (gap: number): number | undefined => {
  const at = SHATTERPOINT_RANGES.findIndex(length => gap <= length);
  return at < 0 ? undefined : at + 1;
};
/** S-TOOL-4: from anything to anything, from edge to edge, with the range tool that reaches. */
export const ruler = ({ says, number }: Told, k: EncounterView, args: readonly number[]): Overlay => {
  const things = measurable(k);
  const found = measureEnds(
    RULER_ENDS.map(end => things[end]),
    args,
  );
  if (!found) return NO_OVERLAY;
  const inches = number(found.gap / INCH);
  const tool = toolFor(found.gap);
  return {
    shapes: measuredShapes(found, `${inches}"`),
    says: [says.distance(inches), tool === undefined ? says.beyondRange : says.withinRange(tool)],
  };
};
