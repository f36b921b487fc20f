import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/**
 * A WebSocket client that can do no more than the load needs: short messages of plain ASCII go out, and of those that
 * come in only the beginning is read. The load shares the machine with the servers: a whole client would take twice the time.
 */
export interface ThinSocket {
  send(text: string): void;
  close(): void;
}
const ENOUGH = 32;
const OPCODE = { text: 1, close: 8, ping: 9, pong: 10 } as const;
const END_OF_HEAD = '\r\n\r\n';
/** All connections read into it, one after the other: memory of its own for every read would cost more than reading. */
const SHARED = Buffer.allocUnsafe(65_536);

/** Clients must mask what they send (RFC 6455, 5.3); by zeros it stays as it is. */
const masked = (opcode: number, text: string): string => {
  const { length } = text;
  const head = length < 126 ? [0x80 | length] : [0x80 | 126, length >> 8, length & 0xff];
  return String.fromCharCode(0x80 | opcode, ...head, 0, 0, 0, 0) + text;
};

export const openThinSocket = (url: string, hear: (beginning: string) => void): Promise<ThinSocket> =>
  new Promise((resolve, reject) => {
    const { hostname, port, host, pathname, search } = new URL(url);
    const onread = {
      buffer: SHARED,
      callback: (count: number): boolean => {
        read(SHARED.subarray(0, count));
        return true;
      },
    };
    const wire = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    wire.resume(); // otherwise it never notices that the server hangs up
    wire.on('error', reject); // after the greeting: the table stands still, and its answers count as lost
    wire.on('close', () => reject(new Error(`${url} speaks no WebSocket`)));
    wire.write(
      `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}${END_OF_HEAD}`,
    );
    const write = (opcode: number, text: string): void => {
      wire.write(masked(opcode, text), 'latin1');
    };
    let rest: Buffer | null = null,
      greeted = false;
    const greet = (bytes: Buffer): number => {
      const end = bytes.indexOf(END_OF_HEAD);
      if (end < 0) return 0;
      if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
        wire.destroy();
        return 0;
      }
      greeted = true;
      resolve({ send: text => write(OPCODE.text, text), close: () => wire.destroy() });
      return end + END_OF_HEAD.length;
    };
    /** Where the next message begins; the same place if this one is not complete yet. */
    const message = (bytes: Buffer, at: number): number => {
      const short = bytes.length < at + 2 ? -1 : bytes[at + 1]!,
        head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length < at + head) return at;
      const length = head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      return bytes.length < at + head + length ? at : body(bytes, at, at + head, length);
    };
    const body = (bytes: Buffer, at: number, from: number, length: number): number => {
      const opcode = bytes[at]! & 0xf,
        text = bytes.toString('latin1', from, from + Math.min(length, ENOUGH));
      if (opcode === OPCODE.text) hear(text);
      else if (opcode === OPCODE.ping) write(OPCODE.pong, text);
      else if (opcode === OPCODE.close) wire.end();
      return from + length;
    };
    const read = (chunk: Buffer): void => {
      const bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
      let at = greeted ? 0 : greet(bytes);
      if (greeted) for (let next = message(bytes, at); next !== at; next = message(bytes, at)) at = next;
      rest = at < bytes.length ? Buffer.from(bytes.subarray(at)) : null;
    };
  });
