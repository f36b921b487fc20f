import {
  type Ask,
  type Call,
  type Go,
  mayPick,
  type Procedure,
  pick,
  type Run,
  rulesOf,
  type Seat,
  type Step,
  thenAgain,
} from '@cadre/core';
import type { AnyOp, Context, EffectTypes, InScript, ScriptLocals } from './script.js';
import type { Demand } from './selector.js';

/** An op that does something to things: which, is chosen first, then it is done to one after the other. */
export interface Targeted<G extends EffectTypes, O> {
  whom(s: G['state'], f: Context<G>, op: O): Demand;
  /** Done to one of them. The frame is that of the choice, with who the script is about. */
  apply(s: G['state'], f: TargetLocals<G>, op: O, target: number): Call | void;
  /** Before anything is chosen. False: the rest of the script is left out. */
  begin?(s: G['state'], f: ScriptLocals<G>, op: O): boolean;
  /** Each is dealt with as soon as it is chosen, before the next is. */
  readonly atOnce?: true;
  /** Its question has a name and a rule of its own. */
  readonly asks?: { readonly id: string; readonly rule: string };
  /** Who chooses, where it is not who chooses for all ops. */
  seat?(s: G['state'], f: TargetLocals<G>): Seat;
}
/** One op whose targets are chosen and dealt with; `at` is the op itself. */
export interface InTargets extends InScript {
  chosen: number[];
  /** How many more may be chosen. */
  left: number;
  /** How many of the chosen have been dealt with. */
  done: number;
}
export type TargetLocals<G extends EffectTypes> = G['about'] & InTargets;
export type TargetProcedure<G extends EffectTypes> = Procedure<G['state'], TargetLocals<G>, TargetLocals<G>, 'choose' | 'apply'>;

interface TargetRules<G extends EffectTypes> {
  readonly id: string;
  readonly rule: string;
  chooser(s: G['state'], f: G['about']): Seat;
  /** The op of a frame, and how it is handled. */
  find(s: G['state'], f: TargetLocals<G>): readonly [op: AnyOp, how: Targeted<G, AnyOp>];
  isOver(s: G['state']): boolean;
  /** Everything is dealt with at once: there is no second step. */
  readonly atOnce?: boolean;
}

/** The options that are left: never a target twice, unless it is dealt with at once and still there. */
const optionsOf = ({ from, members }: Demand, chosen: readonly number[], atOnce: boolean): readonly number[] => {
  if (atOnce || chosen.length === 0) return from;
  const isOpen = (target: number): boolean => !chosen.includes(target);
  return from.filter(option => (members ? members(option).some(isOpen) : isOpen(option)));
};

/** The one choosing procedure: one target at a time, as many as possible of those that must be, until enough or declined. */
export const targetProcedure = <G extends EffectTypes>({ id, rule, chooser, find, isOver, atOnce }: TargetRules<G>): TargetProcedure<G> => {
  type S = G['state'];
  type F = TargetLocals<G>;
  const asking = (s: S, f: F) => {
    const [op, how] = find(s, f);
    const demand = how.whom(s, f, op);
    return { demand, options: optionsOf(demand, f.chosen, how.atOnce === true) };
  };
  const apply = (s: S, f: F, target: number): Call | void => {
    const [op, how] = find(s, f);
    return how.apply(s, f, op, target);
  };
  const choose: Ask<S, F> = {
    rule,
    when: (s, f) => f.left > 0 && asking(s, f).options.length > 0,
    seat: (s, f) => find(s, f)[1].seat?.(s, f) ?? chooser(s, f),
    space: (s, f) => {
      const { demand, options } = asking(s, f);
      const taken = demand.max === 'all' ? 0 : demand.max - f.left;
      return (taken < demand.min ? pick : mayPick)(demand.kind, options);
    },
    take: (s, f, [option]): Go => {
      if (option === undefined) return undefined;
      f.left--;
      const members = asking(s, f).demand.members?.(option) ?? [option];
      f.chosen.push(...members);
      if (!find(s, f)[1].atOnce) return 'again';
      f.done = f.chosen.length;
      const go = apply(s, f, option);
      return go ? thenAgain(go) : 'again';
    },
  };
  const treat: Run<S, F> = {
    rule,
    when: (_, f) => f.done < f.chosen.length,
    run: (s, f): Go => {
      const go = apply(s, f, f.chosen[f.done++]!);
      if (isOver(s)) return undefined;
      return go ? thenAgain(go) : 'again';
    },
  };
  const steps: { readonly [Name in 'choose' | 'apply']?: Step<S, F> } = atOnce ? { choose } : { choose, apply: treat };
  return rulesOf<S>().procedure(id, { locals: (x: TargetLocals<G>) => x, steps: steps as Required<typeof steps> });
};

/** The locals of a choice that a demand makes necessary; null when there is nothing to choose from. */
export const demanded = (demand: Demand): Pick<InTargets, 'chosen' | 'left' | 'done'> | null => {
  if (demand.from.length === 0) return null;
  return demand.max === 'all' ? { chosen: [...demand.from], left: 0, done: 0 } : { chosen: [], left: demand.max, done: 0 };
};
