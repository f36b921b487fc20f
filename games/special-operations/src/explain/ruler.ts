import type { Overlay } from '@cadre/core';
import { disc, measureParts, type Outline } from '@cadre/geometry';
import { measuredShapes, NO_OVERLAY } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { BattleView, UnitId } from '../state.js';
import { TOKEN_RADIUS } from '../table/bodies.js';
import { isOnTable, typeOf } from '../table/queries.js';
import { RULER_ENDS } from './ruler-ends.js';
import type { Told } from './told.js';

type RulerEnd = readonly [kind: number, id: number, x: number, y: number];

/** L-MSR-2: everything is measured from its edge. What is not there is measured as the point that was clicked. */
const outlinesOf = (k: BattleView, [kind, id, x, y]: RulerEnd): readonly Outline[] => {
  const point = [disc(x, y, 0)];
  switch (RULER_ENDS[kind]) {
    case 'unit': {
      const unit = k.public.units[id];
      if (!unit || !isOnTable(unit)) return point;
      return [disc(unit.at.x, unit.at.y, typeOf(k, id as UnitId).base / 2)];
    }
    case 'objective': {
      const objective = k.public.objectives[id];
      return objective ? [disc(objective.at.x, objective.at.y, TOKEN_RADIUS)] : point;
    }
    case 'marker': {
      const marker = k.public.markers.find(each => each.id === id);
      return marker ? [disc(marker.at.x, marker.at.y, TOKEN_RADIUS)] : point;
    }
    case 'piece':
      return boxOf(k).table.pieces[id]?.parts ?? point;
    default:
      return point;
  }
};
/** From anything to anything, from edge to edge, the very segment that is measured: kind, number, x, y of each end. */
export const ruler = ({ words, names }: Told, k: BattleView, args: readonly number[]): Overlay => {
  const [kind, id, x, y, toKind, toId, toX, toY] = args;
  if (kind === undefined || id === undefined || x === undefined || y === undefined) return NO_OVERLAY;
  if (toKind === undefined || toId === undefined || toX === undefined || toY === undefined) return NO_OVERLAY;
  const found = measureParts(outlinesOf(k, [kind, id, x, y]), outlinesOf(k, [toKind, toId, toX, toY]));
  if (!found) return NO_OVERLAY;
  const inches = names.inches(found.gap);
  return { shapes: measuredShapes(found, `${inches}"`), says: [words.explain.distance(inches)] };
};
