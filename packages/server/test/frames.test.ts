import { PassThrough, type Writable } from 'node:stream';
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
const wire = () => {
  const stream = new PassThrough(),
    writes: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => writes.push(chunk));
  return { socket: stream as unknown as Parameters<typeof openOutbox>[0], stream, writes };
};
const nextMoment = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test.each([0, 1, 125, 126, 65_535, 65_536, 200_000])('a client reads a message of %i letters', length => {
  const text = 'x'.repeat(length);
  expect(readBy(Buffer.from(frameOf(text), 'latin1'))).toEqual([text]);
});
test.each(['Grüße', '🎲'.repeat(40), `${'a'.repeat(124)}é`, '\u0000ÿ"\\'])('and every letter of %j', text => {
  expect(readBy(Buffer.from(frameOf(text), 'latin1'))).toEqual([text]);
});

test('messages of one moment leave together, in order', async () => {
  const { socket, writes } = wire(),
    outbox = openOutbox(socket);
  for (const text of ['one', 'zwölf', 'three']) outbox.put(text);
  expect(writes).toEqual([]);
  await nextMoment();
  expect(writes).toHaveLength(1);
  outbox.put('four');
  await nextMoment();
  expect(writes).toHaveLength(2);
  expect(readBy(Buffer.concat(writes))).toEqual(['one', 'zwölf', 'three', 'four']);
});
test('what must leave now leaves now, and only once; nothing is written on a wire that is cut', async () => {
  const { socket, stream, writes } = wire(),
    outbox = openOutbox(socket);
  outbox.put('last words');
  outbox.flush();
  await nextMoment();
  expect(readBy(Buffer.concat(writes))).toEqual(['last words']);
  outbox.put('too late');
  stream.destroy();
  await nextMoment();
  expect(writes).toHaveLength(1);
});
