import { type AnyGame, type AnyState, type Language, type Match, type Seat, SPECTATOR, stateAt, viewOf } from '@cadre/core';
import type { Moments, WireView } from '@cadre/protocol';
import type { TableState } from './table.js';
import { wordsOf } from './words.js';

/** The seats whose past views may be shown: all of them when the match is over, until then only the viewer's own. */
export const visibleSeats = (t: TableState, seats: readonly Seat[]): Seat[] =>
  t.status === 'over' ? [SPECTATOR, ...t.seats.keys()] : seats.length > 0 ? [...seats] : [SPECTATOR];

/** The match as one seat knew it after `from` answers, and after each of the next ones. */
export const momentsOf = (match: Match<AnyState>, as: Seat, language: Language, from: number, count: number): Moments['moments'] => {
  const { game, log } = match;
  const state = stateAt(match, from);
  const moments: WireView[] = [];
  for (let n = from; ; n++) {
    // A copy: the state is changed in place by the answers that follow.
    const view = viewOf(game.clone(state), as);
    moments.push({ ...view, words: wordsOf(game as AnyGame, language, view, state.secret.length) } as WireView);
    const next = log[n];
    if (!next || moments.length === count) return moments;
    game.machine.advance(state, next.seat, next.answer);
    state.out = [];
  }
};
