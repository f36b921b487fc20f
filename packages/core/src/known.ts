import type { AnyState, Frame } from './state.js';

type Primitive = string | number | boolean | null | undefined;
export type DeepReadonly<T> = T extends Primitive ? T : { readonly [K in keyof T]: DeepReadonly<T[K]> };

/**
 * What everybody knows. Rules that only look (strength, targets, reach, sight, forecasts) take this, so one query serves the engine,
 * which has a state, and screens and bots, which have a view. It has no secret to read and nothing to write to.
 */
export interface Known<S extends AnyState> {
  readonly public: DeepReadonly<S['public']>;
  readonly stack: readonly Readonly<Frame>[];
}
/** A concrete state or view is `Known` as it is; only code that is generic over the state has to say so. */
export const known = <S extends AnyState>(s: { readonly public: S['public']; readonly stack: readonly Frame[] }): Known<S> =>
  s as unknown as Known<S>;
