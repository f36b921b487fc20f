import type { Call } from '@cadre/core';
import type { PerformLocals } from '../actions/performing.js';
import { modifierNumber } from '../box/scripts.js';
import { GEAR } from '../codes.js';
import { runScript } from '../effects/effects.js';
import { emit } from '../happen.js';
import type { CharacterId, Nobody, PieceId, Whereabouts } from '../ids.js';
import type { MandoState } from '../state.js';
import { triggerCard } from './triggered.js';

export { GEAR } from '../codes.js';
export { triggerCard, triggered } from './triggered.js';

/** Discard the card and do what it says. Using it is a change even if it then achieves nothing. */
export const spendTriggerCard = (
  s: MandoState,
  who: CharacterId,
  card: number,
  it: PieceId | Nobody,
  itSpace: Whereabouts,
  action?: PerformLocals,
): Call | undefined => {
  const { id, ops, modify } = triggerCard(s, who, card);
  const c = s.public.characters[who]!;
  s.public.changes++;
  if (card === GEAR) c.gear = false;
  else {
    c.planning = c.planning.filter(p => p !== card);
    s.public.planning.discard.push(card);
  }
  emit(s, { type: 'used', rule: 'MA-89', character: who, card: id });
  if (action) for (const m of modify ?? []) action.mods.push(modifierNumber(m));
  return ops ? runScript(s, ops, { you: who, it, itSpace }) : undefined;
};
