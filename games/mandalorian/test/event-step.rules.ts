import { CHANCE, viewOf } from '@cadre/core';
import type { Scenario } from '@cadre/testkit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { CARD_FIRST } from '../src/codes.js';
import { EventStep } from '../src/events/event-step.js';
import { characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { back, damageOf, duringEvents, inPool, pastEvents, resolve, spaceOf, spaces, turnFrom, waiting } from './position.js';
import {
  at,
  bare,
  disrupted,
  enemy,
  eventNumber,
  facedown,
  type Given,
  hold,
  keep,
  laid,
  nextEvent,
  slotOf,
  stand,
  tokenNamed,
  until,
} from './table.js';

/** One brute on the long row: whatever melee event comes, it walks toward the first character and has no choice. */
const row = (given: Given = {}): { s: MandoState; brute: number } => {
  const s = bare(given);
  stand(s, 0, 'A4');
  stand(s, 1, 'I7');
  return { s, brute: enemy(s, 'G4', 'melee') };
};
const dues = (t: Scenario<MandoState>) => t.facts('slot-due').map(f => [f.slot, f.total]);

rule(['MA-116', 'MA-121'], 'every slot is looked at from left to right, also where nobody played, and several can be due', () => {
  const { s } = row();
  disrupted(s, 'plan', 3);
  disrupted(s, 'plan', 2);
  disrupted(s, 'attack', 2);
  laid(s, 'attack', 'ig11/nurse-protocol');
  disrupted(s, 'move', 3);
  const e1 = nextEvent(s, 'e1');
  const t = turnFrom(s, 'events');
  resolve(t, e1, 'melee');
  resolve(t, eventNumber(s, 'e2'), 'melee').asked('MA-33', CHANCE);
  expect(dues(t)).toEqual([
    [slotOf('attack'), 5],
    [slotOf('plan'), 5],
  ]);
  expect(t.facts('event').map(f => f.card)).toEqual([e1, eventNumber(s, 'e2')]);
});

for (const [total, cards, happens] of [
  [4, ['mandalorian/clear-the-room'], 'nothing'],
  [5, ['mandalorian/clear-the-room'], 'event'],
  [6, ['mandalorian/clear-the-room'], 'crisis and event'],
] as const)
  rule(['MA-117', 'MA-118', 'MA-119'], `a slot at ${total}: ${happens} (TV-15)`, () => {
    const { s } = row();
    const lies = laid(s, 'move', cards[0]);
    if (total > 4) disrupted(s, 'move', total - 4);
    const e1 = nextEvent(s, 'e1');
    const t = turnFrom(s, 'events');
    if (total > 4) resolve(t, e1);
    t.asked('MA-33', CHANCE);
    expect(t.facts('crisis').length).toBe(total === 6 ? 1 : 0);
    expect(t.facts('event').length).toBe(total === 4 ? 0 : 1);
    expect(t.state.public.slots[0]!.cards).toEqual(total === 4 ? [lies] : []);
    expect(t.state.public.slots[0]!.tokens).toEqual([]);
  });
rule('MA-117', 'at 4 the tokens of the slot stay as well', () => {
  const { s } = row();
  const tokens = [disrupted(s, 'intel', 3), disrupted(s, 'intel', 1)];
  const t = turnFrom(s, 'events').asked('MA-33', CHANCE);
  expect(t.state.public.slots[slotOf('intel')]!.tokens).toEqual(tokens);
});
rule('MA-118', 'a tactical card makes its slot exactly 5, whatever else lies there', () => {
  for (const more of [[], [3, 3]]) {
    const { s } = row({ guide: 71 });
    laid(s, 'attack', 'mandalorian/micro-missiles');
    for (const value of more) disrupted(s, 'attack', value);
    const e1 = nextEvent(s, 'e1');
    const t = turnFrom(s, 'events');
    resolve(t, e1).asked('MA-33', CHANCE);
    expect(dues(t)).toEqual([[slotOf('attack'), 5]]);
    expect(t.facts('crisis')).toEqual([]);
  }
});
rule(['MA-119', 'MA-125', 'MA-120'], 'a token of 2 and cards of 1 and 3 make 6: crisis, event, and the slot is empty (TV-14)', () => {
  const { s } = row();
  const token = disrupted(s, 'attack', 2);
  const one = laid(s, 'attack', 'mandalorian/quick-draw');
  const three = laid(s, 'attack', 'ig11/rotating-torso');
  const e1 = nextEvent(s, 'e1');
  const t = turnFrom(s, 'events').asked('MA-126', CHANCE);
  expect(t.state.public.tracks).toEqual([1]); // the crisis is over before the card is drawn
  expect(t.facts('event')).toEqual([]);
  resolve(t, e1).asked('MA-33', CHANCE);
  expect(dues(t)).toEqual([[slotOf('attack'), 6]]);
  expect(t.state.public.slots[slotOf('attack')]).toEqual({ cards: [], values: [], tokens: [] });
  expect(t.state.public.skillDecks.map(d => d.discard)).toEqual([[one], [three]]);
  expect(t.state.public.spent).toEqual([token]);
});
rule('MA-119', 'the total is that of the moment the slot begins: disrupting it in its own event adds no crisis', () => {
  const { s } = row({ guide: 71 });
  disrupted(s, 'intel', 3);
  disrupted(s, 'intel', 2);
  const static17 = nextEvent(s, 'e17'),
    token = inPool(s, 3);
  const t = turnFrom(s, 'events');
  resolve(t, static17).asked('MA-155', CHANCE).chance(token).asked('MA-155', CHANCE).chance(inPool(t.state, 1));
  t.asked('MA-33', CHANCE);
  expect(t.facts('crisis')).toEqual([]);
  expect(t.facts('event').length).toBe(1);
  expect(t.state.public.slots[slotOf('intel')]!.tokens).toEqual([]);
  expect(t.state.public.spent).toContain(token);
});
rule('MA-122', 'bonus icons and strengthening texts count nothing in the Event Step', () => {
  const { s } = row();
  disrupted(s, 'move', 1);
  const [focus] = keep(s, 0, 'focus');
  const [relentless] = hold(s, 0, 'mandalorian/relentless'); // 3, with an icon for Move
  const t = turnFrom(s, 'act').seat(0).answers(relentless!).seat(0).answers(slotOf('move')).seat(0).answers(focus!);
  for (const name of ['B4', 'B3', 'B2', 'B1', 'A1']) t.seat(0).answers(at(s, name)); // 3 + 1 + 2 steps would be allowed
  t.asked('MA-42', 0).seat(0).passes().asked('MA-33', CHANCE);
  expect(dues(t)).toEqual([]);
  expect(t.state.public.slots[0]!.cards).toEqual([relentless]);
});
for (const [total, next, seat] of [
  [4, 'MA-33', CHANCE],
  [5, 'MA-89', 0],
] as const)
  rule(
    'MA-123',
    `with a highest slot of ${total} ${total === 4 ? 'there is no Event Step, not even for a card that waits for one' : 'there is one'}`,
    () => {
      const { s } = row({ guide: 71 });
      disrupted(s, 'attack', 3);
      disrupted(s, 'attack', total - 3);
      keep(s, 0, 'smoke');
      turnFrom(s, 'events').asked(next, seat);
    },
  );

rule('MA-124', "a crisis is what the mission's crisis box says: here the alarm, and at 3 a reinforcement", () => {
  const { s } = row();
  s.public.tracks = [2];
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const guard = waiting(s, 'blaster');
  const t = turnFrom(s, 'events')
    .asked('MA-134', 0)
    .offered(spaces(s, 'A1', 'A7'))
    .seat(0)
    .answers(at(s, 'A7'));
  t.asked('MA-133', CHANCE).chance(guard);
  expect(spaceOf(t, guard)).toBe(at(s, 'A7'));
  expect(t.state.public.tracks).toEqual([3]);
});
rule('MA-124', 'another mission, another crisis: in Night Run The Child runs away', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  s.public.child = { held: 'character', by: characterId(0), fled: false };
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  turnFrom(s, 'events')
    .asked('MA-191', 0)
    .offered(spaces(s, 'A4', 'B3', 'B5', 'C4'));
});

rule('MA-126', 'abilities are resolved from top to bottom: first the move, then the attack', () => {
  const { s, brute } = row();
  s.public.pieces[brute]!.space = at(s, 'C4');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e1 = nextEvent(s, 'e1'); // move 2, then attack within range 0
  const t = resolve(turnFrom(s, 'events'), e1);
  expect([spaceOf(t, brute), damageOf(t, 0)]).toEqual([at(s, 'A4'), 1]);
});
rule('MA-126', 'abilities are resolved from top to bottom: first the attack, then the move', () => {
  const { s, brute } = row();
  s.public.pieces[brute]!.space = at(s, 'C4');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e3 = nextEvent(s, 'e3');
  const t = resolve(turnFrom(s, 'events'), e3);
  expect([spaceOf(t, brute), damageOf(t, 0)]).toEqual([at(s, 'A4'), 0]);
});
rule(['MA-127', 'MA-139'], 'the current player makes the choices of an event, also about a character of somebody else (TV-16)', () => {
  const s = bare({ first: 2 });
  stand(s, 0, 'A4');
  stand(s, 1, 'G4');
  enemy(s, 'D4', 'melee');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e1 = nextEvent(s, 'e1');
  const t = resolve(turnFrom(s, 'events'), e1)
    .asked('MA-139', 1)
    .offered(spaces(s, 'A4', 'G4'))
    .refused(0, at(s, 'A4'));
  t.seat(1).answers(at(s, 'G4'));
  expect(t.facts('enemy-moved')[0]).toMatchObject({ to: at(s, 'F4') });
});
rule('MA-128', 'the event card is discarded first, then the slot is emptied', () => {
  const s = bare({ mission: 'm3', character2: 'xian', guide: 71 });
  disrupted(s, 'move', 3);
  const lies = disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  const t = resolve(turnFrom(s, 'events'), e10).seat(0).answers(at(s, 'E1')).chance(waiting(s, 'blaster'));
  t.asked('MA-8', 0).seat(0).answers(CARD_FIRST).asked('MA-89', 1); // Xi'an's gear: after an event
  expect(t.state.public.events.discard).toEqual([e10]);
  expect(t.state.public.slots[0]!.tokens).toContain(lies);
  t.seat(1).passes();
  expect(t.state.public.slots[0]!.tokens).toEqual([]);
});
rule('MA-129', 'texts of an event are followed as printed: disrupt the lowest slot, then reveal the threat nearest to you', () => {
  const { s } = row();
  const near = facedown(s, 'B2', 'square'),
    far = facedown(s, 'C5', 'square');
  s.public.pieces[far]!.space = at(s, 'G7');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  disrupted(s, 'attack', 1);
  disrupted(s, 'intel', 1);
  const e11 = nextEvent(s, 'e11'),
    token = inPool(s, 1);
  const t = resolve(turnFrom(s, 'events'), e11, 'melee').asked('MA-155', CHANCE).chance(token);
  expect(t.state.public.slots[slotOf('plan')]!.tokens).toEqual([token]);
  t.asked('MA-49', CHANCE).chance(tokenNamed(s, 'square', 'medpac'));
  expect(t.facts('revealed').map(f => f.piece)).toEqual([near]);
});
for (const [total, spawns] of [
  [5, 1],
  [6, 2],
] as const)
  rule('MA-130', `a 6+ ability needs a slot of 6 or more: ${spawns} reinforcement(s) at ${total}`, () => {
    const { s } = row();
    stand(s, 0, 'B1');
    laid(s, 'move', 'mandalorian/clear-the-room');
    disrupted(s, 'move', total - 4);
    const e10 = nextEvent(s, 'e10');
    const t = resolve(turnFrom(s, 'events'), e10);
    for (let i = 0; i < spawns; i++) t.asked('MA-133', CHANCE).chance(t.state.public.pile[0]!);
    until(t, 'MA-33');
    expect(t.facts('spawned').map(f => f.space)).toEqual(spaces(s, 'A1', 'B1').slice(0, spawns));
  });
rule('MA-131', 'everybody sees the back of the top event card, and only events with that back can come', () => {
  const { s } = row();
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e4 = nextEvent(s, 'e4');
  const t = turnFrom(s, 'events').asked('MA-126', CHANCE);
  t.offered(['e4', 'e5', 'e6'].map(id => eventNumber(s, id)));
  t.chance(e4).chance(back('sharpshooter'));
  expect([0, 1].map(seat => viewOf(t.state, seat).public.back)).toEqual([back('sharpshooter'), back('sharpshooter')]);
  expect(t.facts('back')).toEqual([{ type: 'back', rule: 'MA-131', back: back('sharpshooter') }]);
});
rule('MA-132', 'the event deck is shuffled without regard to the backs, and without the event in progress', () => {
  const { s } = row();
  pastEvents(s, 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e10', 'e12');
  const e11 = nextEvent(s, 'e11');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const t = duringEvents(s, EventStep.call({})).asked('MA-126', CHANCE).offered([e11]).chance(e11).asked('MA-131', CHANCE);
  const eachClass = (['melee', 'blaster', 'sharpshooter'] as const).flatMap(c => [back(c), back(c), back(c)]);
  t.offered([...eachClass, back('alert'), back('alert')]);
  expect(t.state.public.events.size).toBe(11);
  expect(t.state.public.reshuffles).toBe(1);
});
rule(['MA-89', 'MA-124'], 'a planning card can skip a crisis; the event still comes', () => {
  const { s } = row();
  const [steady] = keep(s, 0, 'steady-nerves');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const t = turnFrom(s, 'events').asked('MA-89', 0).seat(0).answers(steady!).asked('MA-126', CHANCE);
  expect(t.facts('crisis')).toEqual([]);
  expect(t.state.public.tracks).toEqual([0]);
});
rule('MA-8', 'a list of effects is worked through one by one: the second waits until the first is completely done', () => {
  const { s, brute } = row();
  s.public.pieces[brute]!.space = at(s, 'C5');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e1 = nextEvent(s, 'e1');
  const t = resolve(turnFrom(s, 'events'), e1).asked('MA-138', 0); // where the move ends, before any attack
  expect(t.facts('attacked')).toEqual([]);
});
