import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, Played } from './load-process.js';
import type { Use, UseAsked } from './use.js';

export interface BenchOptions {
  /** The address of a module whose `games` has `noughts`. */
  readonly module: string;
  /** Tables that play at the same time, level by level. */
  readonly active?: readonly number[];
  /** Tables that are only there while others play, level by level. */
  readonly held?: readonly number[];
  readonly rounds?: number;
  /** Tables that play before anything is measured, and beside the held ones. */
  readonly warm?: number;
  readonly beside?: number;
  /** An empty PostgreSQL database: one and two of our processes on it are measured, too. */
  readonly databaseUrl?: string | undefined;
  readonly onProgress?: (done: number, of: number) => void;
}
/** One level of load. */
export interface Loaded {
  readonly answers: number;
  readonly perSecond: number;
  /** Answers that the server refused: never confirmed, and the player may repeat them. */
  readonly refused: number;
  /** Answers of which the other player never heard, and the one who gave it no refusal. */
  readonly lost: number;
  /** Milliseconds until the other player has heard of an answer. */
  readonly p50: number;
  readonly p99: number;
  /** Microseconds of processor time of the server for one answer: does not depend on what else the machine does. */
  readonly cpuPerAnswer: number;
}
export interface ServerFigures {
  readonly name: string;
  /** How many times as many answers a second we manage within 50 ms; null where one of the two manages none. */
  readonly ratio: number | null;
  readonly levels: readonly (Loaded & { readonly active: number })[];
  /** The most answers a second at which all answers arrive, and 99 of 100 within 50 ms. */
  readonly best: { readonly active: number; readonly perSecond: number; readonly p99: number } | null;
  readonly growth: readonly (Loaded & { readonly held: number; readonly bytesPerMatch: number | null })[];
}
export interface ServerBench {
  readonly unit: 'answers';
  /** Ours first. */
  readonly contestants: readonly ServerFigures[];
}
/** A server to measure, and who knows how to talk to it. */
interface Contestant {
  readonly name: string;
  readonly speaks: 'ours' | 'peer';
  readonly script: string;
  readonly args: readonly string[];
  /** How many of them share the load; one, unless told. */
  readonly processes?: number;
}
/** About a minute: three levels, each once. */
export const QUICK = { active: [200, 600, 1000], held: [0], rounds: 1 } as const;
const LATE = 50;
const ACTIVE = [50, 100, 150, 200, 250, 300, 350, 400, 500, 600, 800, 1000, 1200, 1400, 1600, 1800, 2000] as const;
const HELD = [0, 500, 1000] as const;
const ROUNDS = 3;
/** Milliseconds in which a server can put away what opening the tables has left. */
const CALM = 300;
const WARM = 300;
const BESIDE = 50;
/** A server with such a latency, or with refused or lost answers, is not loaded further. */
const OVERLOADED = 250;
/** What `npm start` gives to Node, for all alike; and how a contestant can tidy up before its bytes are counted. */
const NODE = ['--max-semi-space-size=64', '--expose-gc'];
/** Beside this file, seen from the sources as well as from the build: processes run the build. */
const script = (name: string): URL => new URL(`../../dist/bench/${name}.js`, import.meta.url);

const nextMessage = <T>(child: ChildProcess): Promise<T> =>
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
  return nextMessage<T>(child);
};
const tell = <T>(s: Side, job: Job): Promise<T> => ask<T>(s.load, job);
const useOf = async (s: Side, tidy: boolean): Promise<Use> => {
  const all = await Promise.all(s.servers.map(server => ask<Use>(server, { tidy } satisfies UseAsked)));
  const sum = (of: (use: Use) => number): number => all.reduce((n, use) => n + of(use), 0);
  return { bytes: sum(use => use.bytes), cpu: sum(use => use.cpu) };
};
const cpuOf = async (s: Side): Promise<number> => (await useOf(s, false)).cpu;
const bytesOf = async (s: Side): Promise<number> => (await useOf(s, true)).bytes;

interface Side {
  readonly name: string;
  readonly servers: readonly ChildProcess[];
  readonly load: ChildProcess;
  readonly levels: (Loaded & { active: number })[];
  readonly growth: (Loaded & { held: number; bytesPerMatch: number | null })[];
}
const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)]!;
const middle = (values: readonly number[]): number => quantile(values, 0.5);
/** Several rounds, of which the middle one counts: what the machine does besides hits one, not all. */
const measure = async (s: Side, active: number, rounds: number): Promise<Loaded> => {
  const all: Played[] = [];
  let cpu = 0;
  while (all.length < rounds) {
    await tell(s, { kind: 'open', tables: active });
    await wait(CALM);
    const before = await cpuOf(s);
    all.push(await tell<Played>(s, { kind: 'play' }));
    cpu += (await cpuOf(s)) - before;
  }
  const sum = (of: (p: Played) => number): number => all.reduce((n, p) => n + of(p), 0);
  const answers = sum(p => p.latencies.length);
  return {
    answers,
    perSecond: middle(all.map(p => p.perSecond)),
    refused: sum(p => p.refused),
    lost: sum(p => p.lost),
    p50: middle(all.map(p => middle(p.latencies))),
    p99: middle(all.map(p => quantile(p.latencies, 0.99))),
    cpuPerAnswer: cpu / answers,
  };
};

const onPostgres = (module: string, databaseUrl: string, processes: number): Contestant => ({
  name: `Cadre, ${processes === 1 ? 'one process' : `${processes} processes`} on PostgreSQL`,
  speaks: 'ours',
  script: 'our-process',
  args: [module, '', databaseUrl],
  processes,
});

/** All servers at the same time on the same machine, level by level in turn: whatever else it does hits all alike. */
export const benchServer = async ({
  module,
  active = ACTIVE,
  held = HELD,
  rounds = ROUNDS,
  warm = WARM,
  beside = BESIDE,
  databaseUrl,
  onProgress,
}: BenchOptions): Promise<ServerBench> => {
  const home = await mkdtemp(join(tmpdir(), 'cadre-bench-'));
  const children: ChildProcess[] = [];
  const start = (name: string, args: readonly string[]): ChildProcess => {
    const child = fork(script(name), [...args], { execArgv: NODE, env: { ...process.env, NODE_ENV: 'production' } });
    children.push(child);
    return child;
  };
  const enter = async ({ name, speaks, script: file, args, processes = 1 }: Contestant): Promise<Side> => {
    const servers: ChildProcess[] = [],
      urls: string[] = [];
    while (servers.length < processes) {
      const server = start(file, args);
      servers.push(server);
      urls.push((await nextMessage<{ url: string }>(server)).url);
    }
    const load = start('load-process', [speaks, ...urls]);
    await nextMessage(load);
    return { name, servers, load, levels: [], growth: [] };
  };
  const contestants: readonly Contestant[] = [
    { name: 'Cadre, every answer stored', speaks: 'ours', script: 'our-process', args: [module, join(home, 'ours')] },
    { name: 'boardgame.io, stored in files', speaks: 'peer', script: 'peer-process', args: [join(home, 'theirs')] },
    { name: 'boardgame.io, nothing stored', speaks: 'peer', script: 'peer-process', args: [] },
    ...(databaseUrl === undefined ? [] : [1, 2].map(processes => onPostgres(module, databaseUrl, processes))),
  ];
  const of = contestants.length * (active.length + held.length + 1);
  let done = 0;
  const step = (): void => onProgress?.(++done, of);
  try {
    const sides: Side[] = [];
    for (const c of contestants) sides.push(await enter(c));
    for (const s of sides) {
      await measure(s, warm, rounds);
      step();
    }
    for (const level of active)
      for (const s of sides) {
        if (!isOverloaded(s)) s.levels.push({ active: level, ...(await measure(s, level, rounds)) });
        step();
      }
    for (const level of held)
      for (const s of sides) {
        const before = await bytesOf(s);
        const added = level - (s.growth.at(-1)?.held ?? 0);
        await tell(s, { kind: 'hold', tables: level });
        const bytesPerMatch = added > 0 ? ((await bytesOf(s)) - before) / added : null;
        s.growth.push({ held: level, bytesPerMatch, ...(await measure(s, beside, rounds)) });
        step();
      }
    const ours = bestOf(sides[0]!);
    return { unit: 'answers', contestants: sides.map(s => figuresOf(s, ours)) };
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await rm(home, { recursive: true, force: true });
  }
};
const isOverloaded = ({ levels }: Side): boolean => {
  const last = levels.at(-1);
  return last !== undefined && (last.lost + last.refused > 0 || last.p99 > OVERLOADED);
};
type Best = ServerFigures['best'];
const bestOf = ({ levels }: Side): Best => {
  const [quick] = levels.filter(l => l.lost + l.refused === 0 && l.p99 < LATE).sort((a, b) => b.perSecond - a.perSecond);
  return quick ? { active: quick.active, perSecond: quick.perSecond, p99: quick.p99 } : null;
};
const figuresOf = (side: Side, ours: Best): ServerFigures => {
  const { name, levels, growth } = side,
    best = bestOf(side);
  return { name, ratio: ours && best ? ours.perSecond / best.perSecond : null, best, levels, growth };
};

export { curveOf, drawing } from './curve.js';
