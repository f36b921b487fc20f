import { stanceOf } from '../box.js';
import type { Chart, CombatTree, Icon, Stance } from '../content/types.js';
import type { CharacterId, EncounterView, UnitId } from '../state.js';
import { terrainCover, unitOf, unitOfCharacter } from '../table/queries.js';

type Kind = 'melee' | 'ranged';
/** What an icon of the combat tree is worth, in damage. */
const WORTH: Readonly<Record<Icon, number>> = {
  damage: 1,
  shove: 0.25,
  pinned: 0.4,
  strained: 0.8,
  exposed: 0.5,
  disarmed: 0.5,
  heal: 0.7,
  reposition: 0.5,
  advance: 0.4,
  dash: 0.3,
  climb: 0.3,
  jump: 0.3,
  hunker: 0.4,
  active: 0.7,
};
export const iconsWorth = (icons: readonly Icon[]): number => icons.reduce((sum, icon) => sum + WORTH[icon], 0);
const MOST = 7;
const nextOf = ({ links }: CombatTree, at: string): string[] =>
  links.flatMap(([a, b]) => (a === at ? [b] : b === at && a.slice(1) === b.slice(1) ? [a] : []));
/** The most that so many more options are worth after these. */
export const bestFrom = (tree: CombatTree, path: readonly string[], left: number): number => {
  if (left <= 0) return 0;
  const next = path.length === 0 ? tree.start : nextOf(tree, path[path.length - 1]!);
  let best = 0;
  for (const option of next)
    if (!path.includes(option)) best = Math.max(best, iconsWorth(tree.options[option]!) + bestFrom(tree, [...path, option], left - 1));
  return best;
};
const worths = new WeakMap<CombatTree, readonly number[]>();
/** What 0 to 7 successes are worth on a tree. */
const worthBySuccesses = (tree: CombatTree): readonly number[] => {
  const known = worths.get(tree);
  if (known) return known;
  const list = Array.from({ length: MOST + 1 }, (_, n) => bestFrom(tree, [], n));
  worths.set(tree, list);
  return list;
};
/** What a chart adds on average for so many expertise results. */
const chartGain = (chart: Chart | undefined, expertise: number) => {
  const row = chart?.rows.reduce<Chart['rows'][number] | undefined>((best, r) => (r.from <= expertise + 0.5 ? r : best), undefined);
  const gain = { critical: 0, strike: 0, block: 0, damage: 0 };
  for (const result of row?.results ?? []) {
    if ('add' in result) gain[result.add]++;
    else if ('effect' in result && result.effect === 'damage') gain.damage++;
  }
  return gain;
};
const CRITICAL = 1 / 8,
  STRIKE = 3 / 8,
  EXPERTISE = 1 / 4,
  THIRD = 1 / 3;
/** Roughly what an attack yields, in damage, without rolling: means instead of distributions. */
export const yieldOf = (stance: Stance, kind: Kind, dice: number, defence: number, defenceChart: Chart | undefined): number => {
  const added = chartGain(stance[kind]?.chart, dice * EXPERTISE),
    saved = chartGain(defenceChart, defence * THIRD);
  const criticals = dice * CRITICAL + added.critical,
    strikes = dice * STRIKE + added.strike,
    blocks = defence * THIRD + saved.block;
  // Even where blocks outnumber strikes on average, now and then some get through.
  const through = Math.max(strikes - blocks, 0) + 0.35 * Math.min(1, strikes / Math.max(1, blocks));
  const successes = Math.min(MOST, criticals + through);
  const list = worthBySuccesses(stance.tree),
    whole = Math.floor(successes);
  const low = list[whole]!,
    high = list[Math.min(MOST, whole + 1)]!;
  return low + (high - low) * (successes - whole) + added.damage;
};
/** Roughly what this attack does to a character, in damage. */
export const expectedDamage = (k: EncounterView, attacker: CharacterId, defender: CharacterId, kind: Kind): number => {
  const stance = stanceOf(k, unitOfCharacter(k, attacker)),
    weapon = stance[kind];
  if (!weapon) return 0;
  const target = unitOfCharacter(k, defender),
    against = stanceOf(k, target).defence;
  const me = k.public.characters[attacker]!,
    focus = kind === 'melee' ? me.focusMelee : me.focusRanged;
  const cover = kind === 'ranged' ? unitOf(k, target).hunker + terrainCover(k, attacker, defender) : 0;
  const exposed = unitOf(k, target).conditions.includes('exposed');
  return yieldOf(stance, kind, weapon.dice + focus, against[kind] + cover, exposed ? undefined : against.chart);
};
/** The damage that a unit can still take before it is wounded. */
export const healthOf = (k: EncounterView, unit: UnitId, stamina: number): number => Math.max(0, stamina - unitOf(k, unit).damage);
