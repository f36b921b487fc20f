import { type Call, emit } from '@cadre/core';
import { words } from '../keywords/keywords.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import type { EncounterState, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { about } from './about.js';
import { canHunker } from './can-hunker.js';
import { shedConditions } from './conditions.js';

/** Abilities speak about hunker tokens that were gained. */
export const HunkerGained = procedure('hunkerGained', {
  locals: (x: { unit: UnitId }) => x,
  steps: { speak: { rule: 'LE-P13', run: (s, f): Call | void => words.open(s, 'hunkerGained', f, seatsInOrder(s)) } },
});
/** S-EFF-5, LE-P37: without a limit; S-ENG-4: not for a unit that is engaged. */
export const gainHunker = (s: EncounterState, id: UnitId, n: number, rule: string, why = 'effect'): Call | void => {
  const unit = s.public.units[id]!;
  if (n <= 0 || unit.defeated || !canHunker(s, id)) return undefined;
  unit.hunker += n;
  emit(s, { type: 'hunker', by: n, total: unit.hunker, why, ...about(s, id, rule) });
  shedConditions(s);
  return words.open(s, 'hunkerGained', { unit: id }, seatsInOrder(s)) ? HunkerGained.call({ unit: id }) : undefined;
};
export const loseHunker = (s: EncounterState, id: UnitId, n: number | 'all', rule: string, why = 'effect'): void => {
  const unit = s.public.units[id]!;
  const by = n === 'all' ? unit.hunker : Math.min(n, unit.hunker);
  if (by <= 0) return;
  unit.hunker -= by;
  emit(s, { type: 'hunker', by: -by, total: unit.hunker, why, ...about(s, id, rule) });
};
/** S-COV-4, S-ENG-4: somebody stands elsewhere than before, and who is engaged now keeps no hunker token. */
export const dropHunker = (s: EncounterState): void => {
  for (let i = 0; i < s.public.units.length; i++)
    if (unitOf(s, i as UnitId).hunker > 0 && !canHunker(s, i as UnitId)) loseHunker(s, i as UnitId, 'all', 'S-COV-4', 'engaged');
};
