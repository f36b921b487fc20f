import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { STANDING_ORDERS } from '../src/data/index.js';
import { readList } from '../src/formats/index.js';
import { repair, repairAll } from '../src/repair/repair.js';
import {
  type ArmyList,
  byRank,
  isLegal,
  moved,
  newList,
  spotOf,
  upgradeOffers,
  validate,
  withBattleForce,
  withChoice,
  withCount,
  withCounterpart,
  withCounterpartUpgrade,
  withoutBattleCard,
  withoutCommand,
  withoutCounterpart,
  withoutUnit,
  withoutUpgrade,
  withTwin,
  withUnitInRank,
} from '../src/roster/index.js';
import { legal, line, VADER, withUnits, withVader } from './fixtures.js';

const cards = (list: ArmyList): string[] => list.units.map(u => u.card);

describe('a list is changed', () => {
  test('units join their rank, move, and go', () => {
    const more = withUnitInRank(legal, 'agent-kallus-hunter-of-spectres');
    expect(cards(more)).toEqual([VADER, 'agent-kallus-hunter-of-spectres', 'stormtroopers']);
    expect(cards(moved(more, 2, 0))).toEqual(['stormtroopers', VADER, 'agent-kallus-hunter-of-spectres']);
    expect(cards(byRank(moved(more, 2, 0)))).toEqual(cards(more));
    expect(moved(more, 0, 3)).toBe(more);
    expect(cards(withoutUnit(more, 1))).toEqual(cards(legal));
    expect(withCount(legal, 1, 5).units[1]!.count).toBe(5);
    expect(cards(withCount(legal, 1, 0))).toEqual([VADER]);
    expect(withTwin(legal, 1).units.map(u => u.count)).toEqual([1, 3, 1]);
    expect(withTwin(legal, 9)).toBe(legal);
  });
  test('upgrades, counterparts and cards come off again', () => {
    expect(withoutUpgrade(legal, 0, 0).units[0]!.upgrades).toEqual([]);
    expect(withoutCommand(legal, 6).commands).not.toContain(STANDING_ORDERS);
    expect(withoutBattleCard(legal, 'secondary', 1).battle.secondary).toHaveLength(2);
    const iden = { ...legal, units: [line('iden-versio-inferno-squad-leader')] };
    const joined = withCounterpart(iden, 0, 'idens-id10-seeker-droid');
    const offered = upgradeOffers(joined, 0, 'counterpart');
    expect(new Set(offered.map(o => o.card.slot))).toEqual(new Set(['comms']));
    const equipped = withCounterpartUpgrade(joined, 0, offered.find(o => o.problems.length === 0)!.card.id);
    expect(equipped.units[0]!.counterpart!.upgrades).toHaveLength(1);
    expect(withoutCounterpart(equipped, 0)).toEqual(iden);
  });
  test('a new list holds Standing Orders; another battle force forgets the choices of the old one', () => {
    expect(newList('empire', 'recon', null)).toMatchObject({ faction: 'empire', mode: 'recon', units: [], commands: [STANDING_ORDERS] });
    const clan = withChoice(withChoice(newList('empire', 'standard', 'custom-clan'), 'veterans', true), 'rapid-deployment', true);
    expect(clan).toMatchObject({ faction: 'mandalorians', choices: ['veterans', 'rapid-deployment'] });
    expect(withChoice(clan, 'veterans', false).choices).toEqual(['rapid-deployment']);
    expect(withBattleForce(clan, null)).not.toHaveProperty('choices');
  });
});

describe('a problem that one change cures', () => {
  const repaired = (list: ArmyList): ArmyList => {
    let now = list;
    for (const p of validate(list)) now = repair(now, p)?.list ?? now;
    return now;
  };
  test.each([
    ['an upgrade of the other side', withVader('force-choke', 'hope')],
    ['an upgrade twice', withVader('force-choke', 'force-choke')],
    ['a unit of another faction', withUnits(line('rebel-troopers'))],
    ['an unknown card', withUnits(line('?Boba Fat'))],
    ['a bad count', withUnits(line('snowtroopers', -1))],
    ['no Standing Orders', { ...legal, commands: legal.commands.slice(0, 6) }],
    ['a foreign counterpart', { ...legal, units: [{ ...line(VADER), counterpart: { card: 'grogu', upgrades: [] } }, legal.units[1]!] }],
    ['missing equipment', withUnits({ ...line('general-tagge-imperial-high-command'), upgrades: [] })],
  ])('%s', (_, list) => {
    expect(isLegal(validate(list))).toBe(false);
    expect(validate(repaired(list)).filter(p => p.level === 'error')).toEqual([]);
  });
  test('a slot that must be filled gets an upgrade; the unit stays', () => {
    const list = withUnits(line('imperial-agent-bringing-order-to-the-galaxy'));
    const missing = validate(list).find(p => p.kind === 'must-fill')!;
    const now = repair(list, missing)!.list;
    expect(now.units.map(u => u.card)).toEqual(list.units.map(u => u.card));
    expect(validate(now).filter(p => p.kind === 'must-fill')).toEqual([]);
  });
  test('of two slots that must be filled each repair fills one', () => {
    let list: ArmyList = { ...withUnits(line('jedi-knight-keeper-of-the-peace')), faction: 'republic' };
    const missing = () => validate(list).filter(p => p.kind === 'must-fill');
    for (const left of [2, 1]) {
      expect(missing()).toHaveLength(left);
      list = repair(list, missing()[0]!)!.list;
    }
    expect(missing()).toEqual([]);
  });
  test('where a person has to decide, nothing is changed', () => {
    for (const list of [
      withUnits(line('at-st', 2), line('stormtroopers', 6)),
      { ...legal, commands: [] },
      newList('rebels', 'standard', null),
    ])
      for (const p of validate(list)) if (p.kind !== 'standing-orders') expect([p.kind, repair(list, p)]).toEqual([p.kind, null]);
  });
  test('a card that left the game gives way to the nearest of today, and the problem says since when', () => {
    const { list } = readList('• Imperial Officer (50) - Improvised Orders\n• 3x Stormtroopers');
    const gone = validate(list!).find(p => p.kind === 'former-card')!;
    expect(gone).toMatchObject({ rule: 'AB-1', place: '/units/0' });
    expect(gone.says.en).toBe('Imperial Officer, Ruthless Commander is no longer in the game; it was last listed in April 2025.');
    const found = repair(list!, gone)!;
    expect(found).toMatchObject({ does: 'replace', by: 'imperial-officer-ruthless-efficiency' });
    expect(found.list.units[0]).toEqual({ ...list!.units[0], card: 'imperial-officer-ruthless-efficiency' });
  });
  test('a card without a near one is removed, and the repair says so', () => {
    const list = withUnits(line('?Gizka Herd'));
    expect(repair(list, validate(list).find(p => p.kind === 'unknown-card')!)).toMatchObject({ does: 'remove', card: '?Gizka Herd' });
  });
  test('a unit with too many upgrades loses an upgrade, not itself', () => {
    const list = withVader('force-choke', 'force-push', 'saber-throw', 'force-reflexes');
    const found = repair(list, validate(list).find(p => p.kind === 'no-slot')!)!;
    expect(found).toMatchObject({ does: 'remove', card: 'force-reflexes' });
    expect(found.list.units).toHaveLength(2);
  });
  test('all repairs at once: every step is told, nothing is left that one change could cure', () => {
    const list = readList(readFileSync(new URL('pasted/admiral-republic.txt', import.meta.url), 'utf8')).list!;
    const { list: now, steps } = repairAll(list)!;
    expect(steps.map(s => s.does)).toContain('replace');
    for (const p of validate(now)) expect([p.kind, repair(now, p)]).toEqual([p.kind, null]);
    expect(steps.at(-1)!.list).toBe(now);
    expect(repairAll(legal)).toBeNull();
  });
  test('a unit that is gone is repaired before what it carries', () => {
    const { list } = readList('• Imperial Officer (55)\n• Imperial Royal Guards\n   - Electrostaff Guard\n• 3x Stormtroopers');
    const upgrade = validate(list!).find(p => p.place === '/units/1/upgrades/0')!;
    expect(repair(list!, upgrade)).toMatchObject({ does: 'remove', card: '?Electrostaff Guard' });
    const told = repairAll(list!)!.steps.flatMap(s => (s.card.startsWith('?') ? [`${s.does} ${s.card}`] : []));
    expect(told).toEqual(['remove ?Imperial Royal Guards']);
  });
  test('places are read', () => {
    expect(spotOf('')).toEqual({ part: 'list' });
    expect(spotOf('/units')).toEqual({ part: 'units' });
    expect(spotOf('/units/2/upgrades/1')).toEqual({ part: 'unit', line: 2, upgrade: 1 });
    expect(spotOf('/units/2/counterpart/upgrades/0')).toEqual({ part: 'unit', line: 2, upgrade: 0, counterpart: true });
    expect(spotOf('/commands/3')).toEqual({ part: 'commands', index: 3 });
    expect(spotOf('/battle/primary')).toEqual({ part: 'battle', deck: 'primary' });
    expect(spotOf('/battle/treasure/1')).toEqual({ part: 'list' });
  });
});
