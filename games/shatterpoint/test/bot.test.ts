import { checkSetup, contains, sample, speechOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { bestFrom, yieldOf } from '../src/bot/estimate.js';
import { cardNamed } from '../src/box.js';
import { advise, legendaryEncounters as game, heuristic } from '../src/index.js';

const { machine } = game;
/** A match in which the bot holds some seats and chance the others. */
const play = (given: Readonly<Record<string, string>>, smart: readonly number[], seed: number) => {
  const random = seeded(seed);
  const { setup, problems } = checkSetup(game, given);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  s.out = null;
  machine.start(s);
  const answered = atMost();
  while (s.pending) {
    answered();
    const asked = s.pending.asks.find(a => !a.answer) ?? s.pending.asks[0]!;
    const under = machine.ground(s);
    const proposed = s.pending.joint === undefined ? null : s.pending.asks.find(a => a.answer)?.answer;
    const answer =
      proposed ??
      (smart.includes(asked.seat) ? heuristic.choose(viewOf(s, asked.seat), asked.space, random) : sample(asked.space, random, under));
    expect(contains(asked.space, answer, under)).toBe(true);
    machine.advance(s, asked.seat, answer);
  }
  return s;
};
test('it walks the tree of the guns of the battery, too', () => {
  expect(play({ mission: 'silence-the-battery' }, [0, 1, 2], 22).public.winner).not.toBe('open');
});
/** Every mission, with another Legend each. The bot has won 200 of 200 matches against chance, so it must win these, whose seeds are fixed. */
const TABLES = [
  { mission: 'make-an-entrance', legend: 'legend-vader', minions: 'vader-set-b' },
  { mission: 'uninvited-guests', legend: 'legend-grievous', minions: 'grievous-set-a' },
  { mission: 'silence-the-battery', legend: 'legend-bane', minions: 'bane-set-a' },
] as const;
test.each(TABLES)('as $legend it gives legal answers in $mission and beats chance', table => {
  expect(play(table, [0], 11).public.winner).toBe('legend');
});
test.each(TABLES)('as both cadres it gives legal answers in $mission and beats $legend by chance', table => {
  expect(play(table, [1, 2], 11).public.winner).toBe('cadre');
});
test('more dice and a weaker defence promise more, and a path never promises less for one more success', () => {
  const [stance] = cardNamed('501st-clone-troopers').stances;
  const yields = [3, 5, 7].map(dice => yieldOf(stance!, 'ranged', dice, 4, undefined));
  expect(yields).toEqual([...yields].sort((a, b) => a - b));
  expect(yieldOf(stance!, 'ranged', 7, 2, undefined)).toBeGreaterThan(yieldOf(stance!, 'ranged', 7, 6, undefined));
  expect(bestFrom(stance!.tree, [], 2)).toBeGreaterThan(bestFrom(stance!.tree, [], 1));
});
test('whoever deploys sees legal spots, each with a reason of its own', () => {
  const random = seeded(3);
  const s = game.setup(checkSetup(game, {}).setup);
  machine.start(s);
  const asked = new Set<string>();
  const answered = atMost();
  while (s.pending && s.public.legendTurns === 0 && asked.size < 2) {
    answered();
    const ask = s.pending.asks.find(a => !a.answer) ?? s.pending.asks[0]!;
    if (ask.space.kind === 'place') {
      asked.add(ask.space.region);
      const view = viewOf(s, ask.seat);
      const spots = game.suggest!(view, ask.space);
      expect(spots.length).toBeGreaterThan(0);
      for (const { answer } of spots) expect(contains(ask.space, answer, machine.ground(s))).toBe(true);
      for (const language of ['en', 'de'] as const) {
        const said = spots.map(({ because }) => speechOf(game, language).reason!(view, because));
        expect(new Set(said).size).toBe(said.length);
        expect(said.join(' ')).not.toMatch(/undefined|best-spot/);
      }
    }
    machine.advance(s, ask.seat, sample(ask.space, random, machine.ground(s)));
  }
  expect([...asked]).toEqual(['deploy', 'rest']);
});
test('advice has a reason in both languages', () => {
  const s = game.setup(checkSetup(game, {}).setup);
  machine.start(s);
  while (s.pending!.asks[0]!.seat < 0)
    machine.advance(s, s.pending!.asks[0]!.seat, sample(s.pending!.asks[0]!.space, seeded(1), machine.ground(s)));
  const { seat, space } = s.pending!.asks[0]!;
  const view = viewOf(s, seat);
  expect(advise(view, space).why).not.toBe('');
  expect(advise(view, space, 'de').why).not.toBe(advise(view, space).why);
});
