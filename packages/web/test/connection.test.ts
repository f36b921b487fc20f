import type { Message, Request } from '@cadre/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Channel } from '../src/connection/backend.js';
import { type ConnectionStatus, openConnection } from '../src/connection/connection.js';

/** A socket that does what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  readonly sent: (Request | { type: 'hello'; resume?: number })[] = [];
  onopen = (): void => undefined;
  onclose = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.readyState = 3;
    this.onclose();
  }
  says(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
const opened = () => {
  const statuses: ConnectionStatus['is'][] = [],
    heard: Message['type'][] = [],
    doubted: Request['type'][] = [];
  const connection = openConnection(
    () => new FakeSocket() as Channel,
    { match: 'm', secrets: [] },
    {
      message: m => heard.push(m.type),
      status: s => statuses.push(s.is),
      unconfirmed: rs => doubted.push(...rs.map(r => r.type)),
    },
  );
  return { connection, statuses, heard, doubted };
};
const socket = (): FakeSocket => FakeSocket.all.at(-1)!;
const greet = (version: number, type: 'table' | 'change' = 'table'): void => {
  socket().onopen();
  socket().says({ type, version });
};

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an answer given while the channel is cut is sent when it is back, with the same number', () => {
  const { connection, statuses } = opened();
  greet(4);
  connection.send({ type: 'answer', seat: 0, seq: 4, answer: [1] });
  socket().close();
  connection.send({ type: 'ping' });
  vi.advanceTimersByTime(1000);
  greet(5, 'change');
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().sent).toEqual([
    expect.objectContaining({ type: 'hello', resume: 4 }),
    { type: 'answer', seat: 0, seq: 4, answer: [1], id: 1 },
    { type: 'ping', id: 2 },
  ]);
  expect(statuses).toEqual(['open', 'away', 'open']);
});
test('what was answered is not sent again', () => {
  const { connection } = opened();
  greet(4);
  const id = connection.send({ type: 'answer', seat: 0, seq: 4, answer: [1] });
  socket().says({ type: 'done', id, version: 5 });
  socket().close();
  vi.advanceTimersByTime(1000);
  greet(5, 'change');
  expect(socket().sent).toHaveLength(1);
});
test('what must not happen twice is told, not repeated', () => {
  const { connection, doubted } = opened();
  greet(1);
  connection.send({ type: 'say', seat: 0, text: 'hello' });
  socket().close();
  vi.advanceTimersByTime(1000);
  greet(1, 'change');
  expect(doubted).toEqual(['say']);
  expect(connection.outgoing()).toEqual([]);
});
test('a server that stops is awaited; one that refuses is not asked again', () => {
  const { statuses } = opened();
  greet(1);
  socket().says({ type: 'bye', refusal: { kind: 'try-again', code: 'stopping', message: '' } });
  socket().close();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
  socket().onopen();
  socket().says({ type: 'bye', refusal: { kind: 'refused', code: 'wrong-secret', message: '' } });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(statuses).toEqual(['open', 'away', 'ended']);
});
test('a message of a newer server asks for a newer page', () => {
  const { statuses } = opened();
  socket().onopen();
  socket().says({ type: 'hologram' });
  expect(statuses).toEqual(['old-page']);
});
