import type { Overlay, OverlayShape } from '@cadre/core';
import { lineShape, NO_OVERLAY } from '@cadre/kit';
import { boxOf } from '../box.js';
import { targetsOf } from '../round/attacks.js';
import type { CharacterId, EncounterView, ObjectiveId, Spot } from '../state.js';
import { ground } from '../table/ground.js';
import { moveProblem } from '../table/moves.js';
import { placeMove } from '../table/place-args.js';
import { contests, engagedWith, spotOf, withCharacterAt } from '../table/queries.js';
import type { Told } from './told.js';

/** S-MOVE-2: where a character could advance to now. */
export const reach = ({ says, names }: Told, k: EncounterView, id: CharacterId): Overlay => {
  if (moveProblem(k, id, 'advance')) return NO_OVERLAY;
  const shapes = ground(k)
    .outline(placeMove(id, 'advance'))
    .map((outline): OverlayShape => ({ kind: 'area', means: 'reach', outline }));
  return { shapes, says: [says.reach(names.characterIn(k, id))] };
};
/** What it would be like to stand there: whom one could attack, who is engaged, what one contests. */
export const spotView = ({ says, names }: Told, k: EncounterView, id: CharacterId, at: Spot): Overlay => {
  const there = withCharacterAt(k, id, at);
  const targets = [...new Set([...targetsOf(there, id, 'melee'), ...targetsOf(there, id, 'ranged')])];
  const engaged = engagedWith(there, id);
  const objectives = k.public.objectives.flatMap((_, i) =>
    contests(there, id, i as ObjectiveId) ? [boxOf(k).mission.objectives[i]!.name[names.language]] : [],
  );
  const named = (ids: readonly CharacterId[]): string[] => ids.map(each => names.characterIn(there, each));
  return {
    shapes: targets.map(each => lineShape('sight', at, spotOf(there, each))),
    says: [
      says.attacksFromSpot(named(targets)),
      ...(engaged.length > 0 ? [says.engagedAt(named(engaged))] : []),
      ...(objectives.length > 0 ? [says.contestsAt(objectives)] : []),
    ],
  };
};
