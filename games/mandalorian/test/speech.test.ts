import { askedOf, type Call, checkSetup, enumerate, sample, viewOf } from '@cadre/core';
import { type SetupSpeech, seeded } from '@cadre/kit';
import { content, mandalorian } from '@cadre/mandalorian';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { Movement } from '../src/actions/move.js';
import { Perform, Play } from '../src/actions/perform.js';
import { alternativeCode } from '../src/codes.js';
import { Event } from '../src/events/event.js';
import type { MandoFact } from '../src/fact.js';
import { characterId, NOBODY, type Nobody } from '../src/ids.js';
import { Shift } from '../src/threats/enemy-steps.js';
import { Hurt } from '../src/threats/hurt.js';
import {
  act,
  bare,
  card as cardNumber,
  disrupted,
  enemy,
  eventNumber,
  facedown,
  feature,
  hold,
  keep,
  run,
  slotOf,
  stand,
} from './table.js';

const { speech } = mandalorian;
const SETUPS = [
  {},
  { mission: 'm2', guide: 71 },
  { mission: 'm3', players: 4, guide: 71 },
  { mission: 'm4', players: 3, traitor: 'certain', guide: 71 },
  { mission: 'mm2', map: 'map4', players: 2, mode: 'shared', guide: 71 },
  { mission: 'mm3', map: 'map2', players: 4, traitor: 'certain', guide: 71 },
];

test('every fact, question and option of whole matches has words, and none is a bare number or type', () => {
  for (const [i, given] of SETUPS.entries())
    for (let seed = 0; seed < 6; seed++) {
      const random = seeded(i, seed);
      const s = mandalorian.machine.start(mandalorian.setup(checkSetup(mandalorian, given).setup));
      const answered = atMost();
      while (s.pending) {
        answered();
        for (const { fact } of s.out!) expect(speech.fact(fact), JSON.stringify(fact)).toMatch(/^(?!undefined)[A-Za-z].* .|^Crisis!$/);
        s.out = [];
        const ask = s.pending.asks.find(a => !a.answer)!;
        const view = viewOf(s, Math.max(0, ask.seat));
        if (ask.seat >= 0) expect(speech.question(view, view.pending!)).not.toMatch(/\(MA-|undefined/);
        for (const answer of enumerate(ask.space, 40) ?? [])
          for (const value of answer) expect(speech.option(view, ask.space, value), `${ask.space.of} ${value}`).toMatch(/[a-z]|^[A-K]\d$/i);
        mandalorian.machine.advance(s, ask.seat, sample(ask.space, random));
      }
    }
});
test('the board shows the map with everybody on it, slots with what comes next, and the own hand only', () => {
  const s = bare();
  stand(s, 1, 'B4');
  enemy(s, 'C4', 'melee', ['sentry'], 2);
  facedown(s, 'C7', 'circle');
  hold(s, 0, 'mandalorian/long-rifle');
  hold(s, 1, 'ig11/full-auto');
  const lines = speech.board(viewOf(s, 0));
  const text = lines.join('\n');
  expect(text).toContain('| @1     @2     m2^');
  expect(text).toContain('?c');
  expect(text).toContain('Move: 0 (event at +5, crisis at +6)');
  expect(text).toContain('Long Rifle [4]');
  expect(text).not.toContain('Full Auto');
  expect(Math.max(...lines.filter(l => /^[|+]/.test(l)).map(l => l.length))).toBeLessThanOrEqual(73);
});

test('the slot for a card says what the card will bring there', () => {
  const words = (card: string, slot: 'attack' | 'plan'): string => {
    const s = bare();
    disrupted(s, 'attack', 2);
    const view = viewOf(run(s, Play.call({ seat: 0, card: cardNumber(s, card) })).asked('MA-37').state, 0);
    return speech.option(view, askedOf(view)!, slotOf(slot));
  };
  expect(words('mandalorian/quick-draw', 'attack')).toBe('Attack (2 → 3)');
  expect(words('mandalorian/relentless', 'attack')).toBe('Attack (2 → 5: event)');
  expect(words('mandalorian/long-rifle', 'attack')).toBe('Attack (2 → 6: crisis and event)');
  expect(words('mandalorian/long-rifle', 'plan')).toBe('Plan (0 → 4)');
});

test('a question says what it is about: the enemy, the text, the steps left; an event is on the board with what it does', () => {
  const s = bare();
  stand(s, 0, 'A4');
  const mover = enemy(s, 'C4', 'melee', [], 2);
  const viewAt = (call: Call) => viewOf(run(structuredClone(s), call).state, 0);
  const asked = (call: Call): string => {
    const view = viewAt(call);
    return speech.question(view, view.pending!);
  };
  expect(asked(Movement.call({ who: characterId(0), steps: 2 }))).toBe('Choose where to move: 2 steps left');
  const moving = viewAt(Movement.call({ who: characterId(0), steps: 2 }));
  expect(speech.pass!(moving, moving.pending!)).toBe('End movement');
  facedown(s, 'B4', 'square');
  const played = viewAt(
    Perform.call({ you: characterId(0), slot: slotOf('intel'), card: cardNumber(s, 'mandalorian/hunters-eye'), base: 3 }),
  );
  expect(speech.question(played, played.pending!)).toBe("You may use its ability: Hunter's Eye");
  expect(speech.board(played).find(line => line.startsWith('Current action: '))).toMatch(
    /^Current action: Hunter's Eye \[3\] Intel: .+\.$/,
  );
  expect(asked(Shift.call({ piece: mover, steps: 1, upTo: false, seat: 0 }))).toBe(
    'Choose where to move the enemy: camp brute (melee, 2 health) in C4',
  );
  const spawning = Event.call({ you: characterId(0), total: 5 });
  Object.assign(spawning.call.locals, { card: eventNumber(s, 'e1') });
  const spawned = run(s, spawning);
  expect(speech.board(viewOf(spawned.state, 0)).find(line => line.startsWith('Current event: '))).toMatch(/^Current event: .+: .+\.$/);
});

test('damage to block is named with its amount and who deals it; where nobody can go on, nobody is asked where to go', () => {
  const s = bare();
  stand(s, 0, 'A4');
  keep(s, 0, 'defend');
  const raider = enemy(s, 'B4', 'blaster', [], 2);
  const asked = (call: Call): string => {
    const view = viewOf(run(structuredClone(s), call).state, 0);
    return speech.question(view, view.pending!);
  };
  const hurt = (source: typeof raider | Nobody) => Hurt.call({ who: characterId(0), n: 2, cause: 'attack', source });
  expect(asked(hurt(raider))).toBe('You may block the damage: 2 from raider (blaster, 2 health) in B4');
  expect(asked(hurt(NOBODY))).toBe('You may block the damage: 2 damage');
  feature(s, 'A4', 'crate');
  expect(asked(Movement.call({ who: characterId(0), steps: 0 }))).toBe('You may use or pick up something');
});

test('every option of the set-up and every word of it has a name in both languages; a file names its own', () => {
  for (const [language, { setup }] of Object.entries({ en: speech, de: mandalorian.translations!.de! }))
    for (const [name, option] of Object.entries(mandalorian.options)) {
      expect(setup!(name), `${language} ${name}`).not.toBe(name);
      if (option.kind === 'word')
        for (const word of option.words) expect(setup!(name, word), `${language} ${name} ${word}`).toMatch(/^\p{Lu}.+ .|^\p{L}.{3,}/u);
      else expect(setup!(name, option.default).length).toBeGreaterThan(0);
    }
  const { setup } = speech;
  expect([setup!('mission', 'm1'), setup!('map', 'own'), setup!('first', 0), setup!('first', 2)]).toEqual([
    'Compound Raid',
    'The map of the mission',
    'Random',
    'Player 2',
  ]);
  const own = JSON.stringify({ missions: [{ ...content.missions[0], id: 'ours', name: 'Our Raid' }] });
  expect(setup!('mission', 'ours', { content: own })).toBe('Our Raid');
  expect(setup!('mission', 'm2', { content: '{' })).toBe('Night Run');
});

test.each<[string, Record<string, unknown>, string]>([
  ['enemy-moved', { of: { piece: 'melee-3', enemy: '1/melee', to: 'C4' } }, 'The camp brute (3) moves to C4'],
  ['enemy-moved', { of: { piece: 'melee-3', to: 'C4' } }, 'The melee enemy (3) moves to C4'],
  ['spawned', { of: { piece: 'special', token: 'beast', space: 'C4' } }, 'The Beast spawns in C4'],
  ['lasting', { kind: 'shield', of: { character: 'ig11' } }, 'IG-11 gains a shield'],
  ['lasting', { kind: 'pin', of: { piece: 'blaster-2', enemy: '1/blaster' } }, 'The raider (2) is pinned'],
  ['child', { held: 'character', of: { character: 'ig11' } }, 'IG-11 has The Child'],
  ['reshuffled', { deck: 'skills' }, 'Skill card discards reshuffled'],
  ['accused', { seat: 0, accused: 2, yes: 1, voters: 3 }, 'Player 1 accuses Player 3: 1 of 3 agrees'],
  ['ended', { result: 'lost', reason: 'reshuffles' }, 'The crew loses: time is up'],
])('the log tells of %s %j', (type, fact, said) => {
  expect(speech.fact({ type, rule: 'MA-1', ...fact } as MandoFact)).toBe(said);
});

test('what is wrong with a set-up as a whole is said next to its option, in German with the names of things', () => {
  const problemsOf = (given: Readonly<Record<string, string | number>>) => {
    const { setup, problems } = checkSetup(mandalorian, given);
    const de: typeof mandalorian.speech & SetupSpeech = mandalorian.translations!.de!;
    return { english: problems, german: de.setupProblems!(setup) };
  };
  expect(problemsOf({ mission: 'm1', players: 2, first: 3 })).toEqual({
    english: ['player 3 cannot begin: there are 2'],
    german: [{ option: 'first', says: 'Spieler 3 kann nicht beginnen: Es spielen nur 2 mit' }],
  });
  const { map: own } = content.missions.find(m => m.id === 'm1')!;
  const map = content.maps.find(m => m.id !== own)!.id;
  const { english, german } = problemsOf({ mission: 'm1', map, mode: 'normal', players: 1, traitor: 'hidden' });
  expect(german.map(p => p.option).slice(0, 3)).toEqual(['map', 'mode', 'traitor']);
  expect(german).toHaveLength(english.length);
  expect(german[0]!.says).toMatch(/^„.+“ wird auf der Karte „.+“ gespielt, nicht auf „.+“$/);
  for (const { says } of german) expect(says).not.toMatch(/player|mission /);
  expect(problemsOf({ mission: 'm1' }).german).toEqual([]);
});
test('a fact can name several characters, also in records that do not', () => {
  const start = { type: 'start', rule: 'MA-23', characters: [characterId(0), characterId(1)], space: 3, of: { space: 'B4' } } as const;
  const named = { ...start, of: { ...start.of, characters: ['cara', 'ig11'] } } as unknown as MandoFact;
  expect(speech.fact(named)).toBe('Cara Dune and IG-11 start in B4');
  expect(mandalorian.translations!.de!.fact(named)).toBe('Cara Dune und IG-11 beginnen auf B4');
  expect(speech.fact(start as unknown as MandoFact)).toBe('All characters start in B4');
});

test('what a mission offers in place of intel says what it does', () => {
  const s = bare({ mission: 'm4', guide: 71 });
  s.public.tracks = [4];
  const { state } = act(s, 0, 'intel', 3);
  const space = { kind: 'pick', of: 'threat', options: [alternativeCode(0)], min: 1, max: 1 } as const;
  const says = (speech: typeof mandalorian.speech) => speech.option(viewOf(state, 0), space, alternativeCode(0));
  expect(says(mandalorian.speech)).toBe('Jam the beacon: Dropship −1');
  expect(says(mandalorian.translations!.de!)).toMatch(/^\w[^:]+: Landungsschiff|: .+−1$/);
});
