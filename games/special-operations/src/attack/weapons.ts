import type { DeepReadonly, Term } from '@cadre/core';
import { boxOf } from '../box.js';
import type { Effect } from '../content/effect.js';
import type { KeywordOn, Weapon } from '../content/types.js';
import type { AttackFrame } from '../frames.js';
import { QUANTITIES, terms, total } from '../keywords/quantities.js';
import type { Words } from '../keywords/vocabulary.js';
import { THE_WEAPON } from '../keywords/weapon.js';
import { profileOf } from '../profile.js';
import type { BattleView, HolderId, UnitId } from '../state.js';

/** The weapons on a unit's card with what its loadouts add and change. An attack names one by its place. */
export const weaponsOf = (k: BattleView, id: UnitId): readonly Weapon[] => profileOf(k, id).weapons;

const areaWeapon = (effects: readonly Effect[]): Pick<Weapon, 'dice' | 'keywords'> | undefined => {
  for (const effect of effects)
    for (const op of effect.kind === 'triggered' ? effect.ops : [])
      if (op.op === 'area-attack') return { dice: { red: 0, black: 0, white: 0, ...op.dice }, keywords: op.keywords };
  return undefined;
};
/** SO-H14: what an area attack rolls stands on its card. */
const weaponOfCard = (k: BattleView, id: string): Weapon => {
  const card = boxOf(k).cards.get(id);
  const weapon = card && areaWeapon(card.effects);
  if (!weapon) throw new Error(`card "${id}" has no area attack`);
  return { id: card.id, name: card.name, kind: 'ranged', range: 0, ...weapon };
};
type Attacking = DeepReadonly<AttackFrame>;
export const weaponIn = (k: BattleView, { attacker, weapon, card }: Pick<Attacking, 'attacker' | 'weapon' | 'card'>): Weapon => {
  const found = attacker === 'nobody' ? weaponOfCard(k, card) : weaponsOf(k, attacker)[weapon];
  if (!found) throw new Error(`unit ${attacker} has no weapon ${weapon}`);
  return found;
};

type Quantity = keyof Words['quantities'];
type Add = (k: BattleView, about: unknown, me: HolderId, x: number) => number;
const addOf = ({ keyword }: KeywordOn, quantity: Quantity): Add | undefined => QUANTITIES[keyword].adds?.[quantity] as Add | undefined;
/** What the keywords of one weapon add to a quantity. */
export const weaponTotal = <Q extends Quantity>(
  k: BattleView,
  quantity: Q,
  about: DeepReadonly<Words['quantities'][Q]>,
  weapon: Weapon,
): number => {
  let sum = 0;
  for (const on of weapon.keywords) sum += addOf(on, quantity)?.(k, about, THE_WEAPON, on.x) ?? 0;
  return sum;
};
/** The quantities of an attack: what everybody on the table adds, and what its weapon does. */
type OfAttack = {
  [Q in Quantity]: Words['quantities'][Q] extends AttackFrame ? (AttackFrame extends Words['quantities'][Q] ? Q : never) : never;
}[Quantity];
export const attackTotal = (k: BattleView, quantity: OfAttack, f: Attacking): number =>
  total(k, quantity, f) + weaponTotal(k, quantity, f, weaponIn(k, f));
/** The same term by term, for the screen. */
export const attackTerms = (k: BattleView, quantity: OfAttack, f: Attacking): Term<HolderId>[] => [
  ...terms(k, quantity, f),
  ...weaponIn(k, f).keywords.flatMap(on => {
    const value = addOf(on, quantity)?.(k, f, THE_WEAPON, on.x) ?? 0;
    return value === 0
      ? []
      : [{ rule: QUANTITIES[on.keyword].rule, holder: (f.attacker === 'nobody' ? THE_WEAPON : f.attacker) as HolderId, value }];
  }),
];
