import { DAMAGE, WORTH, WOUND } from '@cadre/shatterpoint/attack/walks';
import type { Chart, ChartResult, CombatTree, Icon } from '@cadre/shatterpoint/content/types';

/**
 * What an attack is worth when both sides choose what is best for them, written from the rulebook alone: every face of every die, every choice of
 * dice, every way through the tree. It shares nothing with the game but what icons are worth.
 */
export interface SmallAttack {
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly chart: Chart;
  readonly defenceChart: Chart;
  /** The chart that the attacker may use instead. */
  readonly borrowed: Chart | undefined;
  readonly tree: CombatTree;
  readonly attackRerolls: Rerolls;
  readonly defenceRerolls: Rerolls;
  readonly disarmed: boolean;
  readonly exposed: boolean;
  readonly keepsCriticals: boolean;
  /** What the defender can still take before it is Wounded. */
  readonly left: number;
  readonly attackerHas: readonly Icon[];
  readonly defenderHas: readonly Icon[];
}
export interface Rerolls {
  readonly most: number;
  readonly faces: readonly string[];
}
const ATTACK = 'cssseeff';
const DEFENCE = 'bbeeff';
const LETTER: Readonly<Record<string, string>> = { critical: 'c', strike: 's', expertise: 'e', failure: 'f', block: 'b' };
const CONDITIONS: readonly Icon[] = ['strained', 'disarmed', 'exposed', 'pinned'];
const count = (dice: string, face: string): number => dice.split(face).length - 1;

const rowOf = ({ rows }: Chart, expertise: number): readonly ChartResult[] => {
  let found: readonly ChartResult[] = [];
  for (const row of rows) if (expertise >= row.from) found = row.results;
  return found;
};
const iconsOf = (row: readonly ChartResult[]): Icon[] => row.flatMap(each => ('effect' in each ? [each.effect] : []));
const change = (dice: string, row: readonly ChartResult[], keepsCriticals: boolean): string => {
  let now = dice;
  for (const each of row) {
    if ('add' in each) now += LETTER[each.add]!;
    if ('change' in each && !(keepsCriticals && each.change === 'critical')) now = now.replace(LETTER[each.change]!, LETTER[each.into]!);
  }
  return now;
};
/** Every way of so many steps, or as far as the tree goes. */
const waysThrough = ({ start, options, links }: CombatTree, steps: number): string[][] => {
  const column = (option: string): number => Number(option.slice(1));
  const next = (path: readonly string[]): string[] => {
    const last = path.at(-1);
    if (last === undefined) return [...start];
    return Object.keys(options).filter(
      option =>
        !path.includes(option) &&
        links.some(([a, b]) => (a === last && b === option) || (b === last && a === option)) &&
        column(option) >= column(last),
    );
  };
  const go = (path: string[]): string[][] => {
    const onward = path.length < steps ? next(path) : [];
    return onward.length === 0 ? [path] : onward.flatMap(option => go([...path, option]));
  };
  return go([]);
};
const worthOfIcons = (icons: readonly Icon[], has: readonly Icon[]): number => {
  const gained = new Set(has);
  let worth = 0;
  for (const icon of icons) {
    if (icon === 'damage' || (CONDITIONS.includes(icon) && gained.has(icon))) continue;
    gained.add(icon);
    worth += WORTH[icon];
  }
  return worth;
};
const compared = (a: SmallAttack, attack: string, defence: string, ways: (steps: number) => string[][]): number => {
  const worthBy = (chart: Chart): number => {
    const row = rowOf(chart, count(attack, 'e'));
    const answer = rowOf(a.defenceChart, count(defence, 'e'));
    // what dice show beside expertise, of both sides together
    const table = change(change((attack + defence).replaceAll('e', ''), row, false), answer, a.keepsCriticals);
    const successes = count(table, 'c') + Math.max(0, count(table, 's') - count(table, 'b'));
    const owed = iconsOf(answer);
    const values = ways(successes).map(way => {
      const icons = [...iconsOf(row), ...way.flatMap(option => a.tree.options[option]!)];
      const damage = icons.filter(icon => icon === 'damage').length;
      return DAMAGE * Math.min(damage, a.left) + (damage >= a.left ? WOUND : 0) + worthOfIcons(icons, a.defenderHas);
    });
    const lost = DAMAGE * owed.filter(icon => icon === 'damage').length + worthOfIcons(owed, a.attackerHas);
    return (Math.max(...values) - lost) / DAMAGE;
  };
  return Math.max(worthBy(a.chart), ...(a.borrowed ? [worthBy(a.borrowed)] : []));
};
const mean = (sides: string, dice: number, then: (roll: string) => number, roll = ''): number => {
  if (roll.length === dice) return then(roll);
  let sum = 0;
  for (const face of new Set(sides)) sum += (count(sides, face) / sides.length) * mean(sides, dice, then, roll + face);
  return sum;
};
/** What each choice of dice to roll again is worth. */
const rerolled = (dice: string, sides: string, { most, faces }: Rerolls, then: (dice: string) => number): number[] =>
  Array.from({ length: 2 ** dice.length }, (_, bits) => {
    const again = [...dice].filter((_, i) => (bits >> i) % 2 === 1);
    const kept = [...dice].filter((_, i) => (bits >> i) % 2 === 0).join('');
    const isAllowed = again.length <= most && again.every(letter => faces.some(face => LETTER[face] === letter));
    return isAllowed ? [mean(sides, again.length, roll => then(kept + roll))] : [];
  }).flat();
export const plainExpectimax = (a: SmallAttack): number => {
  const known = new Map<string, number>();
  const once = (key: string, work: () => number): number => {
    const value = known.get(key) ?? work();
    known.set(key, value);
    return value;
  };
  const walked: string[][][] = [];
  const ways = (steps: number): string[][] => {
    walked[steps] ??= waysThrough(a.tree, steps);
    return walked[steps];
  };
  const settled = (attack: string, defence: string): number => once(`3${attack}|${defence}`, () => compared(a, attack, defence, ways));
  const defended = (attack: string, defence: string): number =>
    once(`2${attack}|${defence}`, () => Math.min(...rerolled(defence, DEFENCE, a.defenceRerolls, dice => settled(attack, dice))));
  const attacked = (attack: string, defence: string): number =>
    once(`1${attack}|${defence}`, () => Math.max(...rerolled(attack, ATTACK, a.attackRerolls, dice => defended(dice, defence))));
  return mean(ATTACK, a.attackDice, attack =>
    mean(DEFENCE, a.defenceDice, defence =>
      attacked(a.disarmed ? attack.replaceAll('e', '') : attack, a.exposed ? defence.replaceAll('e', '') : defence),
    ),
  );
};
