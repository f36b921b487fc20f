import {
  type Answer,
  begin,
  copyOf,
  type Game,
  imagine,
  MOST_PROPOSALS,
  machine,
  partnersProposal,
  pick,
  rulesOf,
  type State,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect, test } from 'vitest';

/** Two partners against one: the partners agree on two of three roads, then the third seat answers. */
type Roads = State<{ taken: number[][] }, null>;
const { procedure } = rulesOf<Roads>();
const roadsFor = (partners: readonly number[]) =>
  procedure('choose', {
    locals: () => ({}),
    steps: {
      roads: {
        rule: 'T-1',
        joint: () => partners,
        space: () => pick('road', [1, 2, 3], 2, 2),
        take: (s, _, roads) => {
          s.public.taken.push([...roads]);
        },
      },
      last: { rule: 'T-2', seat: 2, space: () => pick('road', [1, 2]), take: () => undefined },
    },
  });
const gameFor = (partners: readonly number[]) => {
  const Choose = roadsFor(partners);
  const rules = machine<Roads>([Choose]);
  return { rules, state: rules.start(begin({ taken: [] as number[][] }, [null, null, null], Choose.frame({}))) };
};
const say = ({ rules, state }: ReturnType<typeof gameFor>, seat: number, answer: Answer) =>
  rules.submit(state, seat, state.pending!.seq, answer)?.reason ?? null;

test('a joint question is taken when all proposals are equal, in whatever order they were picked', () => {
  const g = gameFor([0, 1]);
  expect([say(g, 2, [1, 2]), say(g, 0, [1, 2]), say(g, 1, [1, 3])]).toEqual(['not-asked', null, null]);
  expect(g.state.public.taken).toEqual([]);
  expect(say(g, 1, [2, 1])).toBeNull(); // changed its mind
  expect([g.state.public.taken, g.state.pending?.rule, g.state.seq]).toEqual([[[1, 2]], 'T-2', 3]);
});
test('nobody learns anything by agreeing: the floor stays', () => {
  const g = gameFor([0, 1]);
  say(g, 0, [1, 2]);
  say(g, 1, [1, 2]);
  expect(g.state.floor).toBe(0);
});
test('partners see each other’s proposals, others only that there is one', () => {
  const g = gameFor([0, 1]);
  say(g, 0, [1, 2]);
  const seen = (seat: number) => viewOf(g.state, seat).pending!.asks.map(a => [a.answered, a.answer]);
  expect(seen(1)).toEqual([
    [true, [1, 2]],
    [false, null],
  ]);
  expect(seen(2)).toEqual([
    [true, null],
    [false, null],
  ]);
  expect(partnersProposal(viewOf(g.state, 1).pending, 1)).toEqual([1, 2]);
  expect(partnersProposal(viewOf(g.state, 0).pending, 0)).toBeNull();
});
test('partners who never agree follow the first of them in the end', () => {
  const g = gameFor([0, 1]);
  for (let n = 0; g.state.pending?.rule === 'T-1' && n < 100; n++) say(g, n % 2, n % 2 === 0 ? [1, 2] : [2, 3]);
  expect([g.state.public.taken, g.state.seq]).toEqual([[[1, 2]], MOST_PROPOSALS]);
});
test('one seat agrees with itself at once, and nobody cannot be asked', () => {
  const g = gameFor([1]);
  expect(g.state.pending?.joint).toBeUndefined();
  expect([say(g, 1, [2, 3]), g.state.public.taken]).toEqual([null, [[2, 3]]]);
  expect(() => gameFor([])).toThrow('"choose.roads" asks nobody');
});
test('a proposal is part of what a seat can imagine', () => {
  const Choose = roadsFor([0, 1]);
  const game = {
    machine: machine<Roads>([Choose]),
    clone: (s: Roads) => copyOf(s, { taken: s.public.taken.map(t => [...t]) }, [null, null, null]),
    imagine: () => [null, null, null],
  } as unknown as Game<Roads>;
  const s = game.machine.start(begin({ taken: [] as number[][] }, [null, null, null], Choose.frame({})));
  game.machine.submit(s, 0, 0, [1, 3]);
  const imagined = imagine(game, viewOf(s, 1), seeded(1));
  expect(imagined.pending).toEqual(s.pending);
  game.machine.advance(imagined, 1, [3, 1]);
  expect(imagined.public.taken).toEqual([[1, 3]]);
});
