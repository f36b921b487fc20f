import { type Keyword, keywords } from '@cadre/core';
import { ABILITIES } from '../effects/book.js';
import { LATER_OFFERS } from '../effects/later.js';
import { offersOf } from '../effects/offers.js';
import type { EncounterState } from '../state.js';
import { LASTING, STORE } from './holders.js';
import { ADDS, WINDOW_RULE } from './quantities.js';
import type { Words } from './vocabulary.js';

/** Every ability of the content, and what lasts: what it adds to, and what it offers. */
export const GLOSSARY: Readonly<Record<string, Keyword<EncounterState, Words>>> = Object.fromEntries(
  Object.entries(ADDS).map(([name, keyword]) => {
    const ability = ABILITIES.get(name);
    const offers = ability ? offersOf(ability) : name === LASTING ? LATER_OFFERS : undefined;
    return [name, offers ? { ...keyword, offers } : keyword];
  }),
);
/** LE-P13: what must happen comes first, then one Reactive a seat. */
export const words = keywords<EncounterState, Words>(GLOSSARY, STORE, WINDOW_RULE, { mustFirst: true });
