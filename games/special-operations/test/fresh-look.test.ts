import { CHANCE, checkSetup, nextPrompt, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { specialOperations as game, heuristic } from '@cadre/special-operations';
import { describe, expect, test } from 'vitest';
import type { BattleState } from '../src/state.js';
import { ground } from '../src/table/ground.js';
import { wrongMarks } from './fresh-look.js';
import { SETUPS } from './fresh-setups.js';

/** Worn-out units are defeated, and panic, in the first rounds already. */
const wearOut = (s: BattleState): void => {
  for (const unit of s.public.units) unit.suppression = 1;
};
type Choose = typeof heuristic.choose;
const randomly: Choose = (view, space, random) => sample(space, random, ground(view));
const firstMistake = (given: object, choose: Choose, seed: number): string | undefined => {
  const { setup, problems } = checkSetup(game, given as Record<string, string>);
  expect(problems).toEqual([]);
  const s = game.setup(setup);
  game.machine.start(s);
  wearOut(s);
  const random = seeded(seed);
  for (let n = 0; s.pending && n < 5_000; n++) {
    const { seat, space } = nextPrompt(s.pending);
    const answer = seat === CHANCE ? sample(space, random) : choose(viewOf(s, seat), space, random);
    expect(game.machine.submit(s, seat, s.pending.seq, answer)).toBeNull();
    s.out?.splice(0);
    const [wrong] = wrongMarks(s);
    if (wrong !== undefined) return `answer ${n}, at ${s.stack.map(f => `${f.proc}.${f.step}`).join(' ')}: ${wrong}`;
  }
  return undefined;
};
describe.each([
  ['random play', randomly, 3],
  ['bots', heuristic.choose, 2],
] as const)('%s', (_, choose, matches) => {
  test.each(SETUPS.map(setup => [`${setup.edition} ${setup.mission} ${setup.blue}`, setup] as const))(
    '%s: after every answer each mark is what a fresh look at the table gives',
    (_name, setup) => {
      for (let seed = 1; seed <= matches; seed++) expect([seed, firstMistake(setup, choose, seed)]).toEqual([seed, undefined]);
    },
  );
});
