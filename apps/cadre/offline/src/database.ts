import type { MatchRow, Report, StampedEvent, TableSnapshot } from '@cadre/server/table';
import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** One match as this device stores it; its events and snapshots have stores of their own. */
export interface StoredMatch {
  readonly id: string;
  readonly row: MatchRow;
  readonly hashes: readonly (readonly [seat: number, hash: string])[];
  readonly epoch: number;
  readonly owner: string | null;
  readonly wakeAt: number | null;
}
export interface StoredDocument {
  readonly holder: string;
  readonly name: string;
  readonly at: number;
  readonly content: string;
}
interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  events: { key: [match: string, n: number]; value: StampedEvent & { readonly match: string } };
  snapshots: { key: [match: string, version: number]; value: TableSnapshot & { readonly match: string } };
  reports: { key: string; value: Report };
  papers: { key: [holder: string, name: string]; value: StoredDocument };
}
export type Database = IDBPDatabase<Schema>;
const KEYS = {
  matches: 'id',
  events: ['match', 'n'],
  snapshots: ['match', 'version'],
  reports: 'id',
  papers: ['holder', 'name'],
} as const;
type StoreName = keyof typeof KEYS;
const NAME = 'cadre';
const VERSION = 3;

/** Before version 3 the action of a proposal was called `wish`. */
const renameProposedActions = async (events: IDBPObjectStore<Schema, StoreName[], 'events', 'versionchange'>): Promise<void> => {
  for (let cursor = await events.openCursor(); cursor; cursor = await cursor.continue()) {
    const { event } = cursor.value;
    if (event.kind !== 'proposed' || !('wish' in event)) continue;
    const { wish, ...rest } = event as typeof event & { readonly wish: typeof event.action };
    await cursor.update({ ...cursor.value, event: { ...rest, action: wish } });
  }
};

export const openDatabase = (): Promise<Database> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade: async (db, oldVersion, _, tx) => {
      for (const store of Object.keys(KEYS) as StoreName[]) {
        const keyPath = KEYS[store];
        if (!db.objectStoreNames.contains(store))
          db.createObjectStore(store, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
      }
      if (oldVersion > 0 && oldVersion < 3) await renameProposedActions(tx.objectStore('events'));
    },
    // A page of a newer build cannot open its database before this one lets go.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
