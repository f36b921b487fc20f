import { type AnyGame, type Entry, resumeMatch, type StoredSnapshot, snapshotProblem, type Told, takeSnapshot } from '@cadre/core';
import { nextTurn } from '../timer.js';
import type { Clock } from './clock.js';
import type { MatchRow, StampedEvent } from './event.js';
import { applyEvent, newTable, replay, type TableState } from './table.js';

/** A match as it stood after event `version`. Its clock cannot be told from the events without running the rules again. */
export interface TableSnapshot extends StoredSnapshot {
  readonly version: number;
  readonly clock: Clock | null;
}
/** How many of them are kept of one match, in the database and in memory. */
export const KEPT_SNAPSHOTS = 3;

/** Null when there is nothing to store: the match has not begun, or cannot be played here. */
export const snapshotTable = ({ match, version, clock }: TableState): TableSnapshot | null =>
  match && { ...takeSnapshot(match), version, clock };

/** The table after event `snapshot.version`, or why the snapshot is not one of this match. `older` ones help undo. */
export const restoreTable = (
  row: MatchRow,
  game: AnyGame,
  events: readonly StampedEvent[],
  snapshot: TableSnapshot,
  older: readonly TableSnapshot[],
): TableState | string => {
  const table = newTable(row, game),
    log: Entry[] = [];
  let opening: readonly Told[] = [];
  for (const stamped of events) {
    if (stamped.n > snapshot.version) break;
    const e = stamped.event;
    if (e.kind === 'started') opening = e.facts;
    else if (e.kind === 'answered') log.push({ seat: e.seat, answer: e.answer, facts: e.facts });
    else if (e.kind === 'undone') log.length = e.to;
    applyEvent(table, stamped);
  }
  if (table.version !== snapshot.version) return `it follows event ${snapshot.version}, but the last event is ${table.version}`;
  if (snapshot.answers !== log.length) return `it covers ${snapshot.answers} answers, expected ${log.length} after event ${table.version}`;
  const problem = snapshotProblem(game, row.setup, log, snapshot);
  if (problem !== null) return problem;
  table.match = resumeMatch(game, row.setup, opening, log, snapshot, older);
  table.clock = snapshot.clock;
  return table;
};

/** So much is replayed before others get their turn: a process that is busy with long matches must still say that it lives. */
export const SLICE = { events: 50, milliseconds: 10 } as const;
export const replayAll = async (table: TableState, events: readonly StampedEvent[]): Promise<void> => {
  let began = performance.now(),
    done = 0;
  for (const stamped of events) {
    if (done === SLICE.events || performance.now() - began > SLICE.milliseconds) {
      await nextTurn();
      began = performance.now();
      done = 0;
    }
    replay(table, stamped);
    done++;
  }
};
