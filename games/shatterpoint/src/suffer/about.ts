import type { About } from '../facts.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { letterOf, markOf } from '../table/letters.js';
import { unitOf } from '../table/queries.js';

/** Nothing where there is no other of the same name. */
export const lettered = (letter: string): { readonly letter?: string } => (letter === '' ? {} : { letter });
/** What facts say about a unit. */
export const about = (k: EncounterView, unit: UnitId, rule: string): About => {
  const { card, seat } = unitOf(k, unit);
  return { rule, unit, card, seat, ...lettered(letterOf(k, unit)) };
};
/** The same of one character of it. */
export const aboutCharacter = (k: EncounterView, id: CharacterId, rule: string): About => ({
  ...about(k, k.public.characters[id]!.unit, rule),
  ...lettered(markOf(k, id)),
});
