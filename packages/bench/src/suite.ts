import type { Peer } from './peer.js';

/** Does a piece of work and says how many operations that was. */
export type Batch = () => number | Promise<number>;

/** One side of a comparison. It runs in a process of its own, so that nobody's call sites are spoiled by another's objects. */
export interface Contestant {
  readonly name: string;
  /** The library it measures. It is a development tool of ours, which an installed server does not have. */
  readonly peer?: Peer;
  prepare(): Promise<Batch>;
}
/** A comparison: the first contestant is ours, the others are what it is measured against. */
export interface Suite {
  readonly id: string;
  /** Suites that are asked for together. */
  readonly group?: string;
  readonly title: string;
  /** What is counted, in the singular. */
  readonly unit: string;
  readonly contestants: readonly [Contestant, ...Contestant[]];
  readonly rounds: number;
  readonly roundMilliseconds: number;
  readonly warmUpMilliseconds: number;
  /** So many batches of ours in one process must not need more and more memory; it is measured unless there is no number. */
  readonly heapBatches?: number;
}
