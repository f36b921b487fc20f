import { keywords } from '@cadre/core';
import type { EncounterState } from '../state.js';
import { STORE } from './holders.js';
import { ADDS, WINDOW_RULE } from './quantities.js';
import type { Words } from './vocabulary.js';

/** LE-P13: what must happen comes first, then one Reactive a seat. */
export const words = keywords<EncounterState, Words>(ADDS, STORE, WINDOW_RULE, { mustFirst: true });
