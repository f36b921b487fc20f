import {
  type Answer,
  type Language,
  type Random,
  type Reason,
  type Seat,
  type Space,
  type Suggestion,
  sameAnswer,
  sample,
  type ViewOf,
  viewOf,
} from '@cadre/core';
import type { BattleState } from '../state.js';
import { reply } from './choose.js';
import { BEGINNER, type ExpectedWounds, QUICK, thorough } from './estimate.js';
import { suggestPlaces } from './places.js';
import { reasonText } from './reasons.js';
import { foreseen, turnAnswers } from './turns.js';

export type BattleSeatView = ViewOf<BattleState>;
/** Plays any seat from what that seat may know. How good an attack is, `expected` says. */
export const heuristicWith = (expected: ExpectedWounds) => ({
  name: 'heuristic',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer => reply(view, question, thorough(expected), random).answer,
});
const asExpert = (view: BattleSeatView): BattleSeatView & { readonly isExpert: true } => ({ ...view, isExpert: true });
/** The same, with plans for the mission. */
export const strategistWith = (expected: ExpectedWounds) => ({
  name: 'search',
  choose: (view: BattleSeatView, question: Space, random: Random): Answer =>
    reply(asExpert(view), question, thorough(expected), random).answer,
});
/** What the strategist would answer, and why. `improve` finds out in imagined matches whether another answer is better than the usual one. */
export const adviceWith =
  (expected: ExpectedWounds, random: () => Random) =>
  (
    view: BattleSeatView,
    question: Space,
    language: Language = 'en',
    improve: (usual: Answer) => Answer = usual => usual,
  ): { readonly answer: Answer; readonly why: string; readonly reason: Reason } => {
    const k = asExpert(view);
    const usual = reply(k, question, thorough(expected), random());
    const better = improve(usual.answer);
    const { answer, reason } = sameAnswer(question, better, usual.answer) ? usual : foreseen(k, usual.answer, better);
    return { answer, why: reasonText(reason, language), reason };
  };
export const suggest = (view: BattleSeatView, space: Space): Suggestion[] => (space.kind === 'place' ? suggestPlaces(view, space) : []);

/** For many quick matches. */
export const quickPolicy = (s: BattleState, seat: Seat, space: Space, random: Random): Answer =>
  reply(viewOf(s, seat), space, QUICK, random).answer;
/**
 * What the strategist finds out in imagined matches: who acts next. They go on to the end of the round, where the outlook tells more than in
 * the middle of it. It is a poor judge all the same; with half a standard error the better answer is taken more often than with a whole one.
 */
export const rolloutWith = (expected: ExpectedWounds) => ({
  favourite: strategistWith(expected),
  policy: quickPolicy,
  isFar: (s: BattleState, from: BattleSeatView): boolean => s.public.round > from.public.round,
  alternatives: (view: BattleSeatView, question: Space): readonly Answer[] => turnAnswers(asExpert(view), question),
  ahead: 0.5,
});
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
