import { type Append, type Appended, type Claim, MATCH_CHANGED, type Store } from '@cadre/server/table';
import { openDatabase, type StoredMatch } from './database.js';
import { deviceDocuments } from './device-documents.js';
import { openOtherPages } from './other-pages.js';

const ofMatch = (match: string, after = 0): IDBKeyRange => IDBKeyRange.bound([match, after], [match, Number.POSITIVE_INFINITY], true);

/** The store of a server, in the browser's own database. Several pages of this device may share it, as processes share a database. */
export const openDeviceStore = async (): Promise<Store> => {
  const db = await openDatabase(),
    otherPages = openOtherPages();
  const change = async (id: string, part: (before: StoredMatch) => Partial<StoredMatch> | null): Promise<StoredMatch | null> => {
    const tx = db.transaction('matches', 'readwrite');
    const before = await tx.store.get(id);
    const changed = before && part(before);
    const after = changed ? { ...before, ...changed } : null;
    await Promise.all([after && tx.store.put(after), tx.done]);
    return after;
  };
  const find = (id: string): Promise<StoredMatch | undefined> => db.get('matches', id);
  const all = (): Promise<StoredMatch[]> => db.getAll('matches');

  const append = async ({ match, epoch, events, mark }: Append): Promise<Appended> => {
    const tx = db.transaction(['matches', 'events'], 'readwrite');
    const before = await tx.objectStore('matches').get(match);
    if (before?.epoch !== epoch) {
      await tx.done;
      return 'fenced';
    }
    await Promise.all([
      ...events.map(stamped => tx.objectStore('events').add({ ...stamped, match })),
      mark && tx.objectStore('matches').put({ ...before, ...mark }),
      tx.done,
    ]);
    otherPages.broadcast(MATCH_CHANGED, `${match} ${events.at(-1)!.n}`);
    return 'stored';
  };
  const claim = async (match: string, process: string): Promise<Claim | null> => {
    const alive = await otherPages.alive();
    const claimed = await change(match, ({ owner, epoch }) =>
      owner !== null && owner !== process && alive.has(owner) ? null : { owner: process, epoch: epoch + 1 },
    );
    return claimed && { epoch: claimed.epoch, wakeAt: claimed.wakeAt, outage: 0 };
  };
  const unowned = async (): Promise<StoredMatch[]> => {
    const alive = await otherPages.alive();
    return (await all()).filter(m => m.owner === null || !alive.has(m.owner));
  };
  return {
    shared: true,
    ...deviceDocuments(db, all),
    append,
    claim,
    create: async (row, hashes) => {
      await db.add('matches', { id: row.id, row, hashes: [...hashes], epoch: 0, owner: null, wakeAt: null });
    },
    find: async id => (await find(id))?.row ?? null,
    eventsAfter: async (match, n) => {
      const found = await db.getAll('events', ofMatch(match, n));
      return found.map(({ n: number, at, event }) => ({ n: number, at, event }));
    },
    snapshots: async match => {
      const found = await db.getAll('snapshots', ofMatch(match));
      return found.map(({ match: _, ...snapshot }) => snapshot);
    },
    saveSnapshot: async (match, snapshot, keep) => {
      const tx = db.transaction('snapshots', 'readwrite');
      await tx.store.put({ ...snapshot, match });
      const versions = await tx.store.getAllKeys(ofMatch(match));
      await Promise.all([...versions.slice(0, -keep).map(key => tx.store.delete(key)), tx.done]);
    },
    hashes: async id => new Map((await find(id))?.hashes ?? []),
    setHash: async (id, seat, hash) => {
      await change(id, ({ hashes }) => ({ hashes: hashes.map(([s, h]) => [s, s === seat ? hash : h] as const) }));
    },
    report: async report => {
      await db.add('reports', report);
    },
    all: async function* () {
      for (const { row } of await all()) yield row;
    },
    release: async (process, given) => {
      for (const { match, epoch } of given)
        await change(match, before => (before.owner === process && before.epoch === epoch ? { owner: null } : null));
    },
    ownerOf: async id => (await find(id))?.owner ?? null,
    beat: otherPages.beat,
    orphans: async (now, limit) =>
      (await unowned())
        .filter(m => m.wakeAt !== null && m.wakeAt <= now)
        .slice(0, limit)
        .map(m => m.id),
    unowned: async among => (await unowned()).flatMap(m => (among.includes(m.id) ? [m.id] : [])),
    notify: async ({ channel, payload }) => otherPages.broadcast(channel, payload),
    listen: otherPages.listen,
    close: async () => db.close(),
  };
};
