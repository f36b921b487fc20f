import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import { describe, expect, test } from 'vitest';
import { ALWAYS } from './always.js';
import { ANSWERS } from './answers.js';
import { AURAS } from './auras.js';
import { DICE } from './dice.js';
import { EVENTS } from './events.js';
import { FIRE } from './fire.js';
import { FRIENDS } from './friends.js';
import { HARM } from './harm.js';
import { INACTIVE } from './inactive.js';
import { LEGENDARY } from './legends.js';
import { MINION } from './minions.js';
import { MOMENTS } from './moments.js';
import { MOVES } from './moves.js';
import { NETWORKS } from './networks.js';
import { ORDERS } from './orders.js';
import { MORE_ORDERS } from './orders-of-bane-and-yoda.js';
import { REMEDIES } from './remedies.js';
import { RESERVES } from './reserves.js';
import { RESULTS } from './results.js';
import { RUSHES } from './rushes.js';
import { WOUNDS } from './wounds.js';

const FILES = {
  ALWAYS,
  AURAS,
  MOVES,
  RUSHES,
  FRIENDS,
  REMEDIES,
  NETWORKS,
  HARM,
  FIRE,
  ANSWERS,
  EVENTS,
  MOMENTS,
  WOUNDS,
  DICE,
  RESULTS,
  RESERVES,
  INACTIVE,
  LEGENDARY,
  MINION,
};
const ORDER_CARDS = { ...ORDERS, ...MORE_ORDERS };
const TESTS = Object.values(FILES).flatMap(each => Object.entries(each));

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
