import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenAdmin, openAdmin } from '../src/index.js';
import { create } from './support/client.js';
import { start } from './support/start.js';

const DAY = 86_400_000;
/** Databases of their own are made and opened again and again; a busy machine takes its time. */
const PATIENCE = 300_000;
let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cadre-retention-'));
});
afterAll(() => rm(home, { recursive: true }));
const withAdmin = async <T>(act: (admin: OpenAdmin) => Promise<T>): Promise<T> => {
  const admin = await openAdmin({ home });
  try {
    return await act(admin);
  } finally {
    await admin.close();
  }
};

test('a read-only server deletes no old match; the same server deletes it when it is open', { timeout: PATIENCE }, async () => {
  const first = await start({ home });
  const { match } = await create(first.url, { game: 'noughts' });
  await first.close();
  /** The server runs once, ten days later, and does what it does by itself. What is left then? */
  const leftAfter = async (mode: 'read-only' | 'open'): Promise<string[]> => {
    await withAdmin(admin => admin.setMode(mode));
    await (await start({ home, retentionDays: 7, now: () => Date.now() + 10 * DAY })).close();
    return (await withAdmin(admin => admin.matches())).map(m => m.match);
  };
  expect(await leftAfter('read-only')).toEqual([match]);
  expect(await leftAfter('open')).toEqual([]);
});
