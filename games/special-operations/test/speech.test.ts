import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CHANCE, checkSetup, type Language, nextPrompt, optionList, type Setup, SPECTATOR, type Space, sample, viewOf } from '@cadre/core';
import { INCH } from '@cadre/geometry';
import { seeded } from '@cadre/kit';
import { specialOperations } from '@cadre/special-operations';
import { atMost } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { REASONS } from '../src/bot/reasons.js';
import type { MissionId } from '../src/content/types.js';
import { lastRoundOf } from '../src/missions/last-round.js';
import { OPTION } from '../src/options.js';
import { endReason } from '../src/round/outcome.js';
import { english } from '../src/speech/english/index.js';
import { german } from '../src/speech/german/index.js';
import type { UnitId } from '../src/state.js';
import { put } from './battle.js';

const game = specialOperations;
const LANGUAGES = { en: game.speech, de: game.translations!.de! } as const satisfies Record<Language, unknown>;
const EMPTY = { en: english, de: german };
/** What a reader must never see: gaps, code, and names of the rules' own. */
const RAW =
  /undefined|NaN|null|\[object|[{}]|#\d|\b(?:nobody|special-forces|ambush-point|attack-surge|defence-reroll)\b|\b(?:wall|rock|woods|crates|building|container|barricade|ruins)-\d+|^\d{5,}$/;
const checked = new Set<string>();
const check = (text: string, what: string): void => {
  if (checked.has(text)) return;
  checked.add(text);
  expect(text.trim(), what).not.toBe('');
  expect(text, what).not.toMatch(RAW);
};
const valuesOf = (space: Space): readonly number[] =>
  space.kind === 'pick' ? space.options : space.kind === 'amount' ? [space.min, space.max] : [];

/** Everything that both languages say in one random match. */
const playAndListen = (setup: Setup, seed: number): Set<string> => {
  const random = seeded(seed);
  const s = game.setup(setup);
  const asked = new Set<string>();
  game.machine.start(s);
  let answers = 0;
  const answered = atMost();
  while (s.pending) {
    answered();
    const ask = nextPrompt(s.pending);
    for (const language of ['en', 'de'] as const) {
      const speech = LANGUAGES[language];
      if (ask.seat !== CHANCE) {
        const view = viewOf(s, ask.seat);
        const top = s.stack.at(-1)!;
        asked.add(`${top.proc}.${top.step}`);
        const question = speech.question(view, view.pending!);
        check(question, `${top.proc}.${top.step}`);
        expect(question, `${top.proc}.${top.step}`).not.toBe(EMPTY[language].questions.other({} as never));
        for (const value of valuesOf(ask.space)) check(speech.option(view, ask.space, value), `${question}: option ${value}`);
        if (ask.space.kind === 'place') {
          const { refuse } = game.machine.ground(s);
          for (const spot of [
            [0, 0, 0],
            [random(9144), random(9144), 0],
            [random(9144), random(9144), 571],
          ]) {
            const reason = refuse(ask.space, spot);
            if (reason) check(speech.reason!(view, reason), JSON.stringify(reason));
            check(speech.spot!.say(view, ask.space, spot), 'spot');
          }
        }
        if (answers % 40 === 0) for (const line of speech.board(view)) if (line !== '') check(line, 'board');
      }
    }
    const answer = sample(ask.space, random, game.machine.ground(s));
    expect(game.machine.submit(s, ask.seat, s.pending.seq, answer)).toBeNull();
    for (const { fact } of s.out!)
      for (const language of ['en', 'de'] as const) {
        const said = LANGUAGES[language].fact(fact as never);
        check(said, JSON.stringify(fact));
        expect(said, 'players are Blue and Red').not.toMatch(/\b(?:Seat|Platz) [AB]\b/);
        expect(said, 'nobody reads coordinates').not.toMatch(/\d" \d/);
      }
    s.out!.length = 0;
    answers++;
  }
  for (const language of ['en', 'de'] as const)
    for (const line of LANGUAGES[language].board(viewOf(s, SPECTATOR))) if (line !== '') check(line, 'last board');
  return asked;
};

const setupOf = (given: Setup): Setup => {
  const { setup, problems } = checkSetup(game, given);
  expect(problems).toEqual([]);
  return setup;
};
const MATCHES: readonly Setup[] = [
  { mission: 'shields', conditions: 'yes', 'squad.0': 'imperial-infantry', 'squad.1': 'invasion-force' },
  { mission: 'codes', edition: 'playtest', 'squad.0': 'imperial-special-forces', 'squad.1': 'rebel-commandos' },
  { mission: 'vehicle', conditions: 'yes', 'squad.0': 'bright-tree', 'squad.1': 'droid-commandos' },
  { mission: 'priorities', edition: 'playtest', 'squad.0': 'imperial-special-forces', 'squad.1': 'imperial-special-forces' },
  { mission: 'shields', edition: 'playtest', consoles: 'one-token', 'squad.0': 'clone-troopers', 'squad.1': 'arc-troopers' },
];
test.each(MATCHES.map((setup, i) => [JSON.stringify(setup), setup, i + 1] as const))(
  'a random match says nothing empty or raw in either language: %s',
  (_, setup, seed) => {
    expect(playAndListen(setupOf(setup), seed).size).toBeGreaterThan(10);
  },
);

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.startsWith('speech'))
  .map(file => readFileSync(`${SOURCES}/${file}`, 'utf8'));
test('every reason that the rules give has a sentence', () => {
  const given = sources.flatMap(text =>
    [...text.matchAll(/(?:rule: '[A-Z0-9-]+', why: |\b(?:no|problem)\('[A-Z0-9-]+', |\bwhen\(\s*'[A-Z0-9-]+',\s*)'([a-z-]+)'/g)].map(
      m => m[1]!,
    ),
  );
  const facts = new Set(['console', 'encrypt', 'webs', 'backup', 'detonator', 'priority-objective', 'guardian', 'marksman']);
  expect(given.length).toBeGreaterThan(40);
  expect(
    [...new Set(given)].filter(why => !facts.has(why) && !Object.hasOwn(english.reasons, why) && !Object.hasOwn(REASONS, why)),
  ).toEqual([]);
});
test('options of the set-up and their values have names in both languages', () => {
  for (const speech of Object.values(LANGUAGES))
    for (const [name, option] of Object.entries(game.options)) {
      check(speech.setup!(name), name);
      expect(speech.setup!(name)).not.toBe(name);
      if (option.kind === 'word')
        for (const word of option.words) expect(speech.setup!(name, word), `${name} ${word}`).toMatch(/^[\p{L}V]/u);
    }
  expect(game.translations!.de!.setup!('layout', 'forest-moon')).not.toBe('forest-moon');
  expect(game.speech.setup!('squad.0', 'arc-troopers')).toBe('ARC Troopers');
});
test('players are called by their seat until the colours are known, then by their colour', () => {
  const s = game.setup(setupOf({ blue: 'second' }));
  expect([0, 1].map(seat => game.speech.seat(seat, viewOf(s, 0)))).toEqual(['Red', 'Blue']);
  expect([0, 1].map(seat => game.translations!.de!.seat(seat, viewOf(s, SPECTATOR)))).toEqual(['Rot', 'Blau']);
  expect(game.speech.seat(0, viewOf(game.setup(setupOf({})), 0))).toBe('Seat A');
  expect(game.speech.seat(1)).toBe('Seat B');
});
test('spots are read as they are said', () => {
  for (const speech of Object.values(LANGUAGES)) {
    expect(speech.spot!.read('12 4.5', { parts: ['level'] } as never)).toEqual([3048, 1143, 0]);
    expect(speech.spot!.read('12,5 4,5 2,25', { parts: ['level'] } as never)).toEqual([3175, 1143, 572]);
    expect(speech.spot!.read('over there', { parts: ['level'] } as never)).toBeNull();
  }
});

/** Both sides deployed by chance, always the same. */
const deployed = () => {
  const random = seeded(3);
  const s = game.setup(setupOf({ mission: 'shields', layout: 'relay-station', blue: 'first' }));
  game.machine.start(s);
  const answered = atMost();
  while (s.pending && s.public.round === 0) {
    answered();
    const ask = nextPrompt(s.pending);
    game.machine.submit(s, ask.seat, s.pending.seq, sample(ask.space, random, game.machine.ground(s)));
  }
  return s;
};
test('the board shows the battlefield to scale, both sides and the own cards', () => {
  const lines = game.speech.board(viewOf(deployed(), 0));
  const first = lines.indexOf('') + 1;
  expect(lines.slice(first, first + 25)).not.toContain('');
  expect(`\n${lines.join('\n')}\n`).toMatchSnapshot();
});
test('on a low screen the battlefield is drawn smaller, and suggested spots have their numbers in it', () => {
  const view = viewOf(deployed(), 0);
  const drawn = (drawing?: { readonly rows?: number; readonly spots?: readonly number[][] }): readonly string[] =>
    game.speech.board(view, drawing).filter(line => /^[ \d]{2}\|/.test(line));
  expect(drawn()).toEqual(drawn({ rows: 25 }));
  const spots = [
    [35 * INCH, 35 * INCH, 0],
    [6 * INCH, INCH, 0],
  ];
  const [fine, coarse] = [drawn({ spots }), drawn({ rows: 24, spots })];
  expect([fine.length, coarse.length]).toEqual([24, 18]);
  // columns are counted from behind the edge: 0.75 or 1 inch each
  expect([fine[0]![3 + 46], fine.at(-1)![3 + 8]]).toEqual(['1', '2']);
  expect([coarse[0]![3 + 35], coarse.at(-1)![3 + 6]]).toEqual(['1', '2']);
  const inches = coarse.flatMap(line => (line.trim()[0] === '|' ? [] : [Number(line.slice(0, 2))]));
  expect(inches).toEqual([30, 24, 18, 12, 6, 0]);
});
test('a screen is told what a unit reaches and sees, and what an attack would do', () => {
  const s = deployed();
  const at = (seat: number): number => s.public.units.findIndex(u => u.seat === seat && typeof u.at === 'object');
  const [a, b] = [at(0), at(1)];
  put(s, b, { x: 4572, y: 1900, level: 0 });
  put(s, a, { x: 4572, y: 508, level: 0 });
  const view = viewOf(s, 0);
  for (const language of ['en', 'de'] as const) {
    const reach = game.explain!(view, { kind: 'reach', args: [a] }, language);
    expect(reach.shapes[0]).toMatchObject({ kind: 'area', means: 'reach' });
    for (const kind of ['sight', 'attack'])
      for (const text of game.explain!(view, { kind, args: [a, b] }, language).says) check(text, kind);
  }
  const attack = game.explain!(view, { kind: 'attack', args: [a, b] }, 'en');
  expect(attack.chances!.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
  expect(game.explain!(view, { kind: 'sight', args: [a, 99] }, 'en')).toEqual({ shapes: [], says: [] });
});
test('a screen is told how many enemies a unit sees from where it stands, and how many of them it could attack', () => {
  const s = deployed();
  const on = (seat: number): number[] => s.public.units.flatMap((u, id) => (u.seat === seat && typeof u.at === 'object' ? [id] : []));
  const [[unit], enemies] = [on(0) as [number], on(1)];
  put(s, unit, { x: 4572, y: 508, level: 0 });
  put(s, enemies[0]!, { x: 4572, y: 1900, level: 0 });
  const view = viewOf(s, 0);
  const ask = (kind: string, ...args: number[]) => game.explain!(view, { kind, args }, 'en');
  const seen = enemies.filter(enemy => ask('sight', unit, enemy).shapes.some(({ means }) => means === 'sight'));
  const attacked = enemies.filter(enemy => ask('attack', unit, enemy).chances);
  expect(seen.length).toBeGreaterThan(attacked.length);
  const { says, shapes } = ask('reach', unit);
  expect(says[1]).toMatch(new RegExp(`^Sees ${seen.length} of ${enemies.length} enemies: `));
  expect(says[2]).toBe(`Could attack ${attacked.length} of them from here`);
  expect(shapes.filter(({ means }) => means === 'sight')).toHaveLength(seen.length);
});

test('a suggestion is given with the reason of the bot', () => {
  const view = viewOf(deployed(), 0);
  const because = { rule: 'L-MOV-1', why: 'best-spot', about: { goal: 'console' } };
  expect(game.speech.reason!(view, because)).toContain('console');
  expect(game.translations!.de!.reason!(view, because)).toContain('Konsole');
});
test('a spot that is too near says that more than the distance is needed', () => {
  const view = viewOf(deployed(), 0);
  const because = { rule: 'SO-K20', why: 'too-near', about: { objective: 0, inches: 5.8, least: 6 } };
  expect(game.speech.reason!(view, because)).toMatch(/^Only 5\.8" away, more than 6" is needed: \w+/);
  expect(game.translations!.de!.reason!(view, because)).toMatch(/^Nur 5,8" entfernt, mehr als 6" sind nötig: \w+/);
});
test('a list of actions begins with moves and attacks and ends with what ends the activation', () => {
  const kinds = [
    { kind: 'end' },
    { kind: 'aim' },
    { kind: 'attack', target: 1 as UnitId, weapon: 0 },
    { kind: 'special', action: 32 },
    { kind: 'move' },
  ] as const;
  const values = kinds.map(option => OPTION.encode(option));
  const [end, aim, attack, special, move] = values;
  const listing = (of: string) => optionList(game.speech, { kind: 'pick', of, options: values, min: 1, max: 1 });
  expect(listing('option')).toEqual({ listed: [move, special, attack, aim, end], closing: [end] });
  // Other questions have numbers that only look like options.
  expect(listing('improve')).toEqual({ listed: values, closing: [] });
});
test('an attack names its weapon where there is another one for the same target', () => {
  const view = { ...viewOf(deployed(), 0), stack: [{ proc: 'activation', step: 'act', locals: { unit: 0 } }] };
  const attacks = [0, 1].map(weapon => OPTION.encode({ kind: 'attack', target: 11 as UnitId, weapon }));
  const say = (options: readonly number[]) =>
    game.speech.option(view, { kind: 'pick', of: 'option', options, min: 1, max: 1 }, attacks[0]!);
  expect(say(attacks)).toMatch(/^Attack B\d [^:]+: .+/);
  expect(say(attacks.slice(1))).toMatch(/^Attack B\d [^:]+$/);
});

test('a move is told by how far and how high it goes', () => {
  const at = (x: number, level: number) => ({ x: x * INCH, y: 0, level: level * INCH });
  const moved = (how: string, from: unknown, to: unknown) => ({
    ...{ type: how === 'deploy' ? 'deployed' : 'moved', rule: 'L-MOV-1', unit: 2, kind: 'rebel-trooper', card: 'T-3', seat: 0 },
    ...{ how, from, to },
  });
  const says = (language: Language, ...of: Parameters<typeof moved>) => LANGUAGES[language].fact(moved(...of) as never);
  expect(says('en', 'move', at(2, 0), at(6.5, 0))).toMatch(/ moves 4\.5"$/);
  expect(says('en', 'climb', at(2, 0), at(4, 2.25))).toMatch(/ climbs 2\.0", up to a floor at 2\.25"$/);
  expect(says('de', 'climb', at(4, 2.25), at(2, 0))).toMatch(/ klettert 2,0", hinunter auf den Boden$/);
  expect(says('en', 'deploy', 'waiting', at(4, 0))).toMatch(/ deploys$/);
  expect(says('en', 'deploy', 'waiting', at(4, 1))).toMatch(/ deploys on a floor 1" up$/);
});
test('the last round says what decides it, and the end what has decided', () => {
  const s = deployed();
  const last = (mission: MissionId, round: number) => lastRoundOf({ ...s, public: { ...s.public, mission, round } });
  expect(last('shields', 3)).toBeNull();
  expect(last('shields', 4)).toEqual({ mission: 'shields', isFollowed: false });
  expect([4, 5].map(round => last('priorities', round)?.isFollowed)).toEqual([true, false]);
  const round = (mission: MissionId) =>
    game.speech.fact({ type: 'round', rule: 'L-RND-1', round: 4, last: { mission, isFollowed: mission === 'priorities' } });
  expect(round('codes')).toBe('Round 4 begins. The last round: Blue wins unless Red sends the codes');
  expect(round('priorities')).toMatch(/whoever leads at its end wins; if the points are even, one more round follows$/);

  const without = (...seats: readonly number[]) => ({
    ...s,
    public: { ...s.public, units: s.public.units.map(unit => (seats.includes(unit.seat) ? { ...unit, at: 'defeated' as const } : unit)) },
  });
  expect([without(), without(1), without(0, 1)].map(endReason)).toEqual(['rounds', 'units', 'nobody']);
  expect(endReason({ ...s, public: { ...s.public, winner: 0 } })).toBe('mission');
  const ended = { type: 'ended', rule: 'SO-X-1', blue: 0, winner: 1, why: 'shields', points: [0, 3] } as const;
  expect(game.speech.fact({ ...ended, reason: 'mission' })).toBe('Red wins Bring Down the Shields: all signals are sent');
  expect(game.translations!.de!.fact({ ...ended, reason: 'units' })).toBe(
    'Rot gewinnt „Deaktiviert die Schilde“: Blau hat keine Einheiten mehr',
  );
  expect(game.speech.fact(ended)).toBe('Red wins Bring Down the Shields');
});
test('what nobody does belongs to nobody, and the rest to the seat that it names', () => {
  expect(game.speech.whose!({ type: 'round', rule: 'L-RND-1', round: 2 })).toBeNull();
  expect(game.speech.whose!({ type: 'passed', rule: 'L-ACT-4', left: 1, seat: 1, side: 'red' })).toBe(1);
});
