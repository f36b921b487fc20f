import type { AnyState, Call } from '@cadre/core';
import type { AnyCondition } from './condition.js';

/** One instruction of an effect: plain data, told apart by `op`. A game writes its own as a union. */
export interface AnyOp {
  readonly op: string;
}
/**
 * The ops that only give structure. A game lists those it speaks in its union, so its content has no others:
 *
 *     type Op = MyOp | If<Op, MyCondition> | Choose<Op> | May<Op>;
 */
export interface If<Op, Condition> {
  readonly op: 'if';
  readonly if: Condition;
  readonly do: readonly Op[];
  readonly else?: readonly Op[];
}
/** One of several scripts, by choice. */
export interface Choose<Op> {
  readonly op: 'choose';
  readonly between: readonly (readonly Op[])[];
}
/** A script that may be left out as a whole. */
export interface May<Op> {
  readonly op: 'may';
  readonly do: readonly Op[];
}
export interface Repeat<Op> {
  readonly op: 'repeat';
  readonly times: number;
  readonly do: readonly Op[];
}
/** A script for each of the selected things, which it calls by the name `as`. */
export interface Each<Op, Selector> {
  readonly op: 'each';
  readonly of: Selector;
  readonly as: string;
  readonly do: readonly Op[];
}
/** Things that the rest of the script calls by a name. Where a thing must be selected and there is none, the rest is left out. */
export interface Select<Selector> {
  readonly op: 'select';
  readonly of: Selector;
  readonly as: string;
}
export const STRUCTURE_OPS = ['if', 'choose', 'may', 'repeat', 'each', 'select'] as const;
export type StructureName = (typeof STRUCTURE_OPS)[number];
export type StructureOp<Op, Condition> =
  | If<Op, Condition>
  | Choose<Op>
  | May<Op>
  | Repeat<Op>
  | Each<Op, { readonly pick: string }>
  | Select<unknown>;
const STRUCTURE: ReadonlySet<string> = new Set(STRUCTURE_OPS);
/**
 * The op as one of structure, or null for an op of the game's own. A generic union cannot be narrowed by its tag, so this is the one place
 * that says what `If<Op, Condition>` and its like promise.
 */
export const structureOf = <Op extends AnyOp, Condition = unknown>(op: Op): StructureOp<Op, Condition> | null =>
  STRUCTURE.has(op.op) ? (op as unknown as StructureOp<Op, Condition>) : null;
/** The selectors of a game's scripts; never when they select nothing. */
export type SelectorOf<Op> = Op extends { readonly op: 'each' | 'select'; readonly of: infer Sel } ? Sel : never;
/** What a game must handle, word and value itself. */
export type OwnOp<Op extends AnyOp> = Exclude<Op, { readonly op: StructureName }>;
export type OpNamed<Op extends AnyOp, Name> = Extract<Op, { readonly op: Name }>;
/** One entry for each op of the game's own: an op that has none does not compile. */
export type OpTable<Op extends AnyOp, Args extends readonly unknown[], Result> = {
  readonly [Name in OwnOp<Op>['op']]: (op: OpNamed<Op, Name>, ...args: Args) => Result;
};
/** What a table says of an op of the game's own. */
export const fromOpTable = <Op extends AnyOp, Args extends readonly unknown[], Result>(
  table: OpTable<Op, Args, Result>,
  op: Op,
  ...args: Args
): Result => (table as unknown as Readonly<Record<string, (op: Op, ...args: Args) => Result>>)[op.op]!(op, ...args);

/** The types of a game's effects, bound once. */
export interface EffectTypes {
  readonly state: AnyState;
  readonly op: AnyOp;
  readonly condition: AnyCondition;
  /** Who a script is about: plain values that lie in its frame. */
  readonly about: object;
}
/** What a script has selected, by name. */
export type Bindings = Readonly<Record<string, readonly number[]>>;
export interface InScript {
  /** The number of the script in the game's book: frames are plain data. */
  readonly script: number;
  /** The op that comes next. */
  at: number;
  bound?: Bindings;
}
/** What conditions and selectors of a script may look at. */
export type Context<G extends EffectTypes> = G['about'] & Pick<InScript, 'bound'>;
export type ScriptLocals<G extends EffectTypes> = G['about'] & InScript;
/** What an op does. It is done completely before the next: a procedure that it calls runs to its end. */
export type Handler<G extends EffectTypes, O> = (s: G['state'], f: ScriptLocals<G>, op: O) => Call | void;

/** The things that a script has called by this name; none when nothing was selected. */
export const boundAs = (f: Readonly<Pick<InScript, 'bound'>>, name: string): readonly number[] => f.bound?.[name] ?? [];
