import { endLasting } from '../effects/lasting.js';
import type { EncounterState } from '../state.js';

/** A turn is over: what lasted until then ends, and focus dice that nobody used are gone (LE-P19). */
export const endTurn = (s: EncounterState): void => {
  endLasting(s, 'turn');
  s.public.used = { ...s.public.used, turn: {} };
  for (const character of s.public.characters) {
    character.focusMelee = 0;
    character.focusRanged = 0;
  }
};
