export { type Advice, advise, heuristic, rollout } from './bot/heuristic.js';
export { planOf } from './box/plan.js';
export * from './campaign/campaign.js';
export * from './campaign/file.js';
export { content } from './content/index.js';
export { guideText } from './content/text.js';
export { mandalorian } from './game.js';
