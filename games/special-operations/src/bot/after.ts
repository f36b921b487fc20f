import { nearest } from '@cadre/core';
import { ACTIVATING } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { BattleView, UnitId } from '../state.js';

/** What is left to do after being somewhere. */
export interface After {
  readonly attacks: 'any' | 'melee' | 'none';
  /** Whether there is an action left at all. */
  readonly acts: boolean;
}
const CHARGES: readonly string[] = ['move', 'climb', 'jump'];
/** After a move of this unit, with so many actions left then. SO-K5: a charge needs none. */
export const afterMove = (k: BattleView, id: UnitId, how: string, left: number): After => {
  const acts = left > 0;
  const f = nearest(k, ACTIVATING);
  if (f?.unit !== id || f.attacked || f.done.includes('attack') || f.done.includes('standby')) return { attacks: 'none', acts };
  const charges = CHARGES.includes(how) && total(k, 'meleeAfterMove', { unit: id }) > 0;
  return { attacks: acts ? 'any' : charges ? 'melee' : 'none', acts };
};
