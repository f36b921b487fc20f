import type { Socket } from 'node:net';

/** What a client is told, in as few writes as possible: a write costs more than making the message. */
export interface Outbox {
  /** Leaves at the end of this moment, together with everything else that is said until then. */
  send(text: string): void;
  /** What waits leaves now: before the connection is closed. */
  flush(): void;
}
export const openOutbox = (wire: Pick<Socket, 'write' | 'writable'>): Outbox => {
  let waiting: string[] = [];
  const flush = (): void => {
    const texts = waiting;
    waiting = [];
    if (texts.length > 0 && wire.writable) wire.write(textFrames(texts));
  };
  return {
    send: text => {
      if (waiting.push(text) === 1) process.nextTick(flush);
    },
    flush,
  };
};

const TEXT = 0x81;
/** Lengths of one byte, of two bytes, of eight bytes, and what stands in their place (RFC 6455, 5.2). */
const SHORT = 125,
  MEDIUM = 65_535;
const TWO_BYTES = 126,
  EIGHT_BYTES = 127;
const headOf = (length: number): number => (length <= SHORT ? 2 : length <= MEDIUM ? 4 : 10);

/** Each text as a WebSocket message, all of them in one piece: `ws` would write head and body of each one apart. */
const textFrames = (texts: readonly string[]): Buffer => {
  const lengths = texts.map(text => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + headOf(length) + length, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i]!,
      head = headOf(length);
    bytes[at] = TEXT;
    if (head === 2) bytes[at + 1] = length;
    else if (head === 4) {
      bytes[at + 1] = TWO_BYTES;
      bytes.writeUInt16BE(length, at + 2);
    } else {
      bytes[at + 1] = EIGHT_BYTES;
      bytes.writeBigUInt64BE(BigInt(length), at + 2);
    }
    bytes.write(text, at + head);
    at += head + length;
  }
  return bytes;
};
