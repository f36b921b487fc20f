import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { corkFor } from '../src/gateway/socket.js';

const nextMoment = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
/** A wire that remembers what left together. */
const openWire = () => {
  const writes: string[] = [];
  const wire = new Writable({
    writev: (chunks, done) => {
      writes.push(chunks.map(c => String(c.chunk)).join(' '));
      done();
    },
  });
  return { wire, writes };
};

test('messages of one moment leave together, in order', async () => {
  const { wire, writes } = openWire(),
    cork = corkFor(wire);
  for (const text of ['one', 'two', 'three']) {
    cork();
    wire.write(text);
  }
  expect(writes).toEqual([]);
  await nextMoment();
  expect(writes).toEqual(['one two three']);
  cork();
  wire.write('four');
  await nextMoment();
  expect(writes).toEqual(['one two three', 'four']);
});
test('a wire that is gone by the end of the moment harms nothing', async () => {
  const { wire, writes } = openWire(),
    cork = corkFor(wire);
  cork();
  wire.write('last words');
  wire.destroy();
  await nextMoment();
  expect(writes).toEqual([]);
});
