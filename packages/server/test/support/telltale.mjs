import { bluff } from '@cadre/bluff';
import { mandalorian } from '@cadre/mandalorian';
import { noughts } from '@cadre/noughts';

export const games = { noughts, bluff, mandalorian };
export const bots = {};
/** Tells everything it was told: were it told too much, the seat would hear it. */
export const adviserOf = () => view => ({ answer: [], why: JSON.stringify(view) });
