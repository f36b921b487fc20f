import { nearest, type Place, type Random, type Suggestion } from '@cadre/core';
import { ACTIVATING } from '../frames.js';
import type { Spot } from '../state.js';
import { ground } from '../table/ground.js';
import { type PlaceQuestion, questionIn } from '../table/place-args.js';
import { type After, afterMove } from './after.js';
import { type Effort, roughWounds, thorough } from './estimate.js';
import { type Goal, goalFacts, type SeatView } from './goals.js';
import { type Reply, say, type Why } from './reasons.js';
import {
  answerFor,
  bestOf,
  goalSpots,
  type SpotValue,
  type TokenQuestion,
  tokenSpots,
  type UnitQuestion,
  valuesOf,
  worthOf,
} from './spots.js';

const ACTIONS = 2;
/** Whether the unit can still attack after this move, or after it has arrived. */
const afterPlace = (k: SeatView, q: UnitQuestion): After => {
  if (q.kind === 'network') return { attacks: 'any', acts: true };
  const f = nearest(k, ACTIVATING);
  const left = f?.unit === q.unit ? ACTIONS - f.taken : 0;
  return afterMove(k, q.unit, q.kind === 'move' ? q.how : '', left);
};
const RULES: Readonly<Record<PlaceQuestion['kind'], string>> = {
  move: 'L-MOV-1',
  deploy: 'SO-G10',
  infiltrate: 'SO-K20',
  covert: 'SO-G34',
  reveal: 'SO-G36',
  reserve: 'SO-S8',
  network: 'SO-V4',
  charge: 'SO-H11',
  trap: 'SO-H11',
  return: 'SO-H11',
  beside: 'SO-G12',
};
const isToken = (q: PlaceQuestion): q is TokenQuestion => q.kind === 'charge' || q.kind === 'trap' || q.kind === 'beside';
export const choosePlace = (k: SeatView, space: Place, effort: Effort, random: Random): Reply => {
  const q = questionIn(space);
  const rule = RULES[q.kind];
  if (isToken(q)) {
    const [found] = tokenSpots(k, q);
    if (found) return say(answerFor(found), rule, 'token-spot');
  } else {
    const found = bestOf(valuesOf(k, q, afterPlace(k, q), effort));
    if (found) return say(answerFor(found), rule, 'best-spot', goalFacts(k, found.goal));
  }
  return say(ground(k).sample(space, random), rule, 'any');
};
const best = (values: readonly SpotValue[], worth: (v: SpotValue) => number): SpotValue[] =>
  values.length === 0 ? [] : [values.reduce((a, b) => (worth(b) > worth(a) ? b : a))];
const MOST_GOALS = 4;
interface Suggested {
  readonly spot: Spot;
  readonly why: Why;
  readonly goal: Goal | null;
}
const unitSpots = (k: SeatView, q: UnitQuestion): Suggested[] => {
  const values = valuesOf(k, q, afterPlace(k, q), thorough(roughWounds));
  const attacks = values.filter(v => v.shot.target !== null);
  return [
    ...best(values, worthOf).map(v => ({ ...v, why: 'best-spot' as const })),
    ...best(attacks, v => v.shot.worth).map(v => ({ ...v, why: 'attack-spot' as const })),
    ...best(values, v => -v.danger().wounds + v.reached / 10).map(v => ({ ...v, why: 'safe-spot' as const })),
    ...goalSpots(k, q)
      .sort((a, b) => b.goal.worth - a.goal.worth)
      .slice(0, MOST_GOALS)
      .map(v => ({ ...v, why: 'goal-spot' as const })),
  ];
};
/** Good answers to a question for a place: the best spot of all, to attack, to be safe and for each goal, each once. */
export const suggestPlaces = (k: SeatView, space: Place): Suggestion[] => {
  const q = questionIn(space);
  const rule = RULES[q.kind];
  if (isToken(q))
    return tokenSpots(k, q)
      .slice(0, 1)
      .map(found => ({ answer: answerFor(found), because: { rule, why: 'token-spot' } }));
  const found = unitSpots(k, q).map(v => ({ answer: answerFor(v), because: { rule, why: v.why, about: goalFacts(k, v.goal) } }));
  return found.filter(({ answer }, i) => found.findIndex(f => f.answer.join() === answer.join()) === i);
};
