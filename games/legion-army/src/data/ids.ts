import type { battleCards } from './battle-cards.js';
import type { commandCards } from './command-cards.js';
import type { counterparts } from './counterparts.js';
import type { BattleForce, Discount, ForceChoice, Rank, Slot } from './schema.js';
import type { empireUnits } from './units/empire.js';
import type { mandaloriansUnits } from './units/mandalorians.js';
import type { mercenaryUnits } from './units/mercenary.js';
import type { rebelsUnits } from './units/rebels.js';
import type { republicUnits } from './units/republic.js';
import type { separatistsUnits } from './units/separatists.js';
import type { upgrades } from './upgrades/index.js';

type AnyUnit = (
  | typeof empireUnits
  | typeof mandaloriansUnits
  | typeof mercenaryUnits
  | typeof rebelsUnits
  | typeof republicUnits
  | typeof separatistsUnits
)[number];
/** The ids and names of all cards, out of the cards themselves: one that is mistyped does not compile. */
export type UnitId = AnyUnit['id'];
export type UnitName = AnyUnit['name'];
export type UpgradeId = (typeof upgrades)[number]['id'];
export type CounterpartId = (typeof counterparts)[number]['id'];
export type CommandId = (typeof commandCards)[number]['id'];
export type BattleId = (typeof battleCards)[number]['id'];
export type CardId = UnitId | UpgradeId | CounterpartId | CommandId | BattleId;

type DiscountEntry = Discount & { readonly unit: UnitId; readonly upgrade?: UpgradeId };
type ChoiceEntry = Omit<ForceChoice, 'discounts'> & {
  readonly discounts?: readonly DiscountEntry[];
  readonly upgrades?: readonly UpgradeId[];
  readonly units?: readonly UnitId[];
};
/** A battle force as it is written down: whatever it names is a card. */
export type BattleForceEntry = Omit<BattleForce, 'choices'> & {
  readonly units: Readonly<Record<Rank, readonly (UnitId | CounterpartId)[]>>;
  readonly uniqueUpgrades: readonly (UpgradeId | CounterpartId)[];
  readonly forbiddenUpgrades?: readonly UpgradeId[];
  readonly countsAsCorps?: readonly UnitId[];
  readonly limits?: readonly { readonly units: readonly UnitId[]; readonly min: number; readonly max: number }[];
  readonly withoutDetachment?: readonly UnitId[];
  readonly partners?: readonly { readonly unit: UnitId; readonly name: UnitName }[];
  readonly addsSlots?: readonly { readonly unit: UnitId; readonly slots: readonly Slot[] }[];
  readonly clan?: { readonly upgrades: readonly UpgradeId[]; readonly leaders?: readonly UpgradeId[] };
  readonly discounts?: readonly DiscountEntry[];
  readonly choices?: { readonly count: number; readonly of: readonly ChoiceEntry[] };
};
