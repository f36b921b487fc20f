import type { MatchRow, Stamped } from '@cadre/server/table';

/** One match as this device keeps it; its events lie beside it. */
export interface KeptMatch {
  readonly id: string;
  readonly row: MatchRow;
  readonly hashes: readonly (readonly [seat: number, hash: string])[];
  readonly epoch: number;
  readonly owner: string | null;
  readonly wakeAt: number | null;
}
export interface KeptEvent extends Stamped {
  readonly match: string;
}
export interface KeptPaper {
  readonly holder: string;
  readonly name: string;
  readonly at: number;
  readonly content: string;
}
/** What lies in the database, and by what it is found. */
const SHELVES = { matches: 'id', events: ['match', 'n'], reports: 'id', papers: ['holder', 'name'] } as const;
export type Shelf = keyof typeof SHELVES;
const NAME = 'cadre';
const VERSION = 1;

export const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
export const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    for (const [shelf, keyPath] of Object.entries(SHELVES))
      request.result.createObjectStore(shelf, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
  };
  return result(request);
};
/** One transaction: all of it is kept, or nothing. `work` may wait for the database only. */
export const within = async <T>(
  db: IDBDatabase,
  shelves: readonly Shelf[],
  mode: 'readonly' | 'readwrite',
  work: (...shelves: IDBObjectStore[]) => Promise<T>,
): Promise<T> => {
  const transaction = db.transaction(shelves, mode);
  const settled = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  const [found] = await Promise.all([work(...shelves.map(s => transaction.objectStore(s))), settled]);
  return found;
};
