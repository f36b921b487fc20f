import { setTimeout as wait } from 'node:timers/promises';
import { openMatch, viewOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { openBotRunner } from '../src/bots/bot-runner.js';
import { module, start } from './support/start.js';

/** Between two questions of a match a thread has nothing to do. */
const PAUSE = 200;

test('a thread that has answered is there for the next question, with all games loaded', async () => {
  const botRunner = openBotRunner({ module, names: ['counting'], threads: 1, grace: 60_000 }, () => undefined);
  const view = viewOf(openMatch(noughts, {}).state, 0);
  const answers = [];
  for (let n = 0; n < 4; n++) {
    answers.push(await botRunner.think(noughts, 'counting', view));
    await wait(PAUSE);
  }
  await botRunner.close();
  expect(answers).toEqual([[0], [1], [2], [3]]);
});

test('a thread that takes longer to load than a bot may think is not stopped before it can answer', async () => {
  const slow = new URL('./support/slow-module.mjs', import.meta.url).href;
  // Nobody but the bot itself answers 999.
  const botRunner = openBotRunner({ module: slow, names: ['wild'], threads: 1, budget: 100, grace: 400 }, () => undefined);
  const view = viewOf(openMatch(noughts, {}).state, 0);
  const first = await botRunner.think(noughts, 'wild', view);
  expect(first).not.toEqual([999]);
  await expect.poll(() => botRunner.think(noughts, 'wild', view), { timeout: 30_000 }).toEqual([999]);
  await botRunner.close();
});

test('a bot that never comes back holds up nobody at other tables', async () => {
  const s = await start({ bots: { module, names: ['stuck'], threads: 1, budget: 3_600_000 } });
  const held = await s.table({ game: 'noughts', seats: [{ kind: 'bot', bot: 'stuck' }] });
  const { clients } = await s.table({ game: 'noughts' });
  for (const [n, square] of [0, 3, 1, 4, 2].entries()) {
    const client = clients[n % 2]!;
    await client.until(() => client.asked !== null);
    expect((await client.answer([square])).type).toBe('done');
  }
  await clients[0]!.until(() => clients[0]!.table?.status === 'over');
  expect(held.clients[0]!.views[0]!.seq).toBe(0); // it is still thinking
  await s.close();
});
