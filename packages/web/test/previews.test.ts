import type { Preview } from '@cadre/core';
import { refusal } from '@cadre/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPreviews } from '../src/connection/previews.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const LEGAL: Preview = { type: 'probe', legal: true };
const probe = (x: number) => ({ type: 'preview', seat: 0, seq: 4, request: { type: 'probe', answer: [x] } }) as const;

/** A server that is answered by hand. */
const openServer = () => {
  const sent: unknown[] = [];
  const previews = openPreviews(body => sent.push(body));
  return { sent, previews };
};

test('one preview is on its way at a time, and what a drag has left behind is dropped', async () => {
  const { sent, previews } = openServer();
  const asked = Array.from({ length: 12 }, (_, x) => previews.ask(probe(x)).catch((thrown: Error) => thrown.message));
  expect(sent).toEqual([probe(0)]);
  previews.receive(1, LEGAL);
  expect(await asked[0]).toEqual(LEGAL);
  expect(await asked[1]).toBe('a newer question came first');
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual([probe(0), probe(4)]);
});

test('a region is never dropped', async () => {
  const { sent, previews } = openServer();
  void previews.ask(probe(0));
  const place = { type: 'preview', seat: 0, seq: 4, request: { type: 'place' } } as const;
  const region = previews.ask(place);
  for (let x = 1; x < 12; x++) previews.ask(probe(x)).catch(() => undefined);
  previews.receive(1, LEGAL);
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent.at(-1)).toEqual(place);
  previews.receive(2, LEGAL);
  expect(await region).toEqual(LEGAL);
});

test('a request that came too fast is sent again; any other refusal is told', async () => {
  const { sent, previews } = openServer();
  const asked = previews.ask(probe(0));
  expect(previews.refuse(1, refusal('too-fast', 'wait a second'))).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([probe(0), probe(0)]);
  expect(previews.refuse(7, refusal('late', 'an answer came late'))).toBe(false); // about something else
  previews.refuse(2, refusal('late', 'the table has moved on'));
  await expect(asked).rejects.toThrow('the table has moved on');
});

test('a spot overtakes explanations, and what nobody waits for any more is never sent', async () => {
  const { sent, previews } = openServer();
  const explain = (unit: number) =>
    ({ type: 'preview', seat: 0, seq: 4, request: { type: 'explain', query: { kind: 'reach', args: [unit] } } }) as const;
  const left = new AbortController();
  void previews.ask(explain(0));
  const unwanted = previews.ask(explain(1), left.signal);
  void previews.ask(explain(2));
  void previews.ask(probe(5));
  left.abort();
  await expect(unwanted).rejects.toThrow('nobody wants to know any more');
  for (const id of [1, 2, 3]) {
    previews.receive(id, LEGAL);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent).toEqual([explain(0), probe(5), explain(2)]);
});

test('whoever waits when the table is left is told so', async () => {
  const { previews } = openServer();
  const asked = [previews.ask(probe(0)), previews.ask(probe(1))].map(each => each.catch((thrown: Error) => thrown.message));
  previews.close();
  expect(await Promise.all(asked)).toEqual(['the table was left', 'the table was left']);
});
