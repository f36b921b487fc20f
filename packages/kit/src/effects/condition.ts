import type { AnyState, Known } from '@cadre/core';

/** Something that holds or does not: plain data, told apart by `is`. */
export interface AnyCondition {
  readonly is: string;
}
export interface All<Condition> {
  readonly is: 'all';
  readonly of: readonly Condition[];
}
export interface Any<Condition> {
  readonly is: 'any';
  readonly of: readonly Condition[];
}
export interface Not<Condition> {
  readonly is: 'not';
  readonly of: Condition;
}
/** A game's conditions, and whatever can be said by putting them together. */
export type Logic<Own extends AnyCondition> = Own | All<Logic<Own>> | Any<Logic<Own>> | Not<Logic<Own>>;
type Compound<Condition> = All<Condition> | Any<Condition> | Not<Condition>;
/** The condition as one made of others, or null for one of the game's own: a generic union cannot be narrowed by its tag. */
export const compoundOf = <Condition extends AnyCondition>(c: Condition): Compound<Condition> | null =>
  c.is === 'all' || c.is === 'any' || c.is === 'not' ? (c as unknown as Compound<Condition>) : null;
export type OwnCondition<Condition extends AnyCondition> = Exclude<Condition, { readonly is: 'all' | 'any' | 'not' }>;
export type ConditionNamed<Condition extends AnyCondition, Name> = Extract<Condition, { readonly is: Name }>;
/** One entry for each condition of the game's own. */
export type ConditionTable<Condition extends AnyCondition, Args extends readonly unknown[], Result> = {
  readonly [Name in OwnCondition<Condition>['is']]: (c: ConditionNamed<Condition, Name>, ...args: Args) => Result;
};
/** What a table says of a condition of the game's own. */
export const fromConditionTable = <Condition extends AnyCondition, Args extends readonly unknown[], Result>(
  table: ConditionTable<Condition, Args, Result>,
  c: Condition,
  ...args: Args
): Result => (table as unknown as Readonly<Record<string, (c: Condition, ...args: Args) => Result>>)[c.is]!(c, ...args);
export type Predicates<S extends AnyState, Condition extends AnyCondition, About> = {
  readonly [Name in OwnCondition<Condition>['is']]: (s: Known<S>, c: ConditionNamed<Condition, Name>, about: About) => boolean;
};
export type Holds<S extends AnyState, Condition, About> = (s: Known<S>, c: Condition, about: About) => boolean;

/** The one place that judges conditions: pure, over what everybody knows, for the engine, the screen and the bots. */
export const conditions = <S extends AnyState, Condition extends AnyCondition, About>(
  predicates: Predicates<S, Condition, About>,
): Holds<S, Condition, About> => {
  const own = new Map(Object.entries<Holds<S, Condition, About>>(predicates as never));
  const holds: Holds<S, Condition, About> = (s, c, about) => {
    const compound = compoundOf(c);
    switch (compound?.is) {
      case 'all':
        for (const part of compound.of) if (!holds(s, part, about)) return false;
        return true;
      case 'any':
        for (const part of compound.of) if (holds(s, part, about)) return true;
        return false;
      case 'not':
        return !holds(s, compound.of, about);
      default:
        return own.get(c.is)!(s, c, about);
    }
  };
  return holds;
};

/**
 * What is settled already when only some conditions can be judged: undefined for what is open. One false part settles "all",
 * one true part settles "any".
 */
export const settle = <Condition extends AnyCondition>(c: Condition, own: (c: Condition) => boolean | undefined): boolean | undefined => {
  const compound = compoundOf(c);
  switch (compound?.is) {
    case 'all':
    case 'any': {
      const decisive = compound.is === 'any';
      const parts = compound.of.map(part => settle(part, own));
      if (parts.includes(decisive)) return decisive;
      return parts.includes(undefined) ? undefined : !decisive;
    }
    case 'not': {
      const part = settle(compound.of, own);
      return part === undefined ? undefined : !part;
    }
    default:
      return own(c);
  }
};
