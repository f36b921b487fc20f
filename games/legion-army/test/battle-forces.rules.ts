import { seeded } from '@cadre/kit';
import { rule } from '@cadre/testkit';
import { expect } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { type ArmyList, type ArmyUnit, generateList, pointsOf, validate } from '../src/roster/index.js';
import { legal, line, VADER, wrong } from './fixtures.js';

const force = (battleForce: string, faction: ArmyList['faction'], ...units: ArmyUnit[]): ArmyList => ({
  ...legal,
  faction,
  battleForce,
  units,
});
const kinds = (list: ArmyList): string[] => wrong(list).filter(p => p.startsWith('A-9'));

rule('A-9', 'every battle force can be built, in its standard and its recon table', () => {
  for (const { id } of catalogue.battleForces)
    for (const mode of ['standard', 'recon'] as const)
      expect(wrong(generateList(seeded(3), { battleForce: id, mode })), `${id}, ${mode}`).toEqual([]);
});
rule('A-9', 'its list of units is closed, and its faction its own', () => {
  const blizzard = (...units: ArmyUnit[]): string[] =>
    kinds(force('blizzard-force', 'empire', line(VADER), line('snowtroopers', 3), line('e-web-heavy-blaster-team'), ...units));
  expect(blizzard()).toEqual([]);
  expect(blizzard(line('scout-troopers'))).toEqual(['A-9 not-in-force']);
  expect(kinds(force('blizzard-force', 'rebels'))).toContain('A-9 force-faction');
  expect(kinds(force('lost-legion', 'empire'))).toEqual(['A-9 unknown-force']);
});
rule('A-9', 'its unique upgrades are a closed list', () => {
  const list = force('blizzard-force', 'empire', line(VADER, 1, 'improvised-orders'), line('at-st', 1, 'governor-pryce'));
  expect(validate(list).filter(p => p.kind === 'upgrade-not-in-force')).toMatchObject([{ place: '/units/1/upgrades/0' }]);
});
rule('A-9', 'its own table of ranks holds', () => {
  const units = [line(VADER), line('snowtroopers', 3)];
  expect(wrong(force('blizzard-force', 'empire', ...units))).toContain('A-9 rank-min'); // one support is needed
  expect(wrong({ ...force('blizzard-force', 'empire', ...units), mode: 'recon' })).not.toContain('A-9 rank-min');
  const leaders = ['maul-a-rival', 'gar-saxon-militant-commando', 'black-sun-vigo', 'pyke-syndicate-capo', 'bossk-trandoshan-terror'];
  expect(kinds(force('shadow-collective', 'mercenary', line('weequay-pirates', 2), ...leaders.map(id => line(id))))).toEqual([
    'A-9 leaders-max',
  ]);
});
rule('A-9', 'some units are limited, some are needed', () => {
  const storm = (n: number) =>
    force('blizzard-force', 'empire', line(VADER), line('snowtroopers', 3), line('stormtroopers', n), line('at-st'));
  expect(kinds(storm(3))).toContain('A-9 force-limit');
  expect(kinds(storm(2))).not.toContain('A-9 force-limit');
  const village = force('bright-tree-village', 'rebels', line('wicket-hero-of-bright-tree'), line('ewok-skirmishers', 3));
  expect(kinds(village)).toEqual(['A-9 force-minimum']);
  expect(kinds({ ...village, units: [...village.units, line('rebel-troopers', 2)] })).toEqual([]);
  const remnant = (...units: ArmyUnit[]): string[] =>
    kinds(force('imperial-remnant', 'empire', line('moff-gideon-long-live-the-empire'), ...units));
  expect(remnant(line('stormtroopers', 2), line('shoretroopers'))).toEqual(['A-9 each-corps-first']);
  expect(remnant(line('stormtroopers', 2), line('shoretroopers'), line('scout-troopers'), line('imperial-death-troopers'))).toEqual([]);
});
rule('A-9', 'in the Imperial Remnant troopers share heavy weapons', () => {
  const mixed = line('shoretroopers', 1, 'dlt-19-stormtrooper');
  expect(wrong(force('imperial-remnant', 'empire', mixed))).not.toContain('AB-10 restricted');
  expect(wrong({ ...legal, units: [...legal.units, mixed] })).toEqual(['AB-10 restricted']);
});
rule('A-9', 'a field commander does not help everywhere, and a probe droid needs no partner in the snow', () => {
  const weiss = line('at-st', 1, 'general-weiss');
  expect(wrong(force('blizzard-force', 'empire', line('snowtroopers', 3), line('e-web-heavy-blaster-team'), weiss))).toContain(
    'A-9 rank-min',
  );
  const probe = force('blizzard-force', 'empire', line('imperial-probe-droid'));
  expect(wrong(probe)).not.toContain('A-8 detachment');
  expect(wrong({ ...legal, units: [...legal.units, line('imperial-probe-droid')] })).toEqual(['A-8 detachment']);
});
rule('A-9', 'each pirate tank has its own pirates, and their captain one more slot', () => {
  const gang = (tanks: number) =>
    force(
      'the-ohnaka-gang',
      'mercenary',
      line('hondo-ohnaka-trustworthy-compatriot', 1, 'vigilance'),
      line('weequay-pirates', 3),
      line('wlo-5-speeder-tank', tanks),
    );
  expect(kinds(gang(3))).toEqual([]);
  expect(kinds(gang(4))).toEqual(['A-9 force-partner']);
  expect(wrong(gang(3))).not.toContain('AB-8 no-slot');
});
rule('A-9', 'Mandalorians show their clan', () => {
  const watch = (...upgrades: string[]) =>
    force('children-of-the-watch', 'mandalorians', line('the-armorer-forging-the-future'), line('mandalorian-warriors', 2, ...upgrades));
  expect(kinds(watch())).toEqual(['A-9 needs-clan']);
  expect(kinds(watch('children-of-the-watch'))).toEqual([]);
  expect(kinds(watch('champion-of-the-watch'))).toContain('A-9 needs-clan'); // that one is for leaders
  const clans = (...upgrades: string[]) =>
    force('mandalorian-clans', 'mandalorians', line('ursa-wren-leader-of-clan-wren'), line('mandalorian-warriors', 2, ...upgrades));
  expect(kinds(clans())).toEqual(['A-9 stranger-to-leaders']);
  expect(kinds(clans('clan-wren'))).toEqual([]);
});
rule('A-9', 'discounts and choices of a battle force', () => {
  const initiates = line('mandalorian-initiates', 1, 'din-djarin', 'children-of-the-watch');
  const cost = (list: ArmyList): number => pointsOf(list);
  const inWatch = force('children-of-the-watch', 'mandalorians', initiates);
  expect(cost({ ...inWatch, battleForce: 'mandalorian-clans' }) - cost(inWatch)).toBe(5);

  const custom = (choices: string[], ...units: ArmyUnit[]): ArmyList => ({
    ...force('custom-clan', 'mandalorians', line('mandalorian-leader', 1), line('mandalorian-warriors', 2), ...units),
    choices,
  });
  expect(kinds(custom(['veterans', 'feats-of-valor']))).toEqual([]);
  expect(kinds(custom(['veterans']))).toEqual(['A-9 choice-count']);
  expect(kinds(custom(['veterans', 'veterans']))).toEqual(['A-9 choice-count']);
  expect(kinds(custom(['veterans', 'free-beer']))).toEqual(['A-9 unknown-choice']);
  expect(kinds({ ...legal, choices: ['veterans'] })).toEqual(['A-9 unknown-choice']);
  const truck = line('a-a5-speeder-truck-mercenary');
  expect(kinds(custom(['veterans', 'rapid-deployment'], truck))).toEqual(['A-9 not-in-force']);
  expect(kinds(custom(['veterans', 'guns-for-hire'], truck))).toEqual([]);
  expect(kinds(custom(['veterans', 'guns-for-hire'], truck, line('wlo-5-speeder-tank')))).toContain('A-9 choice-limit');
  const tools = line('mandalorian-warriors', 1, 'flame-projector-tools-of-the-trade');
  expect(kinds(custom(['veterans', 'rapid-deployment'], tools))).toEqual(['A-9 upgrade-not-in-force']);
  expect(kinds(custom(['veterans', 'tools-of-the-trade'], tools))).toEqual([]);
  const carbines = line('mandalorian-warriors', 1, 'galaar-15-carbines');
  expect(cost(custom(['rapid-deployment', 'feats-of-valor'], carbines)) - cost(custom(['veterans', 'feats-of-valor'], carbines))).toBe(5);
});
