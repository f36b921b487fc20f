import type { Language } from '@cadre/core';
import type { TableQuestion } from '../contract/game-table.js';
import type { Lesson } from './guide-card.js';

type Texts<Id extends string> = Readonly<Record<Id, Omit<Lesson, 'id'>>>;
/** The lessons of a guided match: which question teaches what. */
export interface Lessons<Id extends string> {
  readonly all: readonly Id[];
  readonly lesson: (id: Id, language: Language) => Lesson;
  /** By what is asked and the procedure that asks it: `card@commandPhase`. */
  readonly idAt: (question: TableQuestion | null, procedure: string) => Id | undefined;
}
/** Which question teaches what, by what is asked and the procedure that asks it. */
export const lessonIdAt =
  <Id extends string>(at: Readonly<Record<string, Id>>): Lessons<Id>['idAt'] =>
  (question, procedure) =>
    question ? at[`${question.space.of}@${procedure}`] : undefined;
export const lessonsOf = <Id extends string>(
  texts: Readonly<Record<Language, Texts<Id>>>,
  at: Readonly<Record<string, NoInfer<Id>>>,
): Lessons<Id> => ({
  all: Object.keys(texts.en) as Id[],
  lesson: (id, language) => ({ id, ...texts[language][id] }),
  idAt: lessonIdAt(at),
});
/** What the guide of a match has to say now, and null where it has nothing: by the question, once it is over, something else where a lesson comes up again, and what follows a lesson at once. */
export const lessonIn =
  <View, Id extends string>(
    { lesson, idAt }: Lessons<Id>,
    {
      again,
      sequels,
      when,
      over,
      isOver,
      procedure,
    }: {
      readonly again: Readonly<Partial<Record<NoInfer<Id>, NoInfer<Id>>>>;
      readonly sequels?: Readonly<Partial<Record<NoInfer<Id>, NoInfer<Id>>>>;
      /** A lesson that needs more than its question waits for it, and so do those that follow it. */
      readonly when?: Readonly<Partial<Record<NoInfer<Id>, (view: View, question: TableQuestion | null) => boolean>>>;
      readonly over: NoInfer<Id>;
      readonly isOver: (view: View) => boolean;
      readonly procedure: (view: View) => string;
    },
  ) =>
  (view: View, question: TableQuestion | null, seen: readonly string[], language: Language): Lesson | null => {
    if (isOver(view)) return { ...lesson(over, language), isLast: true };
    const asked = idAt(question, procedure(view));
    if (asked === undefined) return null;
    let id: Id = asked;
    let before: Id | null = null;
    const after = (of: Id): Id | undefined => sequels?.[of] ?? again[of];
    for (let next = after(id); next && seen.includes(id); next = after(id)) {
      before = id;
      id = next;
    }
    if (when?.[id]?.(view, question) === false) return null;
    return { ...lesson(id, language), ...(before !== null && sequels?.[before] === id && { isSequel: true }) };
  };
