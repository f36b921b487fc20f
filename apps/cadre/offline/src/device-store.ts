import { type Append, type Appended, type Claim, NEWS, type Store } from '@cadre/server/table';
import { type KeptEvent, type KeptMatch, openDatabase, result, within } from './database.js';
import { devicePapers } from './device-papers.js';
import { openNeighbours } from './neighbours.js';

/** Everything that is kept, kept by the browser. Several pages of this device may share it, as processes share a database. */
export const openDeviceStore = async (): Promise<Store> => {
  const db = await openDatabase(),
    neighbours = openNeighbours();
  const change = (id: string, part: (before: KeptMatch) => Partial<KeptMatch> | null): Promise<KeptMatch | null> =>
    within(db, ['matches'], 'readwrite', async matches => {
      const before = await result<KeptMatch | undefined>(matches!.get(id));
      const changed = before && part(before);
      if (!changed) return null;
      const after = { ...before, ...changed };
      await result(matches!.put(after));
      return after;
    });
  const find = (id: string): Promise<KeptMatch | undefined> => within(db, ['matches'], 'readonly', m => result(m!.get(id)));
  const all = (): Promise<KeptMatch[]> => within(db, ['matches'], 'readonly', m => result(m!.getAll()));

  const append = async ({ match, epoch, events, mark }: Append): Promise<Appended> => {
    const appended = await within(db, ['matches', 'events'], 'readwrite', async (matches, shelf): Promise<Appended> => {
      const before = await result<KeptMatch | undefined>(matches!.get(match));
      if (before?.epoch !== epoch) return 'fenced';
      for (const stamped of events) shelf!.add({ ...stamped, match } satisfies KeptEvent);
      if (mark) matches!.put({ ...before, ...mark } satisfies KeptMatch);
      return 'stored';
    });
    if (appended === 'stored') neighbours.tell(NEWS, `${match} ${events.at(-1)!.n}`);
    return appended;
  };
  const claim = async (match: string, process: string): Promise<Claim | null> => {
    const alive = await neighbours.alive();
    const claimed = await change(match, ({ owner, epoch }) =>
      owner !== null && owner !== process && alive.has(owner) ? null : { owner: process, epoch: epoch + 1 },
    );
    return claimed && { epoch: claimed.epoch, wakeAt: claimed.wakeAt, outage: 0 };
  };
  const unowned = async (): Promise<KeptMatch[]> => {
    const alive = await neighbours.alive();
    return (await all()).filter(m => m.owner === null || !alive.has(m.owner));
  };
  return {
    shared: true,
    ...devicePapers(db, all),
    append,
    claim,
    create: (row, hashes) =>
      within(db, ['matches'], 'readwrite', async matches => {
        await result(matches!.add({ id: row.id, row, hashes: [...hashes], epoch: 0, owner: null, wakeAt: null } satisfies KeptMatch));
      }),
    find: async id => (await find(id))?.row ?? null,
    eventsAfter: (match, n) =>
      within(db, ['events'], 'readonly', async events => {
        const range = IDBKeyRange.bound([match, n], [match, Number.POSITIVE_INFINITY], true);
        const found = await result<KeptEvent[]>(events!.getAll(range));
        return found.map(({ n: number, at, event }) => ({ n: number, at, event }));
      }),
    hashes: async id => new Map((await find(id))?.hashes ?? []),
    setHash: async (id, seat, hash) => {
      await change(id, ({ hashes }) => ({ hashes: hashes.map(([s, h]) => [s, s === seat ? hash : h] as const) }));
    },
    report: report =>
      within(db, ['reports'], 'readwrite', async reports => {
        await result(reports!.add(report));
      }),
    all: async function* () {
      for (const { row } of await all()) yield row;
    },
    release: async (process, given) => {
      for (const { match, epoch } of given)
        await change(match, before => (before.owner === process && before.epoch === epoch ? { owner: null } : null));
    },
    ownerOf: async id => (await find(id))?.owner ?? null,
    beat: neighbours.beat,
    orphans: async (now, limit) =>
      (await unowned())
        .filter(m => m.wakeAt !== null && m.wakeAt <= now)
        .slice(0, limit)
        .map(m => m.id),
    unowned: async among => (await unowned()).flatMap(m => (among.includes(m.id) ? [m.id] : [])),
    notify: async (channel, payload) => neighbours.tell(channel, payload),
    listen: neighbours.listen,
    close: async () => db.close(),
  };
};
