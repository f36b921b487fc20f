import type { EncounterView, UnitId } from '../state.js';

/** S-ACT-3: whether an Active ability can be used now. */
export const canUseAbility = (_k: EncounterView, _unit: UnitId, _ability: number, _how: { readonly free: boolean }): boolean => false;
