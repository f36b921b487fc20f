import type { Answer } from '@cadre/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Host } from '../src/host/host.js';
import type { Store } from '../src/store/store.js';
import { joining, noughtsRow, openMemory, openProcess } from './support/hosts.js';

let store: Store;
beforeAll(async () => {
  store = await openMemory();
});
afterAll(() => store.close());

/** A person against a bot whose thoughts end when the test says so, in the order in which they began. */
const open = async () => {
  const thoughts: { readonly bot: string; end(answer: Answer): void }[] = [];
  const host = await openProcess(store, (_, bot) => new Promise(end => thoughts.push({ bot, end })));
  const row = noughtsRow([null, 'bot'], { undo: 'free' });
  await store.create(row, new Map());
  await host.perform(row.id, joining(0));
  return { host, match: row.id, thoughts };
};
const answers = (host: Host, match: string) => host.rooms.get(match)!.table.match!.log.map(e => e.answer);
const person = { id: 1, seat: 0 } as const;

test('what a bot thought about a question that was undone is forgotten, and it thinks again', async () => {
  const { host, match, thoughts } = await open();
  await host.perform(match, { ...person, type: 'answer', seq: 0, answer: [4] });
  await host.perform(match, { ...person, type: 'undo', to: 0 });
  await host.perform(match, { ...person, type: 'answer', seq: 0, answer: [0] });
  expect(thoughts).toHaveLength(2);
  thoughts[0]!.end([8]);
  thoughts[1]!.end([2]);
  await expect.poll(() => answers(host, match)).toHaveLength(2);
  await host.perform(match, { ...person, type: 'say', text: 'after all that' });
  expect(answers(host, match)).toEqual([[0], [2]]);
});
test('whoever comes back to a seat answers for it: what the bot still thinks does not count', async () => {
  const { host, match, thoughts } = await open();
  await host.perform(match, { ...person, type: 'answer', seq: 0, answer: [4] });
  await host.perform(match, joining(1));
  thoughts[0]!.end([8]);
  await expect.poll(() => host.rooms.get(match)!.busyBots.size).toBe(0);
  expect(answers(host, match)).toEqual([[4]]);
  await host.perform(match, { id: 1, type: 'answer', seat: 1, seq: 1, answer: [0] });
  expect(answers(host, match)).toEqual([[4], [0]]);
});
test('a bot that takes the place of another thinks for itself', async () => {
  const { host, match, thoughts } = await open();
  await host.perform(match, { ...person, type: 'answer', seq: 0, answer: [4] });
  await host.perform(match, { id: 1, seat: 1, type: 'replace', whose: 1, with: 'other' });
  expect(thoughts.map(t => t.bot)).toEqual(['bot', 'other']);
  thoughts[0]!.end([8]);
  thoughts[1]!.end([0]);
  await expect.poll(() => host.rooms.get(match)!.busyBots.size).toBe(0);
  expect(answers(host, match)).toEqual([[4], [0]]);
});
