import { type AnyState, CHANCE, type Game, type Setup, type State, sample, type ViewOf, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { expect } from 'vitest';
import type { Bot, Budget } from '../src/index.js';

/** One match to the end through the door for answers from outside: an illegal answer fails the test. */
export const play = <S extends AnyState>(
  game: Game<S>,
  setup: Setup,
  bots: readonly Bot<S>[],
  seed: number,
  budget: Budget,
): readonly number[] => {
  const s = game.machine.start(game.setup(setup));
  const random = seeded(seed);
  while (s.pending) {
    const { seq, asks } = s.pending;
    const { seat, space } = asks.find(a => a.answer === null)!;
    const given =
      seat === CHANCE
        ? sample(space, random)
        : bots[seat]!.choose(viewOf(s as State<unknown, unknown>, seat) as ViewOf<S>, space, random, budget);
    expect(game.machine.submit(s, seat, seq, given)).toBeNull();
  }
  return game.score(s);
};
