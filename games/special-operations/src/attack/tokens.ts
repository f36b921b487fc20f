import type { DeepReadonly } from '@cadre/core';
import type { AttackFrame } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { BattleView, UnitId } from '../state.js';
import { isOnTable, isWithin, seesUnit, typeOf } from '../table/queries.js';

/** L-GEN-6 */
export const GREEN_TOKENS = ['aim', 'dodge', 'surge'] as const;
export type GreenToken = (typeof GREEN_TOKENS)[number];
type Attacking = DeepReadonly<Pick<AttackFrame, 'attacker' | 'target' | 'sharedByAttacker' | 'sharedByDefender' | 'lent'>>;

const SHARE_INCHES = 12;
const SHARED_TOKENS = 1;
/** L-UNT-1: clone troopers use each other's tokens. */
const shares = (k: BattleView, unit: UnitId, other: UnitId): boolean =>
  typeOf(k, unit).kind === 'clone-trooper' &&
  typeOf(k, other).kind === 'clone-trooper' &&
  (isWithin(k, unit, other, SHARE_INCHES) || isWithin(k, unit, other, SHARE_INCHES + total(k, 'shareRange', { unit }))) &&
  (seesUnit(k, unit, other) || total(k, 'shareUnseen', { unit }) > 0);
const sharesLeft = (k: BattleView, f: Attacking, unit: UnitId): number =>
  SHARED_TOKENS + total(k, 'shareMost', { unit }) - (unit === f.attacker ? f.sharedByAttacker : f.sharedByDefender);

export interface Source {
  readonly unit: UnitId;
  /** How many of its tokens this unit could give. */
  readonly n: number;
  readonly how: 'own' | 'shared' | 'lent';
}
/** Whose tokens a unit can spend in this attack: its own, those of other clones, and one of whoever lends. */
export const sourcesOf = (k: BattleView, f: Attacking, unit: UnitId, token: GreenToken): Source[] => {
  const { units } = k.public;
  const sources: Source[] = [];
  if (units[unit]![token] > 0) sources.push({ unit, n: units[unit]![token], how: 'own' });
  for (let i = 0; i < units.length; i++) {
    const other = units[i]!;
    if (other[token] === 0 || other.seat !== units[unit]!.seat || i === unit || !isOnTable(other)) continue;
    const lender = i as UnitId;
    if (shares(k, unit, lender)) {
      const left = sharesLeft(k, f, unit);
      if (left > 0) sources.push({ unit: lender, n: Math.min(other[token], left), how: 'shared' });
    } else if (!f.lent.includes(lender) && total(k, 'lends', { unit, lender }) > 0) sources.push({ unit: lender, n: 1, how: 'lent' });
  }
  return typeOf(k, unit).kind === 'vehicle' ? [] : sources;
};
/** How many tokens of a kind a unit can spend at most. */
export const available = (k: BattleView, f: Attacking, unit: UnitId, token: GreenToken, sources = sourcesOf(k, f, unit, token)): number => {
  let shared = 0,
    others = 0;
  for (const { n, how } of sources)
    if (how === 'shared') shared += n;
    else others += n;
  return others + Math.min(shared, shared > 0 ? sharesLeft(k, f, unit) : 0);
};
