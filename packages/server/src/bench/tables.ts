import { randomUUID } from 'node:crypto';
import type { Created } from '@cadre/protocol';
import { PROTOCOL, SOCKET } from '@cadre/protocol';
import { openThinSocket } from './thin-socket.js';

/** A table of noughts and crosses with two connections, one a player: the same work for every contestant. */
export interface BenchTable {
  /** Player `n % 2` marks a square as the n-th move; calls when the other player has heard of it, or when the server refuses it. */
  move(n: number, square: number, heard: () => void, refused: () => void): void;
  close(): void;
}
export type OpenTable = (urls: readonly string[]) => Promise<BenchTable>;
/** As a load balancer without memory would choose. */
const anyOf = (urls: readonly string[]): string => urls[Math.floor(Math.random() * urls.length)]!;
/** Moves towards a full board without a line; nobody has a choice about the ninth. */
export const DRAW = [0, 1, 2, 4, 3, 5, 7, 6] as const;

/** A connection that only counts what matters, so that the load costs all contestants the same. */
interface Channel {
  send(text: string): void;
  /** Calls when as many messages of the wanted kind have come. */
  onCount(count: number, then: () => void): void;
  /** Calls when the server refuses what was sent. */
  onRefused: (() => void) | null;
  close(): void;
}
const openLine = async (url: string, greet: (text: string) => string | null, counts: (text: string) => boolean): Promise<Channel> => {
  let count = 0,
    wanted = 0,
    done: (() => void) | null = null;
  const check = (): void => {
    if (!done || count < wanted) return;
    const then = done;
    done = null;
    then();
  };
  const opened = openThinSocket(url, text => {
    const reply = greet(text);
    if (reply !== null) void opened.then(socket => socket.send(reply));
    if (text.startsWith('{"type":"refused"')) line.onRefused?.();
    if (!counts(text)) return;
    count++;
    check();
  });
  const socket = await opened;
  const line: Channel = {
    send: socket.send,
    onCount: (n, then) => {
      wanted = n;
      done = then;
      check();
    },
    onRefused: null,
    close: socket.close,
  };
  return line;
};
const received = (line: Channel, count: number): Promise<void> => new Promise(resolve => line.onCount(count, resolve));
const post = async <T>(url: string, body: object): Promise<T> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

export const ourTable: OpenTable = async urls => {
  const { match, seatSecrets } = await post<Created>(`${anyOf(urls)}/api/v1/matches`, { game: 'noughts' });
  const lines: Channel[] = [];
  for (const { secret } of seatSecrets) {
    const line = await openLine(
      anyOf(urls).replace('http', 'ws') + SOCKET,
      () => null,
      text => text.startsWith('{"type":"change"') || text.startsWith('{"type":"table"'),
    );
    line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: [secret] }));
    await received(line, 1);
    lines.push(line);
  }
  // The first player hears its table, then that the second has come and the match begins.
  await received(lines[0]!, 2);
  return {
    move: (n, square, heard, refused) => {
      const seat = n % 2,
        other = 1 - seat;
      lines[seat]!.onRefused = refused;
      lines[seat]!.send(JSON.stringify({ type: 'answer', id: n, seat, seq: n, answer: [square] }));
      lines[other]!.onCount((other === 0 ? 2 : 1) + n + 1, heard);
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
};

/**
 * boardgame.io speaks socket.io; these are its words, without the client library's own cost. Its matches come into being
 * with the first "sync", without credentials: that spares it the work of checking them.
 */
export const peerTable: OpenTable = async urls => {
  const matchID = randomUUID();
  const lines: Channel[] = [];
  for (const playerID of ['0', '1']) {
    const sync = `42/noughts,${JSON.stringify(['sync', matchID, playerID, null, 2])}`;
    const greet = (text: string): string | null => {
      if (text.startsWith('0')) return '40/noughts,';
      if (text.startsWith('40/noughts')) return sync;
      return text === '2' ? '3' : null;
    };
    const line = await openLine(
      `${anyOf(urls).replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      greet,
      text => text.startsWith('42/noughts,["update"') || text.startsWith('42/noughts,["sync"'),
    );
    await received(line, 1);
    lines.push(line);
  }
  return {
    move: (n, square, heard) => {
      const player = n % 2;
      const payload = { type: 'mark', args: [square], playerID: String(player) };
      lines[player]!.send(`42/noughts,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, n, matchID, String(player)])}`);
      lines[1 - player]!.onCount(1 + n + 1, heard);
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
};
