import type { None } from '@cadre/core';
import { boxOf } from '../box.js';
import { retireCard } from '../round/decks.js';
import { LEGEND_UNIT } from '../round/legend.js';
import { isLocked, setControl, strengthAt } from '../round/objectives.js';
import type { CharacterId, EncounterState, ObjectiveId, UnitId } from '../state.js';
import { isAtObjective, sideOf, unitOf } from '../table/queries.js';
import { moveTracker } from './tracker.js';

/** LE-12, LE-A5: where the unit contested just before the token. */
const contestedBefore = (s: EncounterState, unit: UnitId): ObjectiveId[] =>
  s.public.objectives.flatMap((_, i) =>
    unitOf(s, unit).characters.some(id => isAtObjective(s, id, i as ObjectiveId)) ? [i as ObjectiveId] : [],
  );
/** LE-A15: nothing but this and the mission moves the Struggle token (S-WND-2, S-STR-2, S-STR-3); LE-A20: no minion does. `by` is the character that did it, `nobody` where no rule says who (LE-H6, SB-5). */
export const onWounded = (s: EncounterState, unit: UnitId, by: CharacterId | None<'nobody'>): void => {
  const { tracker } = boxOf(s).mission;
  if (sideOf(s, unit) === 'cadre') moveTracker(s, tracker.cadreWounded, 'LE-M1', 'cadreWounded');
  else if (unit === LEGEND_UNIT) moveTracker(s, tracker.legendWounded, 'LE-M1', 'legendWounded');
  // LE-13, LE-14, LE-15: only a character of the Legend, and nobody gains control
  if (by === 'nobody' || s.public.characters[by]!.unit !== LEGEND_UNIT || sideOf(s, unit) !== 'cadre') return;
  for (const objective of contestedBefore(s, unit))
    if (
      s.public.objectives[objective]!.control === 'cadre' &&
      strengthAt(s, objective, 'cadre') < strengthAt(s, objective, 'legend') &&
      !isLocked(s, objective)
    )
      setControl(s, objective, 'nobody', 'LE-13');
};
/** LE-P8, LE-H8: a defeated unit takes its order card, its marks and what lasted on it along. */
export const onDefeated = (s: EncounterState, unit: UnitId): void => {
  retireCard(s, unit);
  s.public.marks = s.public.marks.filter(mark => mark.unit !== unit);
  s.public.lasting = s.public.lasting.filter(each => each.unit !== unit);
};
