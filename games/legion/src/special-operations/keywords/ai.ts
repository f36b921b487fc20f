import type { BattleView, UnitId } from '../state.js';
import { total } from './quantities.js';

const ACTIONS = ['attack', 'move', 'dodge', 'aim', 'standby', 'recover', 'dash'] as const;
/** What a unit has to do first if it can; empty when it is free to choose. */
export const aiActions = (k: BattleView, unit: UnitId): string[] =>
  total(k, 'ignoreAi', { unit }) > 0 ? [] : ACTIONS.filter(action => total(k, 'firstAction', { unit, action }) > 0);
