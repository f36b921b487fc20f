import type { Pace } from '../settings/read-settings.js';
import type { ChangeMessage } from './session.js';

/** Milliseconds after an answer of others, so that one can follow them; longer where more is told than can be read meanwhile. */
export const PAUSES: Readonly<Record<Pace, number>> = { instant: 0, quick: 450, calm: 1100, step: Number.POSITIVE_INFINITY };
/** Milliseconds for a sentence of the log, and for all that an answer brings. */
const SENTENCE: Readonly<Record<Pace, number>> = { instant: 0, quick: 140, calm: 350, step: 0 };
const SENTENCES = 10;

/** How fast a table shows what happens, as a multiple of the normal speed; 0 shows it at once. */
export const SPEEDS: Readonly<Record<Pace, number>> = { instant: 0, quick: 2, calm: 1, step: 1 };

/** Whether the table shows changes one by one by itself, and is doing so now. */
export type TablePlayback = 'none' | 'ready' | 'showing';
/** Changes that have arrived and wait to be shown. */
export interface Queue {
  readonly waiting: readonly ChangeMessage[];
  /** Before this, what was shown last is still being read. */
  readonly readUntil: number;
}
export const EMPTY: Queue = { waiting: [], readUntil: Number.NEGATIVE_INFINITY };

const sentencesOf = ({ events }: ChangeMessage): number =>
  events.reduce((n, h) => n + (h.kind === 'answered' ? h.facts.filter(({ text }) => text).length : 0), 0);
/** Until when this change is read. One's own attack is read, too, before the others go on; its dice come one by one. */
export const readUntil = (queue: Queue, shown: ChangeMessage, foreign: boolean, pace: Pace, now: number): number => {
  if (pace === 'step') return now;
  const begin = foreign ? now : Math.max(now, queue.readUntil);
  const reading = begin + SENTENCE[pace] * sentencesOf(shown);
  return Math.max(foreign ? now + PAUSES[pace] : now, Math.min(reading, now + SENTENCE[pace] * SENTENCES));
};

/**
 * How long the first waiting change still waits: others' answers wait until the last ones are read, everything else is shown at once. A table that shows
 * what happens one by one says itself when it is ready for more.
 */
export const delay = (queue: Queue, foreign: boolean, pace: Pace, now: number, table: TablePlayback = 'none'): number => {
  if (!foreign || pace === 'instant') return 0;
  if (pace === 'step' || table === 'showing') return Number.POSITIVE_INFINITY;
  return table === 'ready' ? 0 : Math.max(0, queue.readUntil - now);
};
