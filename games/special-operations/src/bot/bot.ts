import {
  type Answer,
  type Language,
  type Random,
  type Reason,
  type Seat,
  type Space,
  type Suggestion,
  sample,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import type { BattleState } from '../state.js';
import { reply } from './choose.js';
import { BEGINNER, type ExpectedWounds, QUICK, thorough } from './estimate.js';
import { suggestPlaces } from './places.js';
import { reasonText } from './reasons.js';

export type BattleSeatView = ViewOf<BattleState>;
/** Plays any seat from what that seat may know. How good an attack is, `expected` says. */
export const heuristicWith = (expected: ExpectedWounds) => ({
  name: 'heuristic',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer => reply(view, question, thorough(expected), random).answer,
});
/** The same, with plans for the mission. Imagined matches were tried in its place, and won no more often. */
export const strategistWith = (expected: ExpectedWounds) => ({
  name: 'search',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer =>
    reply({ ...view, isExpert: true }, question, thorough(expected), random).answer,
});
/** What it would answer, and why. */
export const adviceWith =
  (expected: ExpectedWounds, random: () => Random) =>
  (
    view: BattleSeatView,
    question: Space,
    language: Language = 'en',
  ): { readonly answer: Answer; readonly why: string; readonly reason: Reason } => {
    const { answer, reason } = reply(view, question, thorough(expected), random());
    return { answer, why: reasonText(reason, language), reason };
  };
export const suggest = (view: BattleSeatView, space: Space): Suggestion[] => (space.kind === 'place' ? suggestPlaces(view, space) : []);

/** For many quick matches. */
export const quickPolicy = (s: BattleState, seat: Seat, space: Space, random: Random): Answer =>
  reply(viewOf(s, seat), space, QUICK, random).answer;
/** One action in so many is not thought through. */
const CARELESS = 4;
/** Plays like somebody who has just learned the rules: looks at few spots, and now and then does the first thing that comes to mind. */
export const novice = {
  name: 'novice',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer =>
    question.kind === 'pick' && question.of === 'option' && random(CARELESS) === 0
      ? sample(question, random)
      : reply(view, question, BEGINNER, random).answer,
};
