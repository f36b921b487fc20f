import type { Fact } from '@cadre/core';
import type { Story } from './story.js';

export const MARKS = ['round', 'event', 'crisis', 'defeat', 'find', 'end'] as const;
export type MarkKind = (typeof MARKS)[number];
/** A moment of a match that somebody looks for, and what was said of it. */
export interface Mark {
  readonly moment: number;
  readonly kind: MarkKind;
  readonly text: string;
}
/** What games call the things that are worth finding again. */
const KINDS: Readonly<Record<string, MarkKind>> = {
  round: 'round',
  event: 'event',
  crisis: 'crisis',
  defeated: 'defeat',
  fallen: 'defeat',
  wounded: 'defeat',
  feature: 'find',
  carried: 'find',
  delivered: 'find',
  scored: 'find',
  pool: 'find',
  targetDestroyed: 'find',
  ended: 'end',
};
/** Wounds that say how much is left are no defeat: that has a fact of its own. */
const kindOf = (fact: Fact): MarkKind | undefined =>
  Object.hasOwn(KINDS, fact.type) && !(fact.type === 'wounded' && 'left' in fact) ? KINDS[fact.type] : undefined;
/** The marks of a timeline: of each moment the first thing of every kind, with its line of the log. Beside the end only the last objective counts. */
export const marksOf = (story: Story): readonly Mark[] =>
  story.told.flatMap((count, moment) => {
    const facts = story.news(moment);
    const lines = story.lines.slice(story.told[moment - 1] ?? 0, count);
    const isEnd = facts.some(({ type }) => type === 'ended');
    const firstOf = new Map<MarkKind, Fact>();
    for (const fact of facts) {
      const kind = kindOf(fact);
      if (kind && !firstOf.has(kind) && (!isEnd || kind === 'end' || kind === 'find')) firstOf.set(kind, fact);
    }
    return MARKS.flatMap(kind => {
      const fact = firstOf.get(kind);
      return fact ? [{ moment, kind, text: lines.find(line => line.rule === fact.rule)?.text ?? lines[0]?.text ?? '' }] : [];
    });
  });

/** A mark and the row it stands in. */
export interface PlacedMark extends Mark {
  readonly row: 0 | 1;
}
/** Marks that would cover each other stand in two rows; `apart` is how many moments one takes. */
export const inRows = (marks: readonly Mark[], apart: number): readonly PlacedMark[] => {
  const ends: [number, number] = [0, 0];
  return marks.map(mark => {
    const [upper, lower] = ends;
    const row = upper <= mark.moment || upper < lower ? 0 : 1;
    ends[row] = mark.moment + apart;
    return { ...mark, row };
  });
};
