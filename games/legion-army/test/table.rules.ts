import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { STANDING_ORDERS } from '../src/data/index.js';
import { FORMATS, handIn, readList, writeHandIn, writeList } from '../src/formats/index.js';
import { cardName, sameList, withCommand } from '../src/roster/index.js';
import * as table from '../src/table/index.js';
import { legal, line, rebels, wrong } from './fixtures.js';

const { addToPool, afterAction, deploy, formPool, recover, turnCard, weaponsOf, whyNotAdd, whyNotUse } = table;
const weaponFrom = (unit: table.UnitInPlay, from: number | null, nth = 0): number =>
  weaponsOf(unit)
    .map((w, i) => ({ ...w, i }))
    .filter(w => w.from === from)[nth]!.i;
const state = (unit: table.UnitInPlay, at = 0): string => unit.cards[at]!.state;

rule('AB-11', 'a heavy weapon adds a miniature with the weapon of the card', () => {
  const unit = deploy(line('stormtroopers', 1, 'dlt-19-stormtrooper', 'stormtrooper'));
  expect(unit.miniatures.map(m => m.addedBy)).toEqual([null, null, null, null, 0, 1]);
  expect(whyNotAdd(unit, [], 4, weaponFrom(unit, 0))).toBeNull();
  expect(whyNotAdd(unit, [], 4, weaponFrom(unit, null))).toBeNull(); // besides the weapons of the unit card
});
rule('AB-12', 'nobody else uses it', () => {
  const unit = deploy(line('stormtroopers', 1, 'dlt-19-stormtrooper', 'stormtrooper'));
  for (const miniature of [0, 3, 5]) expect(whyNotAdd(unit, [], miniature, weaponFrom(unit, 0))?.rule).toBe('AB-12');
});
rule(['AB-13', 'AB-14'], 'an armament adds a weapon for every miniature', () => {
  const unit = deploy(line('dewback-rider', 1, 'rt-97c-blaster-rifle'));
  expect(weaponsOf(unit).map(w => w.from)).toEqual([null, 0]);
  expect(unit.miniatures.map((_, m) => whyNotAdd(unit, [], m, weaponFrom(unit, 0)))).toEqual([null]);
  const tank = deploy(line('at-st', 1, 'dw-3-grenade-launcher'));
  expect(whyNotAdd(tank, [], 0, weaponFrom(tank, 0))).toBeNull();
});
rule('AB-15', 'one miniature throws a grenade in an attack', () => {
  const unit = deploy(line('stormtroopers', 1, 'concussion-grenades'));
  const grenade = weaponFrom(unit, 0);
  const first = addToPool(unit, [], 0, grenade);
  expect(whyNotAdd(first.unit, first.pool, 1, grenade)?.rule).toBe('AB-15');
  expect(whyNotAdd(first.unit, [], 1, grenade)).toBeNull(); // the next attack
});
rule('AB-16', 'every miniature may use the weapon of a gear', () => {
  const unit = deploy(line('clan-wren-veterans', 1, 'flame-projector'));
  const flames = weaponFrom(unit, 0);
  expect(unit.miniatures.map((_, m) => whyNotAdd(unit, [], m, flames))).toEqual(unit.miniatures.map(() => null));
});
rule('AB-17', 'cards start readied, and only readied ones are turned', () => {
  const luke = deploy(line('luke-skywalker-hero-of-the-rebellion', 1, 'burst-of-speed', 'jedi-mind-trick', 'endurance'));
  expect(luke.cards.map(c => c.state)).toEqual(['readied', 'readied', 'readied']);
  const used = turnCard(turnCard(luke, 0), 1);
  expect(used.cards.map(c => c.state)).toEqual(['expended', 'exhausted', 'readied']);
  expect(turnCard(used, 1)).toEqual(used);
  expect(turnCard(luke, 2)).toEqual(luke); // no icon, nothing to turn
});
rule('AB-18', 'an exhausted card waits until it is readied', () => {
  const luke = turnCard(deploy(line('luke-skywalker-hero-of-the-rebellion', 1, 'jedi-mind-trick')), 0);
  expect(whyNotUse(luke, 0)?.rule).toBe('AB-18');
  expect(whyNotUse(recover(luke), 0)).toBeNull();
});
rule('AB-19', 'an expended card stays expended', () => {
  const luke = turnCard(deploy(line('luke-skywalker-hero-of-the-rebellion', 1, 'burst-of-speed')), 0);
  expect(state(recover(luke))).toBe('expended');
  expect(whyNotUse(recover(luke), 0)?.rule).toBe('AB-19');
});
rule('AB-20', 'the barrage trooper shoots once, then his card is exhausted', () => {
  const fleet = deploy(line('fleet-troopers', 1, 'mpl-57-barrage-trooper'));
  const barrage = weaponFrom(fleet, 0);
  const shooter = fleet.miniatures.length - 1;
  const { unit } = addToPool(fleet, [], shooter, barrage);
  expect(state(unit)).toBe('exhausted');
  expect(whyNotAdd(unit, [], shooter, barrage)?.rule).toBe('AB-18');
  expect(whyNotAdd(recover(unit), [], shooter, barrage)).toBeNull();
});
rule('AB-21', 'any number of miniatures add an armament before it is exhausted', () => {
  const commandos = deploy(line('clone-commandos', 1, 'dc-17m-icws-config', 'katarn-pattern-armor'));
  const rifle = weaponFrom(commandos, 0);
  const one = addToPool(commandos, [], 0, rifle);
  const two = addToPool(one.unit, one.pool, 1, rifle);
  expect(whyNotAdd(two.unit, two.pool, 2, rifle)).toBeNull();
  expect(state(two.unit)).toBe('readied');
  const shot = formPool(two.unit, two.pool);
  expect(shot.cards.map(c => c.state)).toEqual(['exhausted', 'readied']);
  expect(formPool(commandos, [])).toEqual(commandos);
});
rule('AB-22', 'a card is exhausted after its action or free action', () => {
  const luke = deploy(line('luke-skywalker-hero-of-the-rebellion', 1, 'jedi-mind-trick'));
  expect(state(afterAction(luke, 0, 'free action'))).toBe('exhausted');
  expect(state(afterAction(luke, 0, 'action'))).toBe('readied');
});
rule('AB-23', 'recovering readies every exhausted card', () => {
  const vader = deploy(line('darth-vader-dark-lord-of-the-sith', 1, 'force-choke', 'force-barrier', 'burst-of-speed'));
  const tired = turnCard(turnCard(turnCard(vader, 0), 1), 2);
  expect(recover(tired).cards.map(c => c.state)).toEqual(['readied', 'readied', 'expended']);
});
rule('A-12', 'a squad adds its miniatures, a double-sided card costs once and shows the chosen side', () => {
  expect(deploy(line('b1-battle-droids', 1, 'b1-battle-droid-squad')).miniatures.filter(m => m.addedBy === 0)).toHaveLength(7);
  const wookiees = line('wookiee-warriors-freedom-fighters', 1, 'battle-shield-wookiee');
  const names = (side: 0 | 1): string[] => weaponsOf(deploy(wookiees, { 'battle-shield-wookiee': side })).map(w => w.weapon.name);
  expect(names(0)).toContain('Offense');
  expect(names(0)).not.toContain('Defense');
  expect(names(1)).toContain('Defense');
  expect(table.playSheet({ ...rebels, units: [{ ...wookiees, count: 2 }] })).toHaveLength(2);
});

const hand = table.openingHand(legal);
rule('AB-30', 'an opponent never sees the hand', () => {
  const view = JSON.stringify(table.opponentView(legal, hand));
  for (const card of legal.commands) expect(view).not.toContain(`"${card}"`);
  const other = { ...legal, commands: legal.commands.with(0, 'coordinated-fire') };
  expect(table.opponentView(other, table.openingHand(other))).toEqual(table.opponentView(legal, hand));
});
rule('AB-31', 'an opponent knows its size and the discard pile', () => {
  const later = { hand: hand.hand.slice(1), discard: hand.hand.slice(0, 1) };
  expect(table.opponentView(legal, later)).toMatchObject({ handSize: 6, discard: ['ambush'] });
});
rule('AB-32', 'everything else is open', () => {
  expect(table.opponentView(legal, hand)).toMatchObject({
    points: 366,
    list: { units: legal.units, battle: legal.battle, name: legal.name },
  });
});

rule(['AB-17', 'AB-22'], 'every card with the icon can be turned', () => {
  const turned = (unit: string, ...upgrades: string[]): string[] => {
    const fresh = deploy(line(unit, 1, ...upgrades));
    return upgrades.map((_, at) => state(turnCard(fresh, at), at));
  };
  const force = ['force-push', 'force-reflexes', 'force-guidance', 'tranquility'];
  expect(turned('luke-skywalker-hero-of-the-rebellion', ...force, 'trusted-agent', 'mission-objective')).toEqual(
    new Array(6).fill('exhausted'),
  );
  expect(turned('e-web-heavy-blaster-team', 'barrage-generator', 'overcharged-generator')).toEqual(['exhausted', 'exhausted']);
  expect(turned('weequay-pirates', 'weequay-captain')).toEqual(['exhausted']);
  const luke = deploy(line('luke-skywalker-hero-of-the-rebellion', 1, 'force-push'));
  expect(state(afterAction(luke, 0, 'free action'))).toBe('exhausted');
});
rule(['AB-20', 'AB-18'], 'a generator is exhausted when its weapon goes into a pool', () => {
  const team = deploy(line('e-web-heavy-blaster-team', 1, 'barrage-generator'));
  const { unit } = addToPool(team, [], 0, weaponFrom(team, 0));
  expect(state(unit)).toBe('exhausted');
  expect(whyNotAdd(unit, [], 0, weaponFrom(team, 0))?.rule).toBe('AB-18');
});
rule('A-12', 'a squad adds its miniatures', () => {
  expect(deploy(line('weequay-pirates', 1, 'weequay-pirate-squad')).miniatures.filter(m => m.addedBy === 0)).toHaveLength(3);
});
rule('A-8', 'a counterpart is in play with its weapons and wounds', () => {
  const iden = {
    ...line('iden-versio-inferno-squad-leader'),
    counterpart: { card: 'idens-id10-seeker-droid', upgrades: ['comms-jammer'] },
  };
  const units = table.playSheet({ ...legal, units: [iden] });
  expect(units.map(u => u.unit)).toEqual(['iden-versio-inferno-squad-leader', 'idens-id10-seeker-droid']);
  expect(units[1]!.miniatures).toHaveLength(1);
  expect(weaponsOf(units[1]!).length).toBeGreaterThan(0);
  expect(units[1]!.cards.map(c => c.card)).toEqual(['comms-jammer']);
  expect(table.cardInPlay('idens-id10-seeker-droid')!.wounds).toBeGreaterThan(0);
});

rule('AB-30', 'whatever is shared or printed for others leaves the command hand at home', () => {
  const shared = table.forOpponents(legal);
  const deck = Object.values(legal.battle).flat().map(cardName).join();
  const hand = legal.commands
    .filter(id => id !== STANDING_ORDERS)
    .map(cardName)
    .filter(name => !deck.includes(name)); // Assault, and Bunker Assault
  expect(hand.length).toBeGreaterThan(4);
  for (const format of FORMATS) {
    const { text } = writeList(shared, format);
    for (const secret of hand) expect(text).not.toContain(secret);
  }
  const organiser = writeHandIn(handIn(legal, { player: 'Ana', event: 'Open', date: '2026-11-21' }, ''));
  const opponents = writeList(shared, 'hq-tournament').text;
  for (const secret of hand) expect(organiser).toContain(secret);
  for (const secret of hand) expect(opponents).not.toContain(secret);
});
rule('AB-31', 'how many cards the hand has goes along, and a hand of another size is no legal one', () => {
  expect(table.forOpponents(legal)).toMatchObject({ commands: [], secretHand: 7 });
  expect(table.opponentView(table.forOpponents(legal), table.openingHand(table.forOpponents(legal))).handSize).toBe(7);
  expect(wrong(table.forOpponents({ ...legal, commands: legal.commands.slice(1) }))).toEqual(['AB-24 hand-size']);
  expect(table.forOpponents({ ...legal, commands: [] })).not.toHaveProperty('secretHand');
  expect(withCommand(table.forOpponents(legal), 'ambush')).not.toHaveProperty('secretHand');
});
rule('AB-32', 'the battle deck is open, and a legal list that is shared so opens as legal', () => {
  const shared = table.forOpponents(legal);
  expect(shared).toMatchObject({ units: legal.units, battle: legal.battle });
  for (const format of ['json', 'link', 'hq-tournament'] as const) {
    const { text, losses } = writeList(shared, format);
    expect(losses).toEqual([]);
    expect(wrong(readList(text).list!)).toEqual([]);
    expect(sameList(readList(text).list!, shared)).toBe(true);
  }
  for (const format of FORMATS) {
    const { text, losses } = writeList(shared, format);
    expect(sameList(readList(text).list!, shared) || losses.length > 0).toBe(true);
  }
  const opponents = writeList(shared, 'hq-tournament').text;
  for (const card of [...legal.units.map(u => u.card), ...Object.values(legal.battle).flat()])
    expect(opponents).toContain(cardName(card).split(',')[0]);
  expect(opponents).toContain('Commands: 7 secret cards');
});
