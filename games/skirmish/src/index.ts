export { advise, heuristic, rollout, skirmish } from './game.js';
