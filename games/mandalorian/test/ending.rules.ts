import { CHANCE } from '@cadre/core';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { Plan } from '../src/actions/plan.js';
import { boxOf } from '../src/box/box.js';
import { AWAY, characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { DrawSkills } from '../src/turn/draw-step.js';
import { damageOf, pastEvents, resolve, turnFrom } from './position.js';
import { spend } from './spent-deck.js';
import {
  act,
  at,
  bare,
  disrupted,
  enemy,
  facedown,
  feature,
  hold,
  laid,
  nextEvent,
  plan,
  run,
  slotOf,
  stand,
  tokenNamed,
} from './table.js';

rule('MA-171', 'a skill deck that becomes empty is made of its discard pile at once; the cards just drawn are not part of it', () => {
  const s = bare();
  const cards = hold(s, 0, 'mandalorian/long-rifle', 'mandalorian/relentless');
  const left = boxOf(s)
    .decks[0]!.filter(c => !cards.includes(c))
    .slice(0, 2);
  spend(s, 0, ...left);
  const t = run(s, DrawSkills.call({ seat: 0, n: 2 }))
    .asked('MA-33', CHANCE)
    .offered(left)
    .chance(...left)
    .over();
  expect(t.state.public.skillDecks[0]).toEqual({ size: 8, top: [], bottom: [], discard: [] });
  expect(t.facts('reshuffled').map(f => f.deck)).toEqual(['skills']);
});
rule('MA-171', 'a draw goes on with the new deck', () => {
  const s = bare();
  const [only] = boxOf(s).decks[0]!;
  spend(s, 0, only!);
  const t = run(s, DrawSkills.call({ seat: 0, n: 3 }))
    .chance(only!)
    .asked('MA-33', CHANCE)
    .chance(4, 7)
    .over();
  expect(t.state.secret[0]!.hand).toEqual([only, 4, 7]);
  expect(t.state.public.skillDecks[0]!.size).toBe(9);
});
rule('MA-171', 'the planning deck likewise: what was just drawn stays out until it is disposed of', () => {
  const s = bare();
  const last = plan(s, 'focus');
  s.public.planning.discard = boxOf(s).planning.flatMap((_, i) => (i === last ? [] : [i]));
  s.public.planning.size = 1;
  const t = run(s, Plan.call({ you: characterId(0), seat: 0, n: 1, keep: 1 }))
    .chance(last)
    .asked('MA-84', 0);
  expect(t.state.public.planning).toMatchObject({ size: 19, discard: [] });
  t.seat(0).passes().seat(0).passes().over();
  expect(t.state.public.planning).toMatchObject({ size: 19, discard: [last] });
});
rule('MA-172', 'a draw that finds neither deck nor discard pile is made as soon as there are cards', () => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  enemy(s, 'G4', 'melee');
  const mine = boxOf(s).decks[0]!.map(c => boxOf(s).cards[c]!.card.id);
  const [one, two] = hold(s, 0, mine[0]!, mine[1]!);
  s.public.slots[slotOf('plan')] = {
    cards: boxOf(s).decks[0]!.filter(c => c !== one && c !== two),
    values: new Array(10).fill(0),
    tokens: [],
  };
  s.public.skillDecks[0]!.size = 0;
  disrupted(s, 'plan', 3);
  const t = turnFrom(s, 'draw');
  expect(t.facts('owed').map(f => [f.seat, f.n])).toEqual([[0, 2]]);
  expect(t.state.public.owed).toEqual([2, 0]);
  const later = t.state;
  later.pending = null;
  disrupted(later, 'plan', 2);
  const e1 = nextEvent(later, 'e1');
  const u = resolve(turnFrom(later, 'events'), e1).asked('MA-33', CHANCE);
  const [third, fourth] = later.public.skillDecks[0]!.discard;
  expect(u.state.public.skillDecks[0]!.size).toBe(10);
  expect([third, fourth]).toEqual([undefined, undefined]);
  u.chance(
    ...boxOf(s)
      .decks[0]!.filter(c => c !== one && c !== two)
      .slice(0, 2),
  );
  expect(u.state.public.owed).toEqual([0, 0]);
  expect(u.state.public.hands[0]).toBe(4);
});
rule('MA-172', 'if only some of the missing cards become available, the rest is still owed', () => {
  const s = bare();
  stand(s, 0, 'A4');
  stand(s, 1, 'A4');
  enemy(s, 'G4', 'melee');
  const card = laid(s, 'plan', 'mandalorian/clear-the-room');
  disrupted(s, 'plan', 1);
  const rest = boxOf(s).decks[0]!.filter(c => c !== card);
  s.secret[0]!.hand = rest;
  s.public.hands[0] = rest.length;
  s.public.skillDecks[0]!.size = 0;
  s.public.owed[0] = 3;
  const e1 = nextEvent(s, 'e1');
  const t = resolve(turnFrom(s, 'events'), e1).asked('MA-33', CHANCE).chance(card);
  expect(t.state.public.hands[0]).toBe(12);
  expect(t.state.public.owed[0]).toBe(2);
});
rule('MA-172', 'cards that are owed already are not drawn again when the hand is filled up', () => {
  const s = bare();
  hold(s, 0, 'mandalorian/relentless');
  s.public.owed[0] = 2; // as if in hand: one more makes four
  const t = turnFrom(s, 'draw').asked('MA-33', CHANCE).refused(CHANCE, 1, 2).chance(1);
  expect(t.state.public.hands[0]).toBe(2);
});
const withAsset = (): MandoState => {
  const s = bare();
  feature(s, 'A4', 'asset');
  stand(s, 1, 'I7');
  return s;
};
rule(['MA-173', 'MA-174'], 'the objective is looked at when the turn is over: after the Draw Step', () => {
  const s = withAsset();
  const [quick] = hold(s, 0, 'mandalorian/quick-draw');
  const t = turnFrom(s, 'act').seat(0).answers(quick!).seat(0).answers(slotOf('move')).seat(0).passes();
  expect(t.state.public.result).toBe(''); // it has held all the time
  t.asked('MA-33', CHANCE)
    .chance(
      ...boxOf(s)
        .decks[0]!.filter(c => c !== quick)
        .slice(0, 4),
    )
    .over();
  expect([t.state.public.result, t.state.public.reason]).toEqual(['won', 'objective']);
});
rule('MA-174', 'the Event Step has to be survived first: an enemy in the space spoils it', () => {
  const s = withAsset();
  enemy(s, 'B4', 'melee');
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e1 = nextEvent(s, 'e1');
  const t = resolve(turnFrom(s, 'events'), e1)
    .asked('MA-33', CHANCE)
    .chance(...boxOf(s).decks[0]!.slice(0, 4));
  expect(damageOf(t, 0)).toBe(1);
  expect(t.state.public.result).toBe('');
  expect(t.state.public.turn.seat).toBe(1); // the game goes on
});
rule(['MA-173', 'MA-175'], 'a failure condition ends the game at once: the alarm is full, and no event is drawn', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  s.public.tracks = [18];
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 3);
  const t = turnFrom(s, 'events').over();
  expect([t.state.public.result, t.state.public.reason]).toEqual(['lost', 'track']);
  expect(t.facts('event')).toEqual([]);
});
rule('MA-175', 'also in the Action Step: a mission effect fills the alarm', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  s.public.tracks = [18];
  facedown(s, 'B4', 'square');
  const t = act(s, 0, 'move', 1)
    .seat(0)
    .answers(at(s, 'B4'))
    .chance(tokenNamed(s, 'square', 'blaster 2 missionEffect'))
    .over();
  expect(t.state.public.result).toBe('lost');
});
rule('MA-175', 'also by a move of a player: an enemy with The Child is pushed onto a star', () => {
  const s = bare({ mission: 'm2', guide: 71 });
  stand(s, 0, 'B4');
  const thief = enemy(s, 'A4', 'melee');
  s.public.child = { held: 'enemy', by: thief, fled: false };
  const t = act(s, 0, 'intel', 1).seat(0).answers(thief).seat(0).answers(at(s, 'A3')).over();
  expect([t.state.public.result, t.state.public.reason]).toEqual(['lost', 'enemyWithChildIn']);
  expect(t.facts('ended').length).toBe(1);
});
rule('MA-175', 'also when a deck runs out: the last reshuffle of the event deck that a mission allows', () => {
  const s = bare({ mission: 'mm4', guide: 71 });
  s.public.reshuffles = 1;
  pastEvents(
    s,
    ...boxOf(s)
      .events.map(e => e.id)
      .filter(id => id !== 'e10'),
  );
  disrupted(s, 'move', 3);
  disrupted(s, 'move', 2);
  const e10 = nextEvent(s, 'e10');
  const t = turnFrom(s, 'events').chance(e10).over();
  expect([t.state.public.result, t.state.public.reason]).toEqual(['lost', 'reshuffles']);
  expect(t.facts('spawned')).toEqual([]);
});
rule('MA-175', 'objective and failure together are a loss', () => {
  const s = bare({ mission: 'm3', guide: 71 });
  stand(s, 0, 'A4');
  stand(s, 1, 'A3');
  const prisoner = feature(s, 'A4', 'prisoner');
  Object.assign(s.public.pieces[prisoner]!, { space: AWAY, by: 0 });
  expect(turnFrom(bareCopy(s), 'end').over().state.public.result).toBe('won');
  s.public.tracks = [19];
  expect(turnFrom(s, 'end').over().state.public.result).toBe('lost');
});
const bareCopy = (s: MandoState): MandoState => JSON.parse(JSON.stringify(s)) as MandoState;
