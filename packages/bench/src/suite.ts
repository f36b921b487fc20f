import type { Peer } from './peer.js';

/** Does some work and returns the number of operations. */
export type Batch = () => number | Promise<number>;

/** One side of a comparison. It has its own process, because another contestant's objects would make shared call sites polymorphic. */
export interface Contestant {
  readonly name: string;
  /** The library it measures: a development dependency, not installed in production. */
  readonly peer?: Peer;
  prepare(): Promise<Batch>;
}
/** A comparison of our contestant, the first one, with others. */
export interface Suite {
  readonly id: string;
  /** Suites that can be run together by this name. */
  readonly group?: string;
  readonly title: string;
  /** The name of one operation. */
  readonly unit: string;
  readonly contestants: readonly [Contestant, ...Contestant[]];
  readonly rounds: number;
  readonly roundMilliseconds: number;
  readonly warmUpMilliseconds: number;
  /** Measure memory over this many batches of ours, to find leaks. */
  readonly heapBatches?: number;
}
