import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type AnyCard,
  allCards,
  cardById,
  catalogue,
  changedOn,
  planUpdate,
  readUpdate,
  updateDates,
  updatedFiles,
} from '../src/data/index.js';

const DATA = new URL('../src/data/', import.meta.url);
const FILES = new Map(
  readdirSync(DATA, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => [path.replaceAll('\\', '/'), readFileSync(new URL(path, DATA), 'utf8')]),
);
const LAST = updateDates()[0]!;
const STEPS = changedOn(LAST);
/** The catalogue as it was before its last update. */
const before = allCards().map((known): AnyCard => {
  const step = STEPS.find(s => s.id === known.card.id);
  return step ? ({ ...known, card: { ...known.card, cost: step.from } } as AnyCard) : known;
});
/** Its files as they were then: costs, history and day of before. */
const filesBefore = new Map(
  [...FILES].map(([path, text]) => {
    let so = text;
    for (const { id, from, to } of STEPS) {
      const at = so.indexOf(`id: '${id}',`);
      if (at !== -1) so = so.slice(0, at) + so.slice(at).replace(`cost: ${to},`, `cost: ${from},`);
    }
    if (path === 'points-history.ts')
      so = so
        .replaceAll(new RegExp(`\\n    \\['${LAST}', [^\\n]*`, 'g'), '')
        .replaceAll(new RegExp(`\\n  \\w+: \\[\\['${LAST}', \\d+, \\d+\\]\\],`, 'g'), '')
        .replaceAll(/\n {2}(\w+): \[\n {4}(\[[^\n]*\]),\n {2}\],/g, '\n  $1: [$2],');
    if (path === 'catalogue.ts') so = so.replace(`points: '${LAST}'`, `points: '${updateDates()[1]}'`);
    return [path, so] as const;
  }),
);
const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
const csv = [
  'name,title,kind,points,code',
  ...STEPS.map(({ id, to }) => {
    const { card, kind } = cardById.get(id)!;
    return [quoted(card.name), quoted(card.title ?? ''), kind, to, card.code].join(',');
  }),
].join('\n');

describe('the last update of the points, as if it were new', () => {
  test('a table shows exactly what changed', () => {
    const plan = planUpdate(before, readUpdate(csv));
    expect(plan.problems).toEqual([]);
    expect(plan.changed.map(({ id, from, to }) => ({ id, from, to }))).toEqual(STEPS);
    expect(planUpdate(allCards(), readUpdate(csv))).toMatchObject({ changed: [], same: STEPS.length });
  });
  test('written into the files of before it gives the catalogue of today, and its source', () => {
    const after = updatedFiles(filesBefore, planUpdate(before, readUpdate(csv)), LAST, 'Publisher');
    const history = after.get('points-history.ts')!;
    expect(history).toContain(`'${LAST}': 'Publisher'`);
    for (const { id, from, to } of STEPS)
      expect(history.match(new RegExp(`${cardById.get(id)!.card.code}: \\[[^:]*\\['${LAST}', ${from}, ${to}\\]`))).not.toBeNull();
    expect(after.get('catalogue.ts')).toBe(FILES.get('catalogue.ts'));
    const others = [...after.keys()].filter(path => path !== 'points-history.ts');
    expect(others.length).toBeGreaterThan(3);
    for (const path of others) expect([path, after.get(path) === FILES.get(path)]).toEqual([path, true]);
  });
});

describe('a table that is not clear', () => {
  const problems = (text: string): readonly string[] => planUpdate(allCards(), readUpdate(text)).problems;
  test.each([
    ['no columns', 'card;cost of it\nDarth Vader;3', 'line 1: expected columns "name" and "points", got "card;cost of it"'],
    ['a name of several cards', 'name,points\nDarth Vader,150', 'line 2: Darth Vader is the name of 2 cards'],
    ['a name of an upgrade and of units', 'name,points\nLuke Skywalker,99', 'line 2: Luke Skywalker is the name of 4 cards'],
    ['a name of none', 'name,points\nGizka Herd,60', 'line 2: no card is called Gizka Herd'],
    ['no number', 'name,points\nStormtroopers,many', 'line 2: Stormtroopers: expected whole points from 0 to 1000, got "many"'],
    ['twice', 'name;points\nStormtroopers;40\n\nStormtroopers;41', 'line 4: Stormtroopers is also in line 2'],
    ['half a JSON', '{"points": [', 'not valid JSON'],
    ['a bad day', '{"date": "June", "points": []}', '/date: expected a day as 2026-06-19, got "June"'],
    ['half a card', '{"cards": [{ "kind": "unit", "name": "Gizka" }]}', '/cards/0: Gizka has no id, code'],
    [
      'a card that is there',
      '{"cards": [{ "kind": "upgrade", "id": "force-push", "code": "zz", "name": "Force Push", "slot": "force", "cost": 9 }]}',
      '/cards/0: a card with the id force-push',
    ],
  ])('%s is told with its place', (_, text, told) => {
    expect(problems(text).join('\n')).toContain(told);
  });
  test('a title, an empty one, a kind or a code tells namesakes apart', () => {
    expect(planUpdate(allCards(), readUpdate('name,title,points\nLuke Skywalker,,99')).changed).toMatchObject([
      { id: 'luke-skywalker', to: 99 },
    ]);
    expect(planUpdate(allCards(), readUpdate('name,title,points\n"Darth Vader","Dark Lord of the Sith",999')).changed).toMatchObject([
      { id: 'darth-vader-dark-lord-of-the-sith', to: 999 },
    ]);
    expect(planUpdate(allCards(), readUpdate('{"points": [{ "name": "Darth Vader", "code": "at", "points": 999 }]}')).changed).toHaveLength(
      1,
    );
  });
});

test('a new card becomes a row of its own file that says where it is from', () => {
  const card = {
    kind: 'upgrade',
    id: 'gizka-bait',
    code: 'zz',
    name: "Gizka's Bait",
    slot: 'gear',
    cost: 4,
    keywords: { 'Danger Sense': 1 },
  };
  const update = readUpdate(JSON.stringify({ date: '2027-01-01', source: 'Publisher', points: [], cards: [card] }));
  const plan = planUpdate(allCards(), update);
  expect(plan).toMatchObject({ changed: [], problems: [] });
  const after = updatedFiles(FILES, plan, update.date!, update.source!);
  expect(after.get('upgrades/gear.ts')).toContain(
    "id: 'gizka-bait', code: 'zz', name: 'Gizka\\'s Bait', slot: 'gear', cost: 4, keywords: { 'Danger Sense': 1 }",
  );
  expect(after.get('upgrades/gear.ts')).toContain('Added with the update of 2027-01-01: Publisher');
  expect(catalogue.upgrades.some(u => u.id === 'gizka-bait')).toBe(false);
});
