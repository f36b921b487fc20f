import { type AnyState, endsAt, type Known, known, type Lasts, type Seat } from '@cadre/core';

/** An effect that lasts: of which kind, on whom, and until when. What else it says, the game adds. */
export interface LastingEffect<Kind extends string = string, Moment extends string = string> extends Lasts<Moment> {
  readonly kind: Kind;
  readonly who: number;
}
/** What happens when one of this kind lies on somebody already. `add`: both last. `once`: the first lasts. `replace`: the new one lasts. */
export const STACKING = ['add', 'once', 'replace'] as const;
export type Stacking = (typeof STACKING)[number];

export interface LastingRules<S extends AnyState, E extends LastingEffect> {
  /** Where the game keeps them. Entries are replaced, never changed in place. */
  list(s: Known<S>): readonly E[];
  set(s: S, list: E[]): void;
  readonly stacking: { readonly [Kind in E['kind']]: Stacking };
  /** A rule that lets an effect outlast its moment. */
  outlasts?(s: Known<S>, e: E, moment: E['until']): boolean;
  /** What else ends at a moment: keywords that were granted for a time (`keywords.endOf`). */
  endOf?(s: S, moment: E['until'], seat?: Seat): void;
}

/** The lasting effects of a game: begun, asked about and ended here and nowhere else. */
export const lastingEffects = <S extends AnyState, E extends LastingEffect>(rules: LastingRules<S, E>) => {
  const listOf = (s: S): readonly E[] => rules.list(known<S>(s));
  const keep = (s: S, stays: (e: E) => boolean): void => {
    if (!listOf(s).every(stays)) rules.set(s, listOf(s).filter(stays));
  };
  const isAlike = (a: E, b: E): boolean => a.kind === b.kind && a.who === b.who;
  return {
    /** Whether it began: not when its kind lasts once and one lasts already. */
    begin: (s: S, e: E): boolean => {
      const stacking: Stacking = rules.stacking[e.kind as E['kind']];
      if (stacking === 'once' && listOf(s).some(other => isAlike(other, e))) return false;
      if (stacking === 'replace') keep(s, other => !isAlike(other, e));
      rules.set(s, [...listOf(s), e]);
      return true;
    },
    /** The first of a kind that lasts on somebody. */
    of: (s: Known<S>, kind: E['kind'], who: number): E | undefined => rules.list(s).find(e => e.kind === kind && e.who === who),
    /** Everything that lasts on somebody. */
    on: (s: Known<S>, who: number): readonly E[] => rules.list(s).filter(e => e.who === who),
    /** It is used up. */
    remove: (s: S, e: E): void => keep(s, other => other !== e),
    /** Whoever or whatever it lay on has left the game. */
    forget: (s: S, isGone: (e: E) => boolean): void => keep(s, e => !isGone(e)),
    /** A moment has come, for everybody or for one seat: whatever lasted until then ends, keywords included. */
    end: (s: S, moment: E['until'], seat?: Seat): void => {
      keep(s, e => !endsAt(e, moment, seat) || (rules.outlasts?.(known<S>(s), e, moment) ?? false));
      rules.endOf?.(s, moment, seat);
    },
  };
};
