import type { Answer, Language, Random, Reason, Seat, Space, Suggestion, ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import type { EncounterState } from '../state.js';
import { reply, type SeatView } from './choose.js';
import { reasonText } from './reasons.js';
import { answerFor, movesOf } from './spots.js';

export type EncounterSeatView = ViewOf<EncounterState>;
/** Plays any seat: nobody has secrets here, so it looks at the table alone. */
export const heuristic = {
  name: 'heuristic',
  choose: (view: EncounterSeatView, question: Space, random: Random): Answer => reply(view as SeatView, question, random).answer,
};
/** What it would answer, and why. */
export const advise = (
  view: EncounterSeatView,
  question: Space,
  language: Language = 'en',
): { readonly answer: Answer; readonly why: string; readonly reason: Reason } => {
  const { answer, reason } = reply(view as SeatView, question, seeded(1));
  return { answer, why: reasonText(reason, language), reason };
};
const MOST = 4;
/** Good spots for a move, each for another goal. */
export const suggest = (view: EncounterSeatView, space: Space): Suggestion[] => {
  if (space.kind !== 'place') return [];
  const seen = new Set<string>();
  return movesOf(view as SeatView, space)
    .filter(({ goal }) => {
      const key = goal ? `${goal.name} ${goal.at.x} ${goal.at.y}` : '';
      return seen.size < MOST && !seen.has(key) && seen.add(key);
    })
    .map(value => ({ answer: answerFor(value), because: { rule: 'S-MOVE-1', why: value.goal?.name ?? 'best-spot', about: {} } }));
};
/** How a search plays on, and when it has looked far enough: two more turns. */
export const rollout = {
  policy: (s: EncounterState, _seat: Seat, space: Space, random: Random): Answer => reply(s, space, random).answer,
  isFar: (s: EncounterState, from: EncounterSeatView): boolean => s.public.legendTurns > from.public.legendTurns + 1,
};
