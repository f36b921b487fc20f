import { openMatch, viewOf } from '@cadre/core';
import { noughts } from '@cadre/noughts';
import { expect, test } from 'vitest';
import { openBotRunner } from '../src/bots/bot-runner.js';
import { openThinkQueue } from '../src/bots/think-queue.js';
import { module } from './support/start.js';

/** A queue in which every thought takes a second of its own time. */
const queueOf = (threads: number) => {
  let time = 0;
  const done: string[] = [],
    finish: (() => void)[] = [];
  const queue = openThinkQueue(threads, () => time);
  return {
    add: (address: string, isQuick = false) =>
      queue.add({ address, isQuick }, async () => {
        await new Promise<void>(resolve => finish.push(resolve));
        done.push(`${address}${isQuick ? ' quick' : ''}`);
      }),
    /** The thought under way ends. */
    pass: async () => {
      time += 1000;
      finish.shift()?.();
      await new Promise(resolve => setImmediate(resolve));
    },
    done,
  };
};

test('an address with many matches does not keep another one waiting', async () => {
  const { add, pass, done } = queueOf(1);
  const many = Array.from({ length: 25 }, () => add('a'));
  expect(many.filter(thought => thought === null)).toHaveLength(20); // one under way, four wait
  add('b');
  add('b', true);
  for (let n = 0; n < 7; n++) await pass();
  expect(done.slice(0, 4)).toEqual(['a', 'b quick', 'a', 'b']);
  expect(done).toHaveLength(7);
});
test('quick bots are answered however many wait', async () => {
  const { add, pass, done } = queueOf(2);
  const all = Array.from({ length: 30 }, () => add('a', true));
  expect(all).not.toContain(null);
  for (let n = 0; n < 30; n++) await pass();
  expect(done).toHaveLength(30);
});
test('a bot that does not answer is replaced by a quick one, and then by the fallback, never by chance', async () => {
  const view = viewOf(openMatch(noughts, {}).state, 0);
  const fallback = () => ({ choose: () => [7] });
  const withQuick = openBotRunner(
    { module, names: ['stuck', 'counting'], quick: ['counting'], fallback, threads: 1, budget: 1, grace: 3000 },
    () => undefined,
  );
  expect(await withQuick.think(noughts, 'stuck', view)).toEqual([0]);
  await withQuick.close();
  const without = openBotRunner({ module, names: ['stuck'], fallback, threads: 1, budget: 1, grace: 200 }, () => undefined);
  expect(await without.think(noughts, 'stuck', view)).toEqual([7]);
  await without.close();
});
