import type { Place, Reason, Space, Suggestion, ViewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { boxOf, cardOf } from '../box.js';
import type { Named } from '../content/types.js';
import type { EncounterState, EncounterView, Spot } from '../state.js';
import { ground } from '../table/ground.js';
import { type PlaceQuestion, questionIn, spotIn } from '../table/place-args.js';
import { charactersOn, otherSide, sideOfCharacter, sideOfSeat, spotOf, unitOfCharacter } from '../table/queries.js';
import type { SeatView } from './choose.js';
import { distance, type Goal, goalsAt, goalsOf } from './goals.js';
import { answerFor, movesOf, pushWorth, THOROUGH } from './spots.js';
import { weightsOf } from './weights.js';

const MOST = 4;
/** Spots that are looked at where no move leads there. */
const SAMPLES = 24;
interface Ranked {
  readonly suggestion: Suggestion;
  /** Those for the same goal are alike: the best of them will do. */
  readonly goal: string;
}
/** The name of the enemy or objective that is the goal. */
const nameOf = (k: EncounterView, { name, at }: Goal, id: PlaceQuestion['character']): Named | undefined => {
  const isThere = (spot: Spot): boolean => spot.x === at.x && spot.y === at.y;
  if (name !== 'prey') return boxOf(k).mission.objectives[k.public.objectives.findIndex(each => isThere(each.at))]?.name;
  const enemy = charactersOn(k, otherSide(sideOfCharacter(k, id))).find(each => isThere(spotOf(k, each)));
  return enemy === undefined ? undefined : cardOf(k, unitOfCharacter(k, enemy)).name;
};
/** How far somebody is from its goal: at it, in reach of it, or on the way. */
const reasonFor = (rule: string, k: EncounterView, goal: Goal | null, spot: Spot, id: PlaceQuestion['character']): Reason => {
  const name = goal ? nameOf(k, goal, id) : undefined;
  if (!goal || !name) return { rule, why: 'best-spot', about: {} };
  const isThere = distance(goal.at, spot) <= goal.within;
  return { rule, why: isThere ? (goal.name === 'objective' ? 'at' : 'inReach') : 'toward', about: { ...name } };
};
const goalOf = ({ why, about }: Reason): string => `${why} ${about?.['en'] ?? ''}`;
/** Where somebody is set up: the best of some spots for each goal, nearest first. */
const placements = (k: EncounterView, space: Place, { character }: PlaceQuestion): Ranked[] => {
  const goals = goalsOf(k, character);
  const { beside } = weightsOf(k, sideOfCharacter(k, character));
  const random = seeded(1);
  const under = ground(k);
  return Array.from({ length: SAMPLES }, () => under.sample(space, random))
    .filter(answer => answer.length > 0)
    .map(answer => ({ answer, ...goalsAt(goals, spotIn(answer), beside) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ answer, goal }) => {
      const because = reasonFor('S-DEP-1', k, goal, spotIn(answer), character);
      return { goal: goalOf(because), suggestion: { answer, because } };
    });
};
/** An enemy is pushed where it is worth least to its side, a friend where it is worth most. */
const pushes = (k: SeatView, space: Place, { character }: PlaceQuestion): Ranked[] => {
  const isFriend = k.seat === undefined || sideOfCharacter(k, character) === sideOfSeat(k.seat);
  const random = seeded(1);
  const under = ground(k);
  const worth = pushWorth(k, character, isFriend);
  return Array.from({ length: SAMPLES }, () => under.sample(space, random))
    .filter(answer => answer.length > 0)
    .map(answer => ({ answer, value: worth(spotIn(answer)) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, 2)
    .map(({ answer }, i) => ({
      goal: String(i),
      suggestion: { answer, because: { rule: 'S-EFF-3', why: isFriend ? 'push-friend' : 'push-enemy', about: {} } },
    }));
};
const moves = (k: SeatView, space: Place, { character }: PlaceQuestion): Ranked[] =>
  movesOf(k, space, THOROUGH, true).map(value => {
    const because = reasonFor('S-MOVE-1', k, value.goal, value.spot, character);
    return { goal: goalOf(because), suggestion: { answer: answerFor(value), because } };
  });
/** Good spots, each for another goal. */
export const suggest = (view: ViewOf<EncounterState>, space: Space): Suggestion[] => {
  if (space.kind !== 'place') return [];
  const k = view as SeatView;
  const q = questionIn(space);
  const ranked = q.kind === 'move' ? moves(k, space, q) : q.kind === 'push' ? pushes(k, space, q) : placements(k, space, q);
  const seen = new Set<string>();
  return ranked.filter(({ goal }) => seen.size < MOST && !seen.has(goal) && seen.add(goal)).map(({ suggestion }) => suggestion);
};
