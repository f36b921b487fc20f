import type { AnyGame } from '@cadre/core';
import { rulesFor } from './host/loader.js';
import { type Connection, connect, type Home } from './store/connection.js';
import { matches } from './store/schema.js';
import { openStore } from './store/store.js';
import type { MatchRow, StampedEvent } from './table/event.js';
import { newTable, replay, type TableState } from './table/table.js';

export interface BrokenMatch {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly state: 'in progress' | 'finished' | 'unreadable' | 'lost';
  readonly problem: string;
}
export interface MatchesCheck {
  readonly matches: number;
  readonly events: number;
  /** Matches that this build cannot go on with, or cannot repeat as they were. */
  readonly broken: readonly BrokenMatch[];
}

/** Re-run every stored match under the rules of this build. Nothing is changed. */
export const checkMatches = async (home: Home, games: readonly AnyGame[], onProgress?: (done: number) => void): Promise<MatchesCheck> => {
  const connection = await connect(home);
  const store = openStore(connection);
  try {
    const broken: BrokenMatch[] = [];
    let count = 0,
      events = 0;
    for await (const row of store.all()) {
      const { id: match, game, rules } = row;
      try {
        const stamped = await store.eventsAfter(match, 0);
        events += stamped.length;
        const { frozen, status } = replayed(row, rulesFor(games, row), stamped);
        if (frozen) broken.push({ match, game, rules, state: status === 'over' ? 'finished' : 'in progress', problem: frozen });
      } catch (thrown) {
        broken.push({ match, game, rules, state: 'unreadable', problem: thrown instanceof Error ? thrown.message : String(thrown) });
      }
      count++;
      onProgress?.(count);
    }
    for (const match of await lostMatches(connection))
      broken.push({ match, game: '', rules: '', state: 'lost', problem: 'it was created in this home, but the database does not have it' });
    return { matches: count, events, broken };
  } finally {
    await store.close();
  }
};

const replayed = (row: MatchRow, game: AnyGame | null, events: readonly StampedEvent[]): TableState => {
  const table = newTable(row, game);
  for (const [i, stamped] of events.entries()) {
    if (stamped.n !== i + 1) throw new Error(`event ${i + 1} is missing: the next one is ${stamped.n}`);
    replay(table, stamped);
  }
  return table;
};

/** Matches that were confirmed once and are not there any more. */
const lostMatches = async ({ db, ledger }: Connection): Promise<string[]> => {
  const expected = ledger?.ids() ?? new Set<string>();
  for (const { id } of await db.select({ id: matches.id }).from(matches)) expected.delete(id);
  return [...expected];
};
