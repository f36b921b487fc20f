import { bestWalk, spacesCovered } from '../attack/walks.js';
import { stanceOf } from '../box.js';
import type { Chart, CombatTree, Icon, Stance } from '../content/types.js';
import { targetChart, targetDefence, trackOf } from '../missions/targets.js';
import type { CharacterId, EncounterView } from '../state.js';
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
/** The most that so many more options are worth after these. */
export const bestFrom = (tree: CombatTree, path: readonly string[], left: number): number => {
  const worth = (walk: readonly string[]): number =>
    walk.slice(path.length).reduce((sum, option) => sum + iconsWorth(tree.options[option]!), 0);
  return worth(bestWalk(tree, path, path.length + left, worth));
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
/** Between the values for whole numbers of successes. */
const between = (list: readonly number[], successes: number): number => {
  const whole = Math.floor(successes);
  const low = list[whole]!;
  return low + (list[Math.min(MOST, whole + 1)]! - low) * (successes - whole);
};
const CRITICAL = 1 / 8,
  STRIKE = 3 / 8,
  EXPERTISE = 1 / 4,
  THIRD = 1 / 3;
/** The successes of an attack without rolling: means instead of distributions. */
const successesOf = (stance: Stance, kind: Kind, dice: number, defence: number, defenceChart: Chart | undefined): number => {
  const added = chartGain(stance[kind]?.chart, dice * EXPERTISE),
    saved = chartGain(defenceChart, defence * THIRD);
  const criticals = dice * CRITICAL + added.critical,
    strikes = dice * STRIKE + added.strike,
    blocks = defence * THIRD + saved.block;
  // Even where blocks outnumber strikes on average, now and then some get through.
  const through = Math.max(strikes - blocks, 0) + 0.35 * Math.min(1, strikes / Math.max(1, blocks));
  return Math.min(MOST, criticals + through);
};
/** Roughly what an attack yields, in damage. */
export const yieldOf = (stance: Stance, kind: Kind, dice: number, defence: number, defenceChart: Chart | undefined): number =>
  between(worthBySuccesses(stance.tree), successesOf(stance, kind, dice, defence, defenceChart)) +
  chartGain(stance[kind]?.chart, dice * EXPERTISE).damage;
const powers = new WeakMap<Stance, number>();
const USUAL_DEFENCE = 5;
/** What a character in this stance does to an ordinary enemy, in damage. */
export const powerOf = (stance: Stance): number => {
  const known = powers.get(stance);
  if (known !== undefined) return known;
  const yields = (['melee', 'ranged'] as const).map(kind => {
    const weapon = stance[kind];
    return weapon ? yieldOf(stance, kind, weapon.dice, USUAL_DEFENCE, undefined) : 0;
  });
  const power = Math.max(...yields);
  powers.set(stance, power);
  return power;
};
/** LE-83: how many spaces of the armored target an assault covers, on average. */
export const expectedSpaces = (k: EncounterView, attacker: CharacterId, kind: Kind, target: number): number => {
  const stance = stanceOf(k, unitOfCharacter(k, attacker)),
    weapon = stance[kind];
  if (!weapon) return 0;
  const { spaces } = trackOf(k, target),
    { covered } = k.public.dashboard.targets[target]!;
  const { focusMelee, focusRanged } = k.public.characters[attacker]!;
  const dice = weapon.dice + (kind === 'melee' ? focusMelee : focusRanged);
  const { tree } = stance;
  const cover = (walk: readonly string[]): number =>
    spacesCovered(
      spaces,
      covered,
      walk.map(option => tree.options[option]!),
    );
  const list = coverings.of(tree, `${k.public.mission} ${target} ${k.public.dashboard.targets[target]!.track} ${covered}`, () =>
    Array.from({ length: MOST + 1 }, (_, n) => cover(bestWalk(tree, [], n, cover))),
  );
  return between(list, successesOf(stance, kind, dice, targetDefence(k, target, kind), targetChart(k, target)));
};
const coverings = (() => {
  const known = new WeakMap<CombatTree, Map<string, readonly number[]>>();
  return {
    of: (tree: CombatTree, key: string, make: () => readonly number[]): readonly number[] => {
      const lists = known.get(tree) ?? new Map<string, readonly number[]>();
      known.set(tree, lists);
      const list = lists.get(key) ?? make();
      lists.set(key, list);
      return list;
    },
  };
})();
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
