import type { AnyGame } from '@cadre/core';
import type { Store } from '../store/store.js';
import type { MatchRow, StampedEvent } from '../table/event.js';
import { replayAll, restoreTable, type TableSnapshot } from '../table/snapshot.js';
import { newTable, type TableState } from '../table/table.js';
import type { HostObserver } from './observer.js';

export interface Loaded {
  readonly table: TableState;
  /** Those that fit the match, oldest first. */
  readonly snapshots: readonly TableSnapshot[];
}
interface LoaderParts {
  readonly store: Pick<Store, 'find' | 'eventsAfter' | 'snapshots'>;
  readonly games: readonly AnyGame[];
  readonly observer: HostObserver;
}
/** More at once would be no faster, and whatever else the database is asked would have to wait for all of them. */
const AT_ONCE = 4;

/** The rules a match was created under; an old match goes on if its version is still installed. */
export const rulesFor = (games: readonly AnyGame[], row: Pick<MatchRow, 'game' | 'rules'>): AnyGame | null =>
  games.find(g => g.id === row.game && g.rules === row.rules) ?? null;

/** Reads matches: the newest snapshot that fits, and the events after it again. */
export const openLoader = ({ store, games, observer }: LoaderParts): ((match: string) => Promise<Loaded | null>) => {
  const waiting: (() => void)[] = [];
  let active = 0;
  const enter = async (): Promise<void> => {
    if (active < AT_ONCE) active++;
    else await new Promise<void>(resolve => waiting.push(resolve));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next) next();
    else active--;
  };
  /** Null: none of them fits. */
  const restore = (row: MatchRow, game: AnyGame, events: readonly StampedEvent[], snapshots: readonly TableSnapshot[]): Loaded | null => {
    for (let i = snapshots.length - 1; i >= 0; i--) {
      const restored = restoreTable(row, game, events, snapshots[i]!, snapshots.slice(0, i));
      if (typeof restored !== 'string') return { table: restored, snapshots: snapshots.slice(0, i + 1) };
      observer.snapshot('rejected');
      observer.problem(`snapshot ${snapshots[i]!.version} of match ${row.id} is ignored`, new Error(restored));
    }
    return null;
  };
  const read = async (match: string): Promise<Loaded | null> => {
    const row = await store.find(match);
    if (!row) return null;
    const game = rulesFor(games, row);
    // Before the events: another process may write meanwhile, and a snapshot must not be ahead of what is read.
    const snapshots = game ? await store.snapshots(match) : [];
    const events = await store.eventsAfter(match, 0);
    const loaded = (game && restore(row, game, events, snapshots)) ?? { table: newTable(row, game), snapshots: [] };
    await replayAll(loaded.table, events.slice(loaded.table.version));
    return loaded;
  };
  return async match => {
    await enter();
    try {
      return await read(match);
    } finally {
      leave();
    }
  };
};
