import type { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import * as ws from 'ws';
import { frameOf, openOutbox } from '../src/door/frames.js';

/** The reading half of a client, which its types do not name. */
const { Receiver } = ws as unknown as { readonly Receiver: new (o: { isServer: boolean }) => Writable };
/** What a client reads from these bytes. */
const readBy = (bytes: Buffer): string[] => {
  const read: string[] = [];
  const client = new Receiver({ isServer: false });
  client.on('message', (data: Buffer, isBinary: boolean) => read.push(isBinary ? 'binary' : String(data)));
  client.write(bytes);
  return read;
};
const nextMoment = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a client reads a message of %i letters', length => {
  const text = 'x'.repeat(length);
  expect(readBy(Buffer.from(frameOf(text), 'latin1'))).toEqual([text]);
});
test.each(['Grüße', '🎲'.repeat(40), `${'a'.repeat(124)}é`, '\u0000ÿ"\\'])('and every letter of %j', text => {
  expect(readBy(Buffer.from(frameOf(text), 'latin1'))).toEqual([text]);
});

const outboxTo = (writes: string[]) => openOutbox(frames => void writes.push(frames));
const readAll = (writes: readonly string[]): string[] => readBy(Buffer.from(writes.join(''), 'latin1'));

test('messages of one moment leave together, in order', async () => {
  const writes: string[] = [],
    outbox = outboxTo(writes);
  for (const text of ['one', 'zwölf', 'three']) outbox.put(text);
  expect(writes).toEqual([]);
  await nextMoment();
  expect(writes).toHaveLength(1);
  outbox.put('four');
  await nextMoment();
  expect(writes).toHaveLength(2);
  expect(readAll(writes)).toEqual(['one', 'zwölf', 'three', 'four']);
});
test('what must leave now leaves now, and only once', async () => {
  const writes: string[] = [],
    outbox = outboxTo(writes);
  outbox.put('last words');
  outbox.flush();
  expect(readAll(writes)).toEqual(['last words']);
  outbox.flush();
  await nextMoment();
  expect(writes).toHaveLength(1);
});
