import { rule } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { catalogue, FACTIONS, SLOTS } from '../src/data/index.js';
import { type ArmyList, fillSlots, MODE_RULES, muster, pointsOf, sideOf, upgradeOffers, validate } from '../src/roster/index.js';
import { legal, line, places, rebels, VADER, withUnits, withVader, wrong } from './fixtures.js';

rule('AB-1', 'an army, a command hand and a battle deck make a list', () => {
  expect(validate(legal)).toEqual([]);
  expect(validate(rebels)).toEqual([]);
  expect(wrong({ ...legal, units: [] })).toEqual(
    expect.arrayContaining(['A-2 rank-min', 'AB-28 hand-unit']), // nobody is there
  );
  const strange = withUnits(line('?Boba Fat'), line('stormtroopers', -1), line('push'));
  expect(places(strange, 'unknown-card')).toEqual(['/units/2']);
  expect(places(strange, 'bad-count')).toEqual(['/units/3']);
  expect(places(strange, 'wrong-kind')).toEqual(['/units/4']);
  expect(wrong({ ...legal, commands: legal.commands.with(0, '?Ambusch') })).toEqual(['AB-1 unknown-card', 'AB-25 hand-pips']);
});
rule('AB-2', 'four factions field armies of their own, the others only as a battle force', () => {
  expect(FACTIONS.slice(0, 4)).toEqual(['empire', 'rebels', 'republic', 'separatists']);
  expect(wrong({ ...legal, faction: 'mercenary' })).toContain('AB-2 needs-battle-force');
  expect(wrong(legal)).not.toContain('AB-2 needs-battle-force');
});
rule(['AB-3', 'A-3'], 'all units are of one faction', () => {
  expect(wrong(withUnits(line('rebel-troopers')))).toEqual(['AB-3 foreign-faction']);
  expect(places(withUnits(line('rebel-troopers')), 'foreign-faction')).toEqual(['/units/2']);
  expect(wrong(withUnits(line('snowtroopers')))).toEqual([]);
});
rule('AB-4', 'light and dark side decide who may use the force how', () => {
  expect(FACTIONS.map(f => sideOf(f, undefined))).toEqual(['dark', 'light', 'light', 'dark', undefined, undefined]);
  const shadow = catalogue.battleForces.find(f => f.id === 'shadow-collective');
  expect(sideOf('mercenary', shadow)).toBe('dark');
  expect(wrong(withVader('hope'))).toEqual(['AB-4 wrong-side']);
  expect(wrong(withVader('anger'))).toEqual([]);
});
rule('AB-5', 'units and upgrades are added up', () => {
  expect(pointsOf(legal)).toBe(170 + 10 + 3 * (42 + 20));
  const kay = line('k-2so-sardonic-security-droid', 1, 'jyns-se-14-blaster');
  const cassian = line('cassian-andor-capable-intelligence-agent', 1, 'a280');
  const without = pointsOf({ ...rebels, units: [...rebels.units, cassian, kay] });
  const withJyn = pointsOf({ ...rebels, units: [...rebels.units, cassian, kay, line('jyn-erso-stardust')] });
  expect(withJyn - without).toBe(catalogue.units.find(u => u.name === 'Jyn Erso')!.cost! - 5);
  expect(wrong(withUnits(line('guerilla-troopers')))).toContain('AB-5 unpriced');
  const announced = { ...legal, units: [line(VADER, 1, 'hatred'), ...legal.units.slice(1)] };
  expect(validate(announced)).toMatchObject([{ rule: 'AB-5', kind: 'unreleased', level: 'note', place: '/units/0/upgrades/0' }]);
});
rule('AB-6', 'a thousand points and no more', () => {
  const full = withUnits(line('at-st', 2), line('scout-troopers', 3), line('e-web-heavy-blaster-team', 2));
  expect(pointsOf(full)).toBe(366 + 290 + 144 + 120);
  expect(wrong(full)).toEqual([]);
  const over = { ...full, units: [...full.units, line('snowtroopers', 2)] };
  expect(wrong(over)).toEqual(['AB-6 over-points']);
  expect(validate(over)[0]).toMatchObject({ says: { en: expect.stringContaining('1004'), de: expect.stringContaining('1004') } });
});
rule('A-1', 'other modes have other sizes', () => {
  expect(Object.values(MODE_RULES).map(m => m.points)).toEqual([1000, 600, 800, 1600]);
  const heavy = withUnits(line('at-st', 2), line('e-web-heavy-blaster-team', 3));
  expect(wrong({ ...heavy, mode: 'escalation' })).toEqual(['A-1 over-points']);
  expect(wrong({ ...heavy, mode: 'grand army' })).toEqual(['A-2 rank-min']);
});
rule('A-2', 'ranks have a minimum and a maximum', () => {
  expect(wrong({ ...legal, units: [legal.units[0]!, line('stormtroopers', 2)] })).toEqual(['A-2 rank-min']);
  expect(wrong({ ...legal, units: [legal.units[0]!, line('stormtroopers', 7)] })).toEqual(['A-2 rank-max']);
  const commanders = [line('general-veers-master-tactician'), line('director-orson-krennic-architect-of-terror')];
  expect(wrong(withUnits(...commanders))).toEqual(['A-2 rank-max']);
  expect(MODE_RULES.recon.ranks.corps).toEqual([2, 4]);
  expect(MODE_RULES['grand army'].ranks.heavy).toEqual([0, 4]);
  expect(MODE_RULES.escalation.ranks).toEqual(MODE_RULES.standard.ranks);
});
rule('A-4', 'bullets count cards of a name, units and upgrades together', () => {
  expect(wrong({ ...legal, mode: 'grand army', units: [line(VADER, 2), line('stormtroopers', 6)] })).toEqual(['A-4 too-many-of-name']);
  const twoLukes = [line('luke-skywalker-hero-of-the-rebellion'), line('rebel-troopers', 1, 'luke-skywalker')];
  expect(wrong({ ...rebels, units: [...rebels.units, ...twoLukes] })).toEqual(['A-4 too-many-of-name']);
  expect(wrong({ ...rebels, units: [...rebels.units, twoLukes[1]!] })).toEqual([]);
  const uplinks = (n: number): ArmyList => withUnits(line('scout-troopers', n, 'hq-uplink'));
  expect(wrong(uplinks(2))).toEqual([]);
  expect(wrong(uplinks(3))).toEqual(['A-4 too-many-of-name']);
  const inferno = line('imperial-special-forces-inferno-squad', 1, 'del-meeko', 'gideon-hask');
  expect(wrong(withUnits(inferno, line('imperial-special-forces', 2)))).toEqual([]); // the bullet is before the title
});
rule(['AB-7', 'AB-8'], 'one upgrade for each icon', () => {
  expect(SLOTS.slice(0, 16)).toHaveLength(16);
  expect(new Set(catalogue.units.flatMap(u => u.slots)).size).toBeLessThanOrEqual(SLOTS.length);
  expect(wrong(withVader('anger', 'force-choke', 'saber-throw'))).toEqual([]);
  expect(wrong(withVader('anger', 'force-choke', 'saber-throw', 'force-push'))).toEqual(['AB-8 no-slot']);
  expect(wrong(withVader('targeting-scopes'))).toEqual(['AB-8 no-slot']);
  const captain = (...more: string[]) => ({
    ...rebels,
    units: [...rebels.units, line('rebel-troopers', 1, 'rebel-trooper-captain', ...more)],
  });
  expect(wrong(captain('endurance'))).toEqual([]); // the captain brings a slot of his own
  expect(wrong({ ...rebels, units: [...rebels.units, line('rebel-troopers', 1, 'endurance')] })).toEqual(['AB-8 no-slot']);
});
rule('AB-8', 'some upgrades need no icon', () => {
  expect(wrong(withUnits(line('stormtroopers', 1, 'imperial-march')))).toEqual([]);
  expect(wrong(withUnits(line('scout-troopers', 1, 'imperial-march')))).toEqual(['AB-10 restricted']);
  expect(wrong(withUnits(line('e-web-heavy-blaster-team', 1, 'dug-in')))).toEqual([]);
  expect(wrong(withUnits(line('74-z-speeder-bikes', 1, 'strike-and-fade')))).toEqual([]);
  expect(wrong(withUnits(line('tx-225-gavw-occupier-tank', 1, 'door-gunners')))).toEqual([]);
  expect(wrong(withUnits(line('stormtroopers', 1, 'imperial-march', 'imperial-march')))).toEqual(['AB-9 same-upgrade']);
  const droids = (...upgrades: string[]): string[] =>
    wrong({ ...legal, faction: 'separatists', units: [line('b1-battle-droids', 3, ...upgrades)] }).filter(p => p.startsWith('AB-8'));
  expect(droids('electrobinoculars')).toEqual([]);
  expect(droids('portable-scanner')).toEqual([]);
  expect(droids('recon-intel')).toEqual(['AB-8 no-slot']);
  expect(wrong(withUnits(line('74-z-speeder-bikes', 1, 'electrobinoculars')))).toEqual(['AB-8 no-slot']); // only B1s carry it so
  const offered = (list: ArmyList, slot: 'training' | 'gear') =>
    upgradeOffers(list, list.units.length - 1, 'unit', slot)
      .filter(o => o.problems.length === 0)
      .map(o => o.card.id);
  expect(offered(legal, 'training')).toEqual(['imperial-march']);
  expect(offered({ ...legal, faction: 'separatists', units: [line('b1-battle-droids')] }, 'gear')).toEqual([
    'electrobinoculars',
    'portable-scanner',
  ]);
});
rule(['AB-7', 'AB-8'], 'the probe droid makes room for a heavy weapon in corps units only', () => {
  const droid = 'imperial-probe-droid-heavy-weapon';
  expect(wrong(withUnits(line('stormtroopers', 1, droid, 'dlt-19-stormtrooper')))).toEqual([]);
  expect(wrong(withUnits(line('scout-troopers', 1, droid, 'dlt-19x-sniper')))).toContain('AB-8 no-slot');
});
test('upgrades fill their slots in order; what has none is loose', () => {
  const [vader] = muster(withVader('force-choke', 'hope', '?Unheard', 'anger', 'saber-throw', 'targeting-scopes'), []).units;
  const bar = fillSlots(vader!);
  expect(bar.slots.map(s => [s.slot, s.upgrade?.at])).toEqual(
    expect.arrayContaining([
      ['force', 0],
      ['force', 1],
      ['force', 3],
    ]),
  );
  expect(bar.loose.map(up => up.at)).toEqual([4, 5]);
});
rule('AB-9', 'no upgrade twice on a unit', () => {
  const twice = withVader('force-choke', 'force-choke');
  expect(wrong(twice)).toEqual(['AB-9 same-upgrade']);
  expect(places(twice, 'same-upgrade')).toEqual(['/units/0/upgrades/1']);
});
rule('AB-10', 'what is printed on an upgrade must be met', () => {
  expect(wrong(withUnits(line('snowtroopers', 1, 'dlt-19-stormtrooper')))).toEqual(['AB-10 restricted']);
  expect(validate(withUnits(line('snowtroopers', 1, 'dlt-19-stormtrooper')))[0]!.says.en).toContain('Stormtroopers');
  expect(wrong(withUnits(line('ig-11-nurse-and-protect', 1, 'nanny-programming')))).toEqual(['AB-10 upgrade-faction']);
  const clones: ArmyList = { ...legal, faction: 'republic', units: [line('clone-trooper-infantry', 1, 'dc-15-clone-trooper')] };
  expect(wrong(clones)).toContain('AB-10 retired');
});
rule('A-5', 'at most one leader a unit', () => {
  const troops = line('clone-trooper-infantry', 1, 'clone-captain', 'echo-arc-marksman');
  const list: ArmyList = { ...legal, faction: 'republic', units: [troops] };
  expect(wrong(list)).toContain('A-5 two-leaders');
  expect(wrong({ ...list, units: [{ ...troops, upgrades: ['clone-captain'] }] })).not.toContain('A-5 two-leaders');
});
rule('A-6', 'mercenaries serve those on their card, two corps and one of any other rank', () => {
  expect(wrong(withUnits(line('black-sun-enforcers', 2), line('bossk-trandoshan-terror')))).toEqual([]);
  expect(wrong(withUnits(line('ewok-skirmishers')))).toEqual(['A-6 cannot-hire']);
  expect(wrong(withUnits(line('black-sun-enforcers', 3)))).toEqual(['A-6 mercenary-limit']);
  expect(wrong({ ...legal, units: [legal.units[0]!, line('stormtroopers', 2), line('black-sun-enforcers')] })).toEqual(['A-2 rank-min']);
  const hunters = [line('bossk-trandoshan-terror'), line('cad-bane-needs-no-introduction')];
  expect(wrong(withUnits(...hunters))).toEqual(['A-6 mercenary-limit']);
  const friendly = (...units: ReturnType<typeof line>[]): ArmyList => ({
    ...legal,
    units: [line(VADER, 1, 'underworld-connections'), ...legal.units.slice(1), ...units],
  });
  expect(wrong(friendly(...hunters))).toEqual([]);
  expect(wrong(friendly(line('black-sun-enforcers', 3)))).toEqual([]);
  expect(wrong(friendly(...hunters, line('black-sun-enforcers', 3)))).toEqual(['A-6 one-more-mercenary']);
});
rule('A-8', 'a detachment is free of the maximum and needs a partner of its own', () => {
  const snipers = catalogue.upgrades.filter(u => u.slot === 'heavy weapon' && JSON.stringify(u.restriction ?? '').includes('Strike Team'));
  const scout = snipers.find(u => JSON.stringify(u.restriction).includes('Scout'))!.id;
  const armed = (n: number) => line('scout-troopers-strike-team', n, scout);
  expect(wrong(withUnits(line('scout-troopers'), armed(1)))).toEqual([]);
  expect(wrong(withUnits(line('scout-troopers'), armed(2)))).toEqual(['A-8 detachment']);
  expect(wrong(withUnits(armed(1)))).toEqual(['A-8 detachment']);
  expect(wrong(withUnits(line('scout-troopers', 1), armed(1), line('e-web-heavy-blaster-team', 3)))).toEqual([]);
});
rule('A-8', 'one partner cannot serve two detachments', () => {
  const team = line('scout-troopers-strike-team', 1, 'dlt-19x-sniper');
  const droid = line('imperial-probe-droid');
  expect(wrong(withUnits(line('scout-troopers'), team))).toEqual([]);
  expect(wrong(withUnits(line('scout-troopers'), droid))).toEqual([]);
  expect(wrong(withUnits(line('scout-troopers'), team, droid))).toEqual(['A-8 detachment']);
  expect(wrong(withUnits(droid, team, line('scout-troopers', 2)))).toEqual([]);
  expect(wrong(withUnits(droid, team, line('scout-troopers'), line('imperial-special-forces')))).toEqual([]);
});
rule('A-8', 'an entourage and an associate are free of the maximum', () => {
  const krennic = 'director-orson-krennic-architect-of-terror';
  const deaths = (n: number) => [line(krennic), line('imperial-death-troopers', n)];
  expect(wrong(withUnits(...deaths(4)))).toEqual([]);
  expect(wrong(withUnits(...deaths(5)))).toContain('A-2 rank-max');
  const inquisitors = [line('fifth-brother-the-kill-is-mine'), line('seventh-sister-compelled-to-inflict-pain')];
  expect(wrong(withUnits(...inquisitors, line('agent-kallus-hunter-of-spectres')))).toEqual([]);
  expect(wrong(withUnits(inquisitors[1]!, line('agent-kallus-hunter-of-spectres'), line('bossk-trandoshan-terror')))).toEqual([
    'A-2 rank-max',
  ]);
});
rule('A-8', 'a field commander makes up for the missing commander', () => {
  const wedge = line('t-47-airspeeder', 1, 'wedge-antilles');
  const commands = ['ambush', 'sabotaged-communications', 'push', 'turning-the-tide', 'assault', 'covering-fire', 'standing-orders'];
  const units = [line('rebel-troopers', 3)];
  expect(wrong({ ...rebels, commands, units })).toEqual(['A-2 rank-min']);
  expect(wrong({ ...rebels, commands, units: [...units, wedge] })).toEqual([]);
});
rule('A-8', 'keywords force upgrades', () => {
  expect(wrong(withUnits(line('imperial-special-forces-inferno-squad', 1, 'del-meeko')))).toEqual(['A-8 must-equip']);
  expect(wrong(withUnits(line('imperial-agent-bringing-order-to-the-galaxy')))).toEqual(['A-8 must-fill']);
  const spider = (...upgrades: string[]): string[] =>
    wrong({ ...legal, faction: 'separatists', units: [line('dsd1-dwarf-spider-droid', 1, ...upgrades)] });
  expect(spider()).toContain('A-8 must-fill');
  expect(spider('attack-protocols')).not.toContain('A-8 must-fill');
  const response: ArmyList = {
    ...legal,
    battleForce: 'blizzard-force',
    units: [line('stormtroopers-heavy-response-unit', 1, 'dlt-19-stormtrooper')],
  };
  expect(validate(response).find(p => p.kind === 'must-fill')?.says.en).toContain('Flexible Response');
});
rule('AB-10', 'a comms technician needs a comms upgrade', () => {
  const technician = withUnits(line('stormtroopers', 1, 'imperial-comms-technician'));
  expect(wrong(technician)).toEqual(['AB-10 must-fill']);
  expect(validate(technician)[0]).toMatchObject({
    place: '/units/2',
    unfinished: true,
    says: { en: expect.stringContaining('Comms Technician') },
  });
  expect(wrong(withUnits(line('stormtroopers', 1, 'imperial-comms-technician', 'hq-uplink')))).toEqual([]);
});
rule('A-8', 'special issue needs its battle force', () => {
  expect(wrong(withUnits(line('major-marquand-tempest-scout-2')))).toEqual(['A-8 special-issue']);
});
rule('A-8', 'a counterpart joins its own unit', () => {
  const r2 = { ...line('r2-d2-hero-of-a-thousand-devices'), counterpart: { card: 'c-3po-human-cyborg-relations', upgrades: [] } };
  const list: ArmyList = { ...rebels, units: [...rebels.units, r2] };
  expect(wrong(list)).toEqual([]);
  expect(pointsOf(list) - pointsOf(rebels)).toBe(55 + 15);
  const stolen = { ...legal, units: [{ ...legal.units[0]!, counterpart: r2.counterpart }, ...legal.units.slice(1)] };
  expect(wrong(stolen)).toEqual(['A-8 not-its-counterpart']);
  const ig = (...upgrades: string[]): ArmyList => ({
    ...rebels,
    units: [...rebels.units, { ...line('ig-11-nurse-and-protect', 1, ...upgrades), counterpart: { card: 'grogu', upgrades: [] } }],
  });
  expect(wrong(ig('bounty-programming'))).toEqual(['A-8 counterpart-needs']);
  expect(wrong(ig('nanny-programming'))).toEqual([]);
});
