import { nearest } from '@cadre/core';
import type { SPECIALS } from '../content/effect.js';
import { ACTING } from '../frames.js';
import type { EncounterState } from '../state.js';

/** Rules with code of their own, by name. */
export const SPECIAL: Readonly<Record<(typeof SPECIALS)[number], (s: EncounterState) => void>> = {
  /** The combat action ends with its first attack, which has 3 more dice; its criticals are damage against a Primary (`attack/attack.ts`). */
  cloakAndDagger: s => {
    const action = nearest(s, ACTING);
    if (action) action.cloaked = true;
  },
};
