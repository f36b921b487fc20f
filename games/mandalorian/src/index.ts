export { type Advice, advise, heuristic } from './bot/heuristic.js';
export * from './campaign/campaign.js';
export * from './campaign/file.js';
export { mandalorian } from './game.js';
