import type { RefusalCode } from '@cadre/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SnapshotOutcome } from '../host/observer.js';

export interface Metrics {
  readonly registry: Registry;
  answered(): void;
  refused(code: string): void;
  snapshot(outcome: SnapshotOutcome): void;
  connected(seats: number, change: 1 | -1): void;
  thought(bot: string, milliseconds: number, failed: boolean): void;
  /** Measures how long the database takes. */
  timed<T>(what: string, work: () => Promise<T>): Promise<T>;
  stop(): void;
}

const ALERTED: readonly RefusalCode[] = ['storage', 'too-fast', 'internal-error'];
const SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** What `/metrics` shows. No number here tells which match or which seat. */
export const openMetrics = (matchesInMemory: () => number, matchesOwned: () => number, isReady: () => boolean): Metrics => {
  const registry = new Registry(),
    registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'cadre_' });
  const gauge = (name: string, help: string, read: () => number): Gauge =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('cadre_matches_in_memory', 'matches this process has loaded', matchesInMemory);
  gauge('cadre_matches_owned', 'matches this process writes', matchesOwned);
  gauge('cadre_ready', '1 while what players do can be stored, 0 while it cannot', () => Number(isReady()));
  const seats = new Gauge({ name: 'cadre_seats_connected', help: 'seats with an open connection', registers }),
    spectators = new Gauge({ name: 'cadre_spectators_connected', help: 'spectators with an open connection', registers }),
    answers = new Counter({ name: 'cadre_answers_total', help: 'answers that were accepted and stored', registers }),
    refusals = new Counter({ name: 'cadre_refusals_total', help: 'messages that were refused', labelNames: ['code'], registers }),
    snapshots = new Counter({
      name: 'cadre_snapshots_total',
      help: 'snapshots of long matches: saved, failed to be saved, or rejected because they do not fit their match',
      labelNames: ['outcome'],
      registers,
    }),
    bots = new Histogram({
      name: 'cadre_bot_seconds',
      help: 'time bots take for an answer',
      labelNames: ['bot'],
      buckets: SECONDS,
      registers,
    }),
    fallbacks = new Counter({
      name: 'cadre_bot_fallbacks_total',
      help: 'questions a bot could not answer in time',
      labelNames: ['bot'],
      registers,
    }),
    database = new Histogram({
      name: 'cadre_database_seconds',
      help: 'time the database takes',
      labelNames: ['what'],
      buckets: SECONDS,
      registers,
    });
  // Prometheus sees no increase from a series that is not there to one: what alerts look for starts at zero.
  for (const code of ALERTED) refusals.inc({ code }, 0);
  snapshots.inc({ outcome: 'rejected' }, 0);
  return {
    registry,
    answered: () => answers.inc(),
    refused: code => refusals.inc({ code }),
    snapshot: outcome => snapshots.inc({ outcome }),
    connected: (held, change) => (held === 0 ? spectators.inc(change) : seats.inc(held * change)),
    thought: (bot, milliseconds, failed) => {
      bots.observe({ bot }, milliseconds / 1000);
      if (failed) fallbacks.inc({ bot });
    },
    timed: async (what, work) => {
      const end = database.startTimer({ what });
      try {
        return await work();
      } finally {
        end();
      }
    },
    stop: () => registry.clear(),
  };
};
