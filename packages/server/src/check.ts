import type { AnyGame } from '@cadre/core';
import { rulesFor } from './host/loading.js';
import { connect, type Home } from './store/connection.js';
import { openStore } from './store/store.js';
import { freshTable, replay } from './table/table.js';

export interface Broken {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly over: boolean;
  readonly problem: string;
}
export interface Checked {
  readonly matches: number;
  readonly events: number;
  /** Matches that this build cannot go on with, or cannot repeat as they were. */
  readonly broken: readonly Broken[];
}

/** Re-run every stored match under the rules of this build. Nothing is changed. */
export const checkMatches = async (home: Home, games: readonly AnyGame[], onProgress?: (done: number) => void): Promise<Checked> => {
  const store = openStore(await connect(home));
  try {
    const broken: Broken[] = [];
    let matches = 0,
      events = 0;
    for await (const row of store.all()) {
      const table = freshTable(row, rulesFor(games, row));
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
