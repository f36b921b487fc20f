export type { Playable, Played, Problem } from './batch.js';
export { type Outcome, RESULTS, type Result, resultOf } from './outcome.js';
export { playMatch, type Table } from './play.js';
export { type Progress, type Simulated, type Simulation, simulate } from './simulate.js';
export { type Share, wilson } from './wilson.js';
