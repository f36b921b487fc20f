import { type Call, type Declaration, declare, type Known, known } from '@cadre/core';
import type { ScriptBook } from './book.js';
import type { Bindings, EffectTypes, InScript, ScriptLocals } from './script.js';

/** What is enough to call scripts: their handlers call procedures that call scripts again, so both need not know each other. */
export interface ScriptSource<G extends EffectTypes> {
  book(s: Known<G['state']>): ScriptBook<G['op']>;
  /** Who a script is about, taken from its frame: what a script inside it is about, too. */
  about(f: G['about']): G['about'];
}
export interface ScriptCalls<G extends EffectTypes> {
  readonly SCRIPT: Declaration<ScriptLocals<G>, ScriptLocals<G>>;
  /** Work through a script of the content. */
  call(s: G['state'], script: readonly G['op'][], about: G['about'], bound?: Bindings): Call;
  /** The op that a script has just come to, for a procedure that works on it. */
  opIn(f: ScriptLocals<G>): G['about'] & InScript;
  /** The op that a choice inside a script is about: for handlers, screens and bots. */
  opAt(s: Known<G['state']>, f: Readonly<Pick<InScript, 'script' | 'at'>>): G['op'];
}
/**
 * Properties after a spread cost a hundred times as much as before it (V8 of Node 20), and scripts are called at every turn: spreads
 * come last here, and what has been selected is added only where something has been.
 */
const withBound = <T extends object, B>(locals: T, bound: B | undefined): T & { bound?: B } => (bound ? { bound, ...locals } : locals);

export const scriptCalls = <G extends EffectTypes>({ book, about }: ScriptSource<G>): ScriptCalls<G> => {
  const SCRIPT = declare('effects', { first: 'next', locals: (x: ScriptLocals<G>) => x });
  return {
    SCRIPT,
    call: (s, script, who, bound) =>
      SCRIPT.call(withBound({ script: book(known<G['state']>(s)).numberOf(script), at: 0, ...about(who) }, bound)),
    opIn: f => withBound({ script: f.script, at: f.at - 1, ...about(f) }, f.bound),
    opAt: (s, f) => book(s).at(f.script)[f.at]!,
  };
};
