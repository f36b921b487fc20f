import { CHANCE, viewOf } from '@cadre/core';
import { cardAt } from '@cadre/kit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { TEXT } from '../src/actions/performing.js';
import { Plan } from '../src/actions/plan.js';
import { boxOf } from '../src/box/box.js';
import { AWAY, characterId } from '../src/ids.js';
import type { MandoState } from '../src/state.js';
import { Look } from '../src/threats/reveal.js';
import { DrawSkills } from '../src/turn/draw-step.js';
import { back, damageOf, pastEvents, resolve, turnFrom } from './position.js';
import {
  act,
  at,
  bare,
  disrupted,
  enemy,
  eventNumber,
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

/** Every card of a character's deck lies on the discard pile, but for these. */
const spend = (s: MandoState, deck: number, ...left: readonly number[]): void => {
  const d = s.public.skillDecks[deck]!;
  const elsewhere = [...left, ...s.secret.flatMap(m => m.hand), ...s.public.slots.flatMap(x => x.cards)];
  d.discard = boxOf(s).decks[deck]!.filter(c => !elsewhere.includes(c));
  d.size = left.length;
};

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

/** What a seat sees while another has these secrets. */
const seen = (s: MandoState, by: number) => JSON.stringify(viewOf(s, by));
rule('MA-179', "a hand is its player's: others see its size, never a card of it", () => {
  const [one, two] = [['mandalorian/long-rifle'], ['mandalorian/relentless']].map(ids => {
    const s = bare();
    hold(s, 0, ...ids);
    return turnFrom(s, 'begin').state;
  });
  expect(seen(one!, 1)).toBe(seen(two!, 1));
  expect(seen(one!, 0)).not.toBe(seen(two!, 0));
  expect(viewOf(one!, 1).public.hands).toEqual([1, 0]);
});
rule('MA-180', 'what was seen of a facedown threat reaches nobody but the player who looked', () => {
  const [one, two] = ['medpac', 'melee 2 sentry'].map(words => {
    const s = bare();
    const hidden = facedown(s, 'B4', 'square');
    return run(s, Look.call({ seat: 0, piece: hidden }))
      .chance(tokenNamed(s, 'square', words))
      .over();
  });
  expect(seen(one!.state, 1)).toBe(seen(two!.state, 1));
  expect(one!.told(1)).toEqual(two!.told(1));
  expect(one!.told(0)).not.toEqual(two!.told(0));
  expect(one!.told(1).map(f => f.type)).toEqual(['looked']); // that somebody looked is no secret
});
rule('MA-181', 'every discard pile lies open to everybody', () => {
  const s = bare();
  spend(s, 0);
  s.public.planning.discard = [plan(s, 'focus')];
  pastEvents(s, 'e1');
  s.public.spent = [3];
  const brute = enemy(s, 'B4', 'melee');
  s.public.defeated = [brute];
  for (const seat of [0, 1]) {
    const view = viewOf(s, seat).public;
    expect(view.skillDecks[0]!.discard.length).toBe(12);
    expect([view.planning.discard, view.events.discard, view.spent, view.defeated]).toEqual([[plan(s, 'focus')], [0], [3], [brute]]);
  }
});
rule('MA-182', 'of the event deck everybody knows the back on top; a text that shows a card shows it to its player alone', () => {
  const peeked = (id: string) => {
    const s = bare({ mission: 'm3', character2: 'mayfeld', guide: 71, first: 2 });
    s.public.back = back('melee');
    const t = act(s, 1, 'intel', 'mayfeld/inside-info');
    return t.seat(1).answers(TEXT.before).asked('MA-182', CHANCE).chance(eventNumber(s, id)).asked('MA-5', 1);
  };
  const [one, two] = [peeked('e1'), peeked('e2')];
  expect(viewOf(one.state, 0).public.events).toMatchObject({ size: 18, discard: [] });
  expect(seen(one.state, 0)).toBe(seen(two.state, 0));
  expect(one.told(0)).toEqual(two.told(0));
  expect(seen(one.state, 1)).not.toBe(seen(two.state, 1));
});
rule('MA-183', 'drawn planning cards are hidden until kept or discarded; one put back on top stays hidden', () => {
  const ids = ['focus', 'defend', 'sidestep'] as const;
  const s = bare();
  const [focus, defend, sidestep] = ids.map(id => plan(s, id));
  const t = run(s, Plan.call({ you: characterId(0), seat: 0, n: 3, keep: 1 }))
    .chance(focus!)
    .chance(defend!)
    .chance(sidestep!)
    .asked('MA-84', 0);
  const told = () => JSON.stringify([t.told(1), viewOf(t.state, 1)]);
  expect(t.told(1).map(f => f.type)).toEqual(['plan-taken', 'plan-taken', 'plan-taken']);
  expect(viewOf(t.state, 1).pending!.asks[0]!.space).toBe(null); // not even what can be chosen
  t.seat(0).answers(focus!).asked('MA-87', 0).seat(0).answers(defend!).over();
  expect(t.state.public.characters[0]!.planning).toEqual([focus]);
  expect(t.state.public.planning.discard).toEqual([sidestep]);
  expect(
    cardAt(
      t.state.public.planning,
      t.state.secret.map(m => m.planning),
      0,
    ),
  ).toBe(defend);
  expect(viewOf(t.state, 1).mine!.planning.top).toEqual([-1]); // only that something lies there
  expect(told()).not.toContain(`"card":${defend}`);
});
