import { bestRolls } from '../attack/best-rolls.js';
import type { Rolling } from '../attack/dice-pools.js';
import { classesOf } from '../attack/roll-classes.js';
import { nextOptions } from '../attack/tree.js';
import type { Chart, CombatTree, Icon, Stance } from '../content/types.js';
import { ATTACK, DEFENCE } from '../dice.js';

/** What an attack comes to by the cards alone: printed dice, charts and tree, without abilities, cover, tokens and conditions. */
export interface PrintedOdds {
  readonly attackDice: number;
  readonly defenceDice: number;
  /** The chances of 0, 1, 2 … successes. */
  readonly successes: readonly number[];
  /** The chances of 0, 1, 2 … damage along the path with most damage. */
  readonly damage: readonly number[];
  readonly meanDamage: number;
}
const rolling = (die: Rolling['die'], dice: number, chart: Chart | undefined): Rolling => ({
  die,
  dice,
  chart,
  discards: false,
  added: [],
  rerolls: null,
});
const damageIn = (icons: readonly Icon[]): number => icons.filter(icon => icon === 'damage').length;
/** The most damage of a walk of so many steps. */
const mostDamage = (tree: CombatTree, successes: number, path: readonly string[] = []): number => {
  const next = path.length < successes ? nextOptions(tree, path) : [];
  return Math.max(0, ...next.map(option => damageIn(tree.options[option]!) + mostDamage(tree, successes, [...path, option])));
};
const addTo = (list: number[], n: number, chance: number): void => {
  while (list.length <= n) list.push(0);
  list[n]! += chance;
};
/** Undefined where the stance has no such attack. */
export const printedOdds = (attacker: Stance, kind: 'melee' | 'ranged', defender: Stance): PrintedOdds | undefined => {
  const weapon = attacker[kind];
  if (!weapon) return undefined;
  const defenceDice = defender.defence[kind];
  const [successes, damage]: [number[], number[]] = [[], []];
  const most: number[] = [];
  const [attacking, defending] = [rolling(ATTACK, weapon.dice, weapon.chart), rolling(DEFENCE, defenceDice, defender.defence.chart)];
  const best = bestRolls(attacking, defending, false, () => 0); // nobody has anything to decide
  for (const { final, chance } of classesOf(attacking, defending, best, false)) {
    most[final.successes] ??= mostDamage(attacker.tree, final.successes);
    addTo(successes, final.successes, chance);
    addTo(damage, most[final.successes]! + damageIn(final.icons), chance);
  }
  return { attackDice: weapon.dice, defenceDice, successes, damage, meanDamage: damage.reduce((sum, chance, n) => sum + n * chance, 0) };
};
