import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openOutbox } from '../src/gateway/outbox.js';
import { openSockets } from '../src/gateway/sockets.js';

const nextMoment = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
/** A wire that remembers what left together, as lengths. */
const openWire = () => {
  const writes: number[] = [];
  const wire = new Writable({
    write: (chunk: Buffer, _, done) => {
      writes.push(chunk.length);
      done();
    },
  });
  return { wire, writes };
};

test('messages of one moment leave together, and those of the next one after them', async () => {
  const { wire, writes } = openWire(),
    outbox = openOutbox(wire as never);
  for (const text of ['one', 'two', 'three']) outbox.send(text);
  expect(writes).toEqual([]);
  await nextMoment();
  expect(writes).toEqual([3 * 2 + 11]);
  outbox.send('four');
  outbox.flush();
  expect(writes).toEqual([17, 6]);
  await nextMoment();
  expect(writes).toEqual([17, 6]);
});
test('a wire that is gone by the end of the moment harms nothing', async () => {
  for (const leave of [(wire: Writable) => wire.destroy(), (wire: Writable) => wire.end()]) {
    const { wire, writes } = openWire(),
      outbox = openOutbox(wire as never);
    outbox.send('last words');
    leave(wire);
    await nextMoment();
    expect(writes).toEqual([]);
  }
});
test('a client of any make understands messages of any length and script', async () => {
  const texts = ['', 'a', 'x'.repeat(125), 'x'.repeat(126), 'ä'.repeat(63), 'x'.repeat(65_535), 'x'.repeat(65_536), '👩‍🚀'.repeat(20_000)];
  const http = createServer(),
    server = new WebSocketServer({ server: http });
  server.on('connection', (_, request) => {
    const outbox = openOutbox(request.socket);
    for (const text of texts) outbox.send(text);
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const client = new WebSocket(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`);
  const heard: string[] = [];
  await new Promise<void>(resolve => {
    client.on('message', data => {
      if (heard.push(String(data)) === texts.length) resolve();
    });
  });
  expect(heard).toEqual(texts);
  client.terminate();
  http.close();
});

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());
test('each connection is asked for a sign of life in its own time, and ends without one', () => {
  const sockets = openSockets();
  const connect = () => {
    const socket = Object.assign(new EventEmitter(), { ping: vi.fn(), terminate: vi.fn() });
    sockets.add(socket as unknown as WebSocket, 'a', () => undefined);
    return socket;
  };
  const early = connect();
  vi.advanceTimersByTime(2000);
  const late = connect();
  vi.advanceTimersByTime(3000);
  expect([early.ping, late.ping].map(f => f.mock.calls.length)).toEqual([1, 0]);
  early.emit('pong');
  vi.advanceTimersByTime(5000);
  expect([early.ping, late.ping].map(f => f.mock.calls.length)).toEqual([2, 1]);
  expect(early.terminate).not.toHaveBeenCalled();
  early.emit('pong');
  vi.advanceTimersByTime(3000);
  expect(late.terminate).toHaveBeenCalledOnce();
  expect(early.terminate).not.toHaveBeenCalled();
  early.emit('close');
  vi.advanceTimersByTime(60_000);
  expect(early.terminate).not.toHaveBeenCalled();
  expect(sockets.countOf('a')).toBe(1);
});
