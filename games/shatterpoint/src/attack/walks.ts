import { cardOf } from '../box.js';
import { CONDITIONS, type CombatTree, type Icon } from '../content/types.js';
import { total } from '../keywords/quantities.js';
import { trackOf } from '../missions/targets.js';
import type { EncounterView, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import type { Worth } from './best-rolls.js';
import { type AttackKnown, attackerUnit, defenderUnit, treeOf } from './sides.js';
import { nextOptions } from './tree.js';

/** The walk that is worth most, among those that go on from a path as far as the successes reach (S-TREE-2). */
export const bestWalk = (
  tree: CombatTree,
  path: readonly string[],
  successes: number,
  worth: (walk: readonly string[]) => number,
): readonly string[] => {
  let best = path;
  let most = Number.NEGATIVE_INFINITY;
  const go = (walk: readonly string[]): void => {
    const next = walk.length < successes ? nextOptions(tree, walk) : [];
    if (next.length === 0) {
      const value = worth(walk);
      if (value > most) [best, most] = [walk, value];
      return;
    }
    for (const option of next) go([...walk, option]);
  };
  go(path);
  return best;
};

/** What icons are worth beside damage, in hundredths of a point of damage. */
export const WORTH: Readonly<Record<Exclude<Icon, 'damage'>, number>> = {
  shove: 20,
  strained: 90,
  disarmed: 60,
  exposed: 50,
  pinned: 50,
  heal: 70,
  active: 60,
  reposition: 25,
  advance: 15,
  dash: 20,
  climb: 20,
  jump: 25,
  hunker: 40,
};
export const DAMAGE = 100;
export const WOUND = 300;
const isDamage = (icon: Icon): boolean => icon === 'damage';
/** Damage that still counts against a unit, and the conditions that it could still gain. */
const leftOf = (k: EncounterView, unit: UnitId): number => {
  const { wounded, damage } = unitOf(k, unit);
  return wounded > 0 ? 0 : cardOf(k, unit).stamina - damage;
};
/** LE-81 to LE-87: how many spaces of a row these options would cover, one after the other. */
export const spacesCovered = (spaces: readonly (readonly Icon[])[], covered: number, options: readonly (readonly Icon[])[]): number => {
  let next = covered;
  for (const icons of options) if (icons.some(icon => spaces[next]?.includes(icon))) next++;
  return next - covered;
};
/** What these icons are worth beside damage: a condition once, and not to a unit that has it. */
const besideDamage = (k: EncounterView, unit: UnitId, icons: readonly Icon[]): number => {
  let worth = 0;
  for (const [i, icon] of icons.entries()) {
    if (icon === 'damage') continue;
    const isCondition = (CONDITIONS as readonly Icon[]).includes(icon);
    if (isCondition && (icons.indexOf(icon) < i || (unitOf(k, unit).conditions as readonly Icon[]).includes(icon))) continue;
    worth += WORTH[icon];
  }
  return worth;
};
/** What a walk is worth to the attacker, after these icons of a chart: damage first, and a Wound above all. */
const worthOf = (k: EncounterView, f: AttackKnown, tree: CombatTree, walk: readonly string[], before: readonly Icon[] = []): number => {
  const options = walk.slice(f.path.length).map(option => tree.options[option]!);
  const unit = defenderUnit(k, f);
  if (unit === 'target') return spacesCovered(trackOf(k, f.target).spaces, k.public.dashboard.targets[f.target]!.covered, options);
  const icons = [...before, ...options.flat()];
  const left = leftOf(k, unit);
  const damage = Math.max(0, f.pool + icons.filter(isDamage).length - (total(k, 'protection', f) > 0 ? 1 : 0));
  return DAMAGE * Math.min(damage, left) + (left > 0 && damage >= left ? WOUND : 0) + besideDamage(k, unit, icons);
};
/** What the icons of the defender's chart are worth to it. */
const worthOfOwed = (k: EncounterView, f: AttackKnown, owed: readonly Icon[]): number => {
  const unit = attackerUnit(k, f);
  if (unit === 'target' || f.defender === 'target') return 0;
  return DAMAGE * owed.filter(isDamage).length + besideDamage(k, unit, owed);
};
/** What rolls are worth to the attacker, in points of damage (or in spaces of an armored target), with the best way through the tree. */
export const worthIn = (k: EncounterView, f: AttackKnown): Worth => {
  const tree = treeOf(k, f);
  const known = new Map<string, number>();
  return ({ successes, icons, owed, kind }, damage) => {
    const key = `${successes} ${damage} ${kind}`;
    let worth = known.get(key);
    if (worth === undefined) {
      const g = { ...f, successes, pool: f.pool + damage, path: [] };
      const ofWalk = (walk: readonly string[]): number => worthOf(k, g, tree, walk, icons);
      const most = ofWalk(bestWalk(tree, [], successes, ofWalk));
      worth = f.defender === 'target' ? most : (most - worthOfOwed(k, f, owed)) / DAMAGE;
      known.set(key, worth);
    }
    return worth;
  };
};
/** The best way through the tree from where the attack stands. */
export const bestPath = (k: EncounterView, f: AttackKnown): readonly string[] => {
  const tree = treeOf(k, f);
  return bestWalk(tree, f.path, f.successes, walk => worthOf(k, f, tree, walk));
};
