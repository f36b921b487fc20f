import type { AnyState, Known } from '@cadre/core';
import { type AnyCondition, conditions, type Logic, type OwnCondition } from './condition.js';

/** How many of them, and who decides which. `place`: all that are in one place of choice. */
export type HowMany =
  | { readonly pick: 'one'; readonly may?: true }
  | { readonly pick: 'upTo' | 'exactly'; readonly count: number }
  | { readonly pick: 'each' }
  | { readonly pick: 'place'; readonly may?: true };

/** Which things: of one kind, those for which the filters hold. Kinds and filters are the game's. */
export type Selector<Kind extends string, Filter extends AnyCondition> = HowMany & {
  readonly of: Kind;
  readonly where?: Logic<Filter>;
};

/** What a question about targets needs to know. */
export interface Demand {
  /** What the options are: the kind of the question. */
  readonly kind: string;
  readonly from: readonly number[];
  /** At least so many, as far as there are so many. */
  readonly min: number;
  /** `all`: without a question, in this order. */
  readonly max: number | 'all';
  /** Where an option stands for several targets, all that are in one place: which. */
  readonly members?: (option: number) => readonly number[];
}
const NO_PLACE = 'no place is known for this kind';

export interface Things<S extends AnyState, Kind extends string, Filter extends AnyCondition, About> {
  /** All things of a kind that are there. */
  readonly kinds: { readonly [K in Kind]: (s: Known<S>, about: About) => readonly number[] };
  /** Where a thing is, for "all in one place". */
  readonly places?: { readonly [K in Kind]?: (s: Known<S>, thing: number) => number };
  /** What the question about a place is called. */
  readonly placeKind?: string;
  readonly filters: {
    readonly [F in OwnCondition<Filter>['is']]: (
      s: Known<S>,
      filter: Extract<Filter, { readonly is: F }>,
      about: About & { readonly candidate: number },
    ) => boolean;
  };
}
export type Resolve<S extends AnyState, Sel, About> = (s: Known<S>, selector: Sel, about: About) => Demand;

/** The one place that turns a selector into things on the table. */
export const selectors = <S extends AnyState, Kind extends string, Filter extends AnyCondition, About extends object>(
  things: Things<S, Kind, Filter, About>,
): Resolve<S, Selector<Kind, Filter>, About> => {
  const holds = conditions<S, Logic<Filter>, About & { readonly candidate: number }>(things.filters as never);
  return (s, selector, about) => {
    const { of, where } = selector;
    const all = things.kinds[of](s, about);
    const from = where ? all.filter(candidate => holds(s, where, { ...about, candidate })) : all;
    switch (selector.pick) {
      case 'one':
        return { kind: of, from, min: selector.may ? 0 : 1, max: 1 };
      case 'upTo':
        return { kind: of, from, min: 0, max: selector.count };
      case 'exactly':
        return { kind: of, from, min: selector.count, max: selector.count };
      case 'each':
        return { kind: of, from, min: 0, max: 'all' };
      case 'place': {
        const placeOf = things.places?.[of];
        if (!placeOf) throw new Error(`${of}: ${NO_PLACE}`);
        const places = [...new Set(from.map(thing => placeOf(s, thing)))];
        const members = (place: number) => from.filter(thing => placeOf(s, thing) === place);
        return { kind: things.placeKind ?? 'place', from: places, min: selector.may ? 0 : 1, max: 1, members };
      }
    }
  };
};
