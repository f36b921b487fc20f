import type { Dice, Weapon } from '../data/index.js';
import type { KeywordName } from '../glossary/keywords.js';
import { type AttackRoll, meanResults } from './attack-roll.js';

/** Whom an attack is for: some weapons ask. */
export const AGAINST = ['trooper', 'vehicle'] as const;
export type Against = (typeof AGAINST)[number];
/** Dice of one weapon, and how many of them are one colour better. */
export interface Bettered {
  readonly dice: Dice;
  readonly better: number;
}
const numberOf = ({ keywords }: Weapon, keyword: KeywordName): number => {
  const x = keywords?.[keyword];
  return typeof x === 'number' ? x : 0;
};
/** How many dice of a weapon are better against this target, so far away. */
export const betterDice = (weapon: Weapon, reach: number, against: Against | undefined): number =>
  (against === 'vehicle' ? numberOf(weapon, 'Anti-Materiel') : 0) +
  (against === 'trooper' ? numberOf(weapon, 'Anti-Personnel') : 0) +
  (reach <= 1 ? numberOf(weapon, 'Assault') : 0);

const SAME = 1e-12;
/** White dice become black and black ones red, those that bring the most results; red ones stay (L-DIE-4). */
export const withBetterDice = (weapons: readonly Bettered[], roll: Omit<AttackRoll, 'dice'>): Dice => {
  const sum = (of: (weapon: Bettered) => number): number => weapons.reduce((n, weapon) => n + of(weapon), 0);
  const [red, black, white] = [sum(w => w.dice.red ?? 0), sum(w => w.dice.black ?? 0), sum(w => w.dice.white ?? 0)];
  const bettered = sum(({ dice, better }) => Math.min(better, (dice.black ?? 0) + (dice.white ?? 0)));
  const least = sum(({ dice, better }) => Math.min(dice.white ?? 0, Math.max(0, better - (dice.black ?? 0))));
  const most = sum(({ dice, better }) => Math.min(better, dice.white ?? 0));
  const ways = Array.from({ length: most - least + 1 }, (_, i): Dice => {
    const whites = most - i;
    const blacks = bettered - whites;
    return { red: red + blacks, black: black + whites - blacks, white: white - whites };
  });
  const results = (dice: Dice): number => meanResults({ ...roll, dice });
  return ways.length === 1 ? ways[0]! : ways.reduce((a, b) => (results(b) > results(a) + SAME ? b : a));
};
