import type { StampedEvent } from '../table/event.js';

/** New events of one match, under the claim of the process that writes them. */
export interface Append {
  readonly match: string;
  readonly epoch: number;
  readonly events: readonly StampedEvent[];
  /** When the server itself must act next, if it has changed. */
  readonly mark: { readonly wakeAt: number | null } | null;
}
/** fenced: another process has claimed the match since; nothing was written. */
export type Appended = 'stored' | 'fenced';
/** Writes a batch. Tells the matches of it that were written. */
export type Write = (batch: readonly Append[]) => Promise<ReadonlySet<string>>;
interface Waiting {
  readonly append: Append;
  resolve(appended: Appended): void;
  reject(reason: unknown): void;
}
const LARGEST_BATCH = 256;
/** As many answers do not wait for the pace: on a busy server they come in one burst, and the database would wait for the end of it. */
const ENOUGH = 32;
/** Writes on their way: while this thread has other things to do than to hear of one, the database goes on with the next. */
const AT_ONCE = 2;
/** Milliseconds from one write to the next: ten answers cost the database hardly more than one. */
const PACE = 4;

/**
 * Many matches share one write: while others are on their way, and for a moment after the last one started, the next batch
 * collects. Each match still gets its own result. A single append does not wait.
 */
export const appendQueue = (write: Write): ((append: Append) => Promise<Appended>) => {
  const waiting: Waiting[] = [];
  let underWay = 0,
    isTimed = false,
    began = Number.NEGATIVE_INFINITY;
  const settle = async (batch: readonly Waiting[]): Promise<void> => {
    try {
      const stored = await write(batch.map(w => w.append));
      for (const w of batch) w.resolve(stored.has(w.append.match) ? 'stored' : 'fenced');
    } catch (thrown) {
      if (batch.length === 1) batch[0]!.reject(thrown);
      else for (const w of batch) await settle([w]); // one bad match must not hold up the others
    }
  };
  const flush = async (): Promise<void> => {
    began = performance.now();
    underWay++;
    await settle(waiting.splice(0, LARGEST_BATCH));
    underWay--;
    goOn();
  };
  const goOn = (): void => {
    if (waiting.length === 0 || underWay === AT_ONCE) return;
    if (waiting.length >= ENOUGH) void flush();
    else if (underWay === 0 && !isTimed) inTime();
  };
  const inTime = (): void => {
    const due = (): void => {
      isTimed = false;
      if (waiting.length > 0 && underWay === 0) void flush();
    };
    const rest = began + PACE - performance.now();
    isTimed = true;
    if (rest > 0) setTimeout(due, rest);
    else setImmediate(due);
  };
  return append =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      goOn();
    });
};
