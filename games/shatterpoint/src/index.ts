import { searchWith } from './bot/bot.js';
import { attackForecast } from './forecast.js';

export { BLUNDERS, type Blunder, blundersIn } from './bot/blunders.js';
export { advise, heuristic, novice } from './bot/bot.js';
export { legendaryEncounters } from './game.js';
export type * from './state.js';
export const search = searchWith(attackForecast);
