import { type Call, type Go, type Known, known, mayPick, type Procedure, pick, rulesOf, type Seat } from '@cadre/core';
import { type Context, type EffectTypes, type InScript, type StructureName, type StructureOp, structureOf } from './script.js';

type Locals<G extends EffectTypes> = G['about'] & InScript;
export interface ChoiceProcedures<G extends EffectTypes> {
  readonly ChooseOne: Procedure<G['state'], Locals<G>, Locals<G>, 'choose'>;
  readonly MayUse: Procedure<G['state'], Locals<G>, Locals<G>, 'use'>;
}
interface ChoiceRules<G extends EffectTypes> {
  readonly rule: string;
  chooser(s: G['state'], about: G['about']): Seat;
  opAt(s: Known<G['state']>, f: InScript): G['op'];
  inner(s: G['state'], f: Context<G>, script: readonly G['op'][]): Call | undefined;
}
/** One of several scripts, and whether to use a script that may be left out. */
export const choiceProcedures = <G extends EffectTypes>({ rule, chooser, opAt, inner }: ChoiceRules<G>): ChoiceProcedures<G> => {
  type S = G['state'];
  const { procedure } = rulesOf<S>();
  const locals = (x: Locals<G>) => x;
  const partAt = <Name extends StructureName>(s: S, f: InScript, name: Name) => {
    const part = structureOf(opAt(known<S>(s), f));
    if (part?.op !== name) throw new Error(`op ${f.at} of script ${f.script} is "${part?.op}"; expected "${name}"`);
    return part as Extract<StructureOp<G['op'], unknown>, { readonly op: Name }>;
  };
  const between = (s: S, f: InScript) => partAt(s, f, 'choose').between;
  const script = (s: S, f: InScript) => partAt(s, f, 'may').do;
  return {
    ChooseOne: procedure('chooseOne', {
      locals,
      steps: {
        choose: {
          rule,
          seat: (s, f) => chooser(s, f),
          space: (s, f) => pick('alternative', [...between(s, f).keys()]),
          take: (s, f, [i]): Go => inner(s, f, between(s, f)[i!]!),
        },
      },
    }),
    MayUse: procedure('mayUse', {
      locals,
      steps: {
        use: {
          rule,
          seat: (s, f) => chooser(s, f),
          space: () => mayPick('use', [0]),
          take: (s, f, [use]): Go => (use === undefined ? undefined : inner(s, f, script(s, f))),
        },
      },
    }),
  };
};
