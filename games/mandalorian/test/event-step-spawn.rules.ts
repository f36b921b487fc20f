import { CHANCE } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Spawn } from '../src/events/spawn.js';
import { removeEnemy } from '../src/threats/damage.js';
import { back, damageOf, duringEvents, pastEvents, reinforce, resolve, spaceOf, spaces, turnFrom, waiting } from './position.js';
import { at, bare, disrupted, enemy, eventNumber, keep, laid, nextEvent, slotOf, stand, until } from './table.js';

rule('MA-133', 'a reinforcement comes faceup into the stated space', () => {
  const s = bare();
  const brute = waiting(s, 'melee');
  const t = duringEvents(s, Spawn.call({ spaces: spaces(s, 'C7') }))
    .asked('MA-133', CHANCE)
    .offered(s.public.pile)
    .chance(brute)
    .over();
  expect(spaceOf(t, brute)).toBe(at(s, 'C7'));
  expect(t.state.public.pieces[brute]!.token).toBeGreaterThanOrEqual(0);
  expect(t.state.public.pile).not.toContain(brute);
});
rule('MA-134', 'the space is chosen before the token is drawn', () => {
  const s = bare();
  const t = duringEvents(s, Spawn.call({ spaces: spaces(s, 'A1', 'A7') }))
    .asked('MA-134', 0)
    .offered(spaces(s, 'A1', 'A7'));
  expect(t.facts('spawned')).toEqual([]);
  t.seat(0).answers(at(s, 'A7')).asked('MA-133', CHANCE);
});
rule(['MA-134', 'MA-58'], 'where no star can be counted to, the current player takes any star', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  stand(s, 0, 'C1'); // a cell behind a locked door
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  resolve(turnFrom(s, 'events'), e10)
    .asked('MA-134', 0)
    .offered(spaces(s, 'E1', 'J3', 'E7'));
});
rule('MA-134', 'the nearest star is counted by range, so also from a roof', () => {
  const s = bare();
  stand(s, 0, 'G6');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  const t = resolve(turnFrom(s, 'events'), e10).asked('MA-133', CHANCE).chance(waiting(s, 'melee'));
  expect(t.facts('spawned').map(f => f.space)).toEqual(spaces(s, 'I6'));
});
rule(['MA-135', 'MA-137'], 'an empty pile is made anew of defeated reinforcements, and of no other enemies', () => {
  const s = bare();
  const brute = reinforce(s, 'C7', 'melee'),
    local = enemy(s, 'D7', 'melee');
  removeEnemy(s, local, 'MA-70');
  removeEnemy(s, brute, 'MA-70');
  s.public.pile = [];
  const t = duringEvents(s, Spawn.call({ spaces: spaces(s, 'A1') })).over();
  expect(spaceOf(t, brute)).toBe(at(s, 'A1'));
  expect(t.state.public.pieces[brute]!.damage).toBe(0);
  expect(t.state.public.defeated).toEqual([local]);
  expect(t.facts('reshuffled').map(f => f.deck)).toEqual(['reinforcements']);
});
rule('MA-135', 'the pile is made anew only when the next one is needed', () => {
  const s = bare();
  const brute = reinforce(s, 'C7', 'melee');
  removeEnemy(s, brute, 'MA-70');
  s.public.pile = [waiting(s, 'blaster')];
  const t = duringEvents(s, Spawn.call({ spaces: spaces(s, 'A1') })).over();
  expect([t.state.public.pile, t.state.public.defeated]).toEqual([[], [brute]]);
});
rule('MA-136', 'with every reinforcement on the map nothing happens', () => {
  const s = bare();
  for (const piece of s.public.pile) s.public.pieces[piece]!.space = at(s, 'I7');
  s.public.pile = [];
  const t = duringEvents(s, Spawn.call({ spaces: spaces(s, 'A1', 'A7') })).over();
  expect(t.facts('spawned')).toEqual([]);
});

rule('MA-153', 'an event that changed nothing brings a reinforcement to the star nearest to the current character (TV-20)', () => {
  const s = bare({ first: 2 });
  stand(s, 0, 'A4');
  stand(s, 1, 'I6');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e4 = nextEvent(s, 'e4'); // blasters attack, and there are none
  const t = resolve(turnFrom(s, 'events'), e4).asked('MA-133', CHANCE).chance(waiting(s, 'melee'));
  expect(t.facts('spawned').map(f => f.space)).toEqual(spaces(s, 'I6'));
});
rule(['MA-153', 'MA-136'], 'a spawn that cannot be made is no effect, and neither is shuffling a deck', () => {
  const s = bare();
  stand(s, 0, 'A2');
  for (const piece of s.public.pile) s.public.pieces[piece]!.space = at(s, 'I7');
  s.public.pile = [];
  pastEvents(s, 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9', 'e11', 'e12');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  const t = resolve(turnFrom(s, 'events'), e10).asked('MA-33', CHANCE);
  expect(t.facts('reshuffled').map(f => f.deck)).toEqual(['events']);
  expect(t.facts('no-effect').length).toBe(1);
});
rule('MA-154', 'one enemy that moves one space is an effect (TV-21)', () => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  enemy(s, 'B4', 'sharpshooter');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e9 = nextEvent(s, 'e9');
  s.public.standing = [0, 1].map(who => ({ kind: 'hide', who, until: 'turn', seat: who, since: 1, n: 0, range: 0, which: 0b111 }) as const); // nobody can be attacked
  const t = resolve(turnFrom(s, 'events'), e9).asked('MA-33', CHANCE);
  expect(t.facts('enemy-moved').length).toBe(1);
  expect([...t.facts('no-effect'), ...t.facts('spawned')]).toEqual([]);
});
rule('MA-154', 'an attack that is blocked completely is an effect', () => {
  const s = bare();
  const [defend] = keep(s, 0, 'defend');
  stand(s, 1, 'I7');
  enemy(s, 'A4', 'blaster');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e4 = nextEvent(s, 'e4');
  const t = resolve(turnFrom(s, 'events'), e4).asked('MA-90', 0).seat(0).answers(defend!).asked('MA-33', CHANCE);
  expect(damageOf(t, 0)).toBe(0);
  expect([...t.facts('no-effect'), ...t.facts('spawned')]).toEqual([]);
});
rule('MA-154', 'causing another event is an effect, even if that one has none', () => {
  const s = bare({ guide: 71 });
  for (const piece of s.public.pile) s.public.pieces[piece]!.space = at(s, 'I7'); // far from everybody, and no more to spawn
  s.public.pile = [];
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e13 = nextEvent(s, 'e13'),
    e4 = eventNumber(s, 'e4');
  const t = resolve(turnFrom(s, 'events'), e13, 'blaster');
  until(resolve(t, e4), 'MA-33');
  expect(t.facts('no-effect').map(f => f.card)).toEqual([e4]);
});
rule('MA-130', 'an event that another event causes does its 6+ ability when the slot of both has 6', () => {
  for (const [total, spawns] of [
    [5, 1],
    [6, 2],
  ] as const) {
    const s = bare({ mission: 'mm2', map: 'map1', guide: 71 });
    stand(s, 0, 'B1');
    disrupted(s, 'move', 3);
    laid(s, 'move', 'mandalorian/quick-draw');
    disrupted(s, 'move', total - 4);
    const e13 = nextEvent(s, 'e13');
    const t = resolve(turnFrom(s, 'events'), e13, 'alert');
    resolve(t, eventNumber(s, 'e10'));
    for (let i = 0; i < spawns; i++) t.asked('MA-133', CHANCE).chance(t.state.public.pile[0]!);
    expect(t.facts('spawned')).toHaveLength(spawns);
    t.asked('MA-33', CHANCE);
  }
});

rule(
  ['MA-116', 'MA-119', 'MA-125', 'MA-126', 'MA-128', 'MA-148', 'MA-151'],
  'a whole Event Step: Move at 6 with crisis and event, then Attack at 5 with an event alone (TV-19)',
  () => {
    const s = bare();
    stand(s, 0, 'A4');
    stand(s, 1, 'A7');
    const near = enemy(s, 'C4', 'melee'),
      far = enemy(s, 'F4', 'melee');
    const two = disrupted(s, 'move', 2);
    const four = laid(s, 'move', 'mandalorian/clear-the-room');
    disrupted(s, 'attack', 1);
    laid(s, 'attack', 'ig11/full-auto');
    const e1 = nextEvent(s, 'e1');
    const t = turnFrom(s, 'events').asked('MA-126', CHANCE);
    expect(t.state.public.tracks).toEqual([1]);
    resolve(t, e1, 'melee').asked('MA-126', CHANCE);
    expect([spaceOf(t, near), spaceOf(t, far)]).toEqual(spaces(s, 'A4', 'B4')); // far: two by the event, two by the mission
    expect([damageOf(t, 0), damageOf(t, 1)]).toEqual([1, 0]);
    expect(t.state.public.events.discard).toEqual([e1]);
    expect(t.state.public.slots[0]).toEqual({ cards: [], values: [], tokens: [] });
    expect(t.state.public.spent).toEqual([two]);
    expect(t.state.public.skillDecks[0]!.discard).toEqual([four]);
    const story = ['slot-due', 'crisis', 'track', 'event', 'enemy-moved', 'attacked', 'hurt', 'emptied'];
    expect(
      t
        .facts()
        .map(f => f.type)
        .filter(type => story.includes(type)),
    ).toEqual([
      'slot-due',
      'crisis',
      'track',
      'event',
      'enemy-moved',
      'enemy-moved',
      'attacked',
      'hurt',
      'enemy-moved',
      'emptied',
      'slot-due',
    ]);
    t.chance(eventNumber(s, 'e3')).chance(back('alert'));
    expect(t.facts('crisis').length).toBe(1);
    expect(t.state.public.slots[slotOf('attack')]!.cards).toEqual([]);
  },
);
