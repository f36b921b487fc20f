import { cardOf } from '../box.js';
import type { ActionName } from '../content/types.js';
import type { ActivationFrame } from '../frames.js';
import { canTakeAction } from '../round/actions.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { isOnTable, sideOf, unitOf } from '../table/queries.js';
import { type Effort, type SpotValue, spotsFor, stayAt } from './spots.js';
import { damageWorth } from './stakes.js';
import { weightsOf } from './weights.js';

type Doing = Readonly<Pick<ActivationFrame, 'unit' | 'taken'>> & { readonly done: readonly ActionName[] };
/** An action, as options name it. */
type Act = 'move' | 'focus' | 'combat' | 'takeCover' | 'recover';
const ACTION = { move: 'move', focus: 'focus', combat: 'combat', takeCover: 'take-cover', recover: 'recover' } as const;

/** What a unit gains by standing, attacking and moving, all its characters together. */
interface Prospects {
  readonly stand: number;
  readonly strike: number;
  /** After the move that is best for standing, and after the one that is best for an attack. */
  readonly moved: number;
  readonly movedToStrike: number;
}
const most = (values: readonly SpotValue[], worth: (value: SpotValue) => number): number =>
  values.reduce((high, value) => Math.max(high, worth(value)), Number.NEGATIVE_INFINITY);
const standing = ({ stand }: SpotValue): number => stand;
const attacking = ({ stand, strike }: SpotValue): number => stand + strike;
const prospectsOf = (k: EncounterView, unit: UnitId, effort: Effort, canMove: boolean): Prospects => {
  const sum = { stand: 0, strike: 0, moved: 0, movedToStrike: 0 };
  const isPinned = unitOf(k, unit).conditions.includes('pinned');
  for (const id of unitOf(k, unit).characters) {
    const stay = isOnTable(k, id) ? stayAt(k, id) : null;
    if (!stay) continue;
    const spots = canMove && !isPinned ? [stay, ...spotsFor(k, id, 'advance', {}, effort)] : [stay];
    sum.stand += stay.stand;
    sum.strike += stay.strike;
    sum.moved += most(spots, standing);
    sum.movedToStrike += most(spots, attacking);
  }
  return sum;
};
/** A focused attack yields about so much more. */
const FOCUS = 0.22;
const COVER = 0.9;
/** What it is worth that a unit recovers: a point of damage or a condition for each character. */
const recovery = (k: EncounterView, unit: UnitId): number => {
  const { damage, conditions, characters } = unitOf(k, unit);
  const here = characters.filter((id: CharacterId) => isOnTable(k, id)).length;
  const { mend } = weightsOf(k, sideOf(k, unit));
  return (
    mend * Math.min(here, damage) * damageWorth(k, unit) * (1 + damage / cardOf(k, unit).stamina) + 1.2 * Math.min(here, conditions.length)
  );
};
interface Plan {
  readonly first: Act | 'end';
  /** What it promises beyond standing still. */
  readonly worth: number;
}
/** The ways to use the actions that are left, each with what comes first in it, and what standing still is worth. */
const plansOf = (k: EncounterView, f: Doing, effort: Effort): { readonly plans: readonly Plan[]; readonly stand: number } => {
  const { unit } = f;
  const can = (act: Act): boolean => canTakeAction(k, f, ACTION[act]);
  const canMove = can('move');
  const { stand, strike, moved, movedToStrike } = prospectsOf(k, unit, effort, canMove);
  const isOpen = !f.done.includes('combat');
  const two = f.taken === 0;
  const plans: Plan[] = [{ first: 'end', worth: stand }];
  const add = (first: Act, worth: number): void => {
    if (can(first)) plans.push({ first, worth });
  };
  const rest = Math.max(can('takeCover') ? COVER : 0, can('recover') ? recovery(k, unit) : 0);
  const focused = isOpen && strike > 0 ? FOCUS * strike : 0.1;
  add('move', moved + (two ? rest : 0));
  add('takeCover', stand + COVER);
  add('recover', stand + recovery(k, unit));
  add('focus', stand + focused / 2);
  add('combat', strike + stand + 0.1);
  if (two) {
    if (isOpen) add('move', movedToStrike);
    add('combat', strike + Math.max(moved, stand + rest) + 0.1);
    if (isOpen) add('focus', strike + focused + stand);
  }
  return { plans, stand };
};
/** The best of them. */
export const planOf = (k: EncounterView, f: Doing, effort: Effort): Plan => {
  const { plans, stand } = plansOf(k, f, effort);
  const best = plans.reduce((a, b) => (b.worth > a.worth ? b : a));
  return { ...best, worth: best.worth - stand };
};
/** What an activation of this unit promises. */
export const activationWorth = (k: EncounterView, unit: UnitId, effort: Effort): number =>
  planOf(k, { unit, taken: 0, done: [] }, effort).worth;
