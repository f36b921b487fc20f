import type { Pace } from '../settings/read-settings.js';
import type { ChangeMessage } from './session.js';

/** Milliseconds between two answers of others, so that one can follow them. */
export const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, quick: 450, calm: 1100, step: Number.POSITIVE_INFINITY };

/** How fast a table shows what happens, as a multiple of the normal speed; 0 shows it at once. */
export const SPEEDS: Readonly<Record<Pace, number>> = { instant: 0, quick: 2, calm: 1, step: 1 };

/** Whether the table shows changes one by one by itself, and is doing so now. */
export type TablePlayback = 'none' | 'ready' | 'showing';
/** Changes that have arrived and wait to be shown. */
export interface Queue {
  readonly waiting: readonly ChangeMessage[];
  /** When the last answer of another player was shown. */
  readonly shownAt: number;
}
export const EMPTY: Queue = { waiting: [], shownAt: Number.NEGATIVE_INFINITY };

/**
 * How long the first waiting change still waits: others' answers keep a distance, everything else is shown at once. A table that shows
 * what happens one by one says itself when it is ready for more.
 */
export const delay = (queue: Queue, foreign: boolean, pace: Pace, now: number, table: TablePlayback = 'none'): number => {
  if (!foreign || pace === 'instant') return 0;
  if (pace === 'step' || table === 'showing') return Number.POSITIVE_INFINITY;
  return table === 'ready' ? 0 : Math.max(0, queue.shownAt + PAUSES[pace] - now);
};
