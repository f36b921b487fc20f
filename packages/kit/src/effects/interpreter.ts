import { type AnyProcedure, type Call, type Go, known, type Procedure, rulesOf, type Seat, thenAgain } from '@cadre/core';
import { choiceProcedures } from './choices.js';
import type { Holds } from './condition.js';
import type { AnyOp, Bindings, Context, EffectTypes, Handler, OpNamed, OwnOp, ScriptLocals, StructureName } from './script.js';
import { type ScriptCalls, type ScriptSource, scriptCalls } from './script-calls.js';
import { type StructureRules, structure } from './structure.js';
import { demanded, type Targeted, type TargetLocals, type TargetProcedure, targetProcedure } from './targets.js';

/** How each op of the game's own is done: an op that has no entry does not compile. */
export type Handlers<G extends EffectTypes> = {
  readonly [Name in OwnOp<G['op']>['op']]: Handler<G, OpNamed<G['op'], Name>> | Targeted<G, OpNamed<G['op'], Name>>;
};
interface Rules<G extends EffectTypes> extends ScriptSource<G> {
  /** How each op is done. Prompt for when first needed: the chapters of a game import each other. */
  handlers(): Handlers<G>;
  /** The ops of structure that the game speaks: those of its union. */
  readonly structure: { readonly [Name in Extract<G['op']['op'], StructureName>]: true };
  readonly holds: Holds<G['state'], G['condition'], Context<G>>;
  /** Who chooses for a script. */
  chooser(s: G['state'], about: G['about']): Seat;
  /** Whether nothing more may happen: asked after each op. */
  isOver?(s: G['state']): boolean;
  /** The rules behind the questions: of a script, of its targets, of its alternatives, and of its end. */
  readonly rules: { readonly script: string; readonly target: string; readonly choose: string; readonly end: string };
}
export type EffectRules<G extends EffectTypes> = Rules<G> & StructureRules<G>;
type AnyHandler<G extends EffectTypes> = Handler<G, AnyOp> | Targeted<G, AnyOp>;

export interface Effects<G extends EffectTypes> extends Omit<ScriptCalls<G>, 'SCRIPT'> {
  /** All procedures, for the machine. */
  procedures(): readonly AnyProcedure<G['state']>[];
  readonly Script: Procedure<G['state'], ScriptLocals<G>, ScriptLocals<G>, 'next' | 'end'>;
}

const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The interpreter of a game's effects: scripts, op by op, each completely. */
export const effects = <G extends EffectTypes>(spec: EffectRules<G>): Effects<G> => {
  type S = G['state'];
  type F = ScriptLocals<G>;
  const { book, holds, chooser, rules, isOver = () => false } = spec;
  const { implement } = rulesOf<S>();
  const { SCRIPT, call, opIn, opAt } = scriptCalls<G>(spec);
  /** A script inside a script is about the same, and knows what has been selected. */
  const inner = (s: S, f: Context<G>, script: readonly G['op'][], more?: Bindings): Call | undefined =>
    script.length === 0 ? undefined : call(s, script, f, more ? { ...f.bound, ...more } : f.bound);

  const choices = choiceProcedures<G>({ rule: rules.choose, chooser, opAt, inner });
  const own = once(
    (): ReadonlyMap<string, AnyHandler<G>> =>
      new Map(
        Object.entries({
          ...(spec.handlers() as unknown as Readonly<Record<string, AnyHandler<G>>>),
          ...structure<G>({ holds, inner, resolve: spec.resolve as never, choices, opIn }),
        }),
      ),
  );
  const targetRules = {
    chooser,
    isOver,
    find: (s: S, f: TargetLocals<G>) => {
      const op = opAt(known<S>(s), f);
      return [op, own().get(op.op) as Targeted<G, AnyOp>] as const;
    },
  };
  const Targets = targetProcedure<G>({ id: 'targets', rule: rules.target, ...targetRules });
  /** The procedure that asks for the targets of each op that has some. */
  const askers = once(() => {
    const all = new Map<string, TargetProcedure<G>>();
    for (const [name, how] of own())
      if (typeof how !== 'function')
        all.set(name, how.asks ? targetProcedure<G>({ ...how.asks, atOnce: how.atOnce === true, ...targetRules }) : Targets);
    return all;
  });
  const handle = (s: S, f: F, op: G['op']): Call | void => {
    const how = own().get(op.op);
    if (!how) throw new Error(`no handler for the op "${op.op}"`);
    if (typeof how === 'function') return how(s, f, op);
    if (how.begin && !how.begin(s, f, op)) {
      f.at = book(known<S>(s)).at(f.script).length;
      return undefined;
    }
    const choice = demanded(how.whom(s, f, op));
    if (!choice) return undefined;
    const { chosen, left, done } = choice;
    return askers()
      .get(op.op)!
      .call({ chosen, left, done, ...opIn(f) });
  };

  const Script: Effects<G>['Script'] = implement(SCRIPT, {
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
  });
  const procedures = (): readonly AnyProcedure<S>[] => {
    const { choose, may } = spec.structure as { readonly choose?: true; readonly may?: true };
    const all: unknown[] = [
      Script,
      ...(choose ? [choices.ChooseOne] : []),
      ...(may ? [choices.MayUse] : []),
      Targets,
      ...askers().values(),
    ];
    return [...new Set(all as AnyProcedure<S>[])];
  };
  return { procedures, Script, call, opIn, opAt };
};
