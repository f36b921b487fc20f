import { checkSetup, sample, viewOf } from '@cadre/core';
import { seeded } from '@cadre/kit';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { Attack } from '@cadre/shatterpoint/attack/attack';
import { LEGENDS } from '@cadre/shatterpoint/content/legends/index';
import { MINIONS } from '@cadre/shatterpoint/content/minions/index';
import { UNITS } from '@cadre/shatterpoint/content/units/index';
import type { EncounterFact } from '@cadre/shatterpoint/facts';
import { expect, test } from 'vitest';
import { bustOf } from '../client/src/art/unit-art.js';
import { english } from '../client/src/guide/english.js';
import { FIRST_MATCH } from '../client/src/guide/first-match.js';
import { german } from '../client/src/guide/german.js';
import { chosenCharacter } from '../client/src/table/offers.js';
import { partOf } from '../client/src/table/panels/attack-steps.js';
import { areChartsRead } from '../client/src/table/panels/shown-attack.js';
import { summaryOf } from '../client/src/table/summary/summary.js';

test('the guided encounter is a legal set-up, and every lesson is written in both languages', () => {
  expect(checkSetup(legendaryEncounters, FIRST_MATCH).problems).toEqual([]);
  expect(Object.keys(german)).toEqual(Object.keys(english));
});
test('every step of an attack belongs to one that the table shows, and charts count once they are read', () => {
  for (const step of Attack.order) expect(partOf(step), step).not.toBeNull();
  const read = Attack.order.indexOf('defenceChart');
  expect(Attack.order.filter(areChartsRead)).toEqual(Attack.order.slice(read));
});
test('units look like what they are: droids like droids, Jedi not like clones', () => {
  const byId = new Map([...UNITS, ...LEGENDS, ...MINIONS].map(card => [card.id, card]));
  const look = (id: string, place = 0) => bustOf(byId.get(id)!, place);
  expect(['b1-battle-droids', '501st-clone-troopers', 'obi-wan-kenobi', 'legend-yoda', 'minion-embo'].map(id => look(id))).toEqual([
    'b1',
    'clone',
    'jedi',
    'yoda',
    'hat',
  ]);
  expect([0, 1].map(place => look('c-3po-and-r2-d2', place))).toEqual(['protocol', 'astromech']);
  // Nobody with an order of troops in its tags is drawn as just anybody.
  const plain = [...byId.values()].filter(card => bustOf(card) === 'human');
  expect(plain.filter(({ tags }) => tags.includes('Clone Trooper') || tags.includes('Droid'))).toEqual([]);
});
const about = (unit: number, seat: number) => ({ rule: 'S-ATK-9', unit, seat, card: 'captain-rex' });
test('a summary counts attacks and damage for who attacks, wounds and losses for who suffers them', () => {
  const facts = [
    { type: 'deployed', ...about(0, 0), character: 0, from: 'waiting', to: { x: 10, y: 20, elevation: 0 }, how: 'deploy' },
    { type: 'attack', ...about(1, 2) },
    { type: 'damage', ...about(0, 0), n: 3, total: 3, why: 'attack' },
    { type: 'damage', ...about(0, 0), n: 1, total: 4, why: 'ability' },
    { type: 'wounded', ...about(0, 0), by: 'attack' },
    { type: 'defeated', ...about(0, 0), spots: [] },
  ] as unknown as readonly EncounterFact[];
  const nothing = { attacks: 0, damage: 0, wounds: 0, lost: 0 };
  expect(summaryOf(facts)).toEqual({
    seats: [{ ...nothing, wounds: 1, lost: 1 }, nothing, { ...nothing, attacks: 1, damage: 3 }],
    heat: [
      { x: 10, y: 20, seat: 0, means: 'stood', n: 1 },
      { x: 10, y: 20, seat: 0, means: 'harm', n: 3 },
      { x: 10, y: 20, seat: 0, means: 'harm', n: 1 },
    ],
  });
});

test('whatever is chosen stands for a character of the table, or for none: offers of abilities are no options', () => {
  const { machine } = legendaryEncounters;
  let windows = 0;
  for (const seed of [1, 2, 3, 4]) {
    const random = seeded(seed);
    const s = machine.start(legendaryEncounters.setup(checkSetup(legendaryEncounters, FIRST_MATCH).setup));
    for (let n = 0; n < 1200 && s.pending; n++) {
      const { seat, space } = s.pending.asks.find(({ answer }) => !answer) ?? s.pending.asks[0]!;
      const view = viewOf(s, seat);
      for (const value of space.kind === 'pick' ? space.options : []) {
        const id = chosenCharacter(view, { question: { rule: '', text: '', labels: {}, space }, draft: [value] });
        expect(id === null || view.public.characters[id] !== undefined).toBe(true);
        if (view.stack.at(-1)?.proc !== 'window') continue;
        windows++;
        expect(id).toBeNull();
      }
      machine.advance(s, seat, sample(space, random, machine.ground(s)));
    }
  }
  expect(windows).toBeGreaterThan(0);
});
