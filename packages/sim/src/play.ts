import { anyAnswer, type Bot, type Budget } from '@cadre/bots';
import {
  type AnyGame,
  type AnyState,
  answer,
  CHANCE,
  type Match,
  nextPrompt,
  openMatch,
  type Random,
  type Setup,
  viewOf,
} from '@cadre/core';
import { seeded } from '@cadre/kit';

export interface MatchPlan {
  readonly game: AnyGame;
  readonly setup: Setup;
  /** One bot per seat. */
  readonly bots: readonly Bot<AnyState>[];
  readonly budget: Budget;
  /** A match with more answers than this is reported instead of being played for ever. */
  readonly maxAnswers: number;
}

/** One match from its first question to the end. Chance and every seat have their own random source, all derived from this seed. */
export const playMatch = (plan: MatchPlan, ...seed: readonly number[]): Match<AnyState> => {
  const { game, setup, bots, maxAnswers } = plan;
  const m: Match<AnyState> = openMatch(game, setup);
  checkBots(plan, m.state);
  const chance = seeded(...seed, 0),
    own = bots.map((_, seat) => seeded(...seed, seat + 1));
  while (m.state.pending) {
    if (m.log.length >= maxAnswers) throw new Error(`no end after ${maxAnswers} answers; the open question is ${m.state.pending.rule}`);
    answerNext(plan, m, chance, own);
  }
  return m;
};

/** One bot for every seat of this match. */
export const checkBots = ({ game, bots }: MatchPlan, s: AnyState): void => {
  const seats = s.secret.length;
  if (bots.length !== seats)
    throw new RangeError(`${game.id} has ${seats} seats with this setup, but got ${bots.length} ${bots.length === 1 ? 'bot' : 'bots'}`);
};

const answerNext = ({ game, bots, budget }: MatchPlan, m: Match<AnyState>, chance: Random, own: readonly Random[]): void => {
  const { seq } = m.state.pending!;
  const { seat, space } = nextPrompt(m.state.pending!);
  const given =
    seat === CHANCE ? anyAnswer(game, m.state, space, chance) : bots[seat]!.choose(viewOf(m.state, seat), space, own[seat]!, budget);
  const refusal = answer(m, seat, seq, given);
  if (refusal) throw new Error(`${seat === CHANCE ? 'chance' : `bot "${bots[seat]!.name}"`} was refused: ${refusal.message}`);
};
