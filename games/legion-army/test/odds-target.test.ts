import { describe, expect, test } from 'vitest';
import { english } from '../client/src/labels/english.js';
import { german } from '../client/src/labels/german.js';
import { catalogue, type UnitCard, unitById } from '../src/data/index.js';
import { readList } from '../src/formats/index.js';
import { attackOf, bestPool, defenceOf } from '../src/odds/index.js';
import { deploy, weaponsOf } from '../src/table/index.js';
import { line } from './fixtures.js';

describe('the target decides', () => {
  const card = (id: string): UnitCard => unitById.get(id)!;
  test('suppression as much as its courage improves cover; vehicles and droids are not suppressed', () => {
    expect([0, 1].map(n => defenceOf(card('stormtroopers'), 0, 0, { suppression: n }).cover)).toEqual([0, 1]);
    expect(defenceOf(card('b1-battle-droids'), 0, 0, { suppression: 9 }).cover).toBe(0);
    expect(defenceOf(card('at-st'), 0, 0, { suppression: 9 }).cover).toBe(0);
  });
  test('Danger Sense adds a die for each suppression token, at most its number', () => {
    const wary = catalogue.units.find(u => typeof u.keywords['Danger Sense'] === 'number')!;
    const most = Number(wary.keywords['Danger Sense']);
    expect([0, 1, 9].map(n => defenceOf(wary, 0, 0, { suppression: n }).moreDice)).toEqual([0, 1, most]);
  });
  test('shields are those of the card, or those that are still up', () => {
    const shielded = catalogue.units.find(u => 'Shielded' in u.keywords)!;
    expect(defenceOf(shielded, 0, 0).shields).toBe(shielded.keywords['Shielded']);
    expect(defenceOf(shielded, 0, 0, { shields: 0 }).shields).toBe(0);
    expect(defenceOf(card('stormtroopers'), 0, 0).shields).toBe(0);
  });
  test('Spray adds its dice once for each miniature', () => {
    const unit = deploy(line('snowtroopers', 1, 'flametrooper'));
    const pool = bestPool(unit, 1).filter(({ weapon }) => weaponsOf(unit)[weapon]!.weapon.keywords?.['Spray'] !== undefined);
    const dice = (miniatures: number): number =>
      Object.values(attackOf(unit, pool, 1, 0, 'trooper', { miniatures }).dice).reduce((a, b) => a + b, 0);
    expect(pool.length).toBeGreaterThan(0);
    expect(dice(4)).toBe(4 * dice(1));
  });
});

test('what an attack has is called as on the cards of that language', () => {
  const { list } = readList('• Boba Fett (Infamous Bounty Hunter)\n• 3x Stormtroopers');
  const unit = deploy(list!.units[0]!);
  const attack = attackOf(unit, bestPool(unit, 1), 1, 0);
  expect(english.attackTerms(attack)).toBe('Impact 1, Pierce 1, Sharpshooter 2');
  expect(german.attackTerms(attack)).toBe('Wucht 1, Durchschlagen 1, Scharfschütze 2');
});
