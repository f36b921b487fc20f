export { anyAnswer, type Bot, type Budget, randomBot } from './bot.js';
export type { Policy, Settings } from './growing.js';
export { type Rollout, rolloutBot } from './rollout.js';
export { type Found, search, searchBot } from './search.js';
