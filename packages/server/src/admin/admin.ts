import { and, eq, inArray, sql } from 'drizzle-orm';
import { openBotRunner } from '../bots/bot-runner.js';
import { type Host, openHost } from '../host/host.js';
import type { HostObserver } from '../host/observer.js';
import { RANDOM_TOKENS } from '../secrets.js';
import { type Connection, connect, type Home } from '../store/connection.js';
import { type Controls, changeControls, type Mute, readControls } from '../store/control-store.js';
import { documents, events, matches, reports, seats } from '../store/schema.js';
import { openStore } from '../store/store.js';
import { type Forgotten, forgetPerson } from './forget.js';
import { type InspectedMatch, inspectMatch } from './inspect.js';

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
  /** The seat of the person it is about; null for a bug. */
  readonly whose: number | null;
}
/** What an operator does with the database itself. An embedded one must not be in use by a server. */
export interface Admin {
  matches(): Promise<ListedMatch[]>;
  reports(): Promise<ListedReport[]>;
  /** Deletes reports that have been dealt with. Returns how many there were. */
  dismiss(reports: readonly string[]): Promise<number>;
  /** Deletes matches with all that belongs to them: events, seats, snapshots, reports, and documents of secrets that open nothing else. Returns how many there were. */
  remove(ids: readonly string[]): Promise<number>;
  controls(): Promise<Controls>;
  setMode(mode: Controls['mode']): Promise<Controls>;
  /** `until`: milliseconds; null for good. Another ban of the same range replaces it. */
  ban(range: string, until: number | null): Promise<Controls>;
  /** Null, here and below: there was nothing to lift. */
  unban(range: string): Promise<Controls | null>;
  /** Whoever holds this seat leaves it, and cannot take it again, nor that of a rematch. Null: nobody has a secret for it. */
  banSeat(match: string, seat: number, until: number | null): Promise<Controls | null>;
  unbanSeat(match: string, seat: number): Promise<Controls | null>;
  mute(match: string, seat: number, until: number | null): Promise<Controls>;
  unmute(match: string, seat: number): Promise<Controls | null>;
  /** Null: there is no such match. */
  inspect(match: string): Promise<InspectedMatch | null>;
  /** Ends matches in progress; tells which. */
  end(ids: readonly string[]): Promise<string[]>;
  /** Null: nobody has a secret for this seat. */
  forget(match: string, seat: number): Promise<Forgotten | null>;
  /** The whole database as one file; refused where the database has tools of its own for that. */
  backup(): Promise<Uint8Array>;
}
/** An admin that has the database open for itself. */
export interface OpenAdmin extends Admin {
  close(): Promise<void>;
}
const isOf = (m: Mute, match: string, seat: number): boolean => m.match === match && m.seat === seat;
const rowsOf = <T>(result: unknown): T[] => (Array.isArray(result) ? (result as T[]) : (result as { rows: T[] }).rows);

const SILENT: HostObserver = {
  answered: () => undefined,
  storage: () => undefined,
  snapshot: () => undefined,
  warn: () => undefined,
  problem: () => undefined, // whoever asked gets the refusal
};
export const openAdmin = async (home: Home): Promise<OpenAdmin> => {
  const connection = await connect(home);
  const botRunner = openBotRunner(null, () => undefined);
  // It knows no rules: matches are frozen for it, and what it does to them needs none. A process that runs them is asked to do it.
  const host = await openHost({
    store: openStore(connection),
    games: [],
    botRunner,
    observer: SILENT,
    now: Date.now,
    tokens: RANDOM_TOKENS,
  });
  const close = async (): Promise<void> => {
    await host.close();
    await host.drop([...host.rooms.values()]);
    await connection.close();
  };
  return { ...adminOf(connection, host), close };
};
export const adminOf = ({ db, ledger, dump }: Connection, host: Pick<Host, 'perform' | 'reload'>): Admin => {
  const remove = async (ids: readonly string[]): Promise<number> => {
    if (ids.length === 0) return 0;
    const deleteEvents = async (): Promise<void> => void (await db.delete(events).where(inArray(events.match, [...ids])));
    // Events first: after a crash in between, the match is still there to be deleted again.
    await deleteEvents();
    const gone = await db
      .delete(matches)
      .where(inArray(matches.id, [...ids]))
      .returning({ id: matches.id });
    await db.execute(sql`delete from ${documents} p where not exists (select 1 from seats s where s.hash = p.holder)`);
    for (const { id } of gone) ledger?.remove(id);
    await host.reload(ids); // whoever plays there is told
    await deleteEvents(); // what was said until then
    return gone.length;
  };
  const lift = async (change: (c: Controls) => Controls): Promise<Controls | null> => {
    const before = JSON.stringify(await readControls(db)),
      after = await changeControls(db, change);
    return JSON.stringify(after) === before ? null : after;
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
      rowsOf<{ id: string; match: string; seat: number; at: string; text: string; whose: number | null }>(
        await db.execute(sql`select id, match, seat, at, text, whose from reports order by at`),
      ).map(({ id, match, seat, at, text, whose }) => ({ report: id, match, seat, at: Number(at), text, whose })),
    dismiss: async ids =>
      (
        await db
          .delete(reports)
          .where(inArray(reports.id, [...ids]))
          .returning({ id: reports.id })
      ).length,
    remove,
    controls: () => readControls(db),
    setMode: mode => changeControls(db, c => ({ ...c, mode })),
    ban: (range, until) => changeControls(db, c => ({ ...c, bans: [...c.bans.filter(b => b.range !== range), { range, until }] })),
    unban: range => lift(c => ({ ...c, bans: c.bans.filter(b => b.range !== range) })),
    banSeat: async (match, seat, until) => {
      const [own] = await db
        .select()
        .from(seats)
        .where(and(eq(seats.match, match), eq(seats.seat, seat)));
      if (!own) return null;
      const ban = { match, seat, hash: own.hash, until };
      const changed = await changeControls(db, c => ({ ...c, seatBans: [...c.seatBans.filter(b => b.hash !== own.hash), ban] }));
      await host.perform(match, { type: 'leave', id: 0, seat });
      return changed;
    },
    unbanSeat: (match, seat) => lift(c => ({ ...c, seatBans: c.seatBans.filter(b => !isOf(b, match, seat)) })),
    mute: (match, seat, until) =>
      changeControls(db, c => ({ ...c, mutes: [...c.mutes.filter(m => !isOf(m, match, seat)), { match, seat, until }] })),
    unmute: (match, seat) => lift(c => ({ ...c, mutes: c.mutes.filter(m => !isOf(m, match, seat)) })),
    inspect: match => inspectMatch(db, match),
    end: async ids => {
      const ended: string[] = [];
      for (const id of ids) {
        const outcome = await host.perform(id, { type: 'end' });
        if ('version' in outcome) ended.push(id);
        else if (outcome.refusal.code !== 'over') throw new Error(`match ${id}: ${outcome.refusal.message}`);
      }
      return ended;
    },
    forget: (match, seat) => forgetPerson(db, host, match, seat),
    backup: async () => {
      if (!dump) throw new Error('this server uses PostgreSQL: back it up with pg_dump');
      return dump();
    },
  };
};
