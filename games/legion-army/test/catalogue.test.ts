import { describe, expect, test } from 'vitest';
import {
  allCards,
  type Catalogue,
  cardByCode,
  catalogue,
  changedOn,
  checkCatalogue,
  pointsHistory,
  SLOTS,
  updateDates,
} from '../src/data/index.js';

describe('the catalogue', () => {
  test('nothing in it is wrong', () => {
    expect(checkCatalogue(catalogue)).toEqual([]);
  });

  test('holds every published card', () => {
    expect(catalogue.units.length).toBeGreaterThanOrEqual(178);
    expect(catalogue.upgrades.length).toBeGreaterThanOrEqual(434);
    expect(catalogue.commands.length).toBeGreaterThanOrEqual(236);
    expect(catalogue.battles.length).toBeGreaterThanOrEqual(43);
    expect(catalogue.counterparts.length).toBeGreaterThanOrEqual(5);
    expect(catalogue.battleForces.length).toBeGreaterThanOrEqual(20);
    expect(new Set(catalogue.upgrades.map(u => u.slot))).toEqual(new Set(SLOTS));
    expect(catalogue.version).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('codes are two letters and differ by case', () => {
    for (const { card } of allCards()) expect(card.code).toMatch(/^[A-Za-z]{2}$/);
    expect(cardByCode.get('at')?.card.name).toBe('Darth Vader');
    expect(cardByCode.get('AT')).toBeUndefined();
    expect(new Set([...cardByCode.keys()].map(c => c.toLowerCase())).size).toBeLessThan(allCards().length);
  });

  test('known errors of its source are mended', () => {
    const unit = (id: string) => catalogue.units.find(u => u.id === id)!;
    expect(unit('imperial-death-troopers')).toMatchObject({ surge: { attack: 'hit' }, keywords: { Disciplined: 1 } });
    expect(unit('ewok-slingers').keywords).toHaveProperty('Unhindered', true);
    expect(unit('arc-troopers').weapons[0]!.range).toEqual([0, 2]);
    expect(unit('b2-super-battle-droids').weapons.find(w => w.name === 'Arm Cannons')!.range).toEqual([0, 2]);
    expect(catalogue.upgrades.find(u => u.id === 'bowcaster-wookiee')!.weapons![0]!.range).toEqual([1, 3]);
    expect(unit('darth-vader-dark-lord-of-the-sith').courage).toBeNull();
  });
});

describe('the check of the catalogue', () => {
  const [unit, ...units] = catalogue.units;
  const [upgrade, ...upgrades] = catalogue.upgrades;
  const [force, ...battleForces] = catalogue.battleForces;
  const broken = (part: Partial<Catalogue>): string[] => checkCatalogue({ ...catalogue, ...part });

  test.each<[string, Partial<Catalogue>, RegExp]>([
    ['an id twice', { units: [unit!, { ...unit!, code: 'ZZ' }, ...units] }, /same id/],
    ['a code twice', { units: [unit!, { ...unit!, id: 'somebody' }, ...units] }, /same code/],
    ['a negative cost', { upgrades: [{ ...upgrade!, cost: -1 }, ...upgrades] }, /costs -1/],
    ['a cost that is missing', { units: [{ ...unit!, cost: null }, ...units] }, /costs null/],
    ['an unknown name', { upgrades: [{ ...upgrade!, restriction: { any: [{ not: { name: 'Nobody' } }] } }, ...upgrades] }, /Nobody/],
    [
      'a weapon without dice',
      { units: [{ ...unit!, weapons: [{ name: 'Fist', range: [0, 0], dice: {} }] }, ...units] },
      /Fist has no dice/,
    ],
    ['an unknown partner', { units: [{ ...unit!, keywords: { Detachment: 'Nobody' } }, ...units] }, /detachment of Nobody/],
    ['an unknown counterpart', { units: [{ ...unit!, counterpart: 'nobody' }, ...units] }, /counterpart nobody/],
    ['a forced slot that is missing', { units: [{ ...unit!, slots: [], keywords: { Programmed: true } }, ...units] }, /Programmed/],
    ['an unknown upgrade', { battleForces: [{ ...force!, uniqueUpgrades: ['nothing'] }, ...battleForces] }, /upgrade nothing/],
    ['an unknown unit', { battleForces: [{ ...force!, units: { ...force!.units, corps: ['nobody'] } }, ...battleForces] }, /unit nobody/],
  ])('finds %s', (_, part, sentence) => {
    expect(broken(part).some(p => sentence.test(p))).toBe(true);
  });
});

test('the points history of a card ends with what it costs, but where the card was rebuilt since', () => {
  const REBUILT = ['ae', 'au', 'ga', 'hp', 'la', 'nm', 'sd', 'sr', 'Kg', 'Ki'];
  const priced = [...catalogue.units, ...catalogue.upgrades].filter(card => pointsHistory(card.id).length > 0);
  expect(priced.length).toBeGreaterThan(250);
  const differing = priced.filter(card => pointsHistory(card.id).at(-1)!.to !== card.cost);
  expect(differing.map(card => card.code).sort()).toEqual(REBUILT.sort());
  for (const { id } of priced) {
    const dates = pointsHistory(id).map(change => change.date);
    expect(dates).toEqual(dates.toSorted());
  }
});

test('an update of the points names every card that it changed', () => {
  expect(updateDates()[0]).toBe(catalogue.points);
  expect(updateDates()).toEqual(updateDates().toSorted().toReversed());
  for (const date of updateDates())
    for (const { id, from, to } of changedOn(date)) expect(pointsHistory(id)).toContainEqual({ date, from, to });
  const all = [...catalogue.units, ...catalogue.upgrades].flatMap(c => pointsHistory(c.id));
  expect(updateDates().reduce((sum, date) => sum + changedOn(date).length, 0)).toBeGreaterThanOrEqual(all.length);
});
