import { expect, test } from 'vitest';
import { z } from 'zod';
import { conditionSchema, LIMITS, opSchema, readContent, selectorSchema } from '../src/effects/schema.js';
import type { Logic } from '../src/index.js';
import { scriptBook } from '../src/index.js';
import type { Condition, Filter, Op, Sel } from './arena/game.js';

const n = z.int().min(1).max(9);
const condition = conditionSchema<Condition>(() => ({ hurt: {}, enemyNear: { range: n }, chosen: { name: z.string() } }));
const filter = conditionSchema<Logic<Filter>>(() => ({ near: { range: n }, unhurt: {} }));
const selector = selectorSchema<Sel>(['enemy', 'ally', 'tile'], filter);
const schemas = opSchema<Op, Condition>({
  structure: ['if', 'choose', 'may', 'repeat', 'each', 'select'],
  condition,
  selector,
  fields: script => ({
    damage: { n, to: z.string() },
    shove: { of: selector, by: n },
    heal: { n },
    guard: { until: z.enum(['turn', 'yourTurn']) },
    bet: { win: script, lose: script },
    end: {},
  }),
});
const problems = (raw: unknown) =>
  (readContent(raw, schemas.script, LIMITS.depth).problems ?? []).map(p => `${p.at.join('.')}: ${p.says}; expected ${p.expected}`);
const nest = (levels: number): unknown => (levels === 0 ? { op: 'end' } : { op: 'may', do: [nest(levels - 1)] });

test('a script of every structure is read as it is', () => {
  const script: readonly Op[] = [
    { op: 'select', as: 'it', of: { pick: 'one', may: true, of: 'enemy', where: { is: 'not', of: { is: 'near', range: 2 } } } },
    { op: 'each', as: 'one', of: { pick: 'each', of: 'ally' }, do: [{ op: 'repeat', times: 2, do: [{ op: 'damage', n: 1, to: 'one' }] }] },
    { op: 'if', if: { is: 'all', of: [{ is: 'hurt' }] }, do: [{ op: 'heal', n: 1 }], else: [] },
    { op: 'choose', between: [[{ op: 'end' }], [{ op: 'bet', win: [], lose: [{ op: 'may', do: [{ op: 'end' }] }] }]] },
  ];
  expect(readContent(script, schemas.script, LIMITS.depth)).toEqual({ value: script });
});
test('a problem says where, what and what was expected', () => {
  expect(problems([{ op: 'damge', n: 1 }])).toEqual([expect.stringContaining('0.op: unknown op "damge"; expected one of damage, shove,')]);
  expect(problems([{ op: 'if', if: { is: 'hurt' }, do: [] }])).toEqual(['0.do: a list or an object is too small; expected at least 1']);
  expect(problems([{ op: 'may', do: [{ op: 'repeat', times: 99, do: [{ op: 'end' }] }] }])).toEqual([
    '0.do.0.times: 99 is too big; expected at most 20',
  ]);
  expect(problems([{ op: 'each', as: 'it', of: { pick: 'one', of: 'foe' }, do: [{ op: 'end' }] }])).toEqual([
    '0.of.of: "foe" is unknown here; expected one of enemy, ally, tile',
  ]);
  expect(problems([{ op: 'end', now: true }])).toEqual(['0.now: unknown field "now"; expected to leave it out']);
  expect(problems([{ op: 'guard', until: 7 }])).toEqual(['0.until: 7 is unknown here; expected one of turn, yourTurn']);
  expect(problems('end')).toEqual([': "end" does not fit; expected a value of the type array']);
});
test('content that is too deep or too long is refused before it is read', () => {
  expect(problems([nest(15)])).toEqual([]);
  expect(problems([nest(5000)])).toEqual([': lists inside lists, more than 40 deep; expected fewer']);
  expect(problems(Array.from({ length: LIMITS.ops + 1 }, () => ({ op: 'end' })))).toEqual([
    ': a list or an object is too big; expected at most 60',
  ]);
});
test('only some ops', () => {
  const setup = z.array(schemas.only(['shove', 'if']));
  expect(setup.safeParse([{ op: 'if', if: { is: 'hurt' }, do: [{ op: 'end' }] }]).success).toBe(true);
  expect(setup.safeParse([{ op: 'end' }]).success).toBe(false);
});
test('scripts are numbered in order, those inside after the one around them, and added content changes no number', () => {
  const inside: readonly Op[] = [{ op: 'end' }];
  const first: readonly Op[] = [{ op: 'may', do: inside }];
  const last: readonly Op[] = [{ op: 'heal', n: 1 }];
  const inner = { bet: (op: Extract<Op, { op: 'bet' }>) => [op.win, op.lose] };
  const book = scriptBook<Op>([first, undefined, last], inner);
  expect([first, inside, last].map(script => book.numberOf(script))).toEqual([0, 1, 2]);
  expect(scriptBook<Op>([first, last, [{ op: 'bet', win: inside, lose: [] }]], inner).numberOf(last)).toBe(2);
  expect([book.at(1), book.at(-1), book.numberOf([])]).toEqual([inside, [], -1]);
  // @ts-expect-error: an op that holds scripts and does not name them
  expect(() => scriptBook<Op>([], {})).not.toThrow();
});
