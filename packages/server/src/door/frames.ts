const FINAL_TEXT = 0x81;
const SHORT = 125,
  TWO_BYTES = 0xffff;

/** A text message of a WebSocket server (RFC 6455, 5.2), each letter of it one byte. */
export const frameOf = (text: string): string => {
  const bytes = Buffer.byteLength(text);
  // Plain ASCII is its own UTF-8: nothing needs to be encoded.
  const body = bytes === text.length ? text : Buffer.from(text).toString('latin1');
  return head(bytes) + body;
};
const head = (bytes: number): string => {
  if (bytes <= SHORT) return String.fromCharCode(FINAL_TEXT, bytes);
  if (bytes <= TWO_BYTES) return String.fromCharCode(FINAL_TEXT, 126, bytes >> 8, bytes & 0xff);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(bytes));
  return String.fromCharCode(FINAL_TEXT, 127, ...length);
};

/** Messages that are about to leave. */
export interface Outbox {
  put(text: string): void;
  /** Now, and not at the end of this moment. */
  flush(): void;
}
/** Those with messages of this moment. */
let full: Outbox[] = [];
const flushAll = (): void => {
  const due = full;
  full = [];
  for (const outbox of due) outbox.flush();
};
/**
 * Messages of one moment leave in one write of one string: a write costs more than all the rest of a message, and the
 * two pieces with which `ws` writes each message cost it twice.
 */
export const openOutbox = (write: (frames: string) => void): Outbox => {
  let frames = '';
  const outbox: Outbox = {
    put: text => {
      if (frames === '' && full.push(outbox) === 1) process.nextTick(flushAll);
      frames += frameOf(text);
    },
    flush: () => {
      if (frames === '') return;
      const all = frames;
      frames = '';
      write(all);
    },
  };
  return outbox;
};
