export type { MatchResult, Playable, Problem } from './batch.js';
export { type Outcome, RESULTS, type Result, resultOf } from './outcome.js';
export { type MatchPlan, playMatch } from './play.js';
export { type Progress, type Simulation, simulate } from './simulate.js';
export type { SimulationResult } from './summary.js';
export { type Share, wilson } from './wilson.js';
