import {
  type Answer,
  type AnyGame,
  type AnyState,
  CHANCE,
  type Entry,
  openMatch,
  type Seat,
  type Setup,
  type Space,
  answer as take,
} from '@cadre/core';

/** One answer of chance in a record that is true, at the moment before it was given. */
export interface ChanceAnswer {
  /** Its place in the log, from 0. */
  readonly at: number;
  readonly state: AnyState;
  readonly space: Space;
  readonly answer: Answer;
  /** Whose luck it was: the seat that the game names, else the one its facts name, else the one that answered last, else nobody. */
  readonly seat: Seat | null;
}

export function* chanceAnswers(game: AnyGame, setup: Setup, log: readonly Entry[]): Generator<ChanceAnswer> {
  const m = openMatch(game, setup);
  let last: Seat | null = null;
  for (const [at, e] of log.entries()) {
    const { pending } = m.state as AnyState;
    if (e.seat === CHANCE) {
      const space = pending?.asks.find(a => a.seat === CHANCE)?.space;
      if (!space) throw new Error(`answer ${at + 1} is chance's, but chance was not asked`);
      yield { at, state: m.state, space, answer: e.answer, seat: game.roller?.(m.state, space) ?? seatNamed(e) ?? last };
    } else last = e.seat;
    const refusal = take(m, e.seat, pending?.seq ?? -1, e.answer);
    if (refusal) throw new Error(`answer ${at + 1} is refused: ${refusal.message}`);
  }
}
const seatNamed = (e: Entry): Seat | null => {
  const seat = e.facts.find(t => typeof t.fact['seat'] === 'number')?.fact['seat'];
  return typeof seat === 'number' ? seat : null;
};
