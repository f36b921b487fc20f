import { type ChildProcess, fork } from 'node:child_process';
import { HEAP_MARKS, type HeapAt, heapOf } from './heap.js';
import { isInstalled, type Peer } from './peer.js';
import type { Contestant, Suite } from './suite.js';

export interface Measured {
  readonly name: string;
  /** Operations a second: in the best round, and in the middle one. */
  readonly best: number;
  readonly median: number;
  /** How often as fast our contestant is: the middle of the ratios of rounds that ran side by side. 1 for ours. */
  readonly ratio: number;
}
export interface SuiteResult {
  readonly id: string;
  readonly title: string;
  readonly unit: string;
  readonly contestants: readonly Measured[];
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

/** All rounds in turn: whatever else the machine does hits every contestant alike. */
export const runSuites = async (suites: readonly Suite[], onProgress: (p: Progress) => void): Promise<SuiteResult[]> => {
  const of = suites.reduce((n, s) => n + present(s).length * (s.rounds + 1) + (s.heapBatches === undefined ? 0 : HEAP_MARKS), 0);
  const results: SuiteResult[] = [];
  let done = 0;
  for (const suite of suites) {
    const step = (): void => onProgress({ done: ++done, of, suite: suite.id });
    results.push(await runSuite(suite, step));
  }
  return results;
};

/** Everybody who can run here, by their number in the suite. */
const present = (suite: Suite): { readonly number: number; readonly contestant: Contestant }[] =>
  suite.contestants
    .map((contestant, number) => ({ number, contestant }))
    .filter(({ contestant: { peer } }) => peer === undefined || isInstalled(peer));

const runSuite = async (suite: Suite, step: () => void): Promise<SuiteResult> => {
  const running = present(suite),
    processes: ChildProcess[] = [],
    contestants: Measured[] = [];
  try {
    for (const { number } of running) {
      const child = fork(new URL('./contestant-process.js', import.meta.url), [suite.id, String(number)], {
        env: { ...process.env, NODE_ENV: 'production' },
        execArgv: [],
      });
      processes.push(child);
      await heard(child);
      step();
    }
    const rates: number[][] = running.map(() => []);
    for (let round = 0; round < suite.rounds; round++)
      for (const [i, child] of processes.entries()) {
        child.send('round');
        rates[i]!.push(((await heard(child)) as { perSecond: number }).perSecond);
        step();
      }
    contestants.push(...running.map(({ contestant }, i) => measured(contestant.name, rates, i)));
  } finally {
    for (const child of processes) child.kill();
  }
  const heap = suite.heapBatches === undefined ? [] : await heapOf(suite, suite.heapBatches, step);
  const missing = [...new Set(suite.contestants.flatMap(({ peer }) => (peer === undefined || isInstalled(peer) ? [] : [peer])))];
  return { id: suite.id, title: suite.title, unit: suite.unit, contestants, missing, heap };
};

const heard = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`a contestant of the benchmark died (exit code ${code})`));
    child.once('exit', died);
    child.once('message', message => {
      child.off('exit', died);
      resolve(message);
    });
  });

const measured = (name: string, rates: readonly (readonly number[])[], i: number): Measured => ({
  name,
  best: Math.max(...rates[i]!),
  median: median(rates[i]!),
  ratio: median(rates[i]!.map((rate, round) => rates[0]![round]! / rate)),
});
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};
