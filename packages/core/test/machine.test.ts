import { amount, declare, machine, nearest, pick, thenAgain } from '@cadre/core';
import { describe, expect, test } from 'vitest';
import { implement, type Log, procedure, state } from './log-rules.js';

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
