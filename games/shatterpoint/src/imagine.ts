import type { ViewOf } from '@cadre/core';
import type { EncounterState } from './state.js';

/** LE-P36: nobody has secrets; what lies in a deck is not decided before it is drawn. */
export const imagine = (_: ViewOf<EncounterState>): EncounterState['secret'] => [null, null, null];
