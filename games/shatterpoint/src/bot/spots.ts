import type { Answer, Place, Random, Seat } from '@cadre/core';
import { netOfSpots } from '@cadre/geometry';
import { boxOf, cardOf } from '../box.js';
import type { MoveName } from '../content/types.js';
import { exposedTarget } from '../missions/targets.js';
import { assaultsOf, targetsOf } from '../round/attacks.js';
import type { CharacterId, EncounterView, Spot } from '../state.js';
import { ground } from '../table/ground.js';
import { movementOf, moveProblem } from '../table/moves.js';
import { answerAt, type Heading, headingIn, questionIn, spotIn } from '../table/place-args.js';
import { isOnTable, sideOfCharacter, sideOfSeat, spotOf, unitOf, unitOfCharacter, withCharacterAt } from '../table/queries.js';
import { expectedDamage, expectedSpaces } from './estimate.js';
import { danger, distance, type Goal, goalsAt, goalsOf } from './goals.js';
import { damageWorth, spaceWorth } from './stakes.js';
import { type Weighed, weightsOf } from './weights.js';

/** How closely the bot looks: how far apart spots are, in 0.1 mm, and how many it weighs. */
export interface Effort {
  readonly net: number;
  readonly closely: number;
}
export const THOROUGH: Effort = { net: 500, closely: 8 };
export const BEGINNER: Effort = { net: 1200, closely: 1 };
export const QUICK: Effort = { net: 900, closely: 4 };

/** What an attack is worth: damage on the way to a wound, and more when it is likely to wound now. */
export const strikeAt = (k: EncounterView, attacker: CharacterId, target: CharacterId, kind: 'melee' | 'ranged'): number => {
  const unit = unitOfCharacter(k, target);
  const each = damageWorth(k, unit);
  if (each === 0) return 0;
  const damage = expectedDamage(k, attacker, target, kind);
  const left = Math.max(1, cardOf(k, unit).stamina - unitOf(k, unit).damage);
  return each * (Math.min(damage, left) + 2 * Math.min(1, damage / left) ** 2);
};
/** The best attack of a character from where it is. */
export const bestStrike = (k: EncounterView, id: CharacterId): number => {
  let best = 0;
  for (const kind of ['melee', 'ranged'] as const)
    for (const target of targetsOf(k, id, kind)) best = Math.max(best, strikeAt(k, id, target, kind));
  return best;
};
/** The best assault of a character on the armored target from where it is. */
export const bestAssault = (k: EncounterView, id: CharacterId): number => {
  const target = exposedTarget(k);
  if (target === undefined || sideOfCharacter(k, id) === 'legend') return 0;
  return assaultsOf(k, id).reduce((most, kind) => Math.max(most, assaultAt(k, id, kind, target)), 0);
};
export const assaultAt = (k: EncounterView, id: CharacterId, kind: 'melee' | 'ranged', target: number): number =>
  spaceWorth(k) * expectedSpaces(k, id, kind, target);

export interface SpotValue {
  readonly spot: Spot;
  readonly goal: Goal | null;
  /** What it is worth to stand there, and what can be attacked from there in this activation. */
  readonly stand: number;
  readonly strike: number;
}
const valueAt = (k: Weighed, id: CharacterId, spot: Spot, goals: readonly Goal[]): SpotValue => {
  const { fear, beside } = weightsOf(k, sideOfCharacter(k, id));
  const { goal, worth } = goalsAt(goals, spot, beside);
  const there: Weighed = { ...withCharacterAt(k, id, spot), ...(k.weights && { weights: k.weights }) };
  const assault = bestAssault(there, id);
  const inAction = boxOf(k).mission.assault?.when === 'combat action';
  const strike = bestStrike(there, id);
  return {
    spot,
    goal,
    stand: worth - fear * danger(k, id, spot) + (inAction ? 0 : assault / unitOf(k, unitOfCharacter(k, id)).characters.length),
    strike: inAction ? Math.max(strike, assault) : strike,
  };
};
/** The spots of a move that serve the goals best, weighed with what can be attacked from there. */
export const spotsFor = (k: EncounterView, id: CharacterId, how: MoveName, heading: Heading, { net, closely }: Effort): SpotValue[] => {
  if (moveProblem(k, id, how) !== null) return [];
  const goals = goalsOf(k, id);
  const { beside } = weightsOf(k, sideOfCharacter(k, id));
  const spots = netOfSpots(movementOf(k, id, how, heading), net).map(({ at, level }) => ({ ...at, elevation: level }));
  const ranked = spots.map(spot => ({ spot, worth: goalsAt(goals, spot, beside).worth })).sort((a, b) => b.worth - a.worth);
  const every = Math.max(1, Math.floor(ranked.length / closely));
  return ranked.filter((_, i) => i < closely || i % every === 0).map(({ spot }) => valueAt(k, id, spot, goals));
};
/** What it is worth to stay; null for a character that is not on the table. */
export const stayAt = (k: Weighed, id: CharacterId): SpotValue | null => {
  const { at } = k.public.characters[id]!;
  return typeof at === 'object' ? valueAt(k, id, at, goalsOf(k, id)) : null;
};
/** The spots of a move, best first; `strikes`: whether the character attacks after it. */
export const movesOf = (k: EncounterView, space: Place, effort: Effort, strikes: boolean): SpotValue[] => {
  const q = questionIn(space);
  if (q.kind !== 'move') return [];
  const worth = ({ stand, strike }: SpotValue): number => stand + (strikes ? strike : 0);
  return spotsFor(k, q.character, q.how, headingIn(q), effort).sort((a, b) => worth(b) - worth(a));
};
const SAMPLES = 8;
const MORE_SAMPLES = 24;
/** What it is worth to somebody that this character is pushed to a spot: good for a friend, bad for an enemy, and that one rather far. */
export const pushWorth = (k: EncounterView, id: CharacterId, isFriend: boolean): ((spot: Spot) => number) => {
  const goals = goalsOf(k, id);
  const from = spotOf(k, id);
  const { fear, beside } = weightsOf(k, sideOfCharacter(k, id));
  const worth = (spot: Spot): number => goalsAt(goals, spot, beside).worth - fear * danger(k, id, spot);
  return isFriend ? worth : spot => distance(from, spot) / 100 - worth(spot);
};
const PUSHES = 16;
const pushedSpot = (k: EncounterView, space: Place, id: CharacterId, isFriend: boolean, random: Random): Answer => {
  const worth = pushWorth(k, id, isFriend);
  return Array.from({ length: PUSHES }, () => ground(k).sample(space, random))
    .map(answer => ({ answer, value: worth(answer.length === 0 ? spotOf(k, id) : spotIn(answer)) }))
    .reduce((a, b) => (b.value > a.value ? b : a)).answer;
};
/** The best of a few spots for everything that is no move. */
export const sampledSpot = (k: Weighed & { readonly seat?: Seat }, space: Place, random: Random): Answer => {
  const under = ground(k),
    q = questionIn(space);
  if (q.kind === 'push' && k.weights?.closely && k.seat !== undefined)
    return pushedSpot(k, space, q.character, sideOfCharacter(k, q.character) === sideOfSeat(k.seat), random);
  const answers = Array.from({ length: k.weights?.closely ? MORE_SAMPLES : SAMPLES }, () => under.sample(space, random)).filter(
    answer => answer.length > 0,
  );
  const first = answers[0];
  if (!first || !('character' in q) || q.kind === 'push') return first ?? [];
  const goals = goalsOf(k, q.character);
  const worth = (answer: Answer): number => {
    if (!isOnTable(k, q.character)) return goalsAt(goals, spotIn(answer), weightsOf(k, sideOfCharacter(k, q.character)).beside).worth;
    const { stand, strike } = valueAt(k, q.character, spotIn(answer), goals);
    return stand + strike;
  };
  return answers.map(answer => ({ answer, worth: worth(answer) })).reduce((a, b) => (b.worth > a.worth ? b : a)).answer;
};
export const answerFor = ({ spot }: SpotValue): Answer => answerAt(spot);
