import { describe, expect, test } from 'vitest';
import { active, attack, damage, ENEMY, one, reactive, that, WOUNDED } from '../src/content/abilities/words.js';
import type { Ability, AbilityText } from '../src/content/effect.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { PUBLISHED } from '../src/content/notation.js';
import { abilityProblems, namesIn, scriptProblems } from '../src/content/script-problems.js';
import { TACTICS } from '../src/content/tactics.js';
import { UNITS } from '../src/content/units/index.js';
import { aboutOf } from '../src/effects/about.js';
import { holds } from '../src/effects/conditions.js';
import { unitThing } from '../src/effects/things.js';
import { match } from './round/table.js';
import { unit } from './stage.js';

const OF_UNITS: readonly Ability[] = UNITS.flatMap(card => card.abilities);
const HOUSE: readonly Ability[] = [...LEGENDS, ...MINIONS].flatMap(card => card.abilities);
const ALL: readonly Ability[] = [...OF_UNITS, ...HOUSE];

test('one id is one text', () => {
  const texts = new Map<string, string>();
  for (const { name: _, ...text } of ALL) {
    const said = JSON.stringify(text);
    expect(texts.get(text.id) ?? said, text.id).toBe(said);
    texts.set(text.id, said);
  }
  expect(texts.size).toBeGreaterThan(300);
});
test('18 abilities do nothing in this mode, each with a reason', () => {
  expect(new Set(OF_UNITS.filter(each => each.inactive).map(each => each.id)).size).toBe(18);
});
test('by kind as on the cards', () => {
  const printed = OF_UNITS.filter(each => each.provenance.from !== 'house');
  const count = (kind: string) => printed.filter(each => each.kind === kind).length;
  expect([count('active'), count('reactive'), count('innate'), count('tactic')]).toEqual([101, 89, 145, 45]);
});
test('what had to be interpreted says so', () => {
  expect(
    OF_UNITS.filter(each => each.provenance.certainty === 'medium')
      .map(each => each.id)
      .sort(),
  ).toEqual(['anakin-was-weak', 'brilliant-oration', 'prepared-for-any-encounter', 'run', 'the-power-within']);
  expect(HOUSE.filter(each => each.provenance.from !== 'house')).toEqual([]);
});
test('every ability is sound', () => expect(ALL.flatMap(abilityProblems)).toEqual([]));
describe('order cards', () => {
  test.each(LEGENDS.flatMap(({ id, orders }) => orders.map(order => [id, order.id, order] as const)))('%s: %s is sound', (_, __, order) => {
    expect(scriptProblems(order.effect)).toEqual([]);
    expect(scriptProblems(order.legendAbility, namesIn(order.effect))).toEqual([]);
  });
  test('seven cards each, refreshing 14 Force together', () => {
    expect(LEGENDS.map(({ orders }) => [orders.length, orders.reduce((sum, each) => sum + each.refresh, 0)])).toEqual([
      [7, 14],
      [7, 14],
      [7, 14],
      [7, 14],
    ]);
  });
  test('tactics cards are sound', () => expect(TACTICS.flatMap(card => scriptProblems(card.script))).toEqual([]));
});
describe('an unsound ability is noticed', () => {
  const text = (more: Partial<AbilityText>): AbilityText => ({ id: 'x', kind: 'innate', provenance: PUBLISHED, ...more });
  test.each<[string, AbilityText, string]>([
    ['a name that nobody has', active('x', 1, [damage('foe', 1)]), 'x: "foe" has not been selected'],
    ['a name that is selected later', active('x', 1, [damage('foe', 1), one('unit', 'foe', ENEMY)]), 'x: "foe" has not been selected'],
    [
      'damage to an objective',
      active('x', 1, [one('objective', 'post'), damage('post', 1)]),
      'x: "post" is of kind objective; to needs character or unit or cadre',
    ],
    [
      'an attack by an objective',
      active('x', 1, [one('objective', 'post'), attack('post', 'melee')]),
      'x: "post" is of kind objective; by needs character or unit',
    ],
    ['nothing at all', text({}), 'x: it does nothing and does not say why'],
    ['an innate ability with a cost', text({ cost: 1, mods: [] }), 'x: active and reactive abilities have a cost, and no others'],
    [
      'a reactive ability that answers nothing',
      { ...reactive('x', 0, 'moved', 'always', []), trigger: undefined as never },
      'x: a reactive ability answers a moment',
    ],
  ])('%s', (_, ability, problem) => {
    expect(abilityProblems(ability)).toEqual([problem]);
  });
});
test('what is said of several holds when it holds of all of them, and of none it does not', () => {
  const woundedOf = (wounded: readonly number[], named: readonly number[]): boolean => {
    const s = match();
    for (const id of wounded) s.public.units[id]!.wounded = 1;
    return holds(s, that('foes', WOUNDED), { ...aboutOf(s, unit(3), 'x', {}), bound: { foes: named.map(id => unitThing(unit(id))) } });
  };
  expect([woundedOf([1, 2], [1, 2]), woundedOf([1], [1, 2]), woundedOf([1], [1]), woundedOf([1], [])]).toEqual([true, false, true, false]);
});
