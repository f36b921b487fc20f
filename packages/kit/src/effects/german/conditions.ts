import { grammarOf } from '../../words.js';
import { type AnyCondition, type ConditionTable, compoundOf, fromConditionTable } from '../condition.js';
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
const isSingle = (c: AnyCondition): boolean => compoundOf(c) === null;

export const germanConditions = <Condition extends AnyCondition, W>(rules: GermanConditions<Condition, W>) => {
  const denials = (rules.denials ?? {}) as unknown as Table<Clause, []>;
  const single = (c: Condition, words: W): Clause => fromConditionTable(rules.conditions, c, words);
  const negate = (c: Condition): Condition => ({ is: 'not', of: c }) as unknown as Condition;
  /** Clauses that differ only in their end become one: "das Ereignis hat die Rückseite Alarm oder die Rückseite Blaster". */
  const joined = (parts: readonly Condition[], list: typeof and, words: W, arrange: Arrange): string => {
    const [first, ...others] = parts.filter(isSingle).map(part => single(part, words));
    const isAlike = first && others.length === parts.length - 1 && others.every(c => c.subject === first.subject && c.verb === first.verb);
    if (!isAlike) return list(parts.map(part => arranged(part, words, arrange)));
    return arrange(clause(first.subject, first.verb, list([first, ...others].map(c => c.rest))));
  };
  const arranged = (c: Condition, words: W, arrange: Arrange): string => {
    const compound = compoundOf(c);
    switch (compound?.is) {
      case 'all':
        return joined(compound.of, and, words, arrange);
      case 'any':
        return joined(compound.of, or, words, arrange);
      case 'not':
        return negated(compound.of, words, arrange);
      default:
        return arrange(single(c, words));
    }
  };
  /** Not both is one of them not; not one of them is both not. */
  const negated = (c: Condition, words: W, arrange: Arrange): string => {
    const compound = compoundOf(c);
    switch (compound?.is) {
      case 'all':
        return joined(compound.of.map(negate), or, words, arrange);
      case 'any':
        return joined(compound.of.map(negate), and, words, arrange);
      case 'not':
        return arranged(compound.of, words, arrange);
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
