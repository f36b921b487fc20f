import { anyAnswer, type Bot, type Budget } from '@cadre/bots';
import { type AnyGame, type AnyState, answer, CHANCE, type Match, openMatch, type Random, type Setup, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';

export interface Table {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** One bot a seat. */
  readonly bots: readonly Bot<AnyState>[];
  readonly budget: Budget;
  /** More answers than any honest match needs: a match that reaches it is reported instead of played for ever. */
  readonly bound: number;
}

/** One match from its first question to the end. Chance and every seat draw from sources of their own, all from this seed. */
export const playMatch = (table: Table, ...seed: readonly number[]): Match<AnyState> => {
  const { game, setup, bots, bound } = table;
  const m: Match<AnyState> = openMatch(game, setup);
  checkBots(table, m.state);
  const chance = seeded(...seed, 0),
    own = bots.map((_, seat) => seeded(...seed, seat + 1));
  while (m.state.pending) {
    if (m.log.length >= bound) throw new Error(`no end after ${bound} answers; now asked: ${m.state.pending.rule}`);
    answerNext(table, m, chance, own);
  }
  return m;
};

/** Every seat of this match has its bot, and no bot is left over. */
export const checkBots = ({ game, bots }: Table, s: AnyState): void => {
  const seats = s.secret.length;
  if (bots.length !== seats) throw new RangeError(`${game.id} has ${seats} seats with this setup, but bots were given for ${bots.length}`);
};

const answerNext = ({ game, bots, budget }: Table, m: Match<AnyState>, chance: Random, own: readonly Random[]): void => {
  const { seq, asks } = m.state.pending!;
  const { seat, space } = asks.find(a => a.answer === null)!;
  const given =
    seat === CHANCE ? anyAnswer(game, m.state, space, chance) : bots[seat]!.choose(viewOf(m.state, seat), space, own[seat]!, budget);
  const refusal = answer(m, seat, seq, given);
  if (refusal) throw new Error(`${seat === CHANCE ? 'chance' : `bot "${bots[seat]!.name}"`} was refused: ${refusal.message}`);
};
