import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { describe, expect, test } from 'vitest';
import { FILES, ORDER_CARDS, TESTS } from './tests.js';

describe('order cards', () => {
  test.each(Object.entries(ORDER_CARDS))('%s', (_, body) => body());
  test('every order card of every Legend has one test', () => {
    expect(Object.keys(ORDER_CARDS)).toEqual(LEGENDS.flatMap(({ orders }) => orders.map(({ id }) => id)));
  });
});
describe.each(Object.entries(FILES))('%s', (_, tests) => {
  test.each(Object.entries(tests))('%s', (__, body) => body());
});
test('every ability of every card has one test', () => {
  const all = [...UNITS, ...LEGENDS, ...MINIONS].flatMap(card => card.abilities.map(each => `${card.id}/${each.id}`));
  expect(TESTS.map(([name]) => name).toSorted()).toEqual(all.toSorted());
});
