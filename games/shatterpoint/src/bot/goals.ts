import { INCH } from '@cadre/geometry';
import { boxOf, cardOf } from '../box.js';
import { exposedTarget, targetSpot } from '../missions/targets.js';
import { isControllable } from '../round/objectives.js';
import type { CharacterId, EncounterView, ObjectiveId, Side, Spot, UnitId } from '../state.js';
import { charactersOn, contesting, isOnTable, sideOf, spotOf, unitOf, unitOfCharacter } from '../table/queries.js';

export const distance = (a: Spot, b: Spot): number => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) / INCH;
/** A place that a character wants to be near, and what it is worth to be there. */
export interface Goal {
  readonly at: Spot;
  readonly worth: number;
  /** Inches between centres that count as being there. */
  readonly within: number;
  readonly name: string;
}
const CONTEST = 4;
/** LE-M5: objectives of a pool with tokens count; where the mission has no pools, all do. */
const matters = (k: EncounterView, objective: ObjectiveId): boolean => {
  const { pools } = boxOf(k).mission;
  const { name, gone } = k.public.objectives[objective]!;
  if (gone || !isControllable(k, objective)) return false;
  return pools.length === 0 || pools.some((pool, i) => pool.objectives.includes(name) && k.public.dashboard.pools[i]! > 0);
};
const objectiveGoal = (k: EncounterView, side: Side, id: CharacterId, objective: ObjectiveId): Goal => {
  const { at, control } = k.public.objectives[objective]!;
  const mine = contesting(k, objective, side).filter(each => each !== id).length,
    theirs = contesting(k, objective, side === 'legend' ? 'cadre' : 'legend').length;
  const own = control === side;
  // Worth most where one more decides; a controlled one that nobody disputes needs no guard.
  const worth = own ? (theirs >= mine && theirs > 0 ? 2 : 0.3) : mine > theirs ? 0.2 : mine === theirs ? 2.6 : 1.2;
  return { at, worth: side === 'legend' ? worth * 0.7 : worth, within: CONTEST, name: 'objective' };
};
const targetGoal = (k: EncounterView): Goal[] => {
  const target = exposedTarget(k);
  return target === undefined ? [] : [{ at: targetSpot(k, target).at, worth: 2.2, within: CONTEST, name: 'target' }];
};
/** How much the other side would like to wound this unit. */
export const preyWorth = (k: EncounterView, unit: UnitId): number => {
  const { damage, wounded, injured } = unitOf(k, unit);
  const { type, stamina } = cardOf(k, unit);
  if (wounded > 0) return 0.1;
  return 1 + (2 * damage) / stamina + 0.5 * injured + (type === 'legend' ? 0.5 : 0);
};
/** What a character goes for: objectives, the armored target, and enemies that are nearly wounded. */
export const goalsOf = (k: EncounterView, id: CharacterId): Goal[] => {
  const side = sideOf(k, unitOfCharacter(k, id));
  const objectives = k.public.objectives.flatMap((_, i) =>
    matters(k, i as ObjectiveId) ? [objectiveGoal(k, side, id, i as ObjectiveId)] : [],
  );
  const prey = charactersOn(k, side === 'legend' ? 'cadre' : 'legend').map(enemy => ({
    at: spotOf(k, enemy),
    worth: (side === 'legend' ? 1.3 : 0.6) * preyWorth(k, unitOfCharacter(k, enemy)),
    within: CONTEST,
    name: 'prey',
  }));
  return [...objectives, ...(side === 'cadre' ? targetGoal(k) : []), ...prey];
};
const FADES = 11;
/** The goal that a spot serves best: full worth when there, less with every inch away. */
export const bestGoal = (goals: readonly Goal[], spot: Spot): { readonly goal: Goal | null; readonly worth: number } => {
  let goal: Goal | null = null,
    worth = 0;
  for (const g of goals) {
    const away = Math.max(0, distance(g.at, spot) - g.within);
    const value = away === 0 ? g.worth : (g.worth * 0.8 * FADES) / (FADES + 2 * away);
    if (value > worth) {
      goal = g;
      worth = value;
    }
  }
  return { goal, worth };
};
export const placeOf = (k: EncounterView, id: CharacterId): Spot | null => (isOnTable(k, id) ? spotOf(k, id) : null);
