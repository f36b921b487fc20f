import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Loaded } from './load-process.js';

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
interface Memory {
  readonly heapUsed: number;
  readonly external: number;
}

const LATE = 50;
const ACTIVE = [10, 25, 50, 100, 200, 400] as const;
const HELD = [0, 500, 1000, 2000] as const;
const ANSWERS = 4000;
const GROWTH_ACTIVE = 50;
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

interface Side {
  readonly name: string;
  readonly server: ChildProcess;
  readonly load: ChildProcess;
  readonly levels: (Loaded & { active: number })[];
  readonly growth: (Loaded & { held: number; bytesPerMatch: number | null })[];
  empty: number;
}
const memoryOf = async (s: Side): Promise<number> => {
  const { heapUsed, external } = await ask<Memory>(s.server, {});
  return heapUsed + external;
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
    return { name, server, load, levels: [], growth: [], empty: 0 };
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
      await ask(s.load, { active: 20, answers }); // warm
      s.empty = await memoryOf(s);
      step();
    }
    for (const level of active)
      for (const s of sides) {
        s.levels.push({ active: level, ...(await ask<Loaded>(s.load, { active: level, answers })) });
        step();
      }
    for (const level of held)
      for (const s of sides) {
        const before = await memoryOf(s);
        const added = level - (s.growth.at(-1)?.held ?? 0);
        await ask(s.load, { hold: level });
        const bytesPerMatch = added > 0 ? ((await memoryOf(s)) - before) / added : null;
        s.growth.push({ held: level, bytesPerMatch, ...(await ask<Loaded>(s.load, { active: GROWTH_ACTIVE, answers })) });
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
