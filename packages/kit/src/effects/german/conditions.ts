import { grammarOf } from '../../words.js';
import type { All, AnyCondition, ConditionTable, Not } from '../condition.js';
import { type Clause, clause, deny, verbLast, verbSecond } from './clauses.js';

const { and, or } = grammarOf('de');
export interface GermanConditions<Condition extends AnyCondition, W> {
  /** When each condition holds, as a clause: du / hast / Schaden. */
  readonly conditions: ConditionTable<Condition, [words: W], Clause>;
  /** What German denies otherwise than by "nicht" or "kein". The clause that is denied is given. */
  readonly denials?: { readonly [Name in keyof ConditionTable<Condition, [W], Clause>]?: (holds: Clause) => Clause };
}
type Table<Of, Rest extends readonly unknown[]> = Readonly<Record<string, ((of: Of, ...rest: Rest) => Clause) | undefined>>;
type Arrange = (c: Clause) => string;
const partsOf = <C>(c: C): readonly C[] => (c as unknown as All<C>).of;
const isSingle = (c: AnyCondition): boolean => c.is !== 'all' && c.is !== 'any' && c.is !== 'not';

export const germanConditions = <Condition extends AnyCondition, W>(rules: GermanConditions<Condition, W>) => {
  const table = rules.conditions as unknown as Table<Condition, [W]>;
  const denials = (rules.denials ?? {}) as unknown as Table<Clause, []>;
  const single = (c: Condition, words: W): Clause => table[c.is]!(c, words);
  const negate = (c: Condition): Condition => ({ is: 'not', of: c }) as unknown as Condition;
  /** Clauses that differ only in their end become one: "das Ereignis hat die Rückseite Alarm oder die Rückseite Blaster". */
  const joined = (parts: readonly Condition[], list: typeof and, words: W, arrange: Arrange): string => {
    const [first, ...others] = parts.filter(isSingle).map(part => single(part, words));
    const isAlike = first && others.length === parts.length - 1 && others.every(c => c.subject === first.subject && c.verb === first.verb);
    if (!isAlike) return list(parts.map(part => arranged(part, words, arrange)));
    return arrange(clause(first.subject, first.verb, list([first, ...others].map(c => c.rest))));
  };
  const arranged = (c: Condition, words: W, arrange: Arrange): string => {
    switch (c.is) {
      case 'all':
        return joined(partsOf(c), and, words, arrange);
      case 'any':
        return joined(partsOf(c), or, words, arrange);
      case 'not':
        return negated((c as unknown as Not<Condition>).of, words, arrange);
      default:
        return arrange(single(c, words));
    }
  };
  /** Not both is one of them not; not one of them is both not. */
  const negated = (c: Condition, words: W, arrange: Arrange): string => {
    switch (c.is) {
      case 'all':
        return joined(partsOf(c).map(negate), or, words, arrange);
      case 'any':
        return joined(partsOf(c).map(negate), and, words, arrange);
      case 'not':
        return arranged((c as unknown as Not<Condition>).of, words, arrange);
      default: {
        const holds = single(c, words);
        return arrange(denials[c.is]?.(holds) ?? deny(holds));
      }
    }
  };
  return {
    /** As a sentence of its own: "du hast Schaden". */
    condition: (c: Condition, words: W): string => arranged(c, words, verbSecond),
    /** After "wenn": "du Schaden hast". */
    whenever: (c: Condition, words: W): string => arranged(c, words, verbLast),
  };
};
