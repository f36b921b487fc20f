import type { Place, Random, Suggestion } from '@cadre/core';
import { nearest } from '@cadre/core';
import { ACTIVATING } from '../frames.js';
import type { UnitId } from '../state.js';
import { questionIn } from '../table/place-args.js';
import type { SeatView } from './goals.js';
import { type Reply, say } from './reasons.js';
import { type After, answerFor, bestOf, movesOf, type SpotValue, sampled, worthOf } from './spots.js';

const ACTIONS = 2;
/** Whether the unit can still attack after this move. */
const afterMove = (k: SeatView, unit: UnitId): After => {
  const f = nearest(k, ACTIVATING);
  return { attacks: f?.unit === unit && f.taken < ACTIONS && !f.done.includes('attack') && !f.done.includes('standby') };
};
const about = (v: SpotValue | null) => ({ goal: v?.goal?.name ?? '' });
export const choosePlace = (k: SeatView, space: Place, random: Random): Reply => {
  const q = questionIn(space);
  if (q.kind === 'move') {
    const best = bestOf(movesOf(k, q.unit, q, afterMove(k, q.unit)));
    if (best) return say(answerFor(best), 'L-MOV-1', 'best-spot', about(best));
  }
  const { answer, value } = sampled(k, space, random);
  return say(answer, 'L-GEN-1', 'best-spot', about(value));
};
/** Good answers to a question for a place: the best spot of each kind. */
export const suggestPlaces = (k: SeatView, space: Place): Suggestion[] => {
  const q = questionIn(space);
  if (q.kind !== 'move') return [];
  const values = movesOf(k, q.unit, q, afterMove(k, q.unit));
  const by = (worth: (v: SpotValue) => number): SpotValue[] =>
    values
      .slice()
      .sort((a, b) => worth(b) - worth(a))
      .slice(0, 1);
  const found = [...by(worthOf), ...by(v => v.reached), ...by(v => v.shot.worth), ...by(v => -v.danger + v.reached / 10)];
  return found
    .filter((v, i) => found.indexOf(v) === i)
    .map(v => ({ answer: answerFor(v), because: { rule: 'L-MOV-1', why: 'best-spot', about: about(v) } }));
};
