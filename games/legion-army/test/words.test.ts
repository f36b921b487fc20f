import { expect, test } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { diagnosticPlace, readList } from '../src/formats/index.js';
import { announcedFor, newList, validate } from '../src/roster/index.js';
import { PROBLEM_KINDS, PROBLEMS } from '../src/roster/problem-kinds.js';
import { armyRules } from '../src/rules/army-building.js';
import { WORDS } from '../src/words/words.js';

const names = (text: string): string[] => [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(m => m[1]!))].sort();
const { en, de } = WORDS;

test('every kind of problem names a rule, and says the same in both languages', () => {
  const rules = new Set(armyRules.map(r => r.id));
  for (const kind of PROBLEM_KINDS) {
    expect(rules, kind).toContain(PROBLEMS[kind].rule);
    expect(names(de.problems[kind].says), kind).toEqual(names(en.problems[kind].says));
    expect(names(de.problems[kind].fix), kind).toEqual(names(en.problems[kind].fix));
    expect(new Set([en, de].flatMap(({ problems }) => Object.values(problems[kind]))).size, kind).toBe(4);
  }
});
test('so does every diagnostic', () => {
  for (const kind of Object.keys(en.diagnostics) as (keyof typeof en.diagnostics)[]) {
    expect(names(de.diagnostics[kind]), kind).toEqual(names(en.diagnostics[kind]));
    expect(de.diagnostics[kind], kind).not.toBe(en.diagnostics[kind]);
  }
});

test('where a remark belongs is said in the language of the reader, and not at all where the text has no such place', () => {
  const { diagnostics } = readList('Gizka Herd (60)\nDarth Vader\n3x Stormtroopers');
  const places = diagnostics.map(d => diagnosticPlace(d));
  expect(places).toContainEqual({ en: 'Line 1', de: 'Zeile 1' });
  expect(diagnostics.map(d => d.place)).toContain('/mode');
  expect(places.map(place => place.de).filter(place => place.startsWith('/'))).toEqual([]);
  const json = readList('{ "format": "cadre-army", "version": 1, "mode": 7, "units": [] }');
  expect(json.diagnostics.map(d => diagnosticPlace(d).de)).toContain('/mode');
});
test('what is missing from hand and deck is called in words', () => {
  const bare = { ...newList('empire', 'standard', null), commands: [], battle: { primary: [], secondary: [], advantage: [] } };
  const german = validate(bare).map(p => `${p.says.de} ${p.fix.de}`);
  expect(german).toContain('Kommandokarten mit 1 Punkt: 0; erforderlich sind genau 2. Nimm genau 2 Karten mit 1 Punkt.');
  expect(german).toContain('Hauptziele im Gefechtsdeck: 0; erforderlich sind genau 3. Nimm genau 3 verschiedene.');
});

test('a card that was announced says for when, as of which day, in whole words', () => {
  const card = catalogue.units.find(u => u.unreleased === 'Aug 2026' && u.cost !== null)!;
  const said = validate({ ...newList(card.faction, 'standard', null), units: [{ card: card.id, count: 1, upgrades: [] }] }).find(
    p => p.kind === 'unreleased',
  )!.says;
  expect(said.en).toContain('was announced for August 2026 as of August 5, 2026');
  expect(said.de).toContain('war am 5. August 2026 für August 2026 angekündigt');
  expect(announcedFor('Q4 2026').de).toBe('das 4. Quartal 2026');
});
