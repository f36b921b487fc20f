import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCards, BATTLE_DECKS, catalogue, FACTIONS } from '../src/data/index.js';
import { FORMATS, readList, writeList } from '../src/formats/index.js';
import { type ArmyList, canonical, MODES, pointsOf, sameList, validate } from '../src/roster/index.js';
import { openingHand, opponentView, playSheet, weaponsOf } from '../src/table/index.js';
import { legal, rebels } from './fixtures.js';
import { generated } from './generated.js';

/** Everything that is done with a list must stand any list. */
const exercise = (list: ArmyList): void => {
  expect(Number.isFinite(pointsOf(list))).toBe(true);
  for (const p of validate(list)) expect(p.says.en.length * p.says.de.length * p.fix.en.length * p.fix.de.length).toBeGreaterThan(0);
  for (const unit of playSheet(list)) weaponsOf(unit);
  opponentView(list, openingHand(list));
  for (const format of FORMATS) writeList(list, format);
};

const edit = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(12),
  put: fc.oneof(
    fc.constant(''),
    fc.string({ maxLength: 6, unit: 'binary' }),
    fc.constantFrom('0', '-1', ' - ', '(', ')', ',', '\n', '•', '~', '+', '{}', 'null', '1e99', '"'),
  ),
});
const edited = (text: string, edits: readonly { readonly at: number; readonly cut: number; readonly put: string }[]): string =>
  edits.reduce((so, { at, cut, put }) => {
    const i = Math.floor(at * so.length);
    return so.slice(0, i) + put + so.slice(i + cut);
  }, text);

describe.each(FORMATS)('a damaged %s', format => {
  const texts = [legal, rebels, ...generated(2, 31)].map(list => writeList(list, format).text);
  test('is read or refused, never a crash, and never silently', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.array(edit, { minLength: 1, maxLength: 4 }), (text, edits) => {
        const damaged = edited(text, edits);
        const { list, diagnostics } = readList(damaged);
        if (!list) expect(diagnostics.some(d => d.level === 'error')).toBe(true);
        else exercise(list);
      }),
      { numRuns: 80, seed: 7 },
    );
  });
});

const anyId = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...allCards().map(c => c.card.id)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);
const anyUnit = fc.record(
  {
    card: fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...catalogue.units.map(u => u.id)) }, anyId),
    count: fc.oneof(
      { weight: 12, arbitrary: fc.integer({ min: -2, max: 9 }) },
      fc.constantFrom(0.5, -0, 1e21, 5e-324, Number.NaN, Infinity),
    ),
    upgrades: fc.array(anyId, { maxLength: 8 }),
    counterpart: fc.record({
      card: fc.oneof(fc.constantFrom(...catalogue.counterparts.map(c => c.id)), anyId),
      upgrades: fc.array(anyId, { maxLength: 2 }),
    }),
  },
  { requiredKeys: ['card', 'count', 'upgrades'] },
);
const anyList = fc.record(
  {
    name: fc.string({ maxLength: 20, unit: 'grapheme' }),
    faction: fc.constantFrom(...FACTIONS),
    mode: fc.constantFrom(...MODES),
    battleForce: fc.oneof(fc.constantFrom(...catalogue.battleForces.map(f => f.id)), fc.string({ maxLength: 8 })),
    choices: fc.array(fc.oneof(fc.constantFrom('veterans', 'guns-for-hire'), fc.string({ maxLength: 5 })), { maxLength: 3 }),
    units: fc.array(anyUnit, { maxLength: 12 }),
    commands: fc.array(anyId, { maxLength: 9 }),
    battle: fc.record({
      primary: fc.array(anyId, { maxLength: 4 }),
      secondary: fc.array(anyId, { maxLength: 4 }),
      advantage: fc.array(anyId, { maxLength: 4 }),
    }),
  },
  { requiredKeys: ['name', 'faction', 'mode', 'units', 'commands', 'battle'] },
);

test('any list at all can be judged, dealt out and written', () => {
  fc.assert(fc.property(anyList, exercise), { numRuns: 100, seed: 3 });
});
test('our own formats carry any list at all', () => {
  fc.assert(
    fc.property(anyList, list => {
      const finite = { ...list, units: list.units.filter(u => Number.isFinite(u.count)) };
      for (const format of ['json', 'link'] as const) {
        const { text, losses } = writeList(finite, format);
        expect(losses).toEqual([]);
        expect(sameList(readList(text).list!, finite)).toBe(true);
      }
    }),
    { numRuns: 300, seed: 5 },
  );
});
test('a canonical list stays as it is, whatever the order was', () => {
  fc.assert(
    fc.property(anyList, fc.nat(), (list, turn) => {
      const rotate = <T>(xs: readonly T[]): T[] => [...xs.slice(turn % (xs.length || 1)), ...xs.slice(0, turn % (xs.length || 1))];
      const turned = { ...list, units: rotate(list.units), commands: rotate(list.commands) };
      expect(canonical(canonical(list))).toEqual(canonical(list));
      if (list.units.every(u => Number.isInteger(u.count))) expect(sameList(turned, list)).toBe(true);
      for (const deck of BATTLE_DECKS) expect(canonical(list).battle[deck]).toHaveLength(list.battle[deck].length);
    }),
    { numRuns: 200, seed: 9 },
  );
});
