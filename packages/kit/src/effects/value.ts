import type { AnyCondition } from './condition.js';
import { type AnyOp, fromOpTable, type OpTable, type SelectorOf, structureOf } from './script.js';

/** What a bot thinks of a game's ops: one that has no entry does not compile. */
export type ValueRules<Op extends AnyOp, Condition extends AnyCondition, X> = {
  readonly ops: OpTable<Op, [x: X, script: (ops: readonly Op[], x: X) => number], number>;
  /** How likely a condition holds, from 0 to 1. */
  chance(c: Condition, x: X): number;
} & ([SelectorOf<Op>] extends [never]
  ? { readonly howMany?: never }
  : {
      /** How many things a selector will find. */
      howMany(selector: SelectorOf<Op>, x: X): number;
    });

/** What a script is worth to whoever decides: the sum of its ops, the best of its alternatives, never less than leaving it out where that is allowed. */
export const effectValues = <Op extends AnyOp, Condition extends AnyCondition, X>(rules: ValueRules<Op, Condition, X>) => {
  const howMany = rules.howMany as ((selector: unknown, x: X) => number) | undefined;
  const script = (ops: readonly Op[], x: X): number => {
    let sum = 0;
    for (const op of ops) sum += value(op, x);
    return sum;
  };
  const value = (op: Op, x: X): number => {
    const part = structureOf<Op, Condition>(op);
    switch (part?.op) {
      case 'if': {
        const { if: c, do: then, else: otherwise = [] } = part;
        const chance = rules.chance(c, x);
        return (chance > 0 ? chance * script(then, x) : 0) + (chance < 1 ? (1 - chance) * script(otherwise, x) : 0);
      }
      case 'choose':
        return Math.max(...part.between.map(ops => script(ops, x)));
      case 'may':
        return Math.max(0, script(part.do, x));
      case 'repeat':
        return part.times * script(part.do, x);
      case 'each':
        return howMany!(part.of, x) * script(part.do, x);
      case 'select':
        return 0;
      default:
        return fromOpTable(rules.ops, op, x, script);
    }
  };
  return { value, script };
};
