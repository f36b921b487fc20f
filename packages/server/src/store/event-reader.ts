import type { Connection } from './connection.js';
import { lines, list } from './lists.js';

/** What happened in a match after its n-th event. */
export interface EventsAsked {
  readonly match: string;
  readonly n: number;
}
/** An event as it is stored. */
export interface EventRow {
  readonly n: number;
  readonly at: number;
  readonly event: string;
}
/** The i-th question with the number, the time and the text of an event, as one text a row. */
const STATEMENT = `
  select json_build_array(asked.i, e.n, e.at, e.event)::text
  from unnest(${list(1, 'text')}, ${list(2, 'integer')}) with ordinality as asked(match, n, i)
  join events e on e.match = asked.match and e.n > asked.n order by asked.i, e.n`;

/** Many matches share one query: a process that only shows a match reads it again after every answer. */
export const eventReader =
  (runPrepared: Connection['runPrepared']) =>
  async (asked: readonly EventsAsked[]): Promise<EventRow[][]> => {
    const found = asked.map((): EventRow[] => []);
    for (const row of await runPrepared(STATEMENT, [lines(asked.map(a => a.match)), lines(asked.map(a => a.n))])) {
      const [i, n, at, event] = JSON.parse(row) as [number, number, number, string];
      found[i - 1]!.push({ n, at, event });
    }
    return found;
  };
