import type { Occupant, TableInfo, TableRules } from '@cadre/protocol';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../store/connection.js';
import { events, matches, reports } from '../store/schema.js';
import { branchOf, type Event, type StampedEvent } from '../table/event.js';
import { applyEvent, newTable, rulesNow } from '../table/table.js';

/** What an operator may know of one match: nothing that is hidden in the game, and no secret. */
export interface InspectedMatch {
  readonly match: string;
  readonly game: string;
  readonly rules: string;
  readonly created: number;
  readonly used: number;
  readonly status: TableInfo['status'];
  readonly paused: boolean;
  readonly tableRules: TableRules;
  readonly ending: TableInfo['ending'];
  readonly branchedFrom: TableInfo['branchedFrom'];
  readonly rematch: string | null;
  readonly seats: readonly (Occupant & { readonly answers: number; readonly messages: number })[];
  readonly chat: readonly { readonly at: number; readonly seat: number; readonly text: string }[];
  readonly reports: number;
}

/** Null: there is no such match. */
export const inspectMatch = async (db: Database, match: string): Promise<InspectedMatch | null> => {
  const [row] = await db.select().from(matches).where(eq(matches.id, match));
  if (!row) return null;
  const stored = await db.select().from(events).where(eq(events.match, match)).orderBy(asc(events.n));
  const [counted] = await db.select({ count: sql<string>`count(*)` }).from(reports).where(eq(reports.match, match));
  const table = newTable(row, null);
  const happened = stored.map(({ n, at, event }): StampedEvent => ({ n, at, event: JSON.parse(event) as Event }));
  for (const stamped of happened) applyEvent(table, stamped);
  const countOf = (kind: 'answered' | 'said', seat: number): number =>
    happened.filter(({ event: e }) => e.kind === kind && e.seat === seat).length;
  return {
    match,
    game: row.game,
    rules: row.rules,
    created: row.createdAt,
    used: happened.at(-1)?.at ?? row.createdAt,
    status: table.status,
    paused: table.paused,
    tableRules: rulesNow(table),
    ending: table.ending,
    branchedFrom: branchOf(row),
    rematch: table.rematch,
    seats: table.seats.map((occupant, seat) => ({ ...occupant, answers: countOf('answered', seat), messages: countOf('said', seat) })),
    chat: happened.flatMap(({ at, event: e }) => (e.kind === 'said' ? [{ at, seat: e.seat, text: e.text }] : [])),
    reports: Number(counted!.count),
  };
};
