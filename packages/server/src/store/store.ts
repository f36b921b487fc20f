import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Event, MatchRow, StampedEvent } from '../table/event.js';
import type { TableSnapshot } from '../table/snapshot.js';
import { type Append, type Appended, appendQueue } from './append-queue.js';
import { embeddedWriter, sharedWriter } from './append-statements.js';
import { batched } from './batched.js';
import type { Connection, Notice } from './connection.js';
import { type DocumentStore, documentStore } from './documents.js';
import { eventReader } from './event-reader.js';
import { matches, processes, reports, seats, snapshots } from './schema.js';

export interface Claim {
  readonly epoch: number;
  /** When the server itself must act, as far as is known. */
  readonly wakeAt: number | null;
  /** How long nobody looked after the match, in milliseconds. */
  readonly outage: number;
}
export interface Report {
  readonly id: string;
  readonly match: string;
  readonly seat: number;
  readonly at: number;
  readonly version: number;
  readonly text: string;
  /** The seat of the person it is about; null for a bug. */
  readonly whose: number | null;
  readonly question: string | null;
  readonly record: string;
}

/** The database. Each call is one statement or one transaction: there is no half-written match. */
export interface Store extends DocumentStore {
  readonly shared: boolean;
  create(row: MatchRow, hashes: ReadonlyMap<number, string>): Promise<void>;
  find(match: string): Promise<MatchRow | null>;
  eventsAfter(match: string, n: number): Promise<StampedEvent[]>;
  append(append: Append): Promise<Appended>;
  /** The newest of this match, oldest first. Believe none of them before it is checked against the events. */
  snapshots(match: string): Promise<TableSnapshot[]>;
  /** Only of events that are stored. All but the newest `keep` are thrown away. */
  saveSnapshot(match: string, snapshot: TableSnapshot, keep: number): Promise<void>;
  hashes(match: string): Promise<Map<number, string>>;
  setHash(match: string, seat: number, hash: string): Promise<void>;
  report(report: Report): Promise<void>;
  all(): AsyncGenerator<MatchRow>;
  claim(match: string, process: string): Promise<Claim | null>;
  /** Give up claims; one that is not the newest of its match any more changes nothing. */
  release(process: string, given: readonly { readonly match: string; readonly epoch: number }[]): Promise<void>;
  ownerOf(match: string): Promise<string | null>;
  beat(process: string, milliseconds: number): Promise<void>;
  /** Matches that need the server now and have no living owner. */
  orphans(now: number, limit: number): Promise<string[]>;
  /** Which of these have no living owner. */
  unowned(among: readonly string[]): Promise<string[]>;
  notify(notice: Notice): Promise<void>;
  listen: Connection['listen'];
  close(): Promise<void>;
}

/** A whole list as one parameter. Numbers and texts only: postgres.js sends a list of booleans as one boolean. */
const list = (values: readonly unknown[]): SQL => sql`${sql.param(values)}`;
const rowsOf = <T>(result: unknown): T[] => (Array.isArray(result) ? (result as T[]) : (result as { rows: T[] }).rows);
const MOST_READS = 256;
const MOST_NOTICES = 256;
const ownerLives = sql`exists (select 1 from ${processes} p where p.id = m.owner and p.alive_until > now())`;

/** `timed` surrounds every write of events. */
export const openStore = (connection: Connection, timed: <T>(write: () => Promise<T>) => Promise<T> = write => write()): Store => {
  const { db, shared } = connection;
  const query = async <T>(statement: SQL): Promise<T[]> => rowsOf<T>(await db.execute(statement));
  /** The embedded database has one process at a time: any earlier owner is gone. */
  const noOwner = shared ? sql`not ${ownerLives}` : sql`true`;
  /** The newest claims on matches of an embedded database: nobody else can have made others. */
  const claims = new Map<string, number>();
  const { runPrepared } = connection;
  const read = eventReader(runPrepared);
  const readWithOthers = batched(MOST_READS, read);
  const write = shared ? sharedWriter(runPrepared) : embeddedWriter(runPrepared, (match, epoch) => claims.get(match) === epoch);
  return {
    shared,
    ...documentStore(db, query),
    append: appendQueue(batch => timed(() => write(batch))),
    create: async (row, hashes) => {
      const { id, game, rules, setup, tableRules, bots, branch, diceSecret, createdAt } = row;
      await query(sql`
        with made as (
          insert into matches (id, game, rules, setup, table_rules, bots, branch, dice_secret, created_at)
          values (${id}, ${game}, ${rules}, ${JSON.stringify(setup)}, ${JSON.stringify(tableRules)}, ${JSON.stringify(bots)}, ${branch && JSON.stringify(branch)}, ${diceSecret}, ${createdAt})
          returning id
        )
        insert into seats (match, seat, hash)
        select made.id, k.seat, k.hash from made,
          unnest(${list([...hashes.keys()])}::integer[], ${list([...hashes.values()])}::text[]) as k(seat, hash)`);
      connection.ledger?.add(id);
    },
    find: async id => (await db.select().from(matches).where(eq(matches.id, id)))[0] ?? null,
    eventsAfter: async (match, n) => {
      // A whole match takes long to read: nobody else waits for it.
      const rows = n === 0 ? (await read([{ match, n }]))[0]! : await readWithOthers({ match, n });
      return rows.map(row => ({ ...row, event: JSON.parse(row.event) as Event }));
    },
    snapshots: async match => {
      const rows = await db.select().from(snapshots).where(eq(snapshots.match, match)).orderBy(asc(snapshots.version));
      return rows.map(({ match: _, ...snapshot }) => snapshot);
    },
    saveSnapshot: async (match, { version, game, rules, answers, check, clock, state }, keep) => {
      await query(sql`
        with saved as (
          insert into snapshots (match, version, game, rules, answers, "check", clock, state)
          values (${match}, ${version}, ${game}, ${rules}, ${answers}, ${check}, ${clock && JSON.stringify(clock)}, ${state})
          on conflict (match, version) do update set game = excluded.game, rules = excluded.rules, answers = excluded.answers,
            "check" = excluded.check, clock = excluded.clock, state = excluded.state
        )
        delete from snapshots where match = ${match} and version <> ${version} and version not in (
          select version from snapshots where match = ${match} and version <> ${version} order by version desc limit ${keep - 1})`);
    },
    hashes: async match => new Map((await db.select().from(seats).where(eq(seats.match, match))).map(s => [s.seat, s.hash])),
    setHash: async (match, seat, hash) => {
      await db
        .update(seats)
        .set({ hash })
        .where(and(eq(seats.match, match), eq(seats.seat, seat)));
    },
    report: async report => {
      await db.insert(reports).values(report);
    },
    all: async function* () {
      for (let last = ''; ; ) {
        const page = await db.select().from(matches).where(gt(matches.id, last)).orderBy(asc(matches.id)).limit(100);
        yield* page;
        if (page.length === 0) return;
        last = page.at(-1)!.id;
      }
    },
    claim: async (match, process) => {
      const [claimed] = await query<{ epoch: string | number; wake_at: string | number | null; outage: string | number | null }>(sql`
        with before as (
          select m.id, (select extract(epoch from now() - p.alive_until) * 1000 from processes p where p.id = m.owner) as outage
          from matches m where m.id = ${match} and (m.owner is null or m.owner = ${process} or ${noOwner}) for update of m
        )
        update matches m set owner = ${process}, epoch = m.epoch + 1 from before b where m.id = b.id returning m.epoch, m.wake_at, b.outage`);
      if (!claimed) return null;
      const epoch = Number(claimed.epoch);
      if (!shared) claims.set(match, epoch);
      return {
        epoch,
        wakeAt: claimed.wake_at === null ? null : Number(claimed.wake_at),
        outage: Math.max(0, Math.round(Number(claimed.outage ?? 0))),
      };
    },
    release: async (process, given) => {
      for (const { match, epoch } of given) if (claims.get(match) === epoch) claims.delete(match);
      if (!shared) return; // nobody else is there to take it over
      await query(sql`update matches m set owner = null
        from unnest(${list(given.map(g => g.match))}::text[], ${list(given.map(g => g.epoch))}::bigint[]) as g(match, epoch)
        where m.id = g.match and m.epoch = g.epoch and m.owner = ${process}`);
    },
    ownerOf: async match => (await db.select({ owner: matches.owner }).from(matches).where(eq(matches.id, match)))[0]?.owner ?? null,
    beat: async (process, milliseconds) => {
      await query(sql`insert into processes (id, alive_until) values (${process}, now() + ${milliseconds} * interval '1 millisecond')
        on conflict (id) do update set alive_until = excluded.alive_until`);
    },
    orphans: async (now, limit) =>
      (
        await query<{ id: string }>(sql`select m.id from matches m
          where m.wake_at <= ${now} and (m.owner is null or ${noOwner}) order by m.wake_at limit ${limit}`)
      ).map(r => r.id),
    unowned: async among =>
      (
        await query<{ id: string }>(sql`select m.id from matches m
          where m.id in (select value from json_array_elements_text(${JSON.stringify(among)}::json)) and (m.owner is null or ${noOwner})`)
      ).map(r => r.id),
    notify: batched(MOST_NOTICES, async (notices: readonly Notice[]) => {
      await connection.notify(notices);
      return notices.map(() => undefined);
    }),
    listen: connection.listen,
    close: connection.close,
  };
};
