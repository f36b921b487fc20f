import { contains } from '@cadre/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { module, type Started, start } from './support/start.js';

/** However busy the machine is, there is a hint in the end. */
const bots = { module, names: ['random'], budget: 500, grace: 100_000 };
let s: Started;
beforeAll(async () => {
  s = await start({ bots });
});
afterAll(() => s.close());

test('a seat that is asked gets an answer it could give, and why, in its language', async () => {
  const { clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  for (const square of [0, 4, 1]) {
    await (a.asked ? a : b).answer([square]);
    await Promise.all([a, b].map(c => c.until(() => c.version === Math.max(a.version, b.version))));
  }
  const before = b.version,
    heard = a.heard.length;
  const hint = await b.ask({ type: 'hint', seat: 1 });
  if (hint.type !== 'hint') throw new Error(JSON.stringify(hint));
  expect(hint.seq).toBe(b.asked!.seq);
  expect(contains(b.asked!.space, hint.answer)).toBe(true);
  expect(hint.answer).toEqual([2]); // anything else loses at once
  expect(hint.why).toMatch(/imagined matches/);
  const german = await b.ask({ type: 'hint', seat: 1, language: 'de' });
  expect(german).toMatchObject({ type: 'hint', why: expect.stringContaining('gedachten Partien') });
  expect([b.version, a.heard.length]).toEqual([before, heard]); // nothing happened, and the other seat noticed nothing
});

test('whoever is not asked, watches, or holds another seat gets none', async () => {
  const { match, clients } = await s.table({ game: 'noughts' });
  const [a, b] = clients as [Client, Client];
  await a.until(() => a.asked !== null);
  const watcher = await Client.join(s.url, { match });
  expect(await b.refusedWith({ type: 'hint', seat: 1 })).toBe('nothing-to-do');
  expect(await b.refusedWith({ type: 'hint', seat: 0 })).toBe('not-your-seat');
  expect(await watcher.refusedWith({ type: 'hint', seat: 0 })).toBe('spectator');
  await a.ask({ type: 'resign', seat: 0 });
  expect(await b.refusedWith({ type: 'hint', seat: 1 })).toBe('over');
});

test('hints are rationed for each address', async () => {
  const strict = await start({ bots, limits: { hints: { burst: 1, perSecond: 0.0001 } } });
  const { clients } = await strict.table({ game: 'noughts' });
  const [a] = clients as [Client];
  await a.until(() => a.asked !== null);
  expect(await a.refusedWith({ type: 'hint', seat: 0 })).toBe('hint');
  expect(await a.refusedWith({ type: 'hint', seat: 0 })).toBe('too-fast');
  await strict.close();
});
