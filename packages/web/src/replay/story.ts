import type { Fact } from '@cadre/core';
import type { TableEvent, TableInfo, WireView } from '@cadre/protocol';
import type { LogLine } from '@cadre/table-client';
import { factsOf, type Session, standingAnswers, standingFacts } from '../connection/session.js';
import { logLines } from '../table/log-lines.js';
import type { Words } from '../words/words.js';

/** A whole match as it was told, made once: going to another moment only looks at another place in it. */
export interface Story {
  readonly lines: readonly LogLine[];
  /** For each moment, how many lines had been told by then. */
  readonly told: readonly number[];
  /** The moments that a person or bot decided, not chance. */
  readonly decisions: readonly number[];
  /** What the answer that led to a moment brought. */
  news(moment: number): readonly Fact[];
  /** Everything up to a moment. */
  until(moment: number): readonly Fact[];
}
/** `view`: any view of the match, for the names of its seats. */
export const storyOf = (words: Words, table: TableInfo, view: WireView | null, events: readonly TableEvent[]): Story => {
  const session: Session = {
    version: events.length,
    seats: [],
    table,
    views: view ? [view] : [],
    events,
    storageProblem: null,
  };
  const lines = logLines(words, session),
    answers = standingAnswers(events);
  const told: number[] = [];
  let count = 0;
  for (let moment = 0; moment <= answers.length; moment++) {
    const next = answers[moment]?.n ?? Number.POSITIVE_INFINITY;
    while (count < lines.length && lines[count]!.n < next) count++;
    told.push(count);
  }
  const byNumber = new Map(events.map(h => [h.n, h]));
  return {
    lines,
    told,
    decisions: answers.flatMap(({ seat }, i) => (seat >= 0 ? [i + 1] : [])),
    news: moment => {
      const answer = answers[moment - 1];
      return answer ? factsOf([byNumber.get(answer.n)!]) : [];
    },
    until: moment => {
      const next = answers[moment]?.n ?? Number.POSITIVE_INFINITY;
      return standingFacts(events.filter(({ n }) => n < next));
    },
  };
};
