import { type Call, type Declaration, declare, type Known, known } from '@cadre/core';
import type { ScriptBook } from './book.js';
import type { Bindings, EffectTypes, InScript, ScriptLocals } from './script.js';

/** What is enough to call scripts: their handlers call procedures that call scripts again, so both need not know each other. */
export interface ScriptSource<G extends EffectTypes> {
  book(s: Known<G['state']>): ScriptBook<G['op']>;
  /** The place in a script together with who it is about, taken from its frame: what a script inside it is about, too. */
  inScript(script: number, at: number, about: G['about']): G['about'] & Pick<InScript, 'script' | 'at'>;
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
/** A spread costs three times as much as naming each property (V8 of Node 20), and scripts are called at every turn: only where something has been selected. */
const withBound = <T extends object, B>(locals: T, bound: B | undefined): T & { bound?: B } => (bound ? { bound, ...locals } : locals);

export const scriptCalls = <G extends EffectTypes>({ book, inScript }: ScriptSource<G>): ScriptCalls<G> => {
  const SCRIPT = declare('effects', { first: 'next', locals: (x: ScriptLocals<G>) => x });
  return {
    SCRIPT,
    call: (s, script, who, bound) => SCRIPT.call(withBound(inScript(book(known<G['state']>(s)).numberOf(script), 0, who), bound)),
    opIn: f => withBound(inScript(f.script, f.at - 1, f), f.bound),
    opAt: (s, f) => book(s).at(f.script)[f.at]!,
  };
};
