import { z } from 'zod';
import type { AnyCondition, OwnCondition } from './condition.js';
import type { AnyOp, OwnOp, SelectorOf, StructureName } from './script.js';

/** No honest text comes near these; a check that reads anything to its end could be kept busy for ever. */
export const LIMITS = { ops: 60, alternatives: 10, times: 20, depth: 40 } as const;

/** The fields of one kind of a union: exactly the keys its type has. */
type Fields<T, Tag extends string> = { readonly [Key in Exclude<keyof T, Tag>]-?: z.ZodType<T[Key]> };
/** The fields of every kind of a union: a kind that has no entry, or an entry that has a field too many or too few, does not compile. */
export type UnionFields<Union, Tag extends keyof Union & string> = {
  readonly [Name in Union[Tag] & string]: Fields<Extract<Union, Record<Tag, Name>>, Tag>;
};
type AnyFields = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;

export const unionOf = <Union>(tag: string, table: AnyFields): z.ZodType<Union> => {
  const kinds = Object.entries(table).map(([name, fields]) => z.strictObject({ [tag]: z.literal(name), ...fields }));
  return z.discriminatedUnion(tag, kinds as [(typeof kinds)[0], ...typeof kinds]) as unknown as z.ZodType<Union>;
};

/** Conditions of the game's own, and those made of them. */
export const conditionSchema = <Condition extends AnyCondition>(
  fields: () => UnionFields<OwnCondition<Condition>, 'is'>,
): z.ZodType<Condition> => {
  const condition: z.ZodType<Condition> = z.lazy(() => unionOf<Condition>('is', { ...(fields() as unknown as AnyFields), ...logic }));
  const several = z.array(condition).min(1).max(LIMITS.ops);
  const logic: AnyFields = { all: { of: several }, any: { of: several }, not: { of: condition } };
  return condition;
};

interface OpSchemas<Op extends AnyOp> {
  readonly op: z.ZodType<Op>;
  readonly script: z.ZodArray<z.ZodType<Op>>;
  /** Every op that content can name. */
  readonly names: readonly Op['op'][];
  /** Only some ops, structure included where named: what a setup may do. */
  only<Name extends Op['op']>(names: readonly Name[]): z.ZodType<Extract<Op, { readonly op: Name }>>;
}
type Structure<Op extends AnyOp> = Extract<Op['op'], StructureName>;

/** Ops of the game's own, and the ops of structure that it speaks. Scripts inside ops use the `script` that `fields` is given. */
export const opSchema = <Op extends AnyOp, Condition extends AnyCondition>(spec: {
  readonly structure: readonly Structure<Op>[];
  readonly condition: z.ZodType<Condition>;
  readonly selector?: z.ZodType<SelectorOf<Op>>;
  fields(script: z.ZodArray<z.ZodType<Op>>): UnionFields<OwnOp<Op>, 'op'>;
}): OpSchemas<Op> => {
  const op: z.ZodType<Op> = z.lazy(() => unionOf<Op>('op', table()));
  const script = z.array(op).max(LIMITS.ops);
  const some = script.min(1);
  const selector = spec.selector ?? z.never();
  const name = z.string().regex(/^[a-z][A-Za-z0-9]*$/);
  const STRUCTURE: Readonly<Record<StructureName, AnyFields[string]>> = {
    if: { if: spec.condition, do: some, else: script.exactOptional() },
    choose: { between: z.array(some).min(2).max(LIMITS.alternatives) },
    may: { do: some },
    repeat: { times: z.int().min(1).max(LIMITS.times), do: some },
    each: { of: selector, as: name, do: some },
    select: { of: selector, as: name },
  };
  const table = (): AnyFields => ({
    ...(spec.fields(script) as unknown as AnyFields),
    ...Object.fromEntries(spec.structure.map(each => [each, STRUCTURE[each]])),
  });
  return {
    op,
    script,
    names: Object.keys(table()),
    only: names => unionOf('op', Object.fromEntries(names.map(each => [each, table()[each]!]))),
  };
};

/** A selector over the game's kinds and filters. */
export const selectorSchema = <Sel>(kinds: readonly [string, ...string[]], filter: z.ZodType): z.ZodType<Sel> => {
  const thing = { of: z.enum(kinds), where: filter.exactOptional() };
  const may = z.literal(true).exactOptional();
  const count = z.int().min(1).max(LIMITS.times);
  return z.discriminatedUnion('pick', [
    z.strictObject({ pick: z.literal('one'), may, ...thing }),
    z.strictObject({ pick: z.literal('upTo'), count, ...thing }),
    z.strictObject({ pick: z.literal('exactly'), count, ...thing }),
    z.strictObject({ pick: z.literal('each'), ...thing }),
    z.strictObject({ pick: z.literal('place'), may, ...thing }),
  ]) as unknown as z.ZodType<Sel>;
};
export * from './content-file.js';
export * from './problems.js';
