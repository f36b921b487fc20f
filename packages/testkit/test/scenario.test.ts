import { type Answer, copyOf, type Game } from '@cadre/core';
import { inMode, type Mode, rule, scenario } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';
import { honest, type ToyState, type Turn, toy } from './toys/toy.js';

const game = toy(honest);
const begun = (of: Game<ToyState> = game) => scenario(of, of.setup({}), 'plain');
/** Both dice are rolled, and seat 0 adds first. */
const dealt = () => begun().chance(5).chance(0);

describe('a scenario fails where what it says is not so', () => {
  const adding = () => dealt().asked('TOY-2', 0).offered([3, 2, 1, 0]).refused(0, 4);
  const over = () => adding().seat(0).answers(3).seat(1).answers(0).seat(0).answers(1).seat(1).answers(1).over();
  test('and passes where it is', () => {
    expect(over().state.public.sum).toBe(5);
    expect(over().facts('added')).toHaveLength(4);
    expect(over().told(1)).toContainEqual({ type: 'dealt', rule: 'TOY-1', die: 1 });
    expect(over().told(1)).not.toContainEqual({ type: 'dealt', rule: 'TOY-1', die: 6 });
  });
  test.each<[string, () => unknown, string]>([
    ['another rule asks', () => dealt().asked('TOY-1'), 'the rule that asks'],
    ['another seat is asked', () => dealt().asked('TOY-2', 1), 'to include 1'],
    ['more is on offer', () => dealt().offered([0, 1, 2]), 'to deeply equal'],
    ['less is on offer', () => dealt().offered([0, 1, 2, 3, 4]), 'to deeply equal'],
    ['the answer is legal', () => dealt().refused(0, 3), '[3] was accepted'],
    ['nothing is asked that could be refused', () => over().refused(0, 3), 'nothing is asked'],
    ['the answer is illegal', () => dealt().seat(0).answers(4), 'the answer of seat 0 to TOY-2'],
    ['passing is illegal', () => dealt().seat(0).passes(), 'the answer of seat 0 to TOY-2'],
    ['the seat is not asked', () => dealt().seat(1).answers(1), 'the answer of seat 1 to TOY-2'],
    ['chance is not asked', () => dealt().chance(1), 'the answer of seat -1 to TOY-2'],
    ['nothing is asked', () => over().seat(0).answers(1), 'nothing is asked'],
    ['nothing is offered', () => over().offered([0]), 'nothing is asked'],
    ['the match goes on', () => dealt().over(), 'something is still asked'],
  ])('%s', (_, body, problem) => {
    expect(body).toThrow(problem);
  });
  test('a refusal leaves a trace', () => {
    const leaky: Game<ToyState> = {
      ...game,
      machine: {
        ...game.machine,
        check: () => null,
        submit: s => {
          s.public.sum++;
          return { reason: 'illegal', message: 'no' };
        },
      },
    };
    expect(() => scenario(leaky, leaky.setup({}), 'plain').refused(-1, 9)).toThrow('a refused answer changed the state');
  });
  test('a local does not survive being stored', () => {
    const forgetful = toy({
      ...honest,
      dealFirst: {
        ...honest.dealFirst,
        take: (s: ToyState, f: Turn) => void Object.assign(f, { seen: new Map([[1, s.seq]]) }),
      } as typeof honest.dealFirst,
      dealSecond: {
        ...honest.dealSecond,
        take: (_: ToyState, f: Turn) => void (f as unknown as { seen: Map<number, number> }).seen.get(1),
      } as typeof honest.dealSecond,
    });
    expect(() => begun(forgetful).chance(5).chance(0)).toThrow('get is not a function');
  });
});

describe('modes', () => {
  const sharing = toy(honest, {
    clone: s =>
      copyOf(
        s,
        s.public,
        s.secret.map(h => ({ ...h })),
      ),
  });
  const counting = () => {
    let answers = 0;
    return toy({
      ...honest,
      add: {
        ...honest.add,
        take: (s: ToyState, f: Turn, answer: Answer) => {
          s.public.last = ++answers;
          return honest.add.take(s, f, answer);
        },
      },
      show: { ...honest.show, run: s => void Object.assign(s.public, { sum: answers }) },
    });
  };
  const adding = (of: Game<ToyState>, mode: 'plain' | 'undo' | 'fork', turn = 0) => {
    const start = of.setup({});
    start.stack = [{ proc: 'turn', step: 'add', locals: { turn } }];
    return scenario(of, start, mode)
      .seat(turn % 2)
      .answers(1);
  };
  test('an honest game passes them all', () => {
    for (const mode of ['plain', 'undo', 'fork'] as const) expect(adding(game, mode).state.public.sum).toBe(1);
  });
  test('a clone that shares a branch shows in the fork and in the undone answer, not as written', () => {
    expect(adding(sharing, 'plain').state.public.sum).toBe(1);
    expect(() => adding(sharing, 'fork')).toThrow('a fork changed the match it came from');
    expect(() => adding(sharing, 'undo')).toThrow('playing on a copy changed the original');
  });
  test('a rule that remembers outside the state shows in the undone answer', () => {
    expect(adding(counting(), 'plain', 3).state.public.sum).toBe(1);
    expect(() => adding(counting(), 'undo', 3)).toThrow('an answer after undo differs from the first time');
  });
  test('a rule test plays its scenarios in its mode, and later ones do not', () => {
    const unmarked = () => {
      const start = sharing.setup({});
      start.stack = [{ proc: 'turn', step: 'add', locals: { turn: 0 } }];
      scenario(sharing, start).seat(0).answers(1);
    };
    expect(() => inMode('fork', unmarked)).toThrow('a fork changed the match it came from');
    expect(() => inMode('undo', unmarked)).toThrow('playing on a copy changed the original');
    expect(unmarked).not.toThrow();
  });
  const modes: Mode[] = [];
  rule([], 'a rule is tested in every mode', mode => expect(modes.push(mode)).toBeLessThanOrEqual(3));
  test('all modes were used', () => expect(modes).toEqual(['plain', 'undo', 'fork']));
});
