import type { Call, Reason } from '@cadre/core';
import type { Named } from '@cadre/legion';
import type { Op } from '../content/effect.js';
import { seatHolder } from '../keywords/holders.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { contextOf } from './context.js';
import { CARD_ACTIONS } from './names.js';
import { RUN_EFFECT } from './run-effect.js';
import { candidates } from './targets.js';

/** An action that a loadout gives to some units. Its place stands in records: new ones go to the end. */
export interface LoadoutAction {
  readonly id: string;
  readonly counts: string;
  readonly name: Named;
  readonly rule: string;
  free(k: BattleView): boolean;
  isOn(k: BattleView, unit: UnitId): boolean;
  refuse(k: BattleView, unit: UnitId): Reason | null;
  do(s: BattleState, unit: UnitId): Call | void;
}
const RULE = 'SO-G15';
const hasEffect = (k: BattleView, seat: number, name: string): boolean =>
  (k.public.roster.find(h => h.id === seatHolder(seat))?.keywords[name] ?? 0) > 0;
type PlaceTokenOp = Extract<Op, { readonly op: 'place-token' }>;
const isAllPlaced = (k: BattleView, seat: number, { token, most }: PlaceTokenOp): boolean =>
  most !== undefined && k.public.markers.filter(m => m.kind === token && m.seat === seat).length >= most;
export const loadoutActions: readonly LoadoutAction[] = CARD_ACTIONS.map(({ name, givenBy, action, given, effect }) => ({
  id: action.id,
  counts: action.id,
  name: action.name,
  rule: RULE,
  free: () => action.free,
  isOn: (k, unit) => {
    const { seat } = unitOf(k, unit);
    return given.kind === 'static' && hasEffect(k, seat, givenBy) && candidates(k, given.target, contextOf(seat, { unit })).includes(unit);
  },
  refuse: (k, unit) => {
    const no = (why: string): Reason => ({ rule: RULE, why, about: { action: action.id } });
    if (action.ops.some(op => op.op === 'place-token' && isAllPlaced(k, unitOf(k, unit).seat, op))) return no('all-placed');
    if (effect.kind !== 'triggered' || effect.target.pick === 'none') return null;
    return candidates(k, effect.target, contextOf(unitOf(k, unit).seat, { unit })).length > 0 ? null : no('nobody-to-choose');
  },
  do: (s, unit) => RUN_EFFECT.call({ effect: name, seat: unitOf(s, unit).seat, active: unit, attacker: 'nobody', defender: 'nobody' }),
}));
