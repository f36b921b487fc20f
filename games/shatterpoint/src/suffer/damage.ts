import { type Call, emit, type None, nearest } from '@cadre/core';
import { cardOf } from '../box.js';
import { ACTING, ACTIVATING } from '../frames.js';
import { onWounded } from '../missions/wounds.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { unitOf, unitOfCharacter } from '../table/queries.js';
import { about } from './about.js';
import { AfterWound } from './wound.js';

/** Who dealt damage; nobody where no rule says who: Strained (LE-H6), guns (SB-5). */
export type Dealer = CharacterId | None<'nobody'>;
export interface Taken {
  readonly damage: number;
  /** Then `afterWound` has to follow, when the rest of the effect is done (LE-P14). */
  readonly wounded: boolean;
}
const NOTHING: Taken = { damage: 0, wounded: false };

/** S-ACT-4, LE-P15: what the unit is doing ends with the effect in progress. */
const cutShort = (s: EncounterState, id: UnitId): void => {
  for (const doing of [nearest(s, ACTIVATING), nearest(s, ACTING)]) if (doing?.unit === id) doing.cutShort = true;
};
/** S-WND-1, LE-P14: the token, the Struggle token and LE-12, LE-13 at once. LE-O6: hunker tokens and conditions stay. */
const wound = (s: EncounterState, id: UnitId, by: Dealer): void => {
  s.public.units[id]!.wounded += 1;
  cutShort(s, id);
  emit(s, { type: 'wounded', by: by === 'nobody' ? by : unitOf(s, unitOfCharacter(s, by)).card, ...about(s, id, 'S-WND-1') });
  onWounded(s, id, by);
};
/** S-EFF-1, S-WND-1, S-WND-3; S-UNIT-1: the damage itself is the unit's. What is beyond the Stamina is lost, and a Wounded unit takes none. */
export const takeDamage = (s: EncounterState, id: UnitId, n: number, by: Dealer, why: string): Taken => {
  const unit = s.public.units[id]!;
  if (n <= 0 || unit.defeated || unit.wounded > 0) return NOTHING;
  const { stamina } = cardOf(s, id);
  const damage = Math.min(n, stamina - unit.damage);
  unit.damage += damage;
  emit(s, { type: 'damage', n: damage, total: unit.damage, why, ...about(s, id, 'S-EFF-1') });
  const wounded = unit.damage >= stamina;
  if (wounded) wound(s, id, by);
  return { damage, wounded };
};
export const afterWound = (s: EncounterState, unit: UnitId, by: Dealer): Call =>
  AfterWound.call({ unit, by, byUnit: by === 'nobody' ? by : unitOfCharacter(s, by) });
/** LE-H5: damage outside a pool, and what follows a Wound. */
export const dealDamage = (s: EncounterState, unit: UnitId, n: number, by: Dealer, why: string): Call | void =>
  takeDamage(s, unit, n, by, why).wounded ? afterWound(s, unit, by) : undefined;
