export type { Playable, Played, Problem } from './batch.js';
export { type Outcome, RESULTS, type Result, resultOf } from './outcome.js';
export { playMatch, type Table } from './play.js';
export { type Progress, type Simulation, simulate } from './simulate.js';
export type { Simulated } from './summary.js';
export { type Share, wilson } from './wilson.js';
