import { adviserWith, heuristicWith } from './bot/heuristic.js';
import { tryAnswers } from './trial.js';

export { type Advice, rollout } from './bot/heuristic.js';
export { planOf } from './box/plan.js';
export * from './campaign/campaign.js';
export * from './campaign/file.js';
export { content } from './content/index.js';
export { consequenceOf, guideText } from './content/text.js';
export { mandalorian } from './game.js';

/** The bot and its advice, with the rules to try answers by. */
export const heuristic = heuristicWith(tryAnswers);
export const advise = adviserWith(tryAnswers);
