import { type Budget, type SearchResult, search } from '@cadre/bots';
import type { Answer, AnyGame, AnyState, Language, Random, Space, ViewOf } from '@cadre/core';

/** What to answer, and why in one sentence. */
export interface Advice {
  readonly answer: Answer;
  readonly why: string;
}
/** A game's own adviser. It knows what the seat knows, speaks the language it is asked in if it can, and may think as long as a bot. */
export type Adviser = (
  view: ViewOf<AnyState>,
  question: Space,
  language: Language,
  thinking: { readonly random: Random; readonly budget: Budget },
) => Advice;

const SENTENCES: Readonly<Record<Language, { only: string; searched(matches: number, percent: number): string }>> = {
  en: {
    only: 'Nothing else can be answered here.',
    searched: (matches, percent) => `Of all answers it did best in ${matches} imagined matches: ${percent} % of a win on average.`,
  },
  de: {
    only: 'Hier gibt es keine andere Antwort.',
    searched: (matches, percent) => `Von allen Antworten die beste in ${matches} gedachten Partien: im Mittel ${percent} % eines Sieges.`,
  },
};
const reasonFor = ({ arms, iterations }: SearchResult, language: Language): string => {
  const [best] = arms;
  const { only, searched } = SENTENCES[language];
  return best ? searched(iterations, Math.round(best.value * 100)) : only;
};

/** Advice for games that bring no adviser: what did best when the match was played on in imagination. */
export const adviceBySearch = (
  game: AnyGame,
  view: ViewOf<AnyState>,
  question: Space,
  random: Random,
  budget: Budget,
  language: Language,
): Advice => {
  const found = search<AnyState>(game, view, question, random, budget);
  return { answer: found.answer, why: reasonFor(found, language) };
};
