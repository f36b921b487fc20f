import {
  type AnyProcedure,
  type Call,
  type Go,
  type Known,
  known,
  mayPick,
  type Procedure,
  pick,
  rulesOf,
  type Seat,
  thenAgain,
} from '@cadre/core';
import type { ScriptBook } from './book.js';
import type { Holds } from './condition.js';
import type { AnyOp, Bindings, Choose, Context, EffectTypes, Handler, InScript, OpNamed, OwnOp, ScriptFrame } from './script.js';
import { type StructureRules, structure } from './structure.js';
import { demanded, type Targeted, type TargetFrame, type TargetProcedure, targetProcedure } from './targets.js';

/** How each op of the game's own is done: an op that has no entry does not compile. */
export type Handlers<G extends EffectTypes> = {
  readonly [Name in OwnOp<G['op']>['op']]: Handler<G, OpNamed<G['op'], Name>> | Targeted<G, OpNamed<G['op'], Name>>;
};
interface Rules<G extends EffectTypes> {
  book(s: Known<G['state']>): ScriptBook<G['op']>;
  readonly handlers: Handlers<G>;
  readonly holds: Holds<G['state'], G['condition'], Context<G>>;
  /** Who chooses for a script. */
  chooser(s: G['state'], about: G['about']): Seat;
  /** Who a script is about, taken from its frame: what a script inside it is about, too. */
  about(f: G['about']): G['about'];
  /** Whether nothing more may happen: asked after each op. */
  isOver?(s: G['state']): boolean;
  /** The rules behind the questions: of a script, of its targets, of its alternatives, and of its end. */
  readonly rules: { readonly script: string; readonly target: string; readonly choose: string; readonly end: string };
}
export type EffectRules<G extends EffectTypes> = Rules<G> & StructureRules<G>;
type AnyHandler<G extends EffectTypes> = Handler<G, AnyOp> | Targeted<G, AnyOp>;
type ChoiceLocals<G extends EffectTypes> = G['about'] & InScript;

export interface Effects<G extends EffectTypes> {
  /** All procedures, for the machine. */
  readonly procedures: readonly AnyProcedure<G['state']>[];
  readonly Script: Procedure<G['state'], G['about'] & Pick<InScript, 'script' | 'bound'>, G['about'] & InScript, 'next' | 'end'>;
  /** The choice between alternatives, and whether to use a script that may be left out. */
  readonly ChooseOne: Procedure<G['state'], ChoiceLocals<G>, ChoiceLocals<G>, 'choose'>;
  readonly MayUse: Procedure<G['state'], ChoiceLocals<G>, ChoiceLocals<G>, 'use'>;
  readonly Targets: TargetProcedure<G>;
  /** Work through a script of the content. */
  call(s: G['state'], script: readonly G['op'][], about: G['about'], bound?: Bindings): Call;
  /** The op that a choice inside a script is about: for handlers, screens and bots. */
  opAt(s: Known<G['state']>, f: Readonly<Pick<InScript, 'script' | 'at'>>): G['op'];
}

/** The interpreter of a game's effects: scripts, op by op, each completely. */
export const effects = <G extends EffectTypes>(spec: EffectRules<G>): Effects<G> => {
  type S = G['state'];
  type F = ScriptFrame<G>;
  const { book, holds, chooser, about, rules, isOver = () => false } = spec;
  const { procedure } = rulesOf<S>();
  const opAt: Effects<G>['opAt'] = (s, f) => book(s).at(f.script)[f.at]!;
  const call: Effects<G>['call'] = (s, script, who, bound) =>
    Script.call({ ...about(who), script: book(known<S>(s)).numberOf(script), ...(bound && { bound }) });
  /** A script inside a script is about the same, and knows what has been selected. */
  const inner = (s: S, f: Context<G>, script: readonly G['op'][], more?: Bindings): Call | undefined =>
    script.length === 0 ? undefined : call(s, script, f, more ? { ...f.bound, ...more } : f.bound);

  const handlers: Readonly<Record<string, AnyHandler<G>>> = {
    ...(spec.handlers as unknown as Readonly<Record<string, AnyHandler<G>>>),
    ...structure<G>({
      holds,
      inner,
      resolve: spec.resolve as never,
      choose: f => ChooseOne.call(choiceAt(f)),
      may: f => MayUse.call(choiceAt(f)),
    }),
  };
  const choiceAt = (f: F): ChoiceLocals<G> => ({ ...about(f), script: f.script, at: f.at - 1, ...(f.bound && { bound: f.bound }) });

  const targetRules = {
    chooser,
    isOver,
    find: (s: S, f: TargetFrame<G>) => {
      const op = opAt(known<S>(s), f);
      return [op, handlers[op.op] as Targeted<G, AnyOp>] as const;
    },
  };
  const Targets = targetProcedure<G>({ id: 'targets', rule: rules.target, ...targetRules });
  const procedureOf = new Map<string, TargetProcedure<G>>();
  for (const [name, how] of Object.entries(handlers))
    if (typeof how !== 'function')
      procedureOf.set(name, how.rule ? targetProcedure<G>({ id: name, rule: how.rule, ...targetRules }) : Targets);
  const handle = (s: S, f: F, op: G['op']): Call | void => {
    const how = handlers[op.op];
    if (!how) throw new Error(`no handler for the op "${op.op}"`);
    if (typeof how === 'function') return how(s, f, op);
    if (how.begin && !how.begin(s, f, op)) {
      f.at = book(known<S>(s)).at(f.script).length;
      return undefined;
    }
    const locals = demanded(how.whom(s, f, op));
    return locals ? procedureOf.get(op.op)!.call({ ...choiceAt(f), ...locals }) : undefined;
  };

  const Script: Effects<G>['Script'] = procedure('effects', {
    locals: (x: G['about'] & Pick<InScript, 'script' | 'bound'>): G['about'] & InScript => ({ ...x, at: 0 }),
    steps: {
      next: {
        rule: rules.script,
        when: (s, f) => f.at < book(known<S>(s)).at(f.script).length,
        run: (s, f): Go => {
          const op = book(known<S>(s)).at(f.script)[f.at++]!;
          const go = handle(s, f, op);
          if (isOver(s)) return undefined;
          return go ? thenAgain(go) : 'again';
        },
      },
      end: {
        rule: rules.end,
        run: s => {
          isOver(s);
        },
      },
    },
  });
  const ChooseOne: Effects<G>['ChooseOne'] = procedure('chooseOne', {
    locals: (x: ChoiceLocals<G>) => x,
    steps: {
      choose: {
        rule: rules.choose,
        seat: (s, f) => chooser(s, f),
        space: (s, f) => pick('alternative', [...betweenAt(s, f).keys()]),
        take: (s, f, [i]): Go => inner(s, f, betweenAt(s, f)[i!]!),
      },
    },
  });
  const betweenAt = (s: S, f: InScript): Choose<G['op']>['between'] => (opAt(known<S>(s), f) as unknown as Choose<G['op']>).between;
  const MayUse: Effects<G>['MayUse'] = procedure('mayUse', {
    locals: (x: ChoiceLocals<G>) => x,
    steps: {
      use: {
        rule: rules.choose,
        seat: (s, f) => chooser(s, f),
        space: () => mayPick('use', [0]),
        take: (s, f, [use]): Go => (use === undefined ? undefined : inner(s, f, scriptAt(s, f))),
      },
    },
  });
  const scriptAt = (s: S, f: InScript): readonly G['op'][] => (opAt(known<S>(s), f) as unknown as { do: readonly G['op'][] }).do;
  const procedures = [...new Set([Script, ChooseOne, MayUse, Targets, ...procedureOf.values()])] as readonly AnyProcedure<S>[];
  return { procedures, Script, ChooseOne, MayUse, Targets, call, opAt };
};
