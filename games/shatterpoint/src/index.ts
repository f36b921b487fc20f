export { advise, heuristic, novice, rollout } from './bot/bot.js';
export { legendaryEncounters } from './game.js';
export type * from './state.js';
