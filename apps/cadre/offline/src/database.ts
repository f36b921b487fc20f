import type { MatchRow, Report, StampedEvent, TableSnapshot } from '@cadre/server/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One match as this device stores it; its events and snapshots have stores of their own. */
export interface StoredMatch {
  readonly id: string;
  readonly row: MatchRow;
  readonly hashes: readonly (readonly [seat: number, hash: string])[];
  readonly epoch: number;
  readonly owner: string | null;
  readonly wakeAt: number | null;
}
export interface StoredPaper {
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
  papers: { key: [holder: string, name: string]; value: StoredPaper };
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
const VERSION = 2;

export const openDatabase = (): Promise<Database> =>
  openDB<Schema>(NAME, VERSION, {
    upgrade: db => {
      for (const store of Object.keys(KEYS) as StoreName[]) {
        const keyPath = KEYS[store];
        if (!db.objectStoreNames.contains(store))
          db.createObjectStore(store, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
      }
    },
    // A page of a newer build cannot open its database before this one lets go.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
