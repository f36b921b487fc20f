import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { svgOf } from '../../../packages/table-client/src/picture/picture.js';
import { hasDice } from '../client/src/cards/dice-filter.js';
import { readCollection, withOwned } from '../client/src/collection.js';
import { changedList, foldersOf, readKept, withKept, withNotes, withoutKept, writeKept } from '../client/src/kept.js';
import { english } from '../client/src/labels/english.js';
import { german } from '../client/src/labels/german.js';
import { EVERYTHING, fits, keywordsOf, saysAll } from '../client/src/picker/search.js';
import { fragmentOf, placeIn } from '../client/src/place.js';
import { pictureOf } from '../client/src/share/picture.js';
import { comparedUnits, figuresOf } from '../client/src/sheet/figures.js';
import { readSheet } from '../client/src/sheet/read-sheet.js';
import { replaced } from '../client/src/shelf/replaced.js';
import { type Act, act, type Bench, benchWith, changesList } from '../client/src/workshop/bench.js';
import { catalogue, unitById } from '../src/data/index.js';
import { writeList } from '../src/formats/index.js';
import {
  cardName,
  changesBetween,
  pointsOf,
  renamed,
  withCount,
  withoutUnit,
  withTwin,
  withUnitInRank,
  withUpgrade,
} from '../src/roster/index.js';
import {
  commandPlayed,
  commandTakenBack,
  deploy,
  endRound,
  onSheet,
  openSheet,
  pointsLost,
  turnCard,
  turnOver,
  waiting,
  woundsOf,
} from '../src/table/index.js';
import { legal, line, rebels, VADER } from './fixtures.js';

describe('the workbench', () => {
  const add = (bench: Bench): Bench => act(bench, { do: 'edit', edit: list => withUnitInRank(list, 'snowtroopers') });
  test('takes steps back and does them again', () => {
    const start = benchWith(legal);
    const two = add(add(start));
    expect(two.list.units).toHaveLength(4);
    const back = act(act(two, { do: 'undo' }), { do: 'undo' });
    expect(back.list).toBe(legal);
    expect(act(back, { do: 'undo' })).toBe(back);
    expect(act(act(back, { do: 'redo' }), { do: 'redo' }).list).toEqual(two.list);
    expect(add(back).future).toEqual([]); // a new step ends the old future
  });
  test('the key of a unit stays with it while others come, go and change', () => {
    const edited = (bench: Bench, edit: Extract<Act, { do: 'edit' }>['edit']): Bench => act(bench, { do: 'edit', edit });
    const start = add(benchWith(legal));
    expect(start.keys).toEqual([0, 1, 2]);
    const copied = edited(start, list => withTwin(list, 0));
    expect(copied.keys).toEqual([0, 3, 1, 2]);
    expect(edited(copied, list => withCount(list, 2, 2)).keys).toEqual(copied.keys);
    expect(edited(copied, list => withoutUnit(list, 2)).keys).toEqual([0, 3, 2]);
    expect(act(copied, { do: 'undo' }).keys).toEqual(start.keys);
    const gone = edited(
      edited(
        edited(start, list => withoutUnit(list, 0)),
        list => withoutUnit(list, 0),
      ),
      list => withoutUnit(list, 0),
    );
    expect(gone.keys).toEqual([]);
    expect(add(gone).keys).toEqual([0]);
  });
  test('what is typed is one step', () => {
    const typed = ['N', 'Ne', 'New'].reduce(
      (bench, name) => act(bench, { do: 'edit', edit: list => renamed(list, name), about: 'name' }),
      benchWith(legal),
    );
    expect(typed.list.name).toBe('New');
    expect(act(typed, { do: 'undo' }).list.name).toBe('First steps');
  });
  test('a change that changes nothing is no step, and nobody looks at what is gone', () => {
    const start = benchWith(legal);
    expect(act(start, { do: 'edit', edit: list => list })).toBe(start);
    const looking = act(start, { do: 'pick', picking: { what: 'upgrade', line: 1, slot: 'gear', bearer: 'unit', instead: null } });
    expect(looking).toMatchObject({ line: 1, pane: 'add' });
    const gone = act(looking, { do: 'edit', edit: list => withoutUnit(list, 1) });
    expect(gone).toMatchObject({ line: 0, picking: { what: 'unit' } });
    expect(act(gone, { do: 'edit', edit: list => withoutUnit(list, 0) }).line).toBeNull();
    const armed = act(looking, {
      do: 'edit',
      edit: list => withUpgrade(list, 1, 'recon-intel'),
      after: { picking: { ...looking.picking } },
    });
    expect(armed.picking).toEqual(looking.picking); // the choice itself goes on
    expect(act(armed, { do: 'undo' }).picking).toEqual({ what: 'unit' });
    expect(act(looking, { do: 'edit', edit: list => withUpgrade(list, 0, 'anger') }).picking).toEqual(looking.picking);
  });
});

describe('the search', () => {
  const found = (search: Partial<typeof EVERYTHING>): number => catalogue.units.filter(u => fits({ ...EVERYTHING, ...search }, u)).length;
  test('by words in any order, without accents, also by keyword', () => {
    expect(saysAll('sith vader', 'Darth Vader Dark Lord of the Sith')).toBe(true);
    expect(saysAll('PADMÉ', 'Padme Amidala')).toBe(true);
    expect(saysAll('vader jedi', 'Darth Vader')).toBe(false);
    expect(found({ text: 'deflect' })).toBeGreaterThan(10);
  });
  test('by rank, cost, keyword and uniqueness', () => {
    expect(found({})).toBe(catalogue.units.length);
    expect(found({ ranks: ['heavy'] })).toBe(catalogue.units.filter(u => u.rank === 'heavy').length);
    expect(found({ cheapest: 100, dearest: 110 })).toBe(
      catalogue.units.filter(u => u.cost !== null && u.cost >= 100 && u.cost <= 110).length,
    );
    expect(found({ keyword: 'Scale' })).toBe(catalogue.units.filter(u => 'Scale' in u.keywords).length);
    expect(found({ unique: 'unique' }) + found({ unique: 'common' })).toBe(catalogue.units.length);
    expect(keywordsOf([unitById.get(VADER)!])).toEqual(['Compel', 'Deflect', 'Immune: Pierce', 'Master of the Force', 'Relentless']);
  });
});

describe('places and memory', () => {
  test('every place has a fragment and is found again by it', () => {
    for (const place of [{ at: 'shelf' }, { at: 'list', id: 'abc', view: 'play' }, { at: 'list', id: 'abc', view: 'build' }] as const)
      expect(placeIn(fragmentOf(place))).toEqual(place);
    const link = writeList(legal, 'link').text;
    expect(placeIn(link)).toEqual({ at: 'shared', link });
    expect(placeIn('#main')).toBeNull();
    expect(placeIn('#list=abc/nowhere')).toEqual({ at: 'list', id: 'abc', view: 'build' });
  });
  test('kept lists come back; what is no list is left out', () => {
    const kept = [changedList('a', legal, 1, undefined), changedList('b', rebels, 2, undefined)];
    expect(readKept(JSON.parse(JSON.stringify(writeKept(kept))))).toEqual(kept);
    expect(withKept(kept, changedList('a', rebels, 3, kept[0])).map(k => k.id)).toEqual(['a', 'b']);
    expect(withoutKept(kept, 'b').map(k => k.id)).toEqual(['a']);
    for (const bad of [null, 7, {}, [null, 7, { id: 'x' }, { id: 'x', text: 'nonsense' }]]) expect(readKept(bad)).toEqual([]);
  });
  test('folders, notes, games and versions are kept with a list, and stay when it changes', () => {
    const [before] = withNotes([changedList('a', legal, 0, undefined)], 'a', {
      folder: 'Leeds',
      notes: 'Bring the smoke.',
      results: [{ at: 5, opponent: 'Anna', outcome: 'won' }],
    });
    const smaller = withoutUnit(legal, legal.units.length - 1);
    const hour = 3_600_000;
    const after = changedList('a', smaller, hour, before);
    expect(after).toMatchObject({ folder: 'Leeds', notes: 'Bring the smoke.', results: [{ opponent: 'Anna' }] });
    expect(after.versions.map(v => v.list)).toEqual([legal]);
    expect(changedList('a', legal, hour + 1000, after).versions).toHaveLength(1); // one sitting is one version
    const stored = JSON.parse(JSON.stringify(writeKept([after])));
    expect(readKept(stored)).toEqual([after]);
    expect(foldersOf([after])).toEqual(['Leeds']);
    const [damaged] = readKept([{ ...stored[0], versions: [null, { text: 'no list' }], results: [{ outcome: 'eaten' }], folder: 7 }]);
    expect(damaged).toMatchObject({ versions: [], results: [], folder: '' });
  });
  test('what is handed in and the lock are kept; nothing but a look passes a lock', () => {
    const [locked] = withNotes([changedList('a', legal, 0, undefined)], 'a', {
      handIn: { player: 'Ana', event: 'Leeds', date: '2026-11-21' },
      locked: { at: 7, checksum: '1234-5678' },
    });
    expect(readKept(JSON.parse(JSON.stringify(writeKept([locked!]))))).toEqual([locked]);
    const wishes: readonly Act[] = [
      { do: 'edit', edit: list => list },
      { do: 'undo' },
      { do: 'redo' },
      { do: 'look', line: 0 },
      { do: 'show', pane: 'add' },
    ];
    expect(wishes.filter(changesList).map(w => w.do)).toEqual(['edit', 'undo', 'redo']);
  });
  test('a list from before knows what it cost then', () => {
    const [old] = readKept([{ id: 'a', text: writeList(legal, 'json').text, changed: 1, worth: { points: 1, asOf: '2024-07-19' } }]);
    expect(old!.worth).toEqual({ points: 1, asOf: '2024-07-19' });
    expect(changedList('a', legal, 2, old).worth.points).toBe(pointsOf(legal));
  });
  test('what changed between two versions: units with their upgrades, cards, points', () => {
    const last = legal.units.at(-1)!;
    const changes = changesBetween(legal, { ...withoutUnit(legal, legal.units.length - 1), commands: legal.commands.slice(1) });
    expect(changes.cards.every(({ by }) => by < 0)).toBe(true);
    expect(changes.cards.map(c => c.name).join()).toContain(cardName(last.card));
    expect(changes.cards.map(c => c.name)).toContain(cardName(legal.commands[0]!));
    expect(changes.points).toBeLessThan(0);
    expect(changesBetween(legal, legal)).toEqual({ cards: [], points: 0, renamed: false });
  });
  test('a collection counts cards, and forgets what is no number of them', () => {
    expect(withOwned(withOwned({}, 'at-st', 2), 'at-st', 0)).toEqual({});
    expect(readCollection({ 'at-st': 2, x: -1, y: 'many', z: 0.5 })).toEqual({ 'at-st': 2 });
    expect(readCollection(null)).toEqual({});
  });
  test('weapons are found by the colour and number of their dice', () => {
    const { weapons } = unitById.get('at-st')!;
    expect(hasDice(weapons, { colour: '', least: 0 })).toBe(true);
    expect(hasDice(weapons, { colour: 'white', least: 9 })).toBe(false);
    expect(hasDice([], { colour: 'red', least: 0 })).toBe(false);
  });
  test('a card that was meant takes the place of the unknown one everywhere', () => {
    const strange = {
      ...legal,
      units: [line('?Vader', 1, '?Choke')],
      commands: ['?Push'],
      battle: { ...legal.battle, primary: ['?Through'] },
    };
    const right = replaced(strange, { '?Vader': VADER, '?Choke': 'force-choke', '?Push': 'push', '?Through': 'breakthrough' });
    expect(right).toMatchObject({ units: [{ card: VADER, upgrades: ['force-choke'] }], commands: ['push'] });
    expect(right.battle.primary).toEqual(['breakthrough']);
  });
});

describe('the game sheet', () => {
  const fresh = openSheet(legal);
  const played = commandPlayed(
    onSheet(fresh, 0, t => ({ ...t, unit: turnCard(t.unit, 0), wounds: 3, suppression: 1 })),
    'ambush',
  );
  test('counts wounds, turns cards and plays command cards', () => {
    expect(fresh.units).toHaveLength(4);
    expect(played.units[0]).toMatchObject({ wounds: 3, suppression: 1, unit: { cards: [{ state: 'exhausted' }] } });
    expect(played.commands).toMatchObject({ discard: ['ambush'] });
    expect(commandTakenBack(played, 'ambush').commands.discard).toEqual([]);
    expect(commandPlayed(fresh, 'standing-orders')).toBe(fresh);
    expect(commandPlayed(played, 'ambush')).toBe(played);
    expect(onSheet(fresh, 99, t => ({ ...t, wounds: 9 }))).toBe(fresh);
  });
  test('turns double-sided cards over, and no others', () => {
    const unit = deploy(line('saber-class-tank', 1, catalogue.upgrades.find(u => u.doubleSided)!.id, 'force-choke'));
    expect(turnOver(unit, 0).cards[0]!.side).toBe(1);
    expect(turnOver(turnOver(unit, 0), 0)).toEqual(unit);
    expect(turnOver(unit, 1)).toBe(unit);
  });
  test('a round ends: tokens go, one suppression goes, units wait again', () => {
    const busy = onSheet(played, 0, t => ({ ...t, suppression: 2, ordered: true, activated: true, tokens: { ...t.tokens, aim: 2 } }));
    expect(waiting(busy)).toEqual({ ordered: 0, pool: 3 });
    const next = endRound(busy);
    expect(next.round).toBe(2);
    expect(next.units[0]).toMatchObject({ suppression: 1, ordered: false, activated: false, tokens: { aim: 0 }, wounds: 3 });
    expect(waiting(onSheet(next, 1, t => ({ ...t, ordered: true })))).toEqual({ ordered: 1, pool: 3 });
    expect(next.units[0]!.unit.cards[0]!.state).toBe('exhausted'); // only recovering readies a card
  });
  test('points of lost units are counted', () => {
    expect(pointsLost(played)).toBe(0);
    const dead = onSheet(played, 0, t => ({ ...t, wounds: woundsOf(t) }));
    expect(pointsLost(dead)).toBe(180);
    expect(waiting(dead)).toEqual({ ordered: 0, pool: 3 });
    expect(fresh.units.reduce((sum, u) => sum + u.points, 0)).toBe(pointsOf(legal));
  });
  test('outlives the page, but not another list', () => {
    const stored: unknown = JSON.parse(JSON.stringify(played));
    expect(readSheet(stored, legal)).toEqual(played);
    expect(readSheet(stored, rebels)).toBeNull();
    for (const bad of [null, 3, { units: 'no' }, { units: [1, 2, 3, 4] }]) expect(readSheet(bad, legal)).toBeNull();
  });
});

test('two lists are compared in figures and units', () => {
  const figure = (name: string): number | undefined => figuresOf(legal).find(f => f.name === name)?.value;
  expect(figure('points')).toBe(366);
  expect(figure('activations')).toBe(4);
  expect(figure('miniatures')).toBe(16);
  expect(figure('corps')).toBe(3);
  expect(figure('range 4')).toBe(5.3);
  expect(comparedUnits(legal, rebels)).toContainEqual({ card: 'stormtroopers', here: 3, there: 0 });
});

test('the picture names every unit and lets no text break out of it', () => {
  const svg = svgOf(pictureOf({ ...legal, name: '<script>"&' }, 'de'));
  expect(svg).toContain('&#60;script&#62;');
  expect(svg).not.toContain('<script');
  for (const unit of legal.units) expect(svg).toContain(cardName(unit.card));
});

describe('the words of the builder', () => {
  const plain = (labels: object): readonly string[] =>
    Object.values(labels).flatMap(value => (typeof value === 'string' ? [value] : typeof value === 'object' ? plain(value as object) : []));
  test('are all there in both languages', () => {
    expect(plain(german)).toHaveLength(plain(english).length);
    for (const word of [...plain(english), ...plain(german)]) expect(word.trim()).not.toBe('');
    const same = plain(english).filter((word, i) => word === plain(german)[i] && /\p{L}{3}/u.test(word));
    expect(same.join(' ')).toBe('Standard Recon Escalation Details Operatives Corps Support Heavy Link Text Server Format');
  });
  test('are the only ones: no part speaks past them', () => {
    const src = fileURLToPath(new URL('../client/src', import.meta.url));
    const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.tsx'));
    expect(files.length).toBeGreaterThan(30);
    const spoken = files.flatMap(f =>
      [
        ...readFileSync(`${src}/${f}`, 'utf8').matchAll(
          />([^<>{}=;]*\p{L}{2}[^<>{}=;]*)<\/|(?:aria-label|title|placeholder|alt)="([^"]+)"/gu,
        ),
      ].map(m => `${f}: ${(m[1] ?? m[2])!.trim()}`),
    );
    expect(spoken).toEqual(['share/as-picture.tsx: PNG', 'share/as-picture.tsx: SVG']);
  });
});
