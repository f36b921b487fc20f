import { type AnyOp, type OwnOp, structureOf } from './script.js';

/** The fields of an op that hold scripts of the game's own making. */
type ScriptFields<O, Op> = { [P in keyof O]-?: NonNullable<O[P]> extends readonly Op[] ? P : never }[keyof O];
type HoldsScripts<O, Op> = O extends AnyOp ? ([ScriptFields<O, Op>] extends [never] ? never : O) : never;
type Nesting<Op extends AnyOp> = OwnOp<HoldsScripts<Op, Op>>;
/** Which scripts lie inside an op of the game's own: an op that holds some and is not named here does not compile. */
export type InnerScripts<Op extends AnyOp> = {
  readonly [Name in Nesting<Op>['op']]: (op: Extract<Op, { readonly op: Name }>) => readonly (readonly Op[])[];
};

/** Every script of a content under its number. */
export interface ScriptBook<Op> {
  readonly scripts: readonly (readonly Op[])[];
  at(script: number): readonly Op[];
  /** The same list always has the same number; one that is not part of the content has none, and that is an error. */
  numberOf(script: readonly Op[]): number;
}

type AnyInner<Op> = Readonly<Record<string, ((op: Op) => readonly (readonly Op[])[]) | undefined>>;
/** The scripts inside an op, structure included. */
export const scriptsIn = <Op extends AnyOp>(op: Op, inner: InnerScripts<Op>): readonly (readonly Op[])[] => {
  const part = structureOf(op);
  switch (part?.op) {
    case 'if':
      return [part.do, part.else ?? []];
    case 'choose':
      return part.between;
    case 'may':
    case 'repeat':
    case 'each':
      return [part.do];
    default:
      return (inner as unknown as AnyInner<Op>)[op.op]?.(op) ?? [];
  }
};

const NOTHING = -1;
const EMPTY: readonly never[] = [];
/** Numbers go by the order of `roots`: content that is added at the end changes no number. */
export const scriptBook = <Op extends AnyOp>(roots: Iterable<readonly Op[] | undefined>, inner: InnerScripts<Op>): ScriptBook<Op> => {
  const numbers = new Map<readonly Op[], number>();
  const add = (script: readonly Op[]): void => {
    if (script.length === 0 || numbers.has(script)) return;
    numbers.set(script, numbers.size);
    for (const op of script) for (const part of scriptsIn(op, inner)) add(part);
  };
  for (const script of roots) add(script ?? EMPTY);
  const scripts = [...numbers.keys()];
  return {
    scripts,
    at: script => {
      const found = script === NOTHING ? EMPTY : scripts[script];
      if (!found) throw new RangeError(`there is no script ${script}; expected ${NOTHING} to ${scripts.length - 1}`);
      return found;
    },
    numberOf: script => {
      const number = script.length === 0 ? NOTHING : numbers.get(script);
      if (number === undefined) throw new Error(`a script is not part of the content: ${JSON.stringify(script)}`);
      return number;
    },
  };
};
