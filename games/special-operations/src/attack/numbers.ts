import { type DeepReadonly, nearest } from '@cadre/core';
import { conditionNow } from '../chart.js';
import { ACTIVATING, type AttackFrame } from '../frames.js';
import { total } from '../keywords/quantities.js';
import type { BattleView, UnitId } from '../state.js';
import { isSuppressed } from '../suppression.js';
import { type CoverFrom, coverFrom, typeOf, unitOf } from '../table/queries.js';
import { available } from './tokens.js';
import { attackTotal, weaponIn } from './weapons.js';

type Attacking = DeepReadonly<AttackFrame>;
/** L-TER-9 */
const MOST_COVER = 2;
export const isVehicle = (k: BattleView, id: UnitId): boolean => typeOf(k, id).kind === 'vehicle';

const hasAimed = (k: BattleView, id: UnitId): boolean => {
  const activation = nearest(k, ACTIVATING);
  return activation?.unit === id && activation.done.includes('aim');
};
/** SO-G38: bad weather covers everybody from who has not aimed. */
const weatherCover = (k: BattleView, attacker: UnitId): number =>
  conditionNow(k) === 'weather' && !hasAimed(k, attacker) && total(k, 'ignoreChart', { unit: attacker }) === 0 ? 1 : 0;
const terrainCover = (k: BattleView, f: Attacking): CoverFrom => {
  if (f.attacker === 'nobody') return { cover: 0, piece: null };
  return f.terrain === 'unmeasured' ? coverFrom(k, f.attacker, f.target) : { cover: f.terrain, piece: null };
};
/** L-ATK-5: the cover of the target and the terrain it comes from; friends near it add nothing (SO-G20). Improvements before reductions (L-TER-9). */
export const coverIn = (k: BattleView, f: Attacking): { readonly cover: number; readonly piece: string } => {
  // L-MEL-4, SO-O-4, SO-K43; L-GEN-1: whatever gives cover
  if (f.melee || isVehicle(k, f.target) || attackTotal(k, 'noCover', f) > 0) return { cover: 0, piece: '' };
  const { cover: terrain, piece } = terrainCover(k, f);
  const suppressed = isSuppressed(k, f.target) ? 1 : 0; // SO-O-2
  const weather = f.attacker === 'nobody' ? 0 : weatherCover(k, f.attacker);
  const improved = Math.min(MOST_COVER, terrain + suppressed + weather + attackTotal(k, 'coverGain', f));
  return { cover: Math.max(0, improved - attackTotal(k, 'coverLoss', f)), piece: piece?.id ?? '' };
};

/** L-ATK-2: dice and numbers of the pool, before effects add to them and a suppressed attacker loses a die. */
export const formPool = (k: BattleView, f: AttackFrame): void => {
  const { dice } = weaponIn(k, f);
  f.red = dice.red + attackTotal(k, 'redDice', f);
  f.black = dice.black + attackTotal(k, 'blackDice', f);
  f.white = dice.white + attackTotal(k, 'whiteDice', f);
  f.pierce = attackTotal(k, 'pierce', f);
  f.impact = attackTotal(k, 'impact', f);
  f.critical = attackTotal(k, 'critical', f);
  f.suppressive = attackTotal(k, 'suppressive', f);
  f.lethal = attackTotal(k, 'lethal', f);
};
/** Whether the attacker loses a die (SO-G23). */
export const isHindered = (k: BattleView, f: Attacking): boolean =>
  f.attacker !== 'nobody' && !f.unhindered && isSuppressed(k, f.attacker) && total(k, 'ignoreSuppressed', { unit: f.attacker }) === 0;
/** Tokens that the attacker can spend now. */
export const aimsOf = (k: BattleView, f: Attacking): number =>
  f.attacker === 'nobody' || f.unhindered ? 0 : available(k, f, f.attacker, 'aim');
export const attackSurgesOf = (k: BattleView, f: Attacking): number =>
  f.attacker === 'nobody' || f.surges === 0 ? 0 : Math.min(f.surges, available(k, f, f.attacker, 'surge'));
/** L-ATK-5: how many dodge tokens make sense: one for each hit, or one that helps otherwise; SO-K46: none against High Velocity. */
export const dodgesOf = (k: BattleView, f: Attacking): number => {
  if (f.hits + f.crits === 0 || attackTotal(k, 'noDodge', f) > 0) return 0;
  const useful = Math.max(f.hits, attackTotal(k, 'dodgeHelps', f) > 0 ? 1 : 0);
  return useful === 0 ? 0 : Math.min(useful, available(k, f, f.target, 'dodge'));
};
export const shieldsOf = (k: BattleView, f: Attacking): number =>
  f.melee || isVehicle(k, f.target) ? 0 : Math.min(unitOf(k, f.target).shield, f.hits + f.crits);
export const pierceIn = (k: BattleView, f: Attacking): number => (attackTotal(k, 'noPierce', f) > 0 ? 0 : f.pierce);
/** Whether anything can cancel hits that cannot cancel critical results. */
export const canCancelHits = (k: BattleView, f: Attacking): boolean =>
  attackTotal(k, 'armour', f) > 0 ||
  (attackTotal(k, 'noDodge', f) === 0 && available(k, f, f.target, 'dodge') > 0) ||
  attackTotal(k, 'guards', f) > 0;
/** Blocks beyond this change nothing. */
export const blocksNeeded = (k: BattleView, f: Attacking): number => f.hits + f.crits + pierceIn(k, f);
