export { advise, heuristic, rollout } from './bot/bot.js';
export { legendaryEncounters } from './game.js';
export type * from './state.js';
