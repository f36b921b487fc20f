import { type AnyState, type Call, known } from '@cadre/core';
import type { ChoiceProcedures } from './choices.js';
import type { Holds } from './condition.js';
import type {
  AnyOp,
  Bindings,
  Context,
  Each,
  EffectTypes,
  Handler,
  If,
  InScript,
  Repeat,
  ScriptLocals,
  Select,
  SelectorOf,
  StructureName,
} from './script.js';
import type { Demand, Resolve } from './selector.js';
import type { Targeted } from './targets.js';

/** A game whose scripts select things says how; one that does not need not. */
export type StructureRules<G extends EffectTypes> = [SelectorOf<G['op']>] extends [never]
  ? { readonly resolve?: never }
  : { readonly resolve: Resolve<G['state'], SelectorOf<G['op']>, Context<G>> };

interface Structured<G extends EffectTypes> {
  readonly holds: Holds<G['state'], G['condition'], Context<G>>;
  readonly resolve: Resolve<AnyState, unknown, unknown>;
  inner(s: G['state'], f: Context<G>, script: readonly G['op'][], more?: Bindings): Call | undefined;
  readonly choices: ChoiceProcedures<G>;
  opIn(f: ScriptLocals<G>): G['about'] & InScript;
}

/** How the ops of structure are done. */
export const structure = <G extends EffectTypes>({
  holds,
  resolve,
  inner,
  choices,
  opIn,
}: Structured<G>): Readonly<Record<StructureName, Handler<G, AnyOp> | Targeted<G, AnyOp>>> => {
  type S = G['state'];
  type Op = G['op'];
  const selected = (s: S, f: unknown, op: AnyOp): Demand => resolve(known(s as AnyState), (op as Select<unknown>).of, f);
  const times: Targeted<G, Repeat<Op>> = {
    whom: (_, __, op) => ({ kind: 'times', from: Array.from({ length: op.times }, (_, i) => i), min: 0, max: 'all' }),
    apply: (s, f, op) => inner(s, f, op.do),
  };
  const each: Targeted<G, Each<Op, unknown>> = {
    whom: selected,
    apply: (s, f, op, thing) => inner(s, f, op.do, { [op.as]: [thing] }),
  };
  const select: Targeted<G, Select<unknown>> = {
    whom: selected,
    begin: (s, f, op) => {
      const { from, min } = selected(s, f, op);
      f.bound = { ...f.bound, [op.as]: [] };
      return from.length >= min;
    },
    apply: (s, _, op, thing) => {
      const script = s.stack[s.stack.length - 2]!.locals as InScript;
      script.bound = { ...script.bound, [op.as]: [...(script.bound?.[op.as] ?? []), thing] };
    },
  };
  return {
    if: (s, f, op) => {
      const { if: condition, do: then, else: otherwise = [] } = op as unknown as If<Op, G['condition']>;
      return inner(s, f, holds(known<S>(s), condition, f) ? then : otherwise);
    },
    choose: (_, f) => choices.ChooseOne.call(opIn(f)),
    may: (_, f) => choices.MayUse.call(opIn(f)),
    repeat: times as never,
    each: each as never,
    select: select as never,
  };
};
