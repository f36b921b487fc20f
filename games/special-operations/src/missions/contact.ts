import { boxOf } from '../box.js';
import type { ObjectiveKind, Rank } from '../content/types.js';
import type { BattleView, ObjectiveId, UnitId } from '../state.js';
import { TOKEN_RADIUS, touchesSpot, typeOf, unitOf } from '../table/queries.js';

/** Mission rules: a unit counts as its rank and as what a loadout adds. */
export const countsAs = (k: BattleView, unit: UnitId, rank: Rank): boolean =>
  typeOf(k, unit).rank === rank || unitOf(k, unit).alsoRank === rank;
/** The objective of this kind that the unit's base touches. */
export const touchedObjective = (k: BattleView, unit: UnitId, kind: ObjectiveKind): ObjectiveId | undefined => {
  const found = boxOf(k).mission.objectives.findIndex(
    (o, i) => o.kind === kind && touchesSpot(k, unit, k.public.objectives[i]!.at, TOKEN_RADIUS),
  );
  return found < 0 ? undefined : (found as ObjectiveId);
};
