import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { FACTIONS } from '../src/data/index.js';
import {
  battleOffers,
  commandOffers,
  emptyList,
  generateList,
  isLegal,
  muster,
  type Offer,
  pointsLeft,
  rankTable,
  unitOffers,
  upgradeOffers,
  validate,
  withBattleCard,
  withCommand,
  withUnit,
  withUpgrade,
} from '../src/roster/index.js';
import { legal, line, VADER } from './fixtures.js';

const allowed = <T extends { readonly id: string }>(offers: readonly Offer<T>[]): T[] =>
  offers.filter(o => o.problems.length === 0).map(o => o.card);
const against = <T extends { readonly id: string }>(offers: readonly Offer<T>[], id: string): string[] =>
  offers.find(o => o.card.id === id)?.problems.map(p => p.rule) ?? ['not offered'];

describe('a list is built from what is offered', () => {
  test.each(FACTIONS.slice(0, 4))('by %s, taking the first card on offer at every step, into a legal one', faction => {
    let list = emptyList(faction);
    for (const [rank, [min]] of Object.entries(rankTable(muster(list, []))) as [string, readonly [number, number]][])
      for (let i = 0; i < min; i++) {
        const card = allowed(unitOffers(list)).find(u => u.rank === rank && u.faction === faction && !u.unreleased && !u.equips)!;
        list = withUnit(list, card.id);
      }
    const [upgrade] = allowed(upgradeOffers(list, list.units.length - 1)).filter(u => !u.unreleased);
    list = withUpgrade(list, list.units.length - 1, upgrade!.id);
    for (let card = allowed(commandOffers(list))[0]; card; card = allowed(commandOffers(list))[0]) list = withCommand(list, card.id);
    for (let card = allowed(battleOffers(list))[0]; card; card = allowed(battleOffers(list))[0]) list = withBattleCard(list, card);
    expect(isLegal(validate(list)), JSON.stringify(validate(list), null, 2)).toBe(true);
    expect(pointsLeft(list)).toBeGreaterThan(0);
  });
  test.each(FACTIONS.slice(0, 4))('by %s, taking the dearest, into a legal one of nearly a thousand points', faction => {
    let list = emptyList(faction);
    const dearest = <T extends { readonly id: string; readonly cost: number | null }>(cards: readonly T[]): T | undefined =>
      cards.toSorted((a, b) => b.cost! - a.cost!)[0];
    // A unit that must equip something could be left without the points for it.
    const isFree = (id: string): boolean => muster(withUnit(emptyList(faction), id), []).units[0]!.building.forced.length === 0;
    const units = () => allowed(unitOffers(list)).filter(u => !u.unreleased && isFree(u.id));
    for (const [rank, count] of [
      ['commander', 1],
      ['corps', 5],
    ] as const)
      for (let n = 0; n < count; n++) list = withUnit(list, dearest(units().filter(u => u.rank === rank))!.id);
    for (let card = dearest(units()); card; card = dearest(units())) list = withUnit(list, card.id);
    for (let at = 0; at < list.units.length && pointsLeft(list) > 10; at++)
      for (let more = true; more; ) {
        const card = dearest(allowed(upgradeOffers(list, at)).filter(u => !u.unreleased));
        more = card !== undefined && pointsLeft(list) > 10;
        if (more) list = withUpgrade(list, at, card!.id);
      }
    for (let card = allowed(commandOffers(list))[0]; card; card = allowed(commandOffers(list))[0]) list = withCommand(list, card.id);
    for (let card = allowed(battleOffers(list))[0]; card; card = allowed(battleOffers(list))[0]) list = withBattleCard(list, card);
    expect(isLegal(validate(list)), JSON.stringify(validate(list), null, 2)).toBe(true);
    expect(pointsLeft(list)).toBeGreaterThanOrEqual(0);
    expect(pointsLeft(list)).toBeLessThan(30);
    expect(list.commands).toHaveLength(7);
  });
});

test('a battle force that does not exist cannot be wished for', () => {
  expect(() => generateList(seeded(1), { battleForce: 'lost-legion' })).toThrow(/no battle force "lost-legion"; there are: 212th/);
  expect(generateList(seeded(1), { faction: 'rebels', battleForce: null, mode: 'recon' })).toEqual(
    generateList(seeded(1), { faction: 'rebels', battleForce: null, mode: 'recon' }),
  );
});

describe('a card that is not offered says why', () => {
  test('units', () => {
    const offers = unitOffers(legal);
    expect(against(offers, 'rebel-troopers')).toEqual(['AB-3']);
    expect(against(offers, 'darth-vader-the-emperors-apprentice')).toEqual(['A-4']);
    expect(against(offers, 'snowtroopers')).toEqual([]);
    expect(against(unitOffers({ ...legal, units: [...legal.units, line('stormtroopers', 3)] }), 'snowtroopers')).toEqual(['A-2']);
  });
  test('upgrades', () => {
    const offers = upgradeOffers(legal, 0);
    expect(against(offers, 'anger')).toEqual([]);
    expect(against(offers, 'hope')).toEqual(['AB-4']);
    expect(against(offers, 'force-choke')).toEqual(['AB-9']);
    expect(against(offers, 'targeting-scopes')).toEqual(['not offered']); // no such icon
    const full = { ...legal, units: [line(VADER, 1, 'anger', 'force-choke', 'saber-throw')] };
    expect(against(upgradeOffers(full, 0), 'force-push')).toEqual(['AB-8']);
  });
  test('commands and battle cards', () => {
    expect(against(commandOffers(legal), 'ambush')).toEqual(['AB-26']);
    expect(against(commandOffers(legal), 'covert-observation')).toEqual(['AB-25']);
    expect(against(commandOffers({ ...legal, commands: [] }), 'son-of-skywalker')).toEqual(['AB-29']);
    expect(against(commandOffers({ ...legal, commands: [] }), 'maximum-firepower')).toEqual(['AB-28']);
    expect(against(battleOffers(legal), 'breakthrough')).toEqual(['A-11']);
    expect(against(battleOffers(legal), 'outflank')).toEqual(['A-11']);
    expect(against(battleOffers({ ...legal, battle: { primary: [], secondary: [], advantage: [] } }), 'outflank')).toEqual([]);
  });
});
