import { viewOf } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { boxOf } from '../src/box/box.js';
import { SUBSTITUTE, slotTotal } from '../src/events/slots.js';
import { disrupt, event, script } from '../src/frames.js';
import type { MandoState } from '../src/state.js';
import { at, bare, disrupted, enemy, eventNumber, facedown, keep, laid, nextEvent, resolveEvents, run, slotOf, stand, takeTurn, until } from './table.js';

const totals = (s: MandoState): number[] => s.public.slots.map(x => slotTotal(boxOf(s), x));
const MELEE = 0,
  BLASTER = 1,
  ALERT = 3;

rule(['MA-117', 'MA-123'], 'totals of 4 or less: nothing happens and everything stays (TV-15)', () => {
  const s = bare();
  laid(s, 'move', 'mandalorian/relentless');
  disrupted(s, 'move', 1);
  const t = resolveEvents(s).over();
  expect(totals(t.state)[0]).toBe(4);
  expect(t.facts()).toEqual([]);
});
rule(['MA-118', 'MA-128', 'MA-120'], 'a total of 5: an event, then the slot is emptied to the open piles (TV-15)', () => {
  const s = bare();
  const c = laid(s, 'move', 'mandalorian/relentless'),
    token = disrupted(s, 'move', 2),
    e = nextEvent(s, 'e10');
  const t = resolveEvents(s).asked('MA-126').chance(e);
  expect(t.facts('crisis')).toEqual([]);
  until(t, 'nothing');
  expect([totals(t.state)[0], t.state.public.skillDecks[0]!.discard, t.state.public.spent, t.state.public.events.discard]).toEqual([0, [c], [token], [e]]);
});
rule(['MA-119', 'MA-125', 'MA-124', 'MA-156'], 'a total of 6: the crisis first, then the event, then the slot is emptied (TV-14)', () => {
  const s = bare();
  disrupted(s, 'attack', 2);
  laid(s, 'attack', 'mandalorian/quick-draw');
  laid(s, 'attack', 'mandalorian/relentless');
  nextEvent(s, 'e10');
  const t = resolveEvents(s).asked('MA-126');
  expect(t.facts('crisis')).toHaveLength(1);
  expect(t.state.public.tracks).toEqual([1]); // one damage on the crisis track, before any card is drawn
  until(t, 'nothing');
  expect(totals(t.state)[slotOf('attack')]).toBe(0);
});
rule(['MA-116', 'MA-121'], 'from left to right, every slot, also one that nobody played to (TV-19)', () => {
  const s = bare();
  s.public.turn.played = 0;
  disrupted(s, 'attack', 3);
  disrupted(s, 'attack', 2);
  laid(s, 'move', 'mandalorian/clear-the-room');
  disrupted(s, 'move', 2);
  stand(s, 0, 'B4');
  stand(s, 1, 'I7');
  const near = enemy(s, 'D4', 'melee', [], 3),
    far = enemy(s, 'H1', 'melee', [], 4);
  const close = nextEvent(s, 'e1');
  const t = resolveEvents(s).chance(close).chance(BLASTER);
  expect(t.facts('slot-due').map(f => [f['slot'], f['total']])).toEqual([[0, 6]]);
  expect(t.facts('crisis')).toHaveLength(1);
  until(t, 'MA-126'); // the event for Attack
  expect(t.state.public.pieces[near]!.space).toBe(at(s, 'B4')); // moved 2 toward the nearest character
  expect(t.state.public.pieces[far]!.space).not.toBe(at(s, 'H1'));
  expect(t.facts('hurt')).toMatchObject([{ character: 0, n: 1, cause: 'attack' }]); // only one shares a space
  expect(totals(t.state)[0]).toBe(0);
  expect(t.facts('slot-due').map(f => [f['slot'], f['total']])).toEqual([
    [0, 6],
    [1, 5],
  ]);
  expect(t.facts('crisis')).toHaveLength(1);
});
rule('MA-124', 'mission 1: at 3 on the track a reinforcement comes and the track is cleared', () => {
  const s = bare();
  s.public.tracks = [2];
  stand(s, 0, 'A3');
  disrupted(s, 'plan', 3);
  disrupted(s, 'plan', 3);
  const t = resolveEvents(s).asked('MA-133').chance(s.public.pile[0]!);
  expect(t.facts('spawned')).toMatchObject([{ space: at(s, 'A1') }]);
  expect(t.state.public.tracks).toEqual([0]);
});
rule(['MA-126', 'MA-129'], 'the abilities of a card, texts included, from top to bottom', () => {
  const s = bare();
  const piece = facedown(s, 'B4', 'square');
  const e = nextEvent(s, 'e11'); // disrupt the lowest slot, then reveal the nearest facedown threat
  const t = run(s, event(0, 5)).chance(e).chance(MELEE).asked('MA-7', 0).seat(0).answers(0).asked('MA-155').chance(s.public.pool[0]!).asked('MA-49');
  expect(t.state.public.pieces[piece]!.token).toBe(-1);
});
rule(['MA-127', 'MA-7'], 'the current player makes the choices, ties included (TV-16)', () => {
  const s = bare();
  s.public.turn.seat = 1;
  stand(s, 0, 'B4');
  stand(s, 1, 'F4');
  enemy(s, 'D4', 'melee');
  const e = nextEvent(s, 'e1');
  run(s, event(1, 5)).chance(e).chance(MELEE).asked('MA-139', 1).offered([at(s, 'B4'), at(s, 'F4')]);
});
rule('MA-130', 'a 6+ ability counts only with a total of 6 or more', () => {
  for (const [total, spawns] of [
    [5, 1],
    [6, 2],
  ] as const) {
    const s = bare();
    stand(s, 0, 'A3');
    const e = nextEvent(s, 'e10');
    const t = until(run(s, event(0, total)).chance(e).chance(MELEE), 'nothing');
    expect(t.facts('spawned')).toHaveLength(spawns);
  }
});
rule(['MA-131', 'MA-182'], 'the back of the top card is seen by all, and nothing else of the deck', () => {
  const s = bare();
  const e = nextEvent(s, 'e10');
  const t = run(s, event(0, 5)).asked('MA-126').offered([eventNumber(s, 'e10'), eventNumber(s, 'e11'), eventNumber(s, 'e12')]).chance(e);
  t.asked('MA-131').chance(BLASTER);
  expect(t.state.public.back).toBe(BLASTER);
  expect(t.facts('back')).toMatchObject([{ back: BLASTER }]);
  expect(viewOf(t.state, 0).mine!.events).toEqual({ top: [], bottom: [] });
});
rule(['MA-171', 'MA-132'], 'the last event card drawn: the discards are shuffled at once, without it', () => {
  const s = bare();
  const all = boxOf(s).events.map((_, i) => i);
  s.public.events.size = 1;
  s.public.events.discard = all.slice(0, -1);
  nextEvent(s, 'e12');
  const t = run(s, event(0, 5)).chance(all.length - 1);
  expect([t.state.public.events.size, t.state.public.reshuffles]).toEqual([all.length - 1, 1]);
  t.asked('MA-131').offered(all.slice(0, -1).map(e => boxOf(s).backs[e]!)); // any of them can be on top
});
rule('MA-118', 'tactical: whatever else lies there, an event and no crisis', () => {
  const s = bare({ guide: 71 });
  laid(s, 'attack', 'mandalorian/micro-missiles');
  laid(s, 'attack', 'mandalorian/clear-the-room');
  const t = resolveEvents(s);
  expect(t.facts('slot-due')).toMatchObject([{ total: 5 }]);
  expect(t.facts('crisis')).toEqual([]);
});
rule('MA-89', 'a planning card can skip a crisis; the event still happens', () => {
  const s = bare();
  const [steady] = keep(s, 0, 'steady-nerves');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const t = resolveEvents(s).asked('MA-89', 0).seat(0).answers(steady!).asked('MA-126');
  expect(t.facts('crisis')).toEqual([]);
});
rule('MA-155', 'to disrupt is to lay a random token of the pool, number up, on the slot', () => {
  const s = bare();
  const t = run(s, disrupt([2])).asked('MA-155').offered(s.public.pool).chance(7);
  expect(t.state.public.slots[2]!.tokens).toEqual([7]);
  expect(t.state.public.pool).not.toContain(7);
});
rule('MA-157', 'a slot that a disruption lifts to 5 is resolved after the event, also to the left', () => {
  const s = bare();
  laid(s, 'move', 'mandalorian/relentless'); // 3: not due yet
  laid(s, 'attack', 'mandalorian/clear-the-room');
  disrupted(s, 'attack', 2); // 6: due, and its event disrupts Move
  stand(s, 0, 'A3');
  const e = nextEvent(s, 'e8');
  enemy(s, 'A3', 'blaster');
  const t = resolveEvents(s).chance(e).chance(ALERT);
  const two = s.public.pool.find(x => boxOf(s).disrupt[x] === 2)!;
  until(t, 'MA-155').chance(two);
  expect(t.facts('slot-due').map(f => [f['slot'], f['total']])).toEqual([
    [1, 6],
    [0, 5],
  ]);
});
rule('MA-157', 'a disruption in the Action Step waits for the Event Step', () => {
  const s = bare();
  laid(s, 'move', 'mandalorian/clear-the-room');
  const t = run(s, disrupt([0])).chance(s.public.pool[0]!).over();
  expect(t.facts('slot-due')).toEqual([]);
});
rule('MA-158', 'a slot takes any number of tokens', () => {
  const s = bare();
  for (const value of [1, 1, 1, 1]) disrupted(s, 'intel', value);
  const t = run(s, disrupt([2])).chance(s.public.pool[0]!);
  expect(t.state.public.slots[2]!.tokens).toHaveLength(5);
});
rule('MA-159', 'an empty pool is made of all discarded tokens, white and yellow', () => {
  const s = bare();
  s.public.spent = s.public.pool;
  s.public.pool = [];
  run(s, disrupt([0])).asked('MA-155').offered([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
rule('MA-160', 'with every token in use a stand-in of strength 1 is laid, which leaves the game when discarded', () => {
  const s = bare();
  s.public.slots[3]!.tokens = s.public.pool;
  s.public.pool = [];
  const t = run(s, disrupt([0])).over();
  expect(t.state.public.slots[0]!.tokens).toEqual([SUBSTITUTE]);
  expect(totals(t.state)[0]).toBe(1);
  const u = bare();
  u.public.slots[0]!.tokens = [SUBSTITUTE, 4, 9];
  u.public.pool = [0];
  const v = until(resolveEvents(u), 'nothing');
  expect(v.state.public.spent).toEqual([4, 9]);
});
rule(['MA-8', 'MA-143'], 'effects are resolved one after the other, each completely, and enemies act only when told', () => {
  const s = bare();
  const [a, b] = [enemy(s, 'B4', 'melee'), enemy(s, 'C4', 'blaster')];
  const t = run(s, script(boxOf(s).events[eventNumber(s, 'e4')]!.ops, 0)); // 2 blasters attack
  until(t, 'nothing');
  expect(t.facts('attacked').map(f => f['piece'])).toEqual([b]);
  expect(t.state.public.pieces[a]!.space).toBe(at(s, 'B4'));
});
rule('MA-172', 'a draw that cannot be made is made as soon as there are cards', () => {
  const s = bare();
  const deck = boxOf(s).decks[0]!;
  s.public.skillDecks[0]!.size = 0;
  s.secret[0]!.hand = [];
  s.public.slots[1]!.cards = deck.slice();
  s.public.slots[1]!.values = deck.map(() => 0);
  s.public.turn.played = 0b1111;
  const t = takeTurn(s);
  expect(t.facts('owed')).toMatchObject([{ seat: 0, n: 4 }]);
  const u = t.state;
  u.public.slots[1]!.values = deck.map(() => 1);
  u.public.hands[1] = 0;
  const v = until(resolveEvents(u), 'MA-33').chance(...deck.slice(0, 4));
  expect(v.state.secret[0]!.hand).toEqual(deck.slice(0, 4));
  expect(v.state.public.owed).toEqual([0, 0]);
});
