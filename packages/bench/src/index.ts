export { type BenchOptions, isBuiltCheckout, type Measurement, type Progress, runSuites, type SuiteResult } from './bench.js';
export type { HeapAt } from './heap.js';
export { isInstalled, type Peer } from './peer.js';
export type { Parts } from './processor-time.js';
export type { Batch, Contestant, Suite } from './suite.js';
export { suites } from './suites/index.js';
