import { readFileSync } from 'node:fs';
import {
  type AnyState,
  answer,
  checkSetup,
  factsFor,
  imagine,
  type Match,
  openMatch,
  optionsWith,
  readRecord,
  type Setup,
  sample,
  verifyRecord,
  viewOf,
  writeRecord,
} from '@cadre/core';
import { seeded } from '@cadre/kit';
import { content, heuristic, mandalorian } from '@cadre/mandalorian';
import { expect, test } from 'vitest';
import { boxFor } from '../src/box/box.js';
import type { MandoFact } from '../src/fact.js';
import { newMatch } from '../src/setup/new-match.js';

const file = new URL('../examples/relay-on-the-mesa.json', import.meta.url);
const RELAY = readFileSync(file, 'utf8');
const setupWith = (own: unknown, more: Setup = {}): Setup => {
  const { setup, problems } = checkSetup(mandalorian, { content: typeof own === 'string' ? own : JSON.stringify(own), ...more });
  expect(problems).toEqual([]);
  return setup;
};
const played = (setup: Setup, seed: number, by: 'random' | 'heuristic'): Match<AnyState> => {
  const match = openMatch(mandalorian, setup) as unknown as Match<AnyState>;
  const random = seeded(seed);
  for (let state = match.state; state.pending; state = match.state) {
    const asked = state.pending.asks.find(a => a.answer === null)!;
    const choice =
      asked.seat < 0 || by === 'random'
        ? sample(asked.space, random)
        : heuristic.choose(viewOf(state, asked.seat) as never, asked.space, random);
    expect(answer(match, asked.seat, state.pending.seq, choice)).toBeNull();
  }
  return match;
};

test("a mission of one's own is played to its end, told in its own names, and kept whole in its record", () => {
  const setup = setupWith(RELAY, { guide: content.guide.length, players: 3 });
  let cells = 0;
  for (let seed = 0; seed < 4; seed++) {
    const match = played(setup, seed, 'random');
    for (const speech of [mandalorian.speech, mandalorian.translations!.de!]) {
      const log = match.log.flatMap(e => factsFor(e.facts, 0)).map(t => speech.fact(t.fact as MandoFact));
      cells += log.filter(line => line.includes('Power Cell')).length;
      expect(log.filter(line => /undefined|power-cell/.test(line))).toEqual([]);
    }
    const text = writeRecord(match);
    const read = readRecord(text);
    if (!('record' in read)) throw new Error(read.damage.problem);
    expect(read.record.setup['content']).toBe(RELAY);
    expect(verifyRecord(mandalorian, read.record)).toBeUndefined();
  }
  expect(cells).toBeGreaterThan(0);
});

test('its board, questions and options are in words, in both languages, and what others hold can be imagined', () => {
  const match = openMatch(mandalorian, setupWith(RELAY));
  const random = seeded(5);
  for (let n = 0; n < 120 && match.state.pending; n++) {
    const asked = match.state.pending.asks[0]!;
    const view = viewOf(match.state, Math.max(0, asked.seat));
    expect(viewOf(imagine(mandalorian, view, random), view.seat)).toEqual(view);
    if (asked.seat >= 0)
      for (const speech of [mandalorian.speech, mandalorian.translations!.de!]) {
        const board = speech.board(view).join('\n');
        expect(board).toContain('Relay on the Mesa');
        expect(board).not.toMatch(/undefined|power-cell/);
        if (asked.space.kind === 'pick')
          for (const value of asked.space.options) expect(speech.option(view, asked.space, value)).not.toMatch(/undefined|^$/);
      }
    answer(match, asked.seat, match.state.pending.seq, sample(asked.space, random));
  }
});

test('the bot of the game plays it without ever having seen it: it gets a power cell to the mast', () => {
  const facts = played(setupWith(RELAY, { difficulty: 'novice' }), 1, 'heuristic').log.flatMap(e => e.facts.map(t => t.fact.type));
  expect(facts).toContain('delivered');
});

test('its missions, maps and characters are words of their options, and its first mission is the default', () => {
  const { options } = optionsWith(mandalorian, { content: RELAY });
  expect(options['mission']).toMatchObject({ words: [...content.missions.map(m => m.id), 'relay'], default: 'relay' });
  expect(options['map']).toMatchObject({ words: expect.arrayContaining(['mesa', 'map1']) });
  expect(optionsWith(mandalorian, {}).options).toBe(mandalorian.options);
  expect(checkSetup(mandalorian, { mission: 'relay' }).problems[0]).toContain('option "mission": expected one of m1');
  expect(setupWith(RELAY, { mission: 'mm2', map: 'mesa' })).toMatchObject({ mission: 'mm2', map: 'mesa' });
});

const house = { kind: 'house', note: 'written by a player' };
test('a piece with the id of a built-in one takes its place in that match alone, under its own name', () => {
  const m1 = { ...content.missions[0]!, name: 'Quiet Raid', briefing: 'Our own words.', afterEvent: [], source: house };
  const changed = newMatch(setupWith({ missions: [m1] }));
  const box = boxFor(changed.public.plan);
  expect([box.mission.name, box.mission.afterEvent]).toEqual(['Quiet Raid', []]);
  const view = viewOf(mandalorian.machine.start(changed), 0);
  expect(mandalorian.speech.board(view)[0]).toContain('Quiet Raid');
  expect(mandalorian.translations!.de!.board(view)[0]).toContain('Quiet Raid');
  expect(boxFor(newMatch(checkSetup(mandalorian, {}).setup).public.plan).mission.name).toBe('Compound Raid');
  const builtIn = boxFor(newMatch(checkSetup(mandalorian, {}).setup).public.plan).scripts.book.scripts;
  expect(builtIn.every((list, n) => box.scripts.book.scripts[n] === list)).toBe(true); // frames of stored matches name them by these numbers
  expect(box.scripts.book.scripts.length).toBeGreaterThan(builtIn.length);
});

test('what would break missions that are not in the file is refused: a map without the spaces they name', () => {
  const { id: _, ...mesa } = JSON.parse(RELAY).maps[0] as Record<string, unknown>;
  const { problems } = checkSetup(mandalorian, {
    content: JSON.stringify({ ...JSON.parse(RELAY), missions: [], maps: [{ id: 'map3', ...mesa }] }),
  });
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems)
    expect(problem).toMatch(/^content: the file: it breaks missions\.m3.*, which is not in it: .*; expected /);
});

type Relay = {
  maps: { grid: string[]; borders?: unknown }[];
  missions: Record<string, unknown>[];
  tokenSets: { stacks: Record<string, unknown[]> }[];
};
const spoilt = (spoil: (relay: Relay) => void): readonly string[] => {
  const relay = JSON.parse(RELAY) as Relay;
  spoil(relay);
  return checkSetup(mandalorian, { content: JSON.stringify(relay) }).problems;
};
const redraw = (relay: Relay, from: string, to: string): void => {
  const { grid } = relay.maps[0]!;
  const row = grid.findIndex(line => line.includes(from));
  expect(row).toBeGreaterThan(0);
  grid[row] = grid[row]!.replace(from, to);
};
test('a bad file is no setup: all its problems at once, each with its place and what would be right', () => {
  const problems = spoilt(relay => {
    redraw(relay, '  1 |  S     .     .  |', '  1 |  S  |  .  |  .  |'); // nobody can reach B1
    relay.maps[0]!.grid[3] = relay.maps[0]!.grid[3]!.replace('+     +     +', '+     +-----+');
    relay.tokenSets[0]!.stacks['circle']!.pop();
    relay.missions[0]!['missionEffect'] = [{ op: 'explode' }];
  });
  expect(problems).toHaveLength(3);
  expect(problems.join('\n')).toMatch(/^content: missions\[0\]\.missionEffect\[0\]\.op: unknown op "explode"; expected one of damage/m);
  expect(problems.join('\n')).toMatch(/^content: maps\[0\]\.spaces\[1\]: nobody can reach B1, not even a shot; expected a way from A1/m);
  expect(problems.join('\n')).toMatch(
    /^content: maps\[0\]\.spaces: 3 circle icons, but token set mesa has 2 circle tokens; expected at most 2$/m,
  );
});
test.each([
  ['an icon that nobody knows', (relay: Relay) => redraw(relay, 's!', 'q!'), /^content: maps\[0\]\.grid\.row 2/],
  ['a map with more doors than a match can remember', (relay: Relay) => spread(relay), /maps\[0\]\.borders: 31 doors; expected at most 30/],
  [
    'signs that would garble the screen',
    (relay: Relay) => Object.assign(relay.missions[0]!, { name: 'a\u001b[2Jb' }),
    /missions\[0\]\.name: .* has signs that cannot stand here/,
  ],
])('refused: %s', (_, spoil, expected) => {
  expect(spoilt(spoil).join('\n')).toMatch(expected);
});
/** A long corridor of doors behind the last space. */
const spread = (relay: Relay): void => {
  const box = boxFor(newMatch(setupWith(RELAY)).public.plan);
  const spaces = [...box.map.spaces];
  const borders = [...box.map.borders].filter(b => b.kind !== 'door');
  for (let i = 0; i < 31; i++) {
    spaces.push({ id: `T${i}`, x: 8 + (i % 12), y: Math.floor(i / 12) });
    borders.push({ a: i === 0 ? 'F5' : `T${i - 1}`, b: `T${i}`, kind: 'door', door: `t${i}` });
  }
  borders.push({ a: 'C2', b: 'D2', kind: 'thin' });
  const { grid: _, ...map } = relay.maps[0]!;
  relay.maps[0] = { ...map, spaces, borders, forbidden: [] } as never;
};
const nested = (depth: number): string => `{"missions": ${'['.repeat(depth)}${']'.repeat(depth)}}`;
test.each([
  ['no JSON', '{"maps": [', /^content: the file is not JSON \(.*\); expected an object/],
  ['no object', '[1]', /^content: the file: a list or an object is no content/],
  ['far too deep', nested(1000), /^content: the file: lists inside lists, more than 60 deep; expected fewer$/],
  ['far too much', JSON.stringify({ missions: new Array(201).fill({}) }), /^content: missions: 201 pieces; expected at most 200$/],
  ['no text', 7, /^option "content": expected the text of a file, at most 200000 characters$/],
  ['far too long', ' '.repeat(200_001), /^option "content": expected the text of a file/],
])('a content option that is %s is refused', (_, given, expected) => {
  expect(checkSetup(mandalorian, { content: given }).problems).toEqual([expect.stringMatching(expected)]);
});
