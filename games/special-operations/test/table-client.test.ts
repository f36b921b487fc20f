import { checkSetup, OFFER, viewOf } from '@cadre/core';
import { expect, test, vi } from 'vitest';
import { turnBy, turnedByHalf } from '../../../packages/table-client/src/polygons/polygon.js';
import { bustOf, gearOf } from '../client/src/art/unit-art.js';
import { newPiece } from '../client/src/editor/new-piece.js';
import { checkLayout, layoutFile, OWN_LAYOUT, piecesFrom } from '../client/src/editor/own-layout.js';
import { english } from '../client/src/guide/english.js';
import { FIRST_MATCH } from '../client/src/guide/first-match.js';
import { german } from '../client/src/guide/german.js';
import { lessonAt } from '../client/src/guide/lessons.js';
import { keywordLabel, keywordText } from '../client/src/keyword-words.js';
import { partOf } from '../client/src/panels/attack-steps.js';
import { helpFor } from '../client/src/panels/help-for.js';
import { isHelpOpen } from '../client/src/panels/help-open.js';
import { missionHelp } from '../client/src/panels/mission-help.js';
import { reportFrom } from '../client/src/panels/round-report.js';
import { summaryOf, toldSummary } from '../client/src/summary/summary.js';
import type { OperationsView } from '../client/src/view.js';
import { Attack } from '../src/attack/attack.js';
import { UNIT_TYPES } from '../src/content/squads/index.js';
import { EDITIONS, MISSIONS, TERRAIN_KINDS } from '../src/content/types.js';
import { EFFECTS } from '../src/effects/names.js';
import type { BattleFact } from '../src/facts.js';
import { specialOperations } from '../src/index.js';
import { OPTION } from '../src/options.js';
import { code, unit } from './battle.js';

test('the guided match is a legal set-up, and every lesson is written in both languages', () => {
  expect(checkSetup(specialOperations, FIRST_MATCH).problems).toEqual([]);
  expect(Object.keys(german)).toEqual(Object.keys(english));
});

test('no two unit types that may share a table are drawn alike', () => {
  const figures = UNIT_TYPES.filter(({ kind }) => kind !== 'vehicle');
  const looks = new Map(figures.map(type => [type.name.en, [bustOf(type), gearOf(type)].join()]));
  const repeated = [...looks].filter(([, look], i) => [...looks.values()].indexOf(look) !== i);
  expect(repeated).toEqual([]);
});

test('every step of an attack belongs to one that the table shows', () => {
  for (const step of Attack.order) expect(partOf(step), step).not.toBeNull();
});

test('a guided match explains offered effects even while a unit is looked at', () => {
  const asking = (proc: string): OperationsView => ({ stack: [{ proc }] }) as unknown as OperationsView;
  const on = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));
  on(false);
  expect(isHelpOpen(asking('window'), true, true)).toBe(true);
  expect(isHelpOpen(asking('activation'), true, true)).toBe(false);
  expect(isHelpOpen(asking('activation'), true, false)).toBe(true);
  expect(isHelpOpen(asking('window'), false, false)).toBe(false);
  on(true); // a phone, where it would lie over the board
  expect(isHelpOpen(asking('activation'), true, false)).toBe(false);
  expect(isHelpOpen(asking('window'), true, true)).toBe(true);
  vi.unstubAllGlobals();
});

const about = (unit: number, seat: number) => ({ rule: 'L-WND-1', unit, seat, kind: 'stormtrooper', card: `T-${unit}` });
const ENDED = { type: 'ended', rule: 'SO-P8', winner: 0, why: 'priorities', reason: 'rounds', points: [3, 1] };
test('a summary counts attacks, wounds, losses and points, and knows where they happened', () => {
  const facts = [
    { type: 'deployed', ...about(0, 0), from: 'waiting', to: { x: 10, y: 20, level: 0 }, how: 'deploy' },
    { type: 'deployed', ...about(1, 1), from: 'waiting', to: { x: 50, y: 60, level: 0 }, how: 'deploy' },
    { type: 'round', rule: 'L-RND-1', round: 1 },
    { type: 'attack', ...about(0, 0) },
    { type: 'wounded', ...about(1, 1), n: 3, lost: 2, left: 0 }, // one more than it had health
    { type: 'defeated', ...about(1, 1) },
    { type: 'scored', rule: 'SO-P7', points: [3, 1] },
    ENDED,
  ] as unknown as readonly BattleFact[];
  expect(summaryOf(facts)).toEqual({
    sides: [
      { attacks: 1, woundsDealt: 2, lost: 0, points: 3 },
      { attacks: 0, woundsDealt: 0, lost: 1, points: 1 },
    ],
    winner: 0,
    ending: ENDED,
    rounds: 1,
    heat: [
      { x: 10, y: 20, seat: 0, means: 'stood', n: 1 },
      { x: 50, y: 60, seat: 1, means: 'stood', n: 1 },
      { x: 50, y: 60, seat: 1, means: 'harm', n: 2 },
    ],
  });
});

test('a summary says who won and why', () => {
  const { setup } = checkSetup(specialOperations, { mission: 'priorities', blue: 'first' });
  const view = viewOf(specialOperations.machine.start(specialOperations.setup(setup)), 0) as OperationsView;
  const outcome = (ending: object, language: 'en' | 'de') =>
    toldSummary(view, summaryOf([{ ...ENDED, ...ending } as unknown as BattleFact]), language).outcome;
  expect(outcome({}, 'en')).toBe('Blue wins: 3 to 1 points after the last round');
  expect(outcome({ winner: 1, reason: 'units' }, 'de')).toBe('Rot gewinnt: Blau hat keine Einheiten mehr');
  expect(outcome({ winner: 'draw', points: [2, 2] }, 'en')).toBe('Draw: 2 to 2 points after the last round');
});
test('the last lesson is the last, whatever did not come up', () => {
  const at = (winner: unknown): OperationsView => ({ public: { winner }, stack: [{ proc: 'activation' }] }) as unknown as OperationsView;
  const asking = (...options: number[]) =>
    ({ rule: '', text: '', labels: {}, space: { kind: 'pick', of: 'option', options, min: 1, max: 1 } }) as const;
  const question = asking(code({ kind: 'attack', target: unit(1), weapon: 0 }));
  expect(lessonAt(at('open'), question, [], 'en')).toEqual({ id: 'action', ...english.action });
  expect(lessonAt(at('open'), question, ['action'], 'en')!.id).toBe('attack');
  expect(lessonAt(at('open'), asking(), ['action'], 'en')).toBeNull(); // nobody can be attacked
  expect(lessonAt(at('open'), question, ['action', 'attack', 'cover'], 'en')!.id).toBe('suppression');
  expect(lessonAt(at('open'), question, ['action', 'attack', 'cover', 'suppression'], 'en')!.id).toBe('suppression');
  expect(lessonAt(at(0), null, ['action'], 'en')).toEqual({ id: 'over', ...english.over, isLast: true });
});

const INCH = 254;
test('a drawn battlefield is the file that the command line reads, and is checked like it', () => {
  const at = (x: number, y: number) => ({ x: x * INCH, y: y * INCH });
  const building = newPiece('building', [], at(9, 15));
  const pieces = [building, { ...newPiece('building', [building], at(0, 0)), polygon: turnedByHalf(building.polygon, TABLE) }];
  const file = layoutFile('Two towers', 'priorities', pieces);
  expect(checkLayout(file, 'priorities', 'en')).toEqual({ problems: [], wrong: new Set() });
  expect(piecesFrom(file)).toEqual(pieces);
  expect(checkSetup(specialOperations, { mission: 'priorities', layout: OWN_LAYOUT, content: file }).problems).toEqual([]);

  const over = { ...pieces[1]!, polygon: turnBy(building.polygon, 30) };
  const drawn = layoutFile('Two towers', 'priorities', [building, over]);
  expect(checkLayout(drawn, 'priorities', 'en')).toEqual({
    problems: ['The building 2 overlaps the building 1. Move them apart.'],
    wrong: new Set([building.id, over.id]),
  });
  expect(checkLayout(drawn, 'priorities', 'de').problems).toEqual([
    'Zwei Geländestücke überlappen sich: Gebäude 2 und Gebäude 1. Schieb sie auseinander.',
  ]);
});
test.each([
  [
    'an objective that is built over',
    'building',
    [18, 18],
    'The building 1 lies on an objective (objective B). Keep objectives on open ground.',
  ],
  ['a piece off the table', 'building', [0, 15], 'A piece lies partly off the table, or its outline crosses itself.'],
] as const)('an editor says what is wrong with %s', (_, kind, [x, y], says) => {
  const piece = newPiece(kind, [], { x: x * INCH, y: y * INCH });
  expect(checkLayout(layoutFile('One', 'priorities', [piece]), 'priorities', 'en').problems).toContain(says);
});
test('an editor says which zone is too full and which objective cannot be reached', () => {
  const wide = (id: string, kind: 'rock' | 'building', left: number, bottom: number, right: number, top: number) => ({
    id,
    kind,
    polygon: [
      { x: left, y: bottom },
      { x: right, y: bottom },
      { x: right, y: top },
      { x: left, y: top },
    ].map(({ x, y }) => ({ x: x * INCH, y: y * INCH })),
  });
  const full = checkLayout(layoutFile('Full', 'priorities', [wide('rock-1', 'rock', 0, 0, 36, 6)]), 'priorities', 'de');
  expect(full.problems.join(' ')).toContain('Räume dort Gelände weg.');
  const walled = checkLayout(layoutFile('Walled', 'priorities', [wide('rock-1', 'rock', 0, 9, 36, 12)]), 'priorities', 'en');
  expect(walled.problems.join(' ')).toContain('No unit can walk from the');
});
test('a new piece of every kind is a sound piece', () => {
  for (const kind of TERRAIN_KINDS) {
    const piece = newPiece(kind, [], { x: 9 * INCH, y: 15 * INCH });
    expect(checkLayout(layoutFile('One', 'priorities', [piece]), 'priorities', 'en').problems, kind).toEqual([]);
  }
});
const TABLE = { x: 0, y: 0, width: 36 * INCH, height: 36 * INCH };

test('the end of a round is reported until the first unit of the next one acts', () => {
  const fact = (type: string, more: object = {}): BattleFact => ({ type, ...more }) as unknown as BattleFact;
  const scores = [fact('objective', { what: 'scored' }), fact('objective', { what: 'priority-scored' }), fact('scored')];
  const rolled = fact('dice', { why: 'priority-objective' });
  // The last activation of the round and its end may come at once; a console's dice are not about the round.
  const ended = reportFrom([], [fact('activated'), fact('objective', { what: 'claimed' }), ...scores, fact('round')]);
  expect(ended).toEqual(scores);
  expect(reportFrom(ended, [rolled, fact('dice', { why: 'console' })])).toEqual([...scores, rolled]);
  expect(reportFrom(ended, [fact('activated')])).toEqual([]);
});

test('numbers of tokens are not explained as the actions that have the same number', () => {
  const view = { stack: [{ proc: 'activation' }] } as unknown as OperationsView;
  const asking = (of: string) => ({
    space: { kind: 'pick', of, options: [2], min: 1, max: 1 } as const,
    labels: { 2: 'Draw an order token' },
  });
  expect(helpFor(view, asking('option') as never, 'en')).toHaveLength(1);
  expect(helpFor(view, asking('keep') as never, 'en').map(({ name }) => name)).toEqual(['Danger Sense']);
});
test('help explains the card behind a choice, offered effects and actions of the mission', () => {
  const { setup } = checkSetup(specialOperations, { mission: 'shields', blue: 'first' });
  const base = viewOf(specialOperations.machine.start(specialOperations.setup(setup)), 0) as OperationsView;
  const hope = EFFECTS.find(({ card }) => card === 'built-on-hope')!;
  const helped = (proc: string, space: object, locals: object = {}, labels: Record<number, string> = {}) =>
    helpFor(
      { ...base, stack: [{ proc, step: 'x', locals }] } as OperationsView,
      { space: { kind: 'pick', of: 'target', options: [], ...space }, labels } as never,
      'en',
    );
  const text = expect.stringContaining('gain 1 surge token each');
  expect(helped('effect', {}, { effect: hope.name })).toEqual([{ name: 'Built on Hope', text }]);
  const offer = OFFER.encode({ kind: 'offer', keyword: hope.id, holder: 0 });
  expect(helped('window', { options: [offer] })).toEqual([{ name: 'Built on Hope', text }]);
  const transmit = OPTION.encode({ kind: 'special', action: 34 });
  expect(helped('activation', { of: 'option', options: [transmit] }, {}, { [transmit]: 'Transmit' })).toEqual([
    { name: 'Transmit', text: 'Sends a signal. The transmitter card is cleared.' },
  ]);
});
test('keywords on a card have their number and what they name', () => {
  const on = (keyword: 'agile' | 'direct' | 'ai' | 'scale', x: number, of?: readonly string[]) => ({ keyword, x, ...(of && { of }) });
  expect(keywordLabel(on('agile', 1), 'en')).toBe('Agile 1');
  expect(keywordText(on('agile', 1), 'en')).toContain('gains 1 dodge');
  expect(keywordLabel(on('direct', 1, ['corps']), 'en')).toBe('Direct: corps');
  expect(keywordLabel(on('ai', 1, ['dodge', 'move']), 'de')).toMatch(/: Ausweichen, Bewegen$/);
  expect(keywordLabel(on('scale', 1), 'en')).toBe('Scale');
});

test('what a side can do in a mission is said in both languages, and as its edition has it', () => {
  for (const mission of MISSIONS)
    for (const edition of EDITIONS)
      for (const side of ['blue', 'red'] as const)
        expect(missionHelp(mission, edition, side, 'de'), mission).toHaveLength(missionHelp(mission, edition, side, 'en').length);
  expect(missionHelp('codes', 'v1.1', 'blue', 'en')[0]).toContain('free action'); // SO-C10
  expect(missionHelp('codes', 'playtest', 'blue', 'en')[0]).not.toContain('free action');
  expect(missionHelp('vehicle', 'playtest', 'red', 'en')).toBe(missionHelp('vehicle', 'v1.1', 'red', 'en'));
});

test('a keyword with a single token speaks of one', () => {
  expect(keywordText({ keyword: 'agile', x: 1 }, 'en')).toContain('gains 1 dodge token,');
  expect(keywordText({ keyword: 'agile', x: 2 }, 'en')).toContain('gains 2 dodge tokens,');
});
