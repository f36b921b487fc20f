import { describe, expect, test } from 'vitest';
import { boxFor } from '../src/box.js';
import { cardProblems } from '../src/content/card-problems.js';
import { LAYOUTS } from '../src/content/layouts/index.js';
import { LEGENDS } from '../src/content/legends/index.js';
import { MINIONS } from '../src/content/minions/index.js';
import { MISSIONS } from '../src/content/missions/index.js';
import { chart, tree } from '../src/content/notation.js';
import type { UnitCard } from '../src/content/types.js';
import { UNITS } from '../src/content/units/index.js';

const CARDS: readonly UnitCard[] = [...UNITS, ...LEGENDS, ...MINIONS];
/** Of these the number is known; units of our own may be added. */
const PRINTED = UNITS.filter(card => card.provenance.from !== 'house');

describe('unit cards', () => {
  test('every printed secondary and supporting unit, 4 Legends, 16 minions', () => {
    const count = (cards: readonly UnitCard[], type: string) => cards.filter(card => card.type === type).length;
    expect([count(PRINTED, 'secondary'), count(PRINTED, 'supporting')]).toEqual([51, 44]);
    expect([count(LEGENDS, 'legend'), count(MINIONS, 'minion')]).toEqual([4, 16]);
    expect(PRINTED.flatMap(card => card.stances)).toHaveLength(99);
  });
  test('ids and numbers are unique', () => {
    expect(new Set(CARDS.map(card => card.id)).size).toBe(CARDS.length);
    const numbers = CARDS.flatMap(({ spt }) => spt ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.filter(number => !/^\d{4}01\d{2}$/.test(number))).toEqual([]);
    expect(PRINTED.filter(({ spt }) => spt === undefined).map(({ id }) => id)).toEqual([
      'enoch',
      'hk-87-assassin-droids',
      'night-troopers',
      'shin-hati',
    ]);
  });
  test.each(CARDS.map(card => [card.id, card] as const))('%s is sound', (_, card) => {
    expect(cardProblems(card)).toEqual([]);
  });
  test('the corrections are applied', () => {
    const tags = (id: string) => UNITS.find(card => card.id === id)!.tags;
    expect(tags('magnaguard')).toContain('Separatist Alliance');
    expect(tags('sabe')).toContain('Naboo');
    expect(tags('snowtrooper-lieutenant')).toContain('Trooper');
    expect(tags('agent-kallus')).toEqual([]);
    expect(tags('boba-fett')).toEqual(['Bounty Hunter', 'Mercenary']);
    expect(PRINTED.filter(card => card.baseMm === 50).map(card => card.id)).toEqual(['b1-battle-droids', 'b2-battle-droids']);
  });
});
describe('an unsound card is noticed', () => {
  const sound = UNITS[0]!;
  const withStance = (stance: Partial<UnitCard['stances'][number]>): UnitCard => ({
    ...sound,
    stances: [{ ...sound.stances[0]!, ...stance }],
  });
  test.each([
    ['a chart that starts at 2', withStance({ melee: { dice: 5, chart: chart('Fist', '2 strike') } }), 'row 1 starts at 2; expected 1'],
    [
      'rows that go back',
      withStance({ melee: { dice: 5, chart: chart('Fist', '1 strike, 3 strike, 3 strike') } }),
      'row 3 starts at 3; expected 4 or more',
    ],
    [
      'a block in an attack chart',
      withStance({ melee: { dice: 5, chart: chart('Fist', '1 block') } }),
      'block cannot be added to the attack roll',
    ],
    ['a start that is no option', withStance({ tree: { ...tree('M1* damage', ''), start: ['M1', 'T1'] } }), 'the start T1 is no option'],
    ['a line to nowhere', withStance({ tree: tree('M1* damage', 'M1-M2') }), 'the line M1-M2 ends at M2, which is no option'],
    ['an option out of reach', withStance({ tree: tree('M1* damage, M2 shove', '') }), 'option M2 cannot be reached from a start'],
    ['a tag that nobody knows', { ...sound, tags: ['Ewoks' as 'Ewok'] }, '"Ewoks" is no tag'],
  ])('%s', (_, card, problem) => {
    expect(cardProblems(card)).toEqual([expect.stringContaining(problem)]);
  });
  test('an icon that does not exist', () =>
    expect(() => tree('M1* damagee', '')).toThrow('"damagee" is not known; expected one of damage'));
});
describe('Legends', () => {
  test.each(LEGENDS.map(card => [card.id, card] as const))('%s: two sets of minions that exist', (_, legend) => {
    expect(legend.minionSets).toHaveLength(2);
    for (const set of legend.minionSets) for (const id of set.minions) expect(MINIONS.map(card => card.id)).toContain(id);
  });
});
describe('boxes', () => {
  test.each(LAYOUTS.flatMap(layout => layout.missions.map(mission => [mission, layout.id] as const)))('%s on %s', (mission, layout) => {
    const box = boxFor({ mission, layout, own: '', legend: 'legend-vader' });
    expect(box.table.pieces).toHaveLength(box.layout.parts.length);
    expect(boxFor({ mission, layout, own: '', legend: 'legend-vader' })).toBe(box);
  });
  test('a mission that does not exist', () =>
    expect(() => boxFor({ mission: 'picnic', layout: 'refinery', own: '', legend: 'legend-vader' })).toThrow(
      '"picnic" is not a mission; expected one of make-an-entrance, uninvited-guests, silence-the-battery',
    ));
});
describe('missions', () => {
  test('nine objectives twice, and five', () => expect(MISSIONS.map(mission => mission.objectives.length)).toEqual([9, 9, 5]));
  test('trackers 8, 8 and 10; points 16, 17, 17; Force 4, 4, 5', () => {
    expect(MISSIONS.map(({ tracker, points, force }) => [tracker.last, points, force])).toEqual([
      [8, 16, 4],
      [8, 17, 4],
      [10, 17, 5],
    ]);
  });
  test('tracks of 9 spaces three times, and 5, 5 and 5', () => {
    expect(MISSIONS.flatMap(mission => mission.targets.map(target => target.tracks.map(track => track.spaces.length)))).toEqual([
      [9],
      [9],
      [9],
      [5, 5, 5],
    ]);
  });
});
