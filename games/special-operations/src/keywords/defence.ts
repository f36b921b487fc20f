import type { DeepReadonly } from '@cadre/core';
import type { AttackFrame } from '../frames.js';
import type { BattleView, HolderId, UnitId } from '../state.js';
import { isSuppressed } from '../suppression.js';
import { isEngaged, isWithin, seesUnit, unitOf } from '../table/queries.js';
import type { Chapter } from './chapter.js';
import { isHolder, isNamedBy, whomOf } from './holders.js';

const defends = (f: DeepReadonly<Pick<AttackFrame, 'target'>>, me: HolderId): boolean => isHolder(me, f.target);
const GUARDIAN_INCHES = 6;
/** SO-K15: a friend of the target near it, in sight of it and free to act. */
export const canGuard = (k: BattleView, f: DeepReadonly<Pick<AttackFrame, 'target' | 'melee' | 'hits'>>, me: UnitId): boolean =>
  !f.melee &&
  f.target !== me &&
  unitOf(k, me).seat === unitOf(k, f.target).seat &&
  isNamedBy(k, f.target, whomOf(k, me, 'guardian')) &&
  !isSuppressed(k, me) &&
  isWithin(k, me, f.target, GUARDIAN_INCHES) &&
  !isEngaged(k, me) &&
  seesUnit(k, me, f.target);

/** Keywords of the defender and of those around it. */
export const DEFENDER = {
  armor: { id: 3, rule: 'SO-K3', adds: { armour: (_, f, me, x) => (defends(f, me) ? x : 0) } },
  block: {
    id: 55,
    rule: 'SO-K55',
    adds: {
      surgeBlocks: (_, f, me) => (defends(f, me) && f.dodgeSpent > 0 ? 1 : 0),
      dodgeHelps: (_, f, me) => (defends(f, me) ? 1 : 0),
    },
  },
  'danger-sense': {
    id: 8,
    rule: 'SO-K8',
    adds: {
      defenceDice: (k, f, me, x) => (defends(f, me) ? Math.min(x, unitOf(k, f.target).suppression) : 0),
      keptSuppression: (_, { unit }, me, x) => (isHolder(me, unit) ? x : 0),
    },
  },
  deflect: { id: 56, rule: 'SO-K56', adds: { surgeBlocks: (_, f, me) => (defends(f, me) && !f.melee ? 1 : 0) } },
  guardian: {
    id: 15,
    rule: 'SO-K15',
    adds: { guards: (k, f, me, x) => (canGuard(k, f, me as number as UnitId) ? x : 0) },
  },
  'immune-melee-pierce': { id: 16, rule: 'SO-K16', adds: { noPierce: (_, f, me) => (defends(f, me) && f.melee ? 1 : 0) } },
  'immune-pierce': { id: 57, rule: 'SO-K57', adds: { noPierce: (_, f, me) => (defends(f, me) ? 1 : 0) } },
  impervious: { id: 17, rule: 'SO-K17', adds: { defenceDice: (_, f, me) => (defends(f, me) ? f.pierce : 0) } },
  /** SO-O-4 */
  'low-profile': {
    id: 23,
    rule: 'SO-K23',
    adds: { defenceDice: (_, f, me) => (defends(f, me) && f.cover > 0 ? 1 : 0) },
  },
  nimble: { id: 25, rule: 'SO-K25' },
  shielded: { id: 37, rule: 'SO-K37', adds: { shields: (_, { unit }, me, x) => (isHolder(me, unit) ? x : 0) } },
} as const satisfies Chapter;
