import type { Call } from '@cadre/core';
import type { EncounterState, UnitId } from '../state.js';

export const useAbility = (_s: EncounterState, _unit: UnitId, _ability: number, _how: { readonly free: boolean }): Call | void => undefined;
