import { and, eq, or, sql } from 'drizzle-orm';
import type { Host } from '../host/host.js';
import type { Database } from '../store/connection.js';
import { events, reports, seats } from '../store/schema.js';
import type { Event } from '../table/event.js';

/** What stands where a person's words were. */
const DELETED = '[deleted]';
const withoutPerson = (e: Event, seat: number): Event => {
  if (e.kind === 'joined' && e.seat === seat) return { ...e, name: `Seat ${seat + 1}` };
  return e.kind === 'said' && e.seat === seat ? { ...e, text: DELETED } : e;
};
export interface Forgotten {
  /** The matches in which this person had a seat by the same secret: this one and its rematches. */
  readonly matches: readonly string[];
  readonly messages: number;
}

/**
 * Deletes what the person of a seat has left behind: name, chat, reports by and about them, documents and the secret of the seat, in this match and in its
 * rematches. Answers stay: the match belongs to the others, too. Null: nobody has a secret for this seat.
 */
export const forgetPerson = async (
  db: Database,
  host: Pick<Host, 'perform' | 'reload'>,
  match: string,
  seat: number,
): Promise<Forgotten | null> => {
  const [own] = await db
    .select()
    .from(seats)
    .where(and(eq(seats.match, match), eq(seats.seat, seat)));
  if (!own) return null;
  const all = await db.select().from(seats).where(eq(seats.hash, own.hash));
  let messages = 0;
  for (const each of all) {
    await host.perform(each.match, { type: 'leave', id: 0, seat: each.seat });
    messages += await rewriteEvents(db, each.match, each.seat);
    await db
      .update(reports)
      .set({ text: DELETED })
      .where(and(eq(reports.match, each.match), or(eq(reports.seat, each.seat), eq(reports.whose, each.seat))));
  }
  // Last: until then a second attempt finds them again.
  await db.delete(seats).where(eq(seats.hash, own.hash));
  await db.execute(sql`delete from papers where holder = ${own.hash}`);
  const ids = all.map(each => each.match);
  await host.reload(ids);
  return { matches: ids, messages };
};
/** How many messages there were. */
const rewriteEvents = async (db: Database, match: string, seat: number): Promise<number> => {
  const stored = await db.select({ n: events.n, event: events.event }).from(events).where(eq(events.match, match));
  let messages = 0;
  for (const { n, event: text } of stored) {
    const before = JSON.parse(text) as Event,
      after = withoutPerson(before, seat);
    if (after === before) continue;
    if (after.kind === 'said') messages++;
    await db
      .update(events)
      .set({ event: JSON.stringify(after) })
      .where(and(eq(events.match, match), eq(events.n, n)));
  }
  return messages;
};
