import { CHANCE } from '@cadre/core';
import type { Scenario } from '@cadre/testkit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { SUBSTITUTE } from '../src/codes.js';
import { Disrupt } from '../src/events/disrupt.js';
import { slotTotal } from '../src/events/slots.js';
import type { MandoState } from '../src/state.js';
import { duringEvents, inPool, resolve, turnFrom } from './position.js';
import { act, bare, disrupted, enemy, eventNumber, facedown, laid, nextEvent, slotOf, stand, tokenNamed, until } from './table.js';

const total = (s: MandoState, slot: number): number => slotTotal(boxOf(s), s.public.slots[slot]!);
/** Everybody far from one brute, so that a melee event changes something and asks nothing. */
const calm = (given = {}): MandoState => {
  const s = bare(given);
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  enemy(s, 'G4', 'melee');
  return s;
};
const dues = (t: Scenario<MandoState>) => t.facts('slot-due').map(f => [f.slot, f.total]);

rule(['MA-155', 'MA-156'], 'disrupting an action lays a random token of the pool on its slot, and its number counts', () => {
  const s = calm();
  disrupted(s, 'intel', 1);
  const three = inPool(s, 3),
    pool = s.public.pool.slice();
  const t = duringEvents(s, Disrupt.call({ slots: [slotOf('intel')] }))
    .asked('MA-155', CHANCE)
    .offered(pool)
    .chance(three)
    .over();
  expect(total(t.state, slotOf('intel'))).toBe(4);
  expect(t.state.public.pool).toEqual(pool.filter(x => x !== three));
});
rule('MA-157', 'a slot that a disruption lifts to 6 is resolved, with crisis, after the event in progress', () => {
  const s = calm();
  disrupted(s, 'move', 3);
  laid(s, 'attack', 'mandalorian/clear-the-room');
  laid(s, 'plan', 'ig11/full-auto');
  laid(s, 'intel', 'ig11/override');
  disrupted(s, 'intel', 1);
  const e11 = nextEvent(s, 'e11'),
    three = inPool(s, 3);
  const t = resolve(turnFrom(s, 'events'), e11, 'melee').asked('MA-155', CHANCE).chance(three).asked('MA-126', CHANCE);
  expect(dues(t)).toEqual([
    [slotOf('intel'), 5],
    [slotOf('move'), 6],
  ]);
  const order = t.facts().flatMap(f => (f.type === 'emptied' || f.type === 'crisis' ? [`${f.type} ${f.slot}`] : []));
  expect(order).toEqual([`emptied ${slotOf('intel')}`, `crisis ${slotOf('move')}`]);
});
rule('MA-157', 'after every event the slots are looked at anew from the left', () => {
  const s = calm();
  disrupted(s, 'move', 3);
  laid(s, 'attack', 'mandalorian/clear-the-room');
  for (const [slot, id] of [
    ['intel', 'ig11/override'],
    ['plan', 'ig11/full-auto'],
  ] as const) {
    laid(s, slot, id);
    disrupted(s, slot, 1);
  }
  const e11 = nextEvent(s, 'e11');
  const t = resolve(turnFrom(s, 'events'), e11, 'melee').chance(inPool(s, 2));
  resolve(t, eventNumber(s, 'e1'), 'melee');
  until(resolve(t, eventNumber(s, 'e2'), 'melee'), 'MA-33');
  expect(dues(t).map(([slot]) => slot)).toEqual([slotOf('intel'), slotOf('move'), slotOf('plan')]);
});
rule('MA-157', 'a slot that is lifted to 5 in the Action Step waits for the Event Step', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  const hidden = facedown(s, 'C4', 'square');
  disrupted(s, 'move', 3);
  const t = act(s, 0, 'attack', 1)
    .seat(0)
    .answers(hidden)
    .chance(tokenNamed(s, 'square', 'blaster 2 missionEffect'));
  t.asked('MA-155', CHANCE).chance(inPool(s, 2)).over();
  expect(total(t.state, slotOf('move'))).toBe(5);
  expect(t.facts('slot-due')).toEqual([]);
});
rule('MA-158', 'a slot holds any number of disrupt tokens', () => {
  const s = calm();
  const all = s.public.pool.slice();
  const t = duringEvents(s, ...all.map(() => Disrupt.call({ slots: [slotOf('plan')] })));
  for (const token of all.slice(0, -1)) t.asked('MA-155', CHANCE).chance(token); // the last one is no choice
  t.over();
  expect(t.state.public.slots[slotOf('plan')]!.tokens).toEqual(all);
  expect(total(t.state, slotOf('plan'))).toBe(18);
});
rule('MA-159', 'an empty pool is made anew of all discarded tokens, white and yellow', () => {
  const s = calm();
  s.public.spent = s.public.pool.filter(t => t !== 0 && t !== 9);
  s.public.slots[0]!.tokens = [0, 9];
  s.public.pool = [];
  const t = duringEvents(s, Disrupt.call({ slots: [slotOf('attack')] }))
    .asked('MA-155', CHANCE)
    .offered([1, 2, 3, 4, 5, 6, 7, 8])
    .chance(8)
    .over();
  expect(t.state.public.spent).toEqual([]);
  expect(t.state.public.pool).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(t.state.public.slots[slotOf('attack')]!.tokens).toEqual([8]);
});
rule('MA-160', 'when all tokens are in use a stand-in of strength 1 is laid, and leaves the game with its slot', () => {
  const s = calm();
  s.public.slots[slotOf('plan')]!.tokens = s.public.pool;
  s.public.pool = [];
  laid(s, 'move', 'mandalorian/clear-the-room');
  const t = duringEvents(s, Disrupt.call({ slots: [slotOf('move')] })).over();
  expect(t.state.public.slots[0]!.tokens).toEqual([SUBSTITUTE]);
  expect(total(t.state, 0)).toBe(5);
  const after = t.state;
  after.public.slots[slotOf('plan')]!.tokens = [];
  after.public.slots[0]!.tokens = [SUBSTITUTE];
  const e1 = nextEvent(after, 'e1');
  const u = resolve(turnFrom(after, 'events'), e1);
  expect(u.state.public.slots[0]!.tokens).toEqual([]);
  expect(u.state.public.spent).toEqual([]);
});
