import type { KeywordId } from '@cadre/legion';
import type { DicePool } from '../dice.js';
import { WEAPONS, type WeaponId } from './data/weapon-names.js';
import type { KeywordOn, Weapon } from './types.js';

type Dice = Partial<DicePool>;
const pool = (dice: Dice): DicePool => ({ red: 0, black: 0, white: 0, ...dice });
export const melee = (id: WeaponId, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'melee',
  range: 0,
  dice: pool(dice),
  keywords,
});
export const ranged = (id: WeaponId, range: number, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'ranged',
  range,
  dice: pool(dice),
  keywords,
});
/** SO-H17: melee in base contact, ranged otherwise. */
export const both = (id: WeaponId, range: number, dice: Dice, ...keywords: readonly KeywordOn[]): Weapon => ({
  id,
  name: WEAPONS[id],
  kind: 'both',
  range,
  dice: pool(dice),
  keywords,
});
/** A keyword as it stands on a card; `rest` is what follows the colon and the capacity. */
export const has = (keyword: KeywordId, x = 1, rest: Pick<KeywordOn, 'of' | 'capacity'> = {}): KeywordOn => ({ keyword, x, ...rest });
