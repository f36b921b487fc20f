export { advise, heuristic, novice, search } from './bot/bot.js';
export { legendaryEncounters } from './game.js';
export type * from './state.js';
