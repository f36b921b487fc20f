import type { Story } from './story.js';

export const MARKS = ['event', 'crisis', 'defeat', 'find', 'end'] as const;
export type MarkKind = (typeof MARKS)[number];
/** A moment of a match that somebody looks for, and what was said of it. */
export interface Mark {
  readonly moment: number;
  readonly kind: MarkKind;
  readonly text: string;
}
/** What games call the things that are worth finding again. */
const KINDS: Readonly<Record<string, MarkKind>> = {
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
/** The marks of a timeline: the end, or else the first notable thing of each moment, with its line of the log. */
export const marksOf = (story: Story): readonly Mark[] =>
  story.told.flatMap((count, moment) => {
    const facts = story.news(moment);
    const fact = facts.find(({ type }) => type === 'ended') ?? facts.find(({ type }) => Object.hasOwn(KINDS, type));
    if (!fact) return [];
    const lines = story.lines.slice(story.told[moment - 1] ?? 0, count);
    return [{ moment, kind: KINDS[fact.type]!, text: lines.find(line => line.rule === fact.rule)?.text ?? lines[0]?.text ?? '' }];
  });
