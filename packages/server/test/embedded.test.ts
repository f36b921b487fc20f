import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { openPglite } from '../src/store/pglite-client.js';

const FRAIL = new URL('./support/crashing-thread.mjs', import.meta.url);
const FULL_DISK = fileURLToPath(new URL('./support/full-disk.mjs', import.meta.url));
const beginning = { dataDir: null, blank: null, migrationsFolder: '', lock: null };
const openFrail = async () => {
  const client = await openPglite(beginning, FRAIL);
  const threadOf = async (): Promise<unknown> => (await client.query('who?', [], 'array')).rows[0];
  return { client, threadOf, die: () => client.query('die', [], 'array') };
};

test('when the database has died, one other takes its place, and never two', async () => {
  const { client, threadOf, die } = await openFrail();
  const first = await threadOf();
  await expect(die()).rejects.toThrow('out of room');
  const second = await threadOf();
  expect(second).not.toBe(first);
  await new Promise(resolve => setImmediate(resolve));
  expect(await Promise.all([threadOf(), threadOf()])).toEqual([second, second]);
  await client.close();
});
test('whoever asks a database that is closed is told so', async () => {
  const { client, threadOf } = await openFrail();
  const closing = client.close();
  await expect(threadOf()).rejects.toThrow('closed');
  await closing;
  await expect(threadOf()).rejects.toThrow('closed');
});
const hasLimits = process.platform === 'linux' && existsSync('/usr/bin/prlimit');
test.runIf(hasLimits)('when a full disk has room again, the database goes on, with all that was confirmed', async () => {
  const home = await mkdtemp(join(tmpdir(), 'cadre-full-'));
  const { stdout } = await promisify(execFile)(process.execPath, [FULL_DISK, join(home, 'database')], { timeout: 200_000 });
  const { confirmed, problem, meanwhile, after, kept } = JSON.parse(stdout);
  expect(problem).toContain('File too large');
  expect(meanwhile).toEqual([expect.any(String), expect.any(String)]);
  expect(after).toBeNull();
  expect(confirmed).toBeGreaterThan(0);
  expect(kept).toBeGreaterThan(confirmed); // and the one after
  await rm(home, { recursive: true });
});
