import type { Append } from './appending.js';
import type { Connection } from './connection.js';
import type { List } from './list.js';

export const NEWS = 'cadre_news';

/**
 * The write of all writes, as text: it happens at every answer. Only matches whose claim still holds get their events;
 * in a shared database they are locked against claims until the events are in, and the others hear of it.
 */
const statement = (shared: boolean, marks: boolean): string => `
  with fence as (
    select m.id from unnest($1::text[], $2::bigint[]) as g(match, epoch)
    join matches m on m.id = g.match and m.epoch = g.epoch ${shared ? 'for share of m' : ''}
  ), written as (
    insert into events (match, n, at, event)
    select e.match, e.n, e.at, e.event from unnest($3::text[], $4::integer[], $5::bigint[], $6::text[]) as e(match, n, at, event)
    join fence on fence.id = e.match returning match, n
  )${
    marks
      ? `, marked as (
    update matches m set over = g.over, wake_at = g.wake
    from unnest($7::text[], $8::bigint[], $9::boolean[], $10::bigint[]) as g(match, epoch, over, wake)
    where m.id = g.match and m.epoch = g.epoch
  )`
      : ''
  }
  select match${shared ? `, pg_notify('${NEWS}', match || ' ' || max(n))::text` : ''} from written group by match`;

/** The matches of the batch that were written. */
export const writing = ({ repeat, shared }: Connection): ((batch: readonly Append[]) => Promise<ReadonlySet<string>>) => {
  const plain = statement(shared, false),
    withMarks = statement(shared, true);
  return async batch => {
    const rows = batch.flatMap(a => a.events.map(e => ({ match: a.match, ...e })));
    const marks = batch.flatMap(a => (a.mark ? [{ match: a.match, epoch: a.epoch, ...a.mark }] : []));
    const lists: List[] = [
      batch.map(a => a.match),
      batch.map(a => a.epoch),
      rows.map(r => r.match),
      rows.map(r => r.n),
      rows.map(r => r.at),
      rows.map(r => JSON.stringify(r.event)),
    ];
    if (marks.length > 0)
      lists.push(
        marks.map(m => m.match),
        marks.map(m => m.epoch),
        marks.map(m => m.over),
        marks.map(m => m.wakeAt),
      );
    return new Set(await repeat(marks.length > 0 ? withMarks : plain, lists));
  };
};
