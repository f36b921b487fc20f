import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../tests/support/postgres.js';
import { runWorker, simulateDistributed, type WorkerOptions } from '../src/distributed.js';
import { type Simulation, type SimulationResult, simulate } from '../src/index.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const module = new URL('./playable.mjs', import.meta.url).href;
const NOUGHTS: Simulation = { module, game: 'noughts', bots: ['random', 'moody'], rotate: true, games: 300, seed: 7 };
const SCRIPT = fileURLToPath(new URL('./worker-process.mjs', import.meta.url));

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, STARTING);
afterAll(() => postgres.end());

const together = (simulation: Simulation, rules = noughts.rules): Promise<SimulationResult> =>
  simulateDistributed(simulation, { databaseUrl: postgres.url, rules, timeoutSeconds: 1 });
/** All of a result that does not depend on the machine, letter by letter. */
const lasting = ({ milliseconds: _, decisionsPerSecond: __, ...result }: SimulationResult): string => JSON.stringify(result);
/** While a worker with these games is there. */
const withWorker = async <T>(games: WorkerOptions['games'], act: () => Promise<T>): Promise<T> => {
  const stop = new AbortController();
  const working = runWorker({ databaseUrl: postgres.url, module, games, workers: 2, signal: stop.signal });
  try {
    return await act();
  } finally {
    stop.abort();
    await working;
  }
};

test('the workers of a database give the result of a single process', async () => {
  const progress: number[] = [];
  const shared = await withWorker({ noughts }, () => together({ ...NOUGHTS, onProgress: p => progress.push(p.done) }));
  expect(lasting(shared)).toBe(lasting(await simulate({ ...NOUGHTS, workers: 1 })));
  expect(progress.at(-1)).toBe(300);
});

test('the batch of a killed worker is played again, and nothing is counted twice', async () => {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: postgres.url, CADRE_MOODY: 'hangs' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const playing = together({ ...NOUGHTS, games: 20 });
  await once(child.stdout!, 'data'); // it has a batch and will never finish it
  child.kill('SIGKILL');
  const result = await withWorker({ noughts }, () => playing);
  expect(lasting(result)).toBe(lasting(await simulate({ ...NOUGHTS, games: 20, workers: 1 })));
});

test('a worker that stops returns its batch', async () => {
  const slow: Simulation = { ...NOUGHTS, bots: ['slow', 'slow'], games: 4 };
  const playing = simulateDistributed(slow, { databaseUrl: postgres.url, rules: noughts.rules, timeoutSeconds: 3600 });
  const beats = new BroadcastChannel('cadre-sim-beats');
  await withWorker({ noughts }, () => new Promise(resolve => beats.addEventListener('message', resolve, { once: true })));
  beats.close();
  const { matches } = await withWorker({ noughts }, () => playing);
  expect(matches.map(m => m.index)).toEqual([0, 1, 2, 3]);
});

test('a failing match is reported, an invalid setup ends the run, and other rule versions are ignored', async () => {
  const games = { noughts, fragile: { ...noughts, id: 'fragile' } as AnyGame };
  await withWorker(games, async () => {
    const { problems, matches } = await together({ ...NOUGHTS, game: 'fragile', bots: ['random'], games: 200 });
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.length + matches.length).toBe(200);
    await expect(together({ ...NOUGHTS, setup: { size: 9 } })).rejects.toThrow('noughts has no option "size"');
    const signal = AbortSignal.timeout(1500);
    await expect(together({ ...NOUGHTS, signal }, 'another')).rejects.toThrow();
  });
});

test('a missing database is reported at once', async () => {
  await expect(simulateDistributed(NOUGHTS, { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', rules: noughts.rules })).rejects.toThrow(
    'the database of DATABASE_URL cannot be used',
  );
});
