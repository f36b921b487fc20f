import { cardOf } from '../box.js';
import type { AbilityText } from '../content/effect.js';
import type { ActionName } from '../content/types.js';
import { canUseAbility } from '../effects/abilities.js';
import type { ActivationFrame } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { EncounterOption } from '../options.js';
import type { EncounterView, UnitId } from '../state.js';
import { canHunker } from '../suffer/can-hunker.js';
import { canHeal } from '../suffer/healable.js';
import { unitOf } from '../table/queries.js';
import { attacksOf } from './attacks.js';

export const ACTION_OF = {
  move: 'move',
  focus: 'focus',
  combat: 'combat',
  takeCover: 'take-cover',
  recover: 'recover',
} as const satisfies Record<string, ActionName>;
/** S-ACT-2: two actions, and what abilities add. */
const ACTIONS = 2;
type Doing = Readonly<Pick<ActivationFrame, 'unit' | 'taken'>> & { readonly done: readonly ActionName[] };

const isOpen = (k: EncounterView, f: Doing, action: ActionName): boolean =>
  f.done.filter(each => each === action).length < 1 + total(k, 'repeats', { unit: f.unit, action });
const isPossible = (k: EncounterView, unit: UnitId, action: ActionName): boolean => {
  switch (action) {
    case 'combat':
      return attacksOf(k, unit, []).length > 0;
    case 'take-cover':
      return canHunker(k, unit); // S-ENG-4
    case 'recover':
      return unitOf(k, unit).characters.some(id => canHeal(k, id));
    default:
      return true;
  }
};
/** S-ACTN-6: an ability that costs an action needs one of the two; an Active icon does not pay it (LE-P21). */
export const canSpendAction = ({ taken }: Pick<Doing, 'taken'>, { action }: Pick<AbilityText, 'action'>): boolean =>
  !action || taken < ACTIONS;
export const canTakeAction = (k: EncounterView, f: Doing, action: ActionName): boolean =>
  f.taken < ACTIONS && isOpen(k, f, action) && isPossible(k, f.unit, action);
/** What the unit can do now: its actions, and its Active abilities (S-ACT-3). */
export const actionsOf = (k: EncounterView, f: Doing): EncounterOption[] => [
  ...(Object.entries(ACTION_OF) as [keyof typeof ACTION_OF, ActionName][]).flatMap(([kind, action]): EncounterOption[] =>
    canTakeAction(k, f, action) ? [{ kind }] : [],
  ),
  ...cardOf(k, f.unit).abilities.flatMap((each, ability): EncounterOption[] =>
    each.kind === 'active' && canUseAbility(k, f.unit, ability, { free: false }) && canSpendAction(f, each)
      ? [{ kind: 'ability', ability }]
      : [],
  ),
];
/** A free action that an ability grants: once a kind in the own activation (S-ACT-2). */
export const canTakeFree = (k: EncounterView, f: Doing | undefined, unit: UnitId, action: ActionName): boolean =>
  (!f || f.unit !== unit || isOpen(k, f, action)) && isPossible(k, unit, action);
