import { rolloutBot } from '@cadre/bots';
import { answer, CHANCE, checkSetup, nextPrompt, openMatch, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { advise, heuristic, rollout, skirmish } from '@cadre/skirmish';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';

type Player = Pick<ReturnType<typeof rolloutBot<Parameters<typeof skirmish.clone>[0]>>, 'choose'>;
const search = rolloutBot(skirmish, { favourite: heuristic, ...rollout });
const luck: Player = { choose: (view, space, random) => sample(space, random, skirmish.machine.ground(view)) };
/** What the first player gets out of these matches, sides changed after each. */
const share = (first: Player, second: Player, matches: number, iterations: number): number => {
  let won = 0;
  for (let n = 0; n < matches; n++) {
    const bots = n % 2 === 0 ? [first, second] : [second, first];
    const m = openMatch(skirmish, checkSetup(skirmish, { rounds: 3 }).setup);
    const random = seeded(n, 11);
    const answered = atMost();
    while (m.state.pending) {
      answered();
      const { seat, space } = nextPrompt(m.state.pending);
      const given = seat === CHANCE ? sample(space, random) : bots[seat]!.choose(viewOf(m.state, seat), space, random, { iterations });
      expect(answer(m, seat, m.state.pending.seq, given)).toBeNull();
    }
    won += skirmish.score(m.state)[n % 2]!;
  }
  return won / matches;
};

test('the heuristic beats random play', () => {
  expect(share(heuristic, luck, 8, 1)).toBeGreaterThan(0.9);
});
/** The longer run thinks as long about an answer as a player's opponent does. */
const ITERATIONS = process.env['CADRE_FULL'] ? 200 : 80;
test('search beats the heuristic', () => {
  expect(share(search, heuristic, 12, ITERATIONS)).toBeGreaterThan(0.6);
});
test('advice is a legal answer with a reason in both languages', () => {
  const s = skirmish.machine.start(skirmish.setup(checkSetup(skirmish, {}).setup));
  const view = viewOf(s, 0);
  const { space } = nextPrompt(s.pending!);
  for (const language of ['en', 'de'] as const) expect(advise(view, space, language).why).toMatch(/ /);
  expect(skirmish.machine.check(s, 0, 0, advise(view, space).answer)).toBeNull();
});
