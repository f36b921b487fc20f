import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Job, Played } from './load-process.js';
import type { Use, UseAsked } from './use.js';

export interface BenchOptions {
  /** The address of a module whose `games` has `noughts`. */
  readonly module: string;
  /** Tables that play at the same time, level by level. */
  readonly active?: readonly number[];
  /** Tables that are only there while others play, level by level. */
  readonly held?: readonly number[];
  readonly answers?: number;
  readonly onProgress?: (done: number, of: number) => void;
}
/** One level of load. */
export interface Loaded {
  readonly answers: number;
  readonly perSecond: number;
  /** Milliseconds until the other player has heard of an answer. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time of the server for one answer: does not depend on what else the machine does. */
  readonly cpuPerAnswer: number;
}
export interface ServerFigures {
  readonly name: string;
  readonly levels: readonly (Loaded & { readonly active: number })[];
  /** The most answers a second at which 99 of 100 answers reach the other player within 50 ms. */
  readonly best: { readonly active: number; readonly perSecond: number; readonly p99: number } | null;
  readonly growth: readonly (Loaded & { readonly held: number; readonly bytesPerMatch: number | null })[];
}
export interface ServerBench {
  readonly unit: 'answers';
  readonly ours: ServerFigures;
  readonly peer: ServerFigures;
  readonly ratio: number | null;
}
const LATE = 50;
const ACTIVE = [10, 25, 50, 100, 200, 400] as const;
const HELD = [0, 500, 1000, 2000] as const;
const ANSWERS = 4000;
const GROWTH_ACTIVE = 50;
const WARM_ACTIVE = 20;
/** Beside this file, seen from the sources as well as from the build: processes run the build. */
const script = (name: string): URL => new URL(`../../dist/bench/${name}.js`, import.meta.url);

const heard = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`a process of the benchmark died (exit code ${code})`));
    child.once('exit', died);
    child.once('message', message => {
      child.off('exit', died);
      resolve(message as T);
    });
  });
const ask = <T>(child: ChildProcess, job: object): Promise<T> => {
  child.send(job);
  return heard<T>(child);
};
const tell = <T>(s: Side, job: Job): Promise<T> => ask<T>(s.load, job);
const useOf = (s: Side, tidy: boolean): Promise<Use> => ask<Use>(s.server, { tidy } satisfies UseAsked);
const cpuOf = async (s: Side): Promise<number> => (await useOf(s, false)).cpu;
const bytesOf = async (s: Side): Promise<number> => (await useOf(s, true)).bytes;

interface Side {
  readonly name: string;
  readonly server: ChildProcess;
  readonly load: ChildProcess;
  readonly levels: (Loaded & { active: number })[];
  readonly growth: (Loaded & { held: number; bytesPerMatch: number | null })[];
}
const measure = async (s: Side, active: number, answers: number): Promise<Loaded> => {
  const latencies: number[] = [];
  let milliseconds = 0,
    cpu = 0;
  while (latencies.length < answers) {
    await tell(s, { kind: 'open', tables: active });
    const before = await cpuOf(s);
    const played = await tell<Played>(s, { kind: 'play' });
    cpu += (await cpuOf(s)) - before;
    milliseconds += played.milliseconds;
    latencies.push(...played.latencies);
  }
  latencies.sort((a, b) => a - b);
  const n = latencies.length,
    at = (share: number): number => latencies[Math.floor(n * share)]!;
  return { answers: n, perSecond: (n * 1000) / milliseconds, p50: at(0.5), p99: at(0.99), cpuPerAnswer: cpu / n };
};

/** Both servers at the same time on the same machine, level by level in turn: whatever else it does hits both alike. */
export const benchServer = async ({
  module,
  active = ACTIVE,
  held = HELD,
  answers = ANSWERS,
  onProgress,
}: BenchOptions): Promise<ServerBench> => {
  const home = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const children: ChildProcess[] = [];
  const start = (name: string, args: string[]): ChildProcess => {
    const child = fork(script(name), args, { execArgv: ['--expose-gc'], env: { ...process.env, NODE_ENV: 'production' } });
    children.push(child);
    return child;
  };
  const side = async (name: string, who: string, server: ChildProcess): Promise<Side> => {
    const { url } = await heard<{ url: string }>(server);
    const load = start('load-process', [who, url]);
    await heard(load);
    return { name, server, load, levels: [], growth: [] };
  };
  const of = 2 * (active.length + held.length + 1);
  let done = 0;
  const step = (): void => onProgress?.(++done, of);
  try {
    const sides = [
      await side('cadre, every answer stored', 'ours', start('our-process', [module, home])),
      await side('boardgame.io, in memory', 'peer', start('peer-process', [])),
    ] as const;
    for (const s of sides) {
      await measure(s, WARM_ACTIVE, answers);
      step();
    }
    for (const level of active)
      for (const s of sides) {
        s.levels.push({ active: level, ...(await measure(s, level, answers)) });
        step();
      }
    for (const level of held)
      for (const s of sides) {
        const before = await bytesOf(s);
        const added = level - (s.growth.at(-1)?.held ?? 0);
        await tell(s, { kind: 'hold', tables: level });
        const bytesPerMatch = added > 0 ? ((await bytesOf(s)) - before) / added : null;
        s.growth.push({ held: level, bytesPerMatch, ...(await measure(s, GROWTH_ACTIVE, answers)) });
        step();
      }
    const [ours, peer] = [figuresOf(sides[0]), figuresOf(sides[1])];
    return { unit: 'answers', ours, peer, ratio: ours.best && peer.best ? ours.best.perSecond / peer.best.perSecond : null };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  }
};
const figuresOf = ({ name, levels, growth }: Side): ServerFigures => {
  const quick = levels.filter(l => l.p99 < LATE).sort((a, b) => b.perSecond - a.perSecond)[0];
  return { name, levels, growth, best: quick ? { active: quick.active, perSecond: quick.perSecond, p99: quick.p99 } : null };
};
