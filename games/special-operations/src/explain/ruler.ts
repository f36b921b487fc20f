import { type Measurable, measureEnds } from '@cadre/battle';
import type { Overlay } from '@cadre/core';
import { disc } from '@cadre/geometry';
import { measuredShapes, NO_OVERLAY } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { TOKEN_RADIUS } from '../table/bodies.js';
import { isOnTable, typeOf } from '../table/queries.js';
import { RULER_ENDS } from './ruler-ends.js';
import type { Told } from './told.js';

const tokenAt = (at: Spot | undefined) => (at ? [disc(at.x, at.y, TOKEN_RADIUS)] : undefined);
/** L-MSR-2: everything is measured from its edge. */
const measurable = (k: BattleView): Readonly<Record<(typeof RULER_ENDS)[number], Measurable>> => ({
  unit: id => {
    const unit = k.public.units[id];
    return unit && isOnTable(unit) ? [disc(unit.at.x, unit.at.y, typeOf(k, id as UnitId).base / 2)] : undefined;
  },
  objective: id => tokenAt(k.public.objectives[id]?.at),
  marker: id => tokenAt(k.public.markers.find(each => each.id === id)?.at),
  piece: id => boxOf(k).table.pieces[id]?.parts,
  point: () => undefined,
});
export const ruler = ({ words, names }: Told, k: BattleView, args: readonly number[]): Overlay => {
  const things = measurable(k);
  const found = measureEnds(
    RULER_ENDS.map(end => things[end]),
    args,
  );
  if (!found) return NO_OVERLAY;
  const inches = names.inches(found.gap);
  return { shapes: measuredShapes(found, `${inches}"`), says: [words.explain.distance(inches)] };
};
