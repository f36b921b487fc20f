import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HEAP_MARKS, type HeapAt, heapOf } from './heap.js';
import { isInstalled, type Peer } from './peer.js';
import type { Parts } from './processor-time.js';
import { quantile } from './quantile.js';
import type { Suite } from './suite.js';

export interface Measurement {
  readonly name: string;
  /** Operations per second of processor time: in the best round, and in the median one. */
  readonly best: number;
  readonly median: number;
  /** How many times as fast our contestant is: the median over rounds that ran side by side. 1 for ours. */
  readonly ratio: number;
  /** Half of the rounds had a ratio between these. */
  readonly spread: readonly [low: number, high: number];
  /** Microseconds of processor time that each package took for one operation; only measured against another checkout. */
  readonly parts?: Parts;
}
export interface SuiteResult {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly contestants: readonly Measurement[];
  /** Libraries that are not installed, and so were not measured. */
  readonly missing: readonly Peer[];
  /** Empty where memory is not measured. */
  readonly heap: readonly HeapAt[];
}
export interface Progress {
  readonly done: number;
  readonly of: number;
  readonly suite: string;
}
export interface BenchOptions {
  /** Another built checkout: its version of each suite runs instead of the peers. */
  readonly against?: string;
  /** Overrides the number of rounds of every suite. */
  readonly rounds?: number;
  readonly onProgress?: (p: Progress) => void;
}

const SUITES = 'packages/bench/dist/suites/index.js';
const PROCESS = fileURLToPath(new URL('../dist/contestant-process.js', import.meta.url));
const HERE = fileURLToPath(new URL('../../..', import.meta.url));
/** Whether a folder is a checkout with a built benchmark. */
export const isBuiltCheckout = (folder: string): boolean => existsSync(join(folder, SUITES));

/** All contestants take turns, round by round: other load on the machine affects them equally. */
export const runSuites = async (suites: readonly Suite[], options: BenchOptions = {}): Promise<SuiteResult[]> => {
  const runs = suites.map(suite => ({
    suite,
    runners: runnersOf(suite, options.against),
    rounds: options.rounds ?? suite.rounds,
    heapBatches: options.against === undefined ? suite.heapBatches : undefined,
  }));
  const of = runs.reduce(
    (n, r) => n + r.runners.length * (r.rounds + (options.against === undefined ? 1 : 2)) + (r.heapBatches === undefined ? 0 : HEAP_MARKS),
    0,
  );
  const results: SuiteResult[] = [];
  let done = 0;
  for (const { suite, runners, rounds, heapBatches } of runs) {
    const step = (): void => options.onProgress?.({ done: ++done, of, suite: suite.id });
    const contestants = await runRounds(suite.id, runners, rounds, options.against !== undefined, step);
    const heap = heapBatches === undefined ? [] : await heapOf(suite, heapBatches, step);
    const missing = options.against === undefined ? missingPeers(suite) : [];
    results.push({ id: suite.id, title: suite.title, unit: suite.unit, contestants, missing, heap });
  }
  return results;
};

/** A contestant of a suite by its number, and the checkout it is taken from. */
interface Runner {
  readonly name: string;
  readonly checkout: string;
  readonly number: number;
}
const runnersOf = (suite: Suite, against: string | undefined): Runner[] => {
  if (against !== undefined)
    return [
      { name: 'this checkout', checkout: HERE, number: 0 },
      { name: against, checkout: against, number: 0 },
    ];
  return suite.contestants.flatMap(({ name, peer }, number) =>
    peer === undefined || isInstalled(peer) ? [{ name, checkout: HERE, number }] : [],
  );
};
const missingPeers = (suite: Suite): Peer[] => {
  const peers = suite.contestants.flatMap(({ peer }) => peer ?? []);
  return [...new Set(peers)].filter(peer => !isInstalled(peer));
};

const runRounds = async (
  id: string,
  runners: readonly Runner[],
  rounds: number,
  profiles: boolean,
  step: () => void,
): Promise<Measurement[]> => {
  const processes: { readonly runner: Runner; readonly child: ChildProcess; readonly rates: number[]; parts?: Parts }[] = [];
  try {
    for (const runner of runners) {
      const child = fork(PROCESS, [runner.checkout, id, String(runner.number)], {
        env: { ...process.env, NODE_ENV: 'production' },
        execArgv: [],
      });
      processes.push({ runner, child, rates: [] });
      await nextMessage(child, id, runner);
      step();
    }
    for (let round = 0; round < rounds; round++)
      for (const { runner, child, rates } of round % 2 === 0 ? processes : processes.toReversed()) {
        child.send('round');
        rates.push(((await nextMessage(child, id, runner)) as { perSecond: number }).perSecond);
        step();
      }
    for (const each of profiles ? processes : []) {
      each.child.send('profile');
      const { perSecond, parts } = (await nextMessage(each.child, id, each.runner)) as { perSecond: number; parts: Parts };
      each.parts = Object.fromEntries(Object.entries(parts).map(([name, share]) => [name, (share * 1e6) / perSecond]));
      step();
    }
  } finally {
    for (const { child } of processes) child.kill();
  }
  return processes.map(({ runner, rates, parts }) => ({
    ...measurement(runner.name, processes[0]!.rates, rates),
    ...(parts && { parts }),
  }));
};

const nextMessage = (child: ChildProcess, suite: string, { name, checkout }: Runner): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void =>
      reject(new Error(`suite "${suite}": the process of "${name}" (${checkout}) ended with exit code ${code}`));
    child.once('exit', onExit);
    child.once('message', message => {
      child.off('exit', onExit);
      resolve(message);
    });
  });

/** Rounds with the same number ran side by side. */
export const measurement = (name: string, ours: readonly number[], theirs: readonly number[]): Measurement => {
  const ratios = theirs.map((rate, round) => ours[round]! / rate);
  return {
    name,
    best: Math.max(...theirs),
    median: quantile(theirs, 0.5),
    ratio: quantile(ratios, 0.5),
    spread: [quantile(ratios, 0.25), quantile(ratios, 0.75)],
  };
};
