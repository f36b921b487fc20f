import type { Passage } from '@cadre/battle';
import { emit } from '@cadre/core';
import { whose } from '../round/priority.js';
import type { BattleState, ObjectiveId, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';

/** SO-G12: the tokens that a unit has claimed. */
export const heldBy = (s: BattleState, unit: UnitId): ObjectiveId[] =>
  s.public.objectives.flatMap(({ holder }, i) => (holder === unit ? [i as ObjectiveId] : []));
/** SO-G12: they flip back and stay where they lie. */
export const dropTokens = (s: BattleState, unit: UnitId): void => {
  for (const id of heldBy(s, unit)) {
    const token = s.public.objectives[id]!;
    token.holder = 'nobody';
    token.claimed = false;
    emit(s, { type: 'objective', rule: 'SO-G12', objective: id, what: 'dropped', ...whose(s, unitOf(s, unit).seat) });
  }
};
/** SO-G12: they go where their unit goes, under its base until its owner lays them beside it; nobody takes them off the table. */
export const tokensFollow = (s: BattleState, unit: UnitId, passage: Passage): void => {
  const { at } = unitOf(s, unit);
  if (passage === 'left') dropTokens(s, unit);
  else if (typeof at === 'object') for (const id of heldBy(s, unit)) s.public.objectives[id]!.at = at;
};
