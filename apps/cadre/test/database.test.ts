import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import type { AnyGame } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { createServer } from '@cadre/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../tests/support/postgres.js';
import { BINARY, cadre, folder } from './binary.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
const at = folder();
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, STARTING);
afterAll(() => postgres.end());

test('cadre simulate --distributed on a worker gives the records of a local run', async () => {
  const env = { DATABASE_URL: postgres.url };
  const worker: ChildProcess = spawn(process.execPath, [BINARY, 'worker', '--workers', '1', '--json'], { env: { ...process.env, ...env } });
  const said: string[] = [];
  worker.stdout!.on('data', chunk => said.push(String(chunk)));
  const ended = once(worker, 'exit');
  const run = ['simulate', 'bluff', '--dice', '1', '--games', '12', '--seed', '3', '--json', '--records'];
  const [spread, alone] = await Promise.all([
    cadre([...run, at('spread'), '--distributed'], '', env),
    cadre([...run, at('alone'), '--workers', '1']),
  ]).finally(() => worker.kill('SIGTERM'));
  const lasting = (stdout: string): object => ({ ...JSON.parse(stdout), milliseconds: 0, decisionsPerSecond: 0 });
  expect(lasting(spread.stdout)).toEqual(lasting(alone.stdout));
  expect(readdirSync(at('spread'))).toHaveLength(12);
  for (const file of readdirSync(at('spread')))
    expect(readFileSync(at(`spread/${file}`), 'utf8')).toBe(readFileSync(at(`alone/${file}`), 'utf8'));
  expect(await ended).toEqual([0, null]);
  expect(JSON.parse(said.join(''))).toEqual({ ok: true, batches: 12, matches: 12 });
});

test('cadre matches check lists the stored matches that would break', async () => {
  const keep = async (game: AnyGame): Promise<string> => {
    const { app, close } = await createServer({ games: { noughts: game }, home: null, databaseUrl: postgres.url });
    const { match } = (await app.inject({ method: 'POST', url: '/api/v1/matches', payload: { game: 'noughts' } })).json<{
      match: string;
    }>();
    await close();
    return match;
  };
  const check = () => cadre(['matches', 'check', '--json'], '', { DATABASE_URL: postgres.url });
  await keep(noughts);
  const fine = await check();
  expect(JSON.parse(fine.stdout)).toEqual({ ok: true, matches: 1, events: 0, broken: [] });
  expect(fine.code).toBe(0);
  const match = await keep({ ...noughts, rules: 'of long ago' });
  const broken = await check();
  expect(JSON.parse(broken.stdout)).toMatchObject({ ok: false, matches: 2, broken: [{ match, rules: 'of long ago' }] });
  expect(broken.code).toBe(1);
});

test('a missing database is reported in one line', async () => {
  const { code, stderr } = await cadre(['worker'], '', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(stderr).toMatch(/^cadre: the database of DATABASE_URL cannot be used: .*\n$/);
  expect(code).toBe(1);
});
