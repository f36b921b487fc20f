import { bluff } from '@cadre/bluff';
import { type AnyState, amount, askedOf, emit, machine, pick, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Log, procedure, state } from './log-rules.js';

const anything = fc.oneof(
  fc.anything(),
  fc.array(fc.oneof(fc.integer(), fc.double(), fc.constant(Number.NaN), fc.constant(Number.POSITIVE_INFINITY), fc.string()), {
    maxLength: 20,
  }),
);
/** Some question of a random match of bluff. */
const someQuestion = (seed: number, answers: number): AnyState => {
  const random = seeded(seed);
  const s = bluff.machine.start(bluff.setup({ dice: 3 }));
  for (let i = 0; i < answers; i++) {
    const ask = s.pending?.asks.find(a => !a.answer);
    if (!ask) break;
    bluff.machine.advance(s, ask.seat, sample(ask.space, random));
  }
  return s;
};
describe('the door', () => {
  test('whatever comes in is taken if legal and refused with a reason and without a trace if not', () => {
    fc.assert(
      fc.property(
        fc.nat(50),
        fc.nat(12),
        fc.integer({ min: -3, max: 3 }),
        fc.integer({ min: -1, max: 1 }),
        anything,
        (seed, answers, seat, late, given) => {
          const s = someQuestion(seed, answers);
          const before = JSON.stringify(s);
          const refusal = bluff.machine.submit(s as never, seat, (s.pending?.seq ?? 0) + late, given);
          if (refusal) expect(JSON.stringify(s)).toBe(before);
          else expect(late === 0 && s.seq > (JSON.parse(before) as AnyState).seq).toBe(true);
        },
      ),
      { numRuns: 2000 },
    );
  });
  test.each<[string, number, number, unknown]>([
    ['late', 0, 1, [1]],
    ['late', 0, 3, [1]],
    ['not-asked', 2, 2, [1]],
    ['not-asked', -1, 2, [1]],
    ['not-a-list', 0, 2, 1],
    ['not-a-list', 0, 2, null],
    ['not-a-list', 0, 2, { 0: 1, length: 1 }],
    ['too-long', 0, 2, [1, 1]],
    ['not-integers', 0, 2, ['1']],
    ['not-integers', 0, 2, [Number.NaN]],
    ['not-integers', 0, 2, [1.5]],
    ['not-integers', 0, 2, new Array(1)],
    ['illegal', 0, 2, []],
    ['illegal', 0, 2, [3]],
  ])('%s: seat %i, question %i, %j', (reason, seat, seq, given) => {
    const s = someQuestion(1, 2);
    expect(bluff.machine.check(s as never, seat, seq, given)?.reason).toBe(reason);
  });
  test('a second sealed answer and an answer after the end are refused', () => {
    const s = someQuestion(1, 2);
    expect(bluff.machine.submit(s as never, 1, 2, [1])).toBeNull();
    expect(bluff.machine.check(s as never, 1, 2, [1])?.reason).toBe('already-answered');
    expect(bluff.machine.check(someQuestion(1, 500) as never, 0, 2, [1])?.reason).toBe('over');
  });
});
describe('sealed answers', () => {
  const asking = (options: readonly (readonly number[])[], always?: true): Log => {
    const both = procedure('both', {
      locals: () => ({}),
      steps: {
        choose: {
          rule: 'T-1',
          seats: () => [0, 1],
          space: (_, __, seat) => pick('way', options[seat]!),
          take: (s, _, answers) => {
            s.public.said.push(answers.join(' '));
          },
          ...(always && { always }),
        },
      },
    });
    return machine<Log>([both]).start(state(both.frame({})));
  };
  test('a seat without a choice has answered already; if none has one, nobody is asked', () => {
    expect(asking([[7], [1, 2]]).pending!.asks.map(a => a.answer)).toEqual([[7], null]);
    const nobody = asking([[7], [8]]);
    expect([nobody.public.said, nobody.pending, nobody.seq]).toEqual([['7 8'], null, 0]);
  });
  test('where skipping would tell the others something, every seat is asked', () => {
    expect(asking([[7], [8]], true).pending!.asks.map(a => a.answer)).toEqual([null, null]);
  });
  test('do not depend on the order in which they come', () => {
    const [first, second] = [
      [0, 1],
      [1, 0],
    ].map(seats => {
      const s = someQuestion(1, 2);
      for (const seat of seats) expect(bluff.machine.submit(s as never, seat, 2, [1 + seat])).toBeNull();
      return JSON.stringify(s);
    });
    expect(first).toBe(second);
  });
  test('show the others that somebody has answered, and nothing more', () => {
    const views = [1, 2].map(nerve => {
      const s = someQuestion(1, 2);
      bluff.machine.submit(s as never, 1, 2, [nerve]);
      return { other: viewOf(s, 0), own: viewOf(s, 1) };
    });
    expect(views[0]!.other).toEqual(views[1]!.other);
    expect(views[0]!.other.pending!.asks[1]).toEqual({ seat: 1, answered: true, space: null, answer: null });
    expect(views.map(v => v.own.pending!.asks[1]!.answer)).toEqual([[1], [2]]);
    expect(askedOf(views[0]!.own)).toBeNull(); // it has answered
    expect(askedOf(views[0]!.other)).toEqual(amount('nerve', 1, 2));
  });
});
test('facts go to everybody or to one seat, and to nobody while searching', () => {
  const s = state({ proc: 'p', step: 's', locals: {} });
  emit(s, { type: 'x', rule: 'T-1' });
  expect(s.out).toHaveLength(1);
  s.out = null;
  emit(s, { type: 'x', rule: 'T-1' });
  expect(s.out).toBeNull();
});
