import type { Slot, Weapon } from '../data/index.js';
import { addsMiniature, cardInPlay, type Refusal, turnCard, type UnitInPlay, upgradeAt, whyNotUse } from './unit-in-play.js';

/** A weapon of a unit, and the upgrade it is on: its place among the cards, or null for the unit card. */
export interface WeaponInPlay {
  readonly weapon: Weapon;
  readonly from: number | null;
}
export interface Contribution {
  readonly miniature: number;
  /** Its place in `weaponsOf`. */
  readonly weapon: number;
}
export type AttackPool = readonly Contribution[];

/** AB-13: the weapons of the unit card and of its upgrades, of a double-sided card those of the side that is up. */
export const weaponsOf = (unit: UnitInPlay): WeaponInPlay[] => [
  ...(cardInPlay(unit.unit)?.weapons ?? []).map(weapon => ({ weapon, from: null })),
  ...unit.cards.flatMap(({ side }, from) => {
    const { weapons = [], doubleSided } = upgradeAt(unit, from);
    const up = doubleSided && weapons.length > 1 ? weapons.slice(side, side + 1) : weapons;
    return up.map(weapon => ({ weapon, from }));
  }),
];

/** Why this miniature may not add this weapon to the pool. */
export const whyNotAdd = (unit: UnitInPlay, pool: AttackPool, miniature: number, weapon: number): Refusal | null => {
  const { from, weapon: what } = weaponsOf(unit)[weapon]!;
  if (from === null) return null;
  const card = upgradeAt(unit, from);
  if (addsMiniature(card) && unit.miniatures[miniature]!.addedBy !== from)
    return {
      rule: 'AB-12',
      en: `Only the miniature that ${card.name} added may use ${what.name}.`,
      de: `Nur die Miniatur, die ${card.name} hinzufügt, darf ${what.name} verwenden.`,
    };
  if (ONE_AN_ATTACK.includes(card.slot) && pool.some(c => weaponsOf(unit)[c.weapon]!.from === from))
    return {
      rule: 'AB-15',
      en: `One miniature has used ${what.name} in this attack already.`,
      de: `In diesem Angriff hat schon eine Miniatur ${what.name} verwendet.`,
    };
  return whyNotUse(unit, from); // AB-14, AB-16: the weapon of any other upgrade is for every miniature
};
const ONE_AN_ATTACK: readonly Slot[] = ['grenades'];

/** AB-20: the card of the weapon is turned at once; AB-21: an armament waits until the pool is formed. */
export const addToPool = (
  unit: UnitInPlay,
  pool: AttackPool,
  miniature: number,
  weapon: number,
): { readonly unit: UnitInPlay; readonly pool: AttackPool } => {
  const { from } = weaponsOf(unit)[weapon]!;
  const waits = from === null || upgradeAt(unit, from).slot === 'armament';
  return { unit: waits ? unit : turnCard(unit, from), pool: [...pool, { miniature, weapon }] };
};
/** AB-21: now the armaments that went into the pool are turned. */
export const formPool = (unit: UnitInPlay, pool: AttackPool): UnitInPlay => {
  const weapons = weaponsOf(unit);
  const armaments = new Set(
    pool.map(c => weapons[c.weapon]!.from).filter(from => from !== null && upgradeAt(unit, from).slot === 'armament'),
  );
  return [...armaments].reduce<UnitInPlay>((so, from) => turnCard(so, from!), unit);
};
