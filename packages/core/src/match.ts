import type { Game } from './game.js';
import type { Refusal } from './machine.js';
import type { Setup } from './setup.js';
import { type Answer, plainAnswer } from './space.js';
import { type AnyState, CHANCE, type Seat, type Told } from './state.js';

/** One answer and what it caused to be said. */
export interface Entry {
  readonly seat: Seat;
  readonly answer: Answer;
  readonly facts: readonly Told[];
}
/** A match being played: its state, and the log that explains and re-creates it. */
export interface Match<S extends AnyState> {
  readonly game: Game<S>;
  readonly setup: Setup;
  /** What was said before the first answer. */
  readonly opening: readonly Told[];
  readonly log: Entry[];
  state: S;
}

const heard = (s: AnyState): readonly Told[] => {
  const facts = s.out ?? [];
  s.out = [];
  return facts;
};
const fresh = <S extends AnyState>(game: Game<S>, setup: Setup): S => game.machine.start(game.setup(setup));

export const openMatch = <S extends AnyState>(game: Game<S>, setup: Setup): Match<S> => {
  const state = fresh(game, setup);
  return { game, setup, opening: heard(state), log: [], state };
};

/** An answer from outside. A rule that throws leaves the match as it was: the answer runs on a copy. */
export const answer = <S extends AnyState>(m: Match<S>, seat: Seat, seq: number, given: unknown): Refusal | null => {
  const s = m.game.clone(m.state);
  const refusal = m.game.machine.submit(s, seat, seq, given);
  if (refusal) return refusal;
  m.log.push({ seat, answer: plainAnswer(given as Answer), facts: heard(s) });
  m.state = s;
  return null;
};

/** How far back this seat may go without asking anybody: own answers only, and nothing learned since. */
export const freeUndo = <S extends AnyState>(m: Match<S>, seat: Seat): number | null => {
  let to = m.log.length;
  while (to > m.state.floor && m.log[to - 1]!.seat === seat) to--;
  return to < m.log.length ? to : null;
};

/** Back to the moment when `to` answers had been given. The answers re-run the match: what undo restores is everything, by construction. */
export const undo = <S extends AnyState>(m: Match<S>, to: number): void => {
  if (!Number.isInteger(to) || to < 0 || to > m.log.length) throw new RangeError(`cannot go back to answer ${to} of ${m.log.length}`);
  m.state = rerun(m.game, m.setup, m.log.slice(0, to));
  m.log.length = to;
};

/** The state after these answers, which are known to be legal. */
export const rerun = <S extends AnyState>(game: Game<S>, setup: Setup, log: readonly { seat: Seat; answer: Answer }[]): S => {
  const s = fresh(game, setup);
  heard(s);
  for (const e of log) {
    game.machine.advance(s, e.seat, e.answer);
    heard(s);
  }
  return s;
};
/** What a seat (or, with no seat of that number, the public) is told of these facts. */
export const factsFor = (facts: readonly Told[], seat: Seat): Told[] => facts.filter(t => t.to === undefined || t.to === seat);
export const isChance = (e: Entry): boolean => e.seat === CHANCE;
