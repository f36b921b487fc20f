import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { DEFAULT_LIMITS } from '../src/gateway/limits.js';
import { serveSocket } from '../src/gateway/socket.js';
import { openSockets } from '../src/gateway/sockets.js';

const LIMIT = 10_000_000;
/** Clients with so many unread bytes each, at these addresses. Which of them are cut off when all are told something? */
const cutOff = (clients: readonly { readonly address: string; readonly unread: number }[]): number[] => {
  const sockets = openSockets(),
    cut: number[] = [];
  const sessions = clients.map(({ address, unread }, i) => {
    let left = unread;
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      get bufferedAmount() {
        return left;
      },
      terminate: () => {
        cut.push(i);
        left = 0;
        socket.emit('close');
      },
      close: () => undefined,
    }) as unknown as WebSocket;
    const wire = {
      on: () => undefined,
      write: () => undefined,
      writable: true,
      get writableLength() {
        return left;
      },
    } as unknown as Socket;
    const parts = {
      limits: { ...DEFAULT_LIMITS, unreadBytes: LIMIT },
      now: Date.now,
      messages: () => ({ take: () => true }),
      metrics: { refused: () => undefined },
    } as unknown as Parameters<typeof serveSocket>[4];
    const session = serveSocket(socket, wire, address, () => sockets.unreadOf(address), parts);
    sockets.add(socket, address, session.stop);
    return session;
  });
  for (const { stop } of sessions) stop();
  return cut;
};
const many = (count: number, unread: number, address = '192.0.2.1') => Array.from({ length: count }, () => ({ address, unread }));

test('one client that reads nothing is cut off', () => {
  expect(cutOff(many(1, 3_900_000))).toEqual([]);
  expect(cutOff(many(1, 4_100_000))).toEqual([0]);
});
test('clients of one address together cannot make the server keep more than its limit', () => {
  expect(cutOff(many(9, 1_000_000))).toEqual([]);
  // One after the other, until what the rest have not read is within the limit.
  expect(cutOff(many(200, 1_000_000))).toEqual(Array.from({ length: 190 }, (_, i) => i));
  expect(cutOff([...many(6, 1_900_000), ...many(6, 1_900_000, '192.0.2.2')])).toEqual([0, 6]);
});
test('whoever reads is not cut off for the neighbours who do not', () => {
  expect(cutOff([...many(1, 1000), ...many(5, 3_000_000)])).toEqual([1, 2]);
});
