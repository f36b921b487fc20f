import { type Sentence, sentence, type Values } from '../words/words.js';
import { kindOf, type ProblemKind } from './problem-kinds.js';

export type { Sentence, Values } from '../words/words.js';
/** One thing that is wrong with a list. A note says what to know; only an error makes the list illegal. */
export interface Problem {
  readonly kind: ProblemKind;
  readonly rule: string;
  readonly level: 'error' | 'note';
  /** Adding cards can cure it. */
  readonly unfinished: boolean;
  /** Where, as a JSON pointer into the list: "/units/2/upgrades/0", "/commands", or "" for the whole list. */
  readonly place: string;
  readonly says: Sentence;
  readonly fix: Sentence;
}

export const problem = (
  kind: ProblemKind,
  place: string,
  values: Values = {},
  special: { readonly rule?: string; readonly unfinished?: boolean } = {},
): Problem => {
  const { rule, note, unfinished } = kindOf(kind);
  return {
    kind,
    rule: special.rule ?? rule,
    level: note ? 'note' : 'error',
    unfinished: special.unfinished ?? unfinished ?? false,
    place,
    says: sentence(({ problems }) => problems[kind].says, values),
    fix: sentence(({ problems }) => problems[kind].fix, values),
  };
};
export const isLegal = (problems: readonly Problem[]): boolean => problems.every(p => p.level === 'note');
