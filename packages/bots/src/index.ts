export { agreeing, anyAnswer, type Bot, type Budget, randomBot } from './bot.js';
export { type Rollout, type RolloutBot, rolloutBot } from './rollout.js';
export { type SearchResult, search, searchBot } from './search.js';
export type { Policy, Settings } from './search-tree.js';
