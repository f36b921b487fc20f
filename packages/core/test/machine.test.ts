import { bluff } from '@cadre/bluff';
import {
  type AnyState,
  amount,
  askedOf,
  begin,
  declare,
  emit,
  type Frame,
  machine,
  nearest,
  pick,
  rulesOf,
  type State,
  sample,
  thenAgain,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

type Log = State<{ said: string[] }, null>;
const { procedure, implement } = rulesOf<Log>();
const state = (first: Frame): Log => begin({ said: [] as string[] }, [null, null], first);
const say = (word: string) => ({
  rule: 'T-1',
  run: (s: Log) => {
    s.public.said.push(word);
  },
});

describe('steps', () => {
  test('run in the order of the literal, skip what does not apply, and come back after a call', () => {
    const inner = procedure('inner', { locals: () => ({}), steps: { only: say('inner') } });
    const outer = procedure('outer', {
      locals: () => ({}),
      steps: {
        first: say('first'),
        never: {
          rule: 'T-1',
          when: () => false,
          run: s => {
            s.public.said.push('never');
          },
        },
        calls: { rule: 'T-1', run: () => inner.call({}) },
        last: say('last'),
      },
    });
    expect(machine<Log>([outer, inner]).start(state(outer.frame({}))).public.said).toEqual(['first', 'inner', 'last']);
  });
  test('procedures whose steps have the same names are not confused', () => {
    const a = procedure('a', { locals: () => ({}), steps: { one: say('a one') } });
    const b = procedure('b', { locals: () => ({}), steps: { one: say('b one'), two: say('b two'), three: say('b three') } });
    const outer = procedure('outer', {
      locals: () => ({}),
      steps: { first: { rule: 'T-1', run: () => a.call({}) }, second: { rule: 'T-1', run: () => b.call({}) } },
    });
    const rules = machine<Log>([outer, a, b]);
    expect(rules.start(state(outer.frame({}))).public.said).toEqual(['a one', 'b one', 'b two', 'b three']);
    const halfway = b.frame({});
    halfway.step = 'two'; // as in a match that is loaded
    expect(rules.start(state(halfway)).public.said).toEqual(['b two', 'b three']);
  });
  test('a step is looked up anew when its frame was moved between two answers', () => {
    const asks = (word: string) => ({
      rule: 'T-1',
      seat: 0 as const,
      space: () => amount('n', 0, 1),
      take: (s: Log) => {
        s.public.said.push(word);
      },
    });
    const p = procedure('p', { locals: () => ({}), steps: { one: asks('one'), two: asks('two'), three: asks('three') } });
    const rules = machine<Log>([p]);
    const s = rules.start(state(p.frame({})));
    s.stack[0]!.step = 'three';
    expect(rules.advance(s, 0, [0]).public.said).toEqual(['three']);
  });
  test('again repeats, thenAgain calls and repeats, return leaves', () => {
    const inner = procedure('inner', {
      locals: () => ({}),
      steps: {
        leaves: {
          rule: 'T-1',
          run: s => {
            s.public.said.push('in');
            return 'return';
          },
        },
        unseen: say('unseen'),
      },
    });
    const outer = procedure('outer', {
      locals: (x: { n: number }) => x,
      steps: {
        loop: {
          rule: 'T-1',
          when: (_, f) => f.n < 2,
          run: (_, f) => {
            f.n++;
            return thenAgain(inner.call({}));
          },
        },
        spin: {
          rule: 'T-1',
          when: (_, f) => f.n < 4,
          run: (_, f) => {
            f.n++;
            return 'again';
          },
        },
        last: {
          rule: 'T-1',
          run: (s, f) => {
            s.public.said.push(`n=${f.n}`);
          },
        },
      },
    });
    expect(machine<Log>([outer, inner]).start(state(outer.frame({ n: 0 }))).public.said).toEqual(['in', 'in', 'n=4']);
  });
  test('a forced answer is taken without asking, unless the step says always', () => {
    const take = (s: Log, _: object, [x]: readonly number[]): void => {
      s.public.said.push(String(x));
    };
    const asks = procedure('asks', {
      locals: () => ({}),
      steps: {
        quiet: { rule: 'T-1', seat: 0, space: () => pick('only', [5]), take },
        loud: { rule: 'T-2', seat: 0, always: true, space: () => pick('only', [6]), take },
      },
    });
    const s = machine<Log>([asks]).start(state(asks.frame({})));
    expect([s.public.said, s.pending?.rule, s.seq]).toEqual([['5'], 'T-2', 0]);
  });
  test('a procedure declared apart from its steps is called by its declaration, and begins where that says', () => {
    const INNER = declare('inner', { first: 'one', locals: (x: { n: number }) => x });
    const outer = procedure('outer', { locals: () => ({}), steps: { calls: { rule: 'T-1', run: () => INNER.call({ n: 2 }) } } });
    const inner = implement(INNER, { one: { rule: 'T-1', run: (s, f) => say(`one ${f.n}`).run(s) }, two: say('two') });
    expect(machine<Log>([outer, inner]).start(state(outer.frame({}))).public.said).toEqual(['one 2', 'two']);
    expect(() => implement(INNER, { two: say('two'), one: say('one') })).toThrow(
      '"inner" is declared to begin with "one", but its first step is "two"',
    );
  });
  test('the closest frame of a procedure is found from inside', () => {
    const inner = procedure('inner', {
      locals: () => ({}),
      steps: {
        look: {
          rule: 'T-1',
          run: (s): void => {
            s.public.said.push(`n=${nearest(s, outer)?.n}`);
          },
        },
      },
    });
    const outer = procedure('outer', { locals: (x: { n: number }) => x, steps: { calls: { rule: 'T-1', run: () => inner.call({}) } } });
    expect(machine<Log>([outer, inner]).start(state(outer.frame({ n: 3 }))).public.said).toEqual(['n=3']);
  });
});
describe('rules that are wrong say so', () => {
  const spin = procedure('spin', { locals: () => ({}), steps: { round: { rule: 'T-1', run: () => 'again' } } });
  test('an endless loop names its step', () => {
    expect(() => machine<Log>([spin]).start(state(spin.frame({})))).toThrow(
      'endless: 100000 steps without a question, now in "spin.round"',
    );
  });
  test('a stored match whose step is gone names it', () => {
    expect(() => machine<Log>([spin]).start(state({ proc: 'spin', step: 'gone', locals: {} }))).toThrow(
      'the rules have no step "spin.gone"',
    );
  });
  test('two procedures of one name are refused', () => {
    expect(() => machine<Log>([spin, spin])).toThrow('two procedures are called "spin"');
  });
});
test('rules can be reloaded in the middle of a match: frames name their step', () => {
  const step = (word: string) => ({
    rule: 'T-1',
    seat: 0,
    space: () => pick('x', [1, 2]),
    take: (s: Log) => {
      s.public.said.push(word);
    },
  });
  const before = procedure('p', { locals: () => ({}), steps: { a: step('a'), b: step('b') } });
  const s = machine<Log>([before]).start(state(before.frame({})));
  machine<Log>([before]).advance(s, 0, [1]);
  const after = procedure('p', { locals: () => ({}), steps: { a: step('a'), isNew: say('new'), b: step('better b'), c: say('c') } });
  const loaded = machine<Log>([after]).advance(JSON.parse(JSON.stringify(s)) as Log, 0, [1]);
  expect(loaded.public.said).toEqual(['a', 'better b', 'c']);
});

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
