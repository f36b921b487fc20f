import type { Weapon } from '@cadre/legion-army/data';

export interface DiceWish {
  readonly colour: 'red' | 'black' | 'white' | '';
  /** So many dice on one weapon. */
  readonly least: number;
}
const total = ({ dice }: Weapon): number => (dice.red ?? 0) + (dice.black ?? 0) + (dice.white ?? 0);
/** Hits to expect without surges. */
export const dicePower = ({ dice }: Weapon): number => 0.75 * (dice.red ?? 0) + 0.5 * (dice.black ?? 0) + 0.25 * (dice.white ?? 0);
/** Whether some weapon has these dice. */
export const hasDice = (weapons: readonly Weapon[], { colour, least }: DiceWish): boolean => {
  if (colour === '' && least === 0) return true;
  return weapons.some(weapon => (colour === '' ? total(weapon) : (weapon.dice[colour] ?? 0)) >= Math.max(1, least));
};
