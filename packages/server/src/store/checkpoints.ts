import { later, type Timer } from '../timer.js';

/** What PostgreSQL writes down first, so that nothing is lost, until it has reached its proper place. */
export interface Checkpoints {
  grew(bytes: number): void;
  stop(): void;
}
/** Bytes of what was stored, and milliseconds without more of it. */
export const CHECKPOINT = { enough: 4_000_000, most: 100_000_000, quiet: 5000 } as const;

/**
 * PostgreSQL has a process that puts the journal away; the embedded one has not. The journal would grow as long as the
 * server runs, and the next start after a crash with it (6 s for a million events). To put it away takes a tenth of a
 * second in which nothing can be stored: best done while nobody waits.
 */
export const openCheckpoints = (putAway: () => void): Checkpoints => {
  let bytes = 0,
    quiet: Timer | null = null;
  const stop = (): void => {
    if (quiet) clearTimeout(quiet);
    quiet = null;
  };
  const empty = (): void => {
    stop();
    bytes = 0;
    putAway();
  };
  return {
    grew: more => {
      bytes += more;
      if (bytes < CHECKPOINT.enough) return;
      stop();
      if (bytes < CHECKPOINT.most) quiet = later(empty, CHECKPOINT.quiet);
      else empty();
    },
    stop,
  };
};
