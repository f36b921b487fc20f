import { classesOf, type Rolling } from '../attack/roll-classes.js';
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
const rolling = (die: Rolling['die'], dice: number, faces: readonly string[], chart: Chart | undefined): Rolling => ({
  die,
  dice,
  faces,
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
  const classes = classesOf(
    rolling(ATTACK, weapon.dice, ['critical', 'strike'], weapon.chart),
    rolling(DEFENCE, defenceDice, ['block'], defender.defence.chart),
    false,
  );
  for (const each of classes) {
    most[each.successes] ??= mostDamage(attacker.tree, each.successes);
    addTo(successes, each.successes, each.chance);
    addTo(damage, most[each.successes]! + damageIn(each.icons), each.chance);
  }
  return { attackDice: weapon.dice, defenceDice, successes, damage, meanDamage: damage.reduce((sum, chance, n) => sum + n * chance, 0) };
};
