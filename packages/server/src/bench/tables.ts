import { randomUUID } from 'node:crypto';
import type { Created } from '@cadre/protocol';
import { PROTOCOL, SOCKET } from '@cadre/protocol';
import { WebSocket } from 'ws';

/** A table of noughts and crosses with two connections, one a player: the same work for every contestant. */
export interface BenchTable {
  /** Player `n % 2` marks a square as the n-th move; resolves when the other player has heard of it. */
  move(n: number, square: number): Promise<void>;
  close(): void;
}
export type OpenTable = (url: string) => Promise<BenchTable>;
/** Moves towards a full board without a line; nobody has a choice about the ninth. */
export const DRAW = [0, 1, 2, 4, 3, 5, 7, 6] as const;

/** A connection that only counts what matters, so that the load costs both contestants the same. */
interface Line {
  send(text: string): void;
  /** Resolves when as many messages of the wanted kind have come. */
  heard(count: number): Promise<void>;
  close(): void;
}
const openLine = async (url: string, greet: (text: string) => string | null, counts: (text: string) => boolean): Promise<Line> => {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  let count = 0,
    wanted = 0,
    done: (() => void) | null = null;
  socket.on('message', data => {
    const text = String(data);
    const reply = greet(text);
    if (reply !== null) socket.send(reply);
    if (!counts(text)) return;
    count++;
    if (done && count >= wanted) {
      done();
      done = null;
    }
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    send: text => socket.send(text),
    heard: n => {
      if (count >= n) return Promise.resolve();
      wanted = n;
      return new Promise(resolve => {
        done = resolve;
      });
    },
    close: () => socket.terminate(),
  };
};
const post = async <T>(url: string, body: object): Promise<T> => {
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
};

export const ourTable: OpenTable = async url => {
  const { match, keys } = await post<Created>(`${url}/api/v1/matches`, { game: 'noughts' });
  const lines: Line[] = [];
  for (const { secret } of keys) {
    const line = await openLine(
      url.replace('http', 'ws') + SOCKET,
      () => null,
      text => text.startsWith('{"type":"change"') || text.startsWith('{"type":"table"'),
    );
    line.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: [secret] }));
    await line.heard(1);
    lines.push(line);
  }
  // The first player hears its table, then that the second has come and the match begins.
  await lines[0]!.heard(2);
  return {
    move: (n, square) => {
      const seat = n % 2,
        other = 1 - seat;
      lines[seat]!.send(JSON.stringify({ type: 'answer', id: n, seat, seq: n, answer: [square] }));
      return lines[other]!.heard((other === 0 ? 2 : 1) + n + 1);
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
export const peerTable: OpenTable = async url => {
  const matchID = randomUUID();
  const lines: Line[] = [];
  for (const playerID of ['0', '1']) {
    const sync = `42/noughts,${JSON.stringify(['sync', matchID, playerID, null, 2])}`;
    const greet = (text: string): string | null => {
      if (text.startsWith('0')) return '40/noughts,';
      if (text.startsWith('40/noughts')) return sync;
      return text === '2' ? '3' : null;
    };
    const line = await openLine(
      `${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`,
      greet,
      text => text.startsWith('42/noughts,["update"') || text.startsWith('42/noughts,["sync"'),
    );
    await line.heard(1);
    lines.push(line);
  }
  return {
    move: (n, square) => {
      const player = n % 2;
      const payload = { type: 'mark', args: [square], playerID: String(player) };
      lines[player]!.send(`42/noughts,${JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, n, matchID, String(player)])}`);
      return lines[1 - player]!.heard(1 + n + 1);
    },
    close: () => {
      for (const line of lines) line.close();
    },
  };
};
