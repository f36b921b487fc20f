import type { Answer, Place, Random } from '@cadre/core';
import { netOfSpots } from '@cadre/geometry';
import { cardOf } from '../box.js';
import { assaultsOf, targetsOf } from '../round/attacks.js';
import type { CharacterId, EncounterView, Spot } from '../state.js';
import { ground } from '../table/ground.js';
import { movementOf, moveProblem } from '../table/moves.js';
import { answerAt, headingIn, questionIn, spotIn } from '../table/place-args.js';
import { enemiesOf, isOnTable, unitOf, unitOfCharacter, withCharacterAt } from '../table/queries.js';
import { expectedDamage } from './estimate.js';
import { bestGoal, distance, type Goal, goalsOf, preyWorth } from './goals.js';

export interface Strike {
  readonly target: CharacterId | 'target' | null;
  readonly kind: 'melee' | 'ranged';
  readonly worth: number;
}
export const NO_STRIKE: Strike = { target: null, kind: 'melee', worth: 0 };
/** What damage to this character is worth: more when it wounds the unit. */
export const strikeAt = (k: EncounterView, attacker: CharacterId, target: CharacterId, kind: 'melee' | 'ranged'): Strike => {
  const unit = unitOfCharacter(k, target);
  const damage = expectedDamage(k, attacker, target, kind);
  const left = Math.max(1, cardOf(k, unit).stamina - unitOf(k, unit).damage);
  const worth =
    unitOf(k, unit).wounded > 0 ? 0.05 * damage : 0.25 * Math.min(damage, left) * preyWorth(k, unit) + Math.min(1, damage / left) ** 2;
  return { target, kind, worth };
};
const ASSAULT = 1.6;
/** The best attack of a character from where it is. */
export const bestStrike = (k: EncounterView, id: CharacterId): Strike => {
  let best = NO_STRIKE;
  for (const kind of ['melee', 'ranged'] as const)
    for (const target of targetsOf(k, id, kind)) {
      const strike = strikeAt(k, id, target, kind);
      if (strike.worth > best.worth) best = strike;
    }
  const [assault] = assaultsOf(k, id);
  return assault && best.worth < ASSAULT ? { target: 'target', kind: assault, worth: ASSAULT } : best;
};
const HANDS = 3.6;
/** How many enemies could hit back next turn: those close by count most. */
const danger = (k: EncounterView, id: CharacterId, spot: Spot): number => {
  let sum = 0;
  for (const enemy of enemiesOf(k, id)) {
    const unit = unitOf(k, unitOfCharacter(k, enemy));
    const at = k.public.characters[enemy]!.at;
    if (unit.wounded > 0 || typeof at !== 'object') continue;
    const away = distance(spot, at);
    sum += away < HANDS ? 0.5 : away < 12 ? 0.2 : 0;
  }
  return sum;
};
export interface SpotValue {
  readonly spot: Spot;
  readonly goal: Goal | null;
  readonly worth: number;
}
const valueAt = (k: EncounterView, id: CharacterId, spot: Spot, goals: readonly Goal[], strikes: boolean): SpotValue => {
  const { goal, worth } = bestGoal(goals, spot);
  const strike = strikes ? bestStrike(withCharacterAt(k, id, spot), id).worth : 0;
  const { damage } = unitOf(k, unitOfCharacter(k, id));
  const fear = (0.25 + damage / cardOf(k, unitOfCharacter(k, id)).stamina) * danger(k, id, spot);
  return { spot, goal, worth: worth + 0.9 * strike - 0.5 * fear };
};
const NET = 450;
const CLOSELY = 10;
/** The spots of a move that serve the goals best, weighed with what can be attacked from there. */
export const movesOf = (k: EncounterView, space: Place): SpotValue[] => {
  const q = questionIn(space);
  if (q.kind !== 'move' || moveProblem(k, q.character, q.how) !== null) return [];
  const goals = goalsOf(k, q.character);
  const spots = netOfSpots(movementOf(k, q.character, q.how, headingIn(q)), NET).map(({ at, level }) => ({ ...at, elevation: level }));
  const ranked = spots.map(spot => ({ spot, worth: bestGoal(goals, spot).worth })).sort((a, b) => b.worth - a.worth);
  const every = Math.max(1, Math.floor(ranked.length / CLOSELY));
  const closely = ranked.filter((_, i) => i < CLOSELY || i % every === 0);
  return closely.map(({ spot }) => valueAt(k, q.character, spot, goals, true)).sort((a, b) => b.worth - a.worth);
};
export const stayValue = (k: EncounterView, id: CharacterId): number => {
  const { at } = k.public.characters[id]!;
  return typeof at === 'object' ? valueAt(k, id, at, goalsOf(k, id), true).worth : 0;
};
const SAMPLES = 6;
/** The best of a few spots for everything that is no move. */
export const sampledSpot = (k: EncounterView, space: Place, random: Random): { readonly answer: Answer; readonly goal: Goal | null } => {
  const under = ground(k),
    q = questionIn(space);
  const answers = Array.from({ length: SAMPLES }, () => under.sample(space, random)).filter(answer => answer.length > 0);
  const first = answers[0];
  if (!first) return { answer: [], goal: null };
  if (!('character' in q) || q.kind === 'push') return { answer: first, goal: null };
  const goals = goalsOf(k, q.character);
  const values = answers.map(answer => ({ answer, ...valueAt(k, q.character, spotIn(answer), goals, isOnTable(k, q.character)) }));
  return values.reduce((best, v) => (v.worth > best.worth ? v : best));
};
export const answerFor = ({ spot }: SpotValue): Answer => answerAt(spot);
