import { INCH } from '@cadre/geometry';
import { boxOf, cardOf } from '../box.js';
import type { Stance } from '../content/types.js';
import { exposedTarget, targetSpot } from '../missions/targets.js';
import type { CharacterId, EncounterView, ObjectiveId, Side, Spot, UnitId } from '../state.js';
import { charactersOn, contesting, lengthOfRange, otherSide, sideOf, spotOf, unitOf, unitOfCharacter } from '../table/queries.js';
import { powerOf } from './estimate.js';
import { damageWorth, objectiveWorth, spaceWorth } from './stakes.js';
import { weightsOf } from './weights.js';

export const distance = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / INCH;
/** A place that a character wants to be near, and what it is worth to be there. */
export interface Goal {
  readonly at: Spot;
  readonly worth: number;
  /** Inches between centres that count as being there. */
  readonly within: number;
  readonly name: 'objective' | 'target' | 'prey';
  /** What is left of it with every inch away. */
  readonly fade: number;
}
const CONTEST = 4;
/** How much one more character there changes, by who is there already. */
const objectiveShare = (control: Side | 'nobody', side: Side, mine: number, theirs: number, open: number): number => {
  if (control === side) {
    if (theirs === 0) return 0.04;
    return theirs > mine ? (mine + 1 >= theirs ? 0.9 : 0.3) : 0.25;
  }
  if (mine > theirs) return 0.1;
  const share = mine === theirs ? 1 : 0.35;
  // The Legend gains nothing by its own control: it only keeps the cadre out.
  return control === 'cadre' || side === 'cadre' ? share : open * share;
};
const objectiveGoals = (k: EncounterView, side: Side, id: CharacterId): Goal[] => {
  const { open, mission, fade } = weightsOf(k, side);
  return k.public.objectives.flatMap(({ at, control }, i): Goal[] => {
    const worth = objectiveWorth(k, i as ObjectiveId);
    if (worth === 0) return [];
    const mine = contesting(k, i as ObjectiveId, side).filter(each => each !== id).length,
      theirs = contesting(k, i as ObjectiveId, otherSide(side)).length;
    return [{ at, worth: mission * worth * objectiveShare(control, side, mine, theirs, open), within: CONTEST, name: 'objective', fade }];
  });
};
/** Inches from centre to centre at which a stance reaches somebody or something. */
export const reachOf = ({ ranged }: Stance): number => (ranged ? lengthOfRange(ranged.range) / INCH + 1.2 : CONTEST);
/** Spaces that an assault covers, roughly. */
const SPACES = 2;
const targetGoals = (k: EncounterView, side: Side, stance: Stance): Goal[] => {
  const target = exposedTarget(k);
  if (target === undefined) return [];
  const { at } = targetSpot(k, target);
  const { mission, fade } = weightsOf(k, side);
  if (side === 'cadre') return [{ at, worth: mission * SPACES * spaceWorth(k), within: reachOf(stance), name: 'target', fade }];
  const repairs = boxOf(k).mission.endOfLegendTurn.some(step => step.do === 'repair' && step.target === target);
  return repairs && k.public.dashboard.targets[target]!.covered > 0
    ? [{ at, worth: spaceWorth(k), within: CONTEST, name: 'target', fade }]
    : [];
};
/** What an attack on this unit promises. */
export const preyWorth = (k: EncounterView, unit: UnitId, power: number): number => {
  const left = cardOf(k, unit).stamina - unitOf(k, unit).damage;
  return damageWorth(k, unit) * (Math.min(power, left) + (power >= left ? 2 : 0));
};
/** What a character goes for: objectives, the armored target, and enemies that it can hurt. */
export const goalsOf = (k: EncounterView, id: CharacterId): Goal[] => {
  const unit = unitOfCharacter(k, id);
  const side = sideOf(k, unit);
  const stance = cardOf(k, unit).stances[unitOf(k, unit).stance]!;
  const power = powerOf(stance);
  const within = reachOf(stance);
  const { later, fade } = weightsOf(k, side);
  const prey = charactersOn(k, otherSide(side)).map(
    (enemy): Goal => ({
      at: spotOf(k, enemy),
      worth: later * preyWorth(k, unitOfCharacter(k, enemy), power),
      within,
      name: 'prey',
      fade,
    }),
  );
  return [...objectiveGoals(k, side, id), ...targetGoals(k, side, stance), ...prey];
};
/** The goal that a spot serves best, and what all goals together are worth there; `beside`: what counts of a second one. */
export const goalsAt = (goals: readonly Goal[], spot: Spot, beside: number): { readonly goal: Goal | null; readonly worth: number } => {
  let goal: Goal | null = null,
    most = 0,
    reached = 0,
    prey = 0,
    next = 0;
  for (const g of goals) {
    const away = Math.max(0, distance(g.at, spot) - g.within);
    const value = away === 0 ? g.worth : g.worth * 0.8 * g.fade ** away;
    if (value > most) {
      goal = g;
      most = value;
    }
    if (away > 0) next = Math.max(next, value);
    else if (g.name === 'objective') reached += g.worth;
    else prey = Math.max(prey, g.worth);
  }
  const here = reached + prey;
  return { goal, worth: Math.max(here, next) + beside * Math.min(here, next) };
};
const SAFE = 14;
/** Inches that a unit moves before it attacks. */
const STEP = 5.5;
/** What enemies can do to a character at a spot, in percent of a match. */
export const danger = (k: EncounterView, id: CharacterId, spot: Spot): number => {
  const unit = unitOfCharacter(k, id);
  const side = sideOf(k, unit);
  const { wounded, damage } = unitOf(k, unit);
  if (wounded > 0) return 0;
  let power = 0;
  for (const enemy of charactersOn(k, otherSide(side))) {
    const other = unitOfCharacter(k, enemy);
    if (unitOf(k, other).wounded > 0 && side === 'cadre') continue;
    const away = distance(spot, spotOf(k, enemy));
    if (away > SAFE) continue;
    const stance = cardOf(k, other).stances[unitOf(k, other).stance]!;
    if (away < reachOf(stance) + STEP) power += powerOf(stance);
  }
  const expected = power * weightsOf(k, side).expected;
  const left = cardOf(k, unit).stamina - damage;
  return damageWorth(k, unit) * (Math.min(expected, left) + 2 * Math.min(1, expected / left) ** 2);
};
