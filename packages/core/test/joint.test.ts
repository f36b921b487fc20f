import {
  type Answer,
  begin,
  copyOf,
  type Game,
  imagine,
  lastWord,
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
type Roads = State<{ taken: number[][]; insisted: number[] }, null>;
const { procedure } = rulesOf<Roads>();
const roadsFor = (partners: readonly number[]) =>
  procedure('choose', {
    locals: () => ({}),
    steps: {
      roads: {
        rule: 'T-1',
        joint: () => partners,
        space: () => pick('road', [1, 2, 3], 2, 2),
        take: (s, _, roads, insisted) => {
          s.public.taken.push([...roads]);
          if (insisted !== undefined) s.public.insisted.push(insisted);
        },
      },
      last: { rule: 'T-2', seat: 2, space: () => pick('road', [1, 2]), take: () => undefined },
    },
  });
const gameFor = (partners: readonly number[]) => {
  const Choose = roadsFor(partners);
  const rules = machine<Roads>([Choose]);
  return { rules, state: rules.start(begin({ taken: [] as number[][], insisted: [] as number[] }, [null, null, null], Choose.frame({}))) };
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
test('the first seat that is asked has the last word: repeating its proposal ends the question', () => {
  const g = gameFor([0, 1]);
  expect([lastWord(g.state.pending), lastWord(viewOf(g.state, 2).pending)]).toEqual([0, 0]);
  say(g, 0, [1, 2]);
  for (let n = 0; n < 40; n++) expect(say(g, 1, n % 2 === 0 ? [2, 3] : [1, 3])).toBeNull();
  say(g, 1, [1, 3]); // repeating is no insisting without the last word
  expect([g.state.public.taken, g.state.pending?.rule]).toEqual([[], 'T-1']);
  expect(say(g, 0, [2, 1])).toBeNull();
  expect([g.state.public.taken, g.state.public.insisted, g.state.pending?.rule]).toEqual([[[2, 1]], [0], 'T-2']);
});
test('the last word needs no proposal of the partner, and a changed mind is not insisting', () => {
  const g = gameFor([1, 0]);
  say(g, 1, [1, 2]);
  say(g, 1, [1, 3]);
  expect(g.state.public.taken).toEqual([]);
  say(g, 1, [1, 3]);
  expect(g.state.public.taken).toEqual([[1, 3]]);
});
test('partners who agree have not insisted, and only joint questions have a last word', () => {
  const g = gameFor([0, 1]);
  say(g, 1, [1, 2]);
  say(g, 0, [1, 2]);
  expect([g.state.public.insisted, lastWord(g.state.pending), lastWord(null)]).toEqual([[], null, null]);
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
    clone: (s: Roads) => copyOf(s, { taken: s.public.taken.map(t => [...t]), insisted: [...s.public.insisted] }, [null, null, null]),
    imagine: () => [null, null, null],
  } as unknown as Game<Roads>;
  const s = game.machine.start(begin({ taken: [] as number[][], insisted: [] as number[] }, [null, null, null], Choose.frame({})));
  game.machine.submit(s, 0, 0, [1, 3]);
  const imagined = imagine(game, viewOf(s, 1), seeded(1));
  expect(imagined.pending).toEqual(s.pending);
  game.machine.advance(imagined, 1, [3, 1]);
  expect(imagined.public.taken).toEqual([[1, 3]]);
});
