import type { Setup } from '@cadre/core';
import type { TableRules } from '@cadre/protocol';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Clock } from '../table/clock.js';
import type { BranchStart } from '../table/event.js';

/** Plain `json`, never `jsonb`: records are written letter by letter, so keys keep their order. */
export const matches = pgTable(
  'matches',
  {
    id: text().primaryKey(),
    game: text().notNull(),
    rules: text().notNull(),
    setup: json().$type<Setup>().notNull(),
    tableRules: json('table_rules').$type<TableRules>().notNull(),
    bots: json().$type<(string | null)[]>().notNull(),
    /** Where it plays on from another match: which, and the answers that are kept of it. */
    branch: json().$type<BranchStart>(),
    diceSecret: text('dice_secret').notNull(),
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    /** The process that may write, and the number of its claim. A write under an older claim changes nothing. */
    owner: text(),
    epoch: bigint({ mode: 'number' }).notNull().default(0),
    /** When the server itself must act, in milliseconds: a bot is asked, or time runs out. */
    wakeAt: bigint('wake_at', { mode: 'number' }),
  },
  t => [index('matches_wake').on(t.wakeAt).where(sql`wake_at is not null`)],
);
export const events = pgTable(
  'events',
  {
    /** No foreign key: the fence of every write has seen the match, and checking twice costs a third of the write. */
    match: text().notNull(),
    n: integer().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    /** An `Event` as JSON text: letter by letter what was written. */
    event: text().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.n] })],
);
/** What spares loading a match the answers before it. Each can be made again from the events. */
export const snapshots = pgTable(
  'snapshots',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    /** The number of the event after which the match stood like this. */
    version: integer().notNull(),
    game: text().notNull(),
    rules: text().notNull(),
    answers: integer().notNull(),
    check: text().notNull(),
    clock: json().$type<Clock>(),
    /** JSON text, letter by letter: the check covers it. */
    state: text().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.version] })],
);
/** Only hashes: reading the database is not enough to take a seat. */
export const seats = pgTable(
  'seats',
  {
    match: text()
      .notNull()
      .references(() => matches.id, { onDelete: 'cascade' }),
    seat: integer().notNull(),
    hash: text().notNull(),
  },
  t => [primaryKey({ columns: [t.match, t.seat] }), index('seats_hash').on(t.hash)],
);
/** Documents that the holder of a seat stores here. The holder is the hash of the secret, which also opens the seat of a rematch. */
export const documents = pgTable(
  'papers',
  {
    holder: text().notNull(),
    name: text().notNull(),
    at: bigint({ mode: 'number' }).notNull(),
    content: text().notNull(),
  },
  t => [primaryKey({ columns: [t.holder, t.name] })],
);
export const processes = pgTable('processes', {
  id: text().primaryKey(),
  aliveUntil: timestamp('alive_until', { withTimezone: true }).notNull(),
});
export const reports = pgTable('reports', {
  id: text().primaryKey(),
  match: text()
    .notNull()
    .references(() => matches.id, { onDelete: 'cascade' }),
  seat: integer().notNull(),
  at: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
  text: text().notNull(),
  /** The seat of the person it is about; null for a bug. */
  whose: integer(),
  /** The question that was open, and the record up to it. */
  question: text(),
  record: text().notNull(),
});
/** What the operator has decided: each decision as JSON text under its name. */
export const controls = pgTable('controls', { name: text().primaryKey(), value: text().notNull() });
export const schema = { matches, events, snapshots, seats, documents, processes, reports, controls };
