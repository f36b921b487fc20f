import { inArray, sql } from 'drizzle-orm';
import { type Connection, connect, type Home } from './store/connection.js';
import { type Controls, changeControls, type Mute, readControls } from './store/control-store.js';
import { documents, events, matches } from './store/schema.js';

/** A match as an operator sees it: nothing that is hidden from a player. */
export interface ListedMatch {
  readonly match: string;
  readonly game: string;
  readonly created: number;
  /** When something happened last. */
  readonly used: number;
  readonly events: number;
  readonly isOver: boolean;
}
export interface ListedReport {
  readonly report: string;
  readonly match: string;
  readonly seat: number;
  readonly at: number;
  readonly text: string;
}
/** What an operator does with the database itself. An embedded one must not be in use by a server. */
export interface Admin {
  matches(): Promise<ListedMatch[]>;
  reports(): Promise<ListedReport[]>;
  /** Deletes matches with all that belongs to them: events, seats, snapshots, reports, and documents of secrets that open nothing else. Returns how many there were. */
  remove(ids: readonly string[]): Promise<number>;
  controls(): Promise<Controls>;
  setMode(mode: Controls['mode']): Promise<Controls>;
  /** `until`: milliseconds; null for good. Another ban of the same range replaces it. */
  ban(range: string, until: number | null): Promise<Controls>;
  unban(range: string): Promise<Controls>;
  mute(match: string, seat: number, until: number | null): Promise<Controls>;
  unmute(match: string, seat: number): Promise<Controls>;
}
/** An admin that has the database open for itself. */
export interface OpenAdmin extends Admin {
  close(): Promise<void>;
}
const isMuteOf = (m: Mute, match: string, seat: number): boolean => m.match === match && m.seat === seat;
const rowsOf = <T>(result: unknown): T[] => (Array.isArray(result) ? (result as T[]) : (result as { rows: T[] }).rows);

export const openAdmin = async (home: Home): Promise<OpenAdmin> => {
  const connection = await connect(home);
  return { ...adminOf(connection), close: connection.close };
};
export const adminOf = ({ db, ledger }: Pick<Connection, 'db' | 'ledger'>): Admin => {
  const remove = async (ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    // Events first: after a crash in between, the match is still there to be deleted again.
    await db.delete(events).where(inArray(events.match, [...ids]));
    const gone = await db
      .delete(matches)
      .where(inArray(matches.id, [...ids]))
      .returning({ id: matches.id });
    await db.execute(sql`delete from ${documents} p where not exists (select 1 from seats s where s.hash = p.holder)`);
    for (const { id } of gone) ledger?.remove(id);
    return gone.length;
  };
  return {
    matches: async () =>
      rowsOf<{ id: string; game: string; created: string; used: string | null; events: string; over: boolean }>(
        await db.execute(sql`
          select m.id, m.game, m.created_at as created, max(e.at) as used, count(e.n) as events,
            coalesce(bool_or(e.event like '{"kind":"ended"%'), false) as over
          from matches m left join events e on e.match = m.id group by m.id, m.game, m.created_at order by m.created_at`),
      ).map(({ id, game, created, used, events: count, over }) => ({
        match: id,
        game,
        created: Number(created),
        used: Number(used ?? created),
        events: Number(count),
        isOver: over,
      })),
    reports: async () =>
      rowsOf<{ id: string; match: string; seat: number; at: string; text: string }>(
        await db.execute(sql`select id, match, seat, at, text from reports order by at`),
      ).map(({ id, match, seat, at, text }) => ({ report: id, match, seat, at: Number(at), text })),
    remove,
    controls: () => readControls(db),
    setMode: mode => changeControls(db, c => ({ ...c, mode })),
    ban: (range, until) => changeControls(db, c => ({ ...c, bans: [...c.bans.filter(b => b.range !== range), { range, until }] })),
    unban: range => changeControls(db, c => ({ ...c, bans: c.bans.filter(b => b.range !== range) })),
    mute: (match, seat, until) =>
      changeControls(db, c => ({ ...c, mutes: [...c.mutes.filter(m => !isMuteOf(m, match, seat)), { match, seat, until }] })),
    unmute: (match, seat) => changeControls(db, c => ({ ...c, mutes: c.mutes.filter(m => !isMuteOf(m, match, seat)) })),
  };
};
