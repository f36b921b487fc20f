import type { AnyGame } from '@cadre/core';
import { rulesFor } from './host/loader.js';
import { connect, type Home } from './store/connection.js';
import { openStore } from './store/store.js';
import { newTable, replay } from './table/table.js';

export interface BrokenMatch {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly over: boolean;
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
  const store = openStore(await connect(home));
  try {
    const broken: BrokenMatch[] = [];
    let matches = 0,
      events = 0;
    for await (const row of store.all()) {
      const table = newTable(row, rulesFor(games, row));
      for (const stamped of await store.eventsAfter(row.id, 0)) {
        replay(table, stamped);
        events++;
      }
      if (table.frozen)
        broken.push({ match: row.id, game: row.game, rules: row.rules, over: table.status === 'over', problem: table.frozen });
      matches++;
      onProgress?.(matches);
    }
    return { matches, events, broken };
  } finally {
    await store.close();
  }
};
