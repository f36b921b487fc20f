import {
  type Answer,
  type Language,
  type Random,
  type Reason,
  type Seat,
  type Space,
  type Suggestion,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import type { BattleState } from '../state.js';
import { questionIn } from '../table/place-args.js';
import { reply } from './choose.js';
import type { ExpectedWounds } from './estimate.js';
import type { SeatView } from './goals.js';
import { suggestPlaces } from './places.js';
import { reasonText } from './reasons.js';
import { sampled } from './spots.js';

export type BattleSeatView = ViewOf<BattleState>;
/** Plays any seat from what that seat may know. How good an attack is, `expected` says. */
export const heuristicWith = (expected: ExpectedWounds) => ({
  name: 'heuristic',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer => reply(view, question, expected, random).answer,
});
/** What it would answer, and why. */
export const adviceWith =
  (expected: ExpectedWounds, random: () => Random) =>
  (
    view: BattleSeatView,
    question: Space,
    language: Language = 'en',
  ): { readonly answer: Answer; readonly why: string; readonly reason: Reason } => {
    const { answer, reason } = reply(view, question, expected, random());
    return { answer, why: reasonText(reason, language), reason };
  };
export const suggest = (view: BattleSeatView, space: Space): Suggestion[] => (space.kind === 'place' ? suggestPlaces(view, space) : []);

const SAMPLES = 5;
/** How a search plays on: moves to the best of a few random spots in reach. */
export const quickPolicy =
  (expected: ExpectedWounds) =>
  (s: BattleState, seat: Seat, space: Space, random: Random): Answer => {
    const view = viewOf(s, seat);
    return space.kind === 'place' && questionIn(space).kind === 'move'
      ? sampled(view as SeatView, space, random, SAMPLES).answer
      : reply(view, space, expected, random).answer;
  };
/** A match is far enough when this activation and three more are over. */
const AHEAD = 4;
export const isFar = (s: BattleState, from: BattleSeatView): boolean => {
  const acted = (k: Pick<BattleState, 'public'>): number => k.public.round * 100 + k.public.units.filter(u => u.activated).length;
  return acted(s) >= acted(from) + AHEAD;
};
