import type { Call, DeepReadonly, Reason } from '@cadre/core';
import { attackProblem, targetsOf } from '../attack/targets.js';
import { loadoutActions } from '../effects/actions.js';
import type { ActivationFrame } from '../frames.js';
import { cardActions } from '../keywords/actions.js';
import { total } from '../keywords/quantities.js';
import { MISSION_ACTIONS, missionActionsOf } from '../missions/mission.js';
import { type BattleOption, OPTION, SPECIALS_FROM } from '../options.js';
import type { BattleState, BattleView, UnitId } from '../state.js';
import { canMoveAs } from '../table/moves.js';
import { isEngaged, unitOf } from '../table/queries.js';
import { MOVES, type MoveKind, moveOf } from './move-kinds.js';

type Doing = DeepReadonly<Pick<ActivationFrame, 'unit' | 'done' | 'taken' | 'moved' | 'attacked' | 'withdrew' | 'arrived'>>;
const ACTIONS = 2;
/** L-ACN-1, SO-G21: a suppressed unit loses none. */
export const actionsLeft = (k: BattleView, f: Doing): number => ACTIONS + total(k, 'actions', { unit: f.unit }) - f.taken;
const ruleOf = (kind: BattleOption['kind']): string => (kind === 'dash' ? 'SO-G17' : kind === 'attack' ? 'L-ACN-4' : 'SO-G16');

/** Null when the unit can do this now; otherwise the rule that speaks against it: one is enough (L-GEN-1). */
const problemOf = (k: BattleView, f: Doing, option: BattleOption): Reason | null => {
  const no = (rule: string, why: string): Reason => ({ rule, why, about: { action: option.kind } });
  const special = option.kind === 'special' ? specialOf(option.action) : undefined;
  const name = special?.counts ?? (MOVES.includes(option.kind as MoveKind) && option.kind !== 'dash' ? 'move' : option.kind);
  if (f.done.includes(name)) return no(ruleOf(option.kind), 'done-already');
  const isFree = special?.free(k) ?? false;
  if (!isFree && actionsLeft(k, f) <= 0) return no('L-ACN-1', 'no-actions-left');
  switch (option.kind) {
    case 'move':
    case 'climb':
    case 'jump': {
      if (f.arrived) return no('SO-V4', 'just-arrived');
      const { how, speed } = moveOf(k, f.unit, option.kind);
      if (how === 'withdraw' && option.kind !== 'move') return no('L-MOV-10', 'engaged');
      if (option.kind === 'jump' && total(k, 'jump', { unit: f.unit }) === 0) return no('L-ACN-7', 'cannot-jump');
      return speed > 0 && canMoveAs(k, f.unit, { how, speed, intoMelee: 'nobody' }) ? null : no('L-MOV-1', 'cannot-move');
    }
    case 'dash': {
      if (isEngaged(k, f.unit) && total(k, 'disengage', { unit: f.unit }) === 0) return no('L-MEL-3', 'engaged');
      const { speed } = moveOf(k, f.unit, 'dash');
      return speed > 0 && canMoveAs(k, f.unit, { how: 'dash', speed, intoMelee: 'nobody' }) ? null : no('SO-G17', 'cannot-move');
    }
    case 'standby':
      if (f.attacked) return no('L-ACN-5', 'has-attacked');
      if (f.withdrew) return no('L-MOV-10', 'withdrew');
      return unitOf(k, f.unit).standby > 0 ? no('L-ACN-5', 'has-standby') : null;
    case 'recover': {
      const unit = unitOf(k, f.unit);
      return unit.suppression > 0 || unit.spentShield > 0 ? null : no('L-ACN-6', 'nothing-to-recover');
    }
    case 'attack':
      if (f.done.includes('standby')) return no('L-ACN-5', 'has-standby');
      if (f.withdrew) return no('L-MOV-10', 'withdrew');
      if (f.done.includes('detonator')) return no('SO-V6', 'threw-detonator');
      return attackProblem(k, f.unit, option.target, option.weapon);
    case 'special':
      return special!.refuse(k, f.unit, f);
    default:
      return null;
  }
};
/** An action beside the common ones, from a keyword, a loadout or the mission. */
export interface SpecialAction {
  readonly id: string;
  readonly counts: string;
  free(k: BattleView): boolean;
  isOn(k: BattleView, unit: UnitId): boolean;
  refuse(k: BattleView, unit: UnitId, f: Doing): Reason | null;
  do(s: BattleState, unit: UnitId): Call | void;
}
const specials = (): ReadonlyMap<number, SpecialAction> => {
  known ??= new Map<number, SpecialAction>([
    ...cardActions.map((action, i) => [i, { counts: action.id, ...action }] as const),
    ...loadoutActions.map((action, i) => [SPECIALS_FROM.loadouts + i, action] as const),
    ...MISSION_ACTIONS.map(
      (action, i) => [SPECIALS_FROM.missions + i, { isOn: (k: BattleView) => missionActionsOf(k).includes(action), ...action }] as const,
    ),
  ]);
  return known;
};
let known: ReadonlyMap<number, SpecialAction> | undefined;
export const specialOf = (number: number): SpecialAction => {
  const found = specials().get(number);
  if (!found) throw new Error(`there is no action ${number}`);
  return found;
};
const specialsOf = (k: BattleView, id: UnitId): BattleOption[] =>
  [...specials()].flatMap(([action, special]) => (special.isOn(k, id) ? [{ kind: 'special', action } as const] : []));
const PLAIN = [...MOVES, 'aim', 'dodge', 'standby', 'recover'] as const;
/** Options of other questions are no actions at all. */
const ACTION_KINDS: readonly BattleOption['kind'][] = [...PLAIN, 'attack', 'special'];
/** Everything the unit can do next; what it may not is left out. */
export const actionsOf = (k: BattleView, f: Doing): BattleOption[] => {
  const plain: BattleOption[] = PLAIN.map(kind => ({ kind }));
  const attacks = f.done.includes('attack')
    ? []
    : targetsOf(k, f.unit).map(({ target, weapon }): BattleOption => ({ kind: 'attack', target, weapon }));
  const all = [...plain, ...attacks, ...specialsOf(k, f.unit)].filter(option => problemOf(k, f, option) === null);
  const isForced = ({ kind }: BattleOption): boolean => total(k, 'firstAction', { unit: f.unit, action: kind }) > 0;
  const first = f.taken === 0 && total(k, 'ignoreAi', { unit: f.unit }) === 0 ? all.filter(isForced) : [];
  return first.length > 0 ? first : all;
};
export const actionProblem = (k: BattleView, f: Doing, code: number | undefined): Reason | null => {
  if (code === undefined || !OPTION.has(code)) return null;
  const option = OPTION.decode(code);
  if (!ACTION_KINDS.includes(option.kind)) return null;
  if (option.kind === 'attack' && !k.public.units[option.target]) return null;
  if (option.kind === 'special' && !specials().get(option.action)?.isOn(k, f.unit)) return null;
  const problem = problemOf(k, f, option);
  if (problem) return problem;
  return actionsOf(k, f).some(o => o.kind === option.kind) ? null : { rule: 'SO-K2', why: 'ai', about: { action: option.kind } };
};
