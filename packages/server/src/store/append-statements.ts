import type { Append, Write } from './append-queue.js';
import type { Connection } from './connection.js';
import { lines, list } from './lists.js';

export const MATCH_CHANGED = 'cadre_match_changed';

const EVENTS = `unnest(${list(1, 'text')}, ${list(2, 'integer')}, ${list(3, 'bigint')}, ${list(4, 'text')}) as e(match, n, at, event)`;
const marking = (first: number): string => `
  update matches m set wake_at = g.wake
  from unnest(${list(first, 'text')}, ${list(first + 1, 'bigint')}, ${list(first + 2, 'bigint')}) as g(match, epoch, wake)
  where m.id = g.match and m.epoch = g.epoch`;

/**
 * The write of all writes, as text: it happens at every answer. In a shared database only matches whose claim still holds
 * get their events; they are locked against claims until the events are in, and the others hear of it.
 */
const sharedStatement = (marks: boolean): string => `
  with fence as (
    select m.id from unnest(${list(5, 'text')}, ${list(6, 'bigint')}) as g(match, epoch)
    join matches m on m.id = g.match and m.epoch = g.epoch for share of m
  ), written as (
    insert into events (match, n, at, event) select e.match, e.n, e.at, e.event from ${EVENTS}
    join fence on fence.id = e.match returning match, n
  )${marks ? `, marked as (${marking(7)})` : ''}
  select match, pg_notify('${MATCH_CHANGED}', match || ' ' || max(n))::text from written group by match`;
/** Nobody else writes to the embedded database: its fence costs three times as much as the write, and stands in memory. */
const ownStatement = (marks: boolean): string => {
  const insert = `insert into events (match, n, at, event) select * from ${EVENTS}`;
  return marks ? `with written as (${insert}) ${marking(5)}` : insert;
};

const eventsOf = (batch: readonly Append[]): string[] => {
  const matches = batch.flatMap(a => a.events.map(() => a.match)),
    stamped = batch.flatMap(a => a.events);
  return [lines(matches), lines(stamped.map(e => e.n)), lines(stamped.map(e => e.at)), lines(stamped.map(e => JSON.stringify(e.event)))];
};
const claimsOf = (batch: readonly Append[]): string[] => [lines(batch.map(a => a.match)), lines(batch.map(a => a.epoch))];
const marksOf = (batch: readonly Append[]): string[] => {
  const marked = batch.filter(a => a.mark !== null);
  if (marked.length === 0) return [];
  return [...claimsOf(marked), lines(marked.map(a => a.mark!.wakeAt))];
};

export const sharedWriter = (runPrepared: Connection['runPrepared']): Write => {
  const plain = sharedStatement(false),
    withMarks = sharedStatement(true);
  return async batch => {
    const marks = marksOf(batch);
    return new Set(await runPrepared(marks.length > 0 ? withMarks : plain, [...eventsOf(batch), ...claimsOf(batch), ...marks]));
  };
};
/** `holds`: whether this claim of a match is the newest. */
export const embeddedWriter = (runPrepared: Connection['runPrepared'], holds: (match: string, epoch: number) => boolean): Write => {
  const plain = ownStatement(false),
    withMarks = ownStatement(true);
  return async batch => {
    const held = batch.filter(a => holds(a.match, a.epoch));
    const marks = marksOf(held);
    if (held.length > 0) await runPrepared(marks.length > 0 ? withMarks : plain, [...eventsOf(held), ...marks]);
    return new Set(held.map(a => a.match));
  };
};
