import { rule } from '@cadre/testkit';
import { expect, test } from 'vitest';
import { catalogue, type UnitId, type UnitName } from '../src/data/index.js';
import { cardTextOf, definitionNamed, isExplained, type KeywordName } from '../src/glossary/keywords.js';
import { type ArmyList, muster } from '../src/roster/index.js';
import { legal, line, rebels, wrong } from './fixtures.js';

rule('AB-24', 'seven command cards', () => {
  expect(wrong({ ...legal, commands: [] })).toEqual([
    'AB-24 hand-size',
    'AB-25 hand-pips',
    'AB-25 hand-pips',
    'AB-25 hand-pips',
    'AB-27 standing-orders',
  ]);
  expect(wrong({ ...legal, commands: [...legal.commands, 'coordinated-fire'] })).toEqual(['AB-24 hand-size', 'AB-25 hand-pips']);
});
rule('AB-25', 'two with one pip, two with two, two with three', () => {
  expect(wrong({ ...legal, commands: legal.commands.with(0, 'pinned-down') })).toEqual(['AB-25 hand-pips', 'AB-25 hand-pips']);
});
rule('AB-26', 'no card twice', () => {
  expect(wrong({ ...legal, commands: legal.commands.with(0, 'implacable') })).toEqual(['AB-26 hand-duplicate']);
});
rule('AB-27', 'Standing Orders always', () => {
  expect(wrong({ ...legal, commands: legal.commands.with(6, 'coordinated-fire') })).toEqual(['AB-25 hand-pips', 'AB-27 standing-orders']);
});
rule('AB-28', 'the unit of a command card is in the army', () => {
  const veers = { ...legal, commands: legal.commands.with(0, 'maximum-firepower') };
  expect(wrong(veers)).toEqual(['AB-28 hand-unit']);
  expect(wrong({ ...veers, units: [...veers.units, line('general-veers-master-tactician')] })).toEqual([]);
});
rule('AB-29', 'faction and battle force of a command card are those of the army', () => {
  expect(wrong({ ...legal, commands: legal.commands.with(0, 'sabotaged-communications') })).toEqual(['AB-29 hand-army']);
  expect(wrong({ ...legal, commands: legal.commands.with(0, 'unrelenting-fire') })).toEqual(['AB-29 hand-army']);
});
rule('A-10', 'where a command card names several units, "or" needs one and "and" all', () => {
  const hand = (card: string, ...units: ReturnType<typeof line>[]): string[] =>
    wrong({ ...rebels, units: [...rebels.units, ...units], commands: rebels.commands.with(5, card) });
  const han = line('han-solo-reluctant-hero');
  const luke = line('luke-skywalker-commander-skywalker');
  expect(hand('not-out-of-it-yet', han)).toEqual(['AB-28 hand-unit']);
  expect(hand('not-out-of-it-yet', han, luke)).toEqual([]);
  const machine = { ...rebels, commands: rebels.commands.with(2, 'a-machine-made-for-killing') };
  expect(wrong({ ...machine, units: [...machine.units, line('ig-11-nurse-and-protect', 1, 'bounty-programming')] })).toEqual([]);
  const title = { ...rebels, commands: rebels.commands.with(1, 'see-you-in-hell') };
  expect(wrong({ ...title, units: [...title.units, line('han-solo-unorthodox-general')] })).toEqual(['AB-28 hand-unit']);
  expect(wrong({ ...title, units: [...title.units, han] })).toEqual([]);
});
rule('A-11', 'nine battle cards, three of each kind, none twice, in the version of the mode', () => {
  const deck = (battle: Partial<ArmyList['battle']>, more: Partial<ArmyList> = {}): string[] =>
    wrong({ ...legal, ...more, battle: { ...legal.battle, ...battle } });
  expect(deck({ primary: ['breakthrough', 'bunker-assault'] })).toEqual(['A-11 deck-size']);
  expect(deck({ primary: ['breakthrough', 'bunker-assault', 'breakthrough'] })).toEqual(['A-11 deck-duplicate']);
  expect(deck({ primary: ['breakthrough', 'bunker-assault', 'surface-scan'] })).toEqual(['A-11 deck-place']);
  expect(deck({ advantage: ['garrison', 'ordnance', 'no-time-to-lose'] })).toEqual(['A-11 deck-army']);
  expect(deck({ advantage: ['garrison', 'ordnance', 'black-ops'] })).toEqual([]);
  expect(deck({ primary: ['breakthrough', 'close-the-pocket', 'bunker-assault-recon'] })).toEqual(['A-11 deck-recon']);
});
rule('A-7', 'an affiliation is on the unit, or comes with an upgrade', () => {
  const affiliation = (card: string, ...upgrades: string[]) =>
    muster({ ...legal, units: [line(card, 1, ...upgrades)] }, []).units[0]!.subject.affiliation;
  expect(affiliation('black-sun-enforcers')).toBe('black sun');
  expect(affiliation('mandalorian-warriors', 'clan-wren')).toBe('clan wren');
});
rule('A-9', 'the rule table knows every battle force by its data', () => {
  expect(catalogue.battleForces).toHaveLength(20);
});
/** Everything on which a card can print a keyword. */
const printing = [
  ...catalogue.units.flatMap(u => [u, ...u.weapons]),
  ...catalogue.counterparts.flatMap(c => [c, ...c.weapons]),
  ...catalogue.upgrades.flatMap(u => [u, ...(u.weapons ?? [])]),
];
rule('A-13', 'every keyword of every card has its own sentences in both languages', () => {
  const printed = new Set(printing.flatMap(({ keywords }) => Object.keys(keywords ?? {})));
  expect(printed.size).toBeGreaterThan(180);
  const texts = new Set<string>();
  for (const name of printed) {
    const { text, name: names, rule: id } = definitionNamed(name)!;
    for (const sentence of Object.values(text)) expect(sentence).toMatch(/^[A-ZÄÖÜ].{10,}[.)]$/);
    expect(names.de.length * id.length).toBeGreaterThan(0);
    expect(texts.has(text.en), name).toBe(false);
    texts.add(text.en);
  }
});
/** Cards of 2026, four objectives of 2025 and three that cannot be read in the source. */
const NO_SOURCE =
  'cauldron contact-contact outflank payload a-higher-purpose go-there-are-too-many insolence-we-are-pirates no-escape no-one-threatens-our-family we-are-mandalorians wisdom-of-the-council both-hunter-and-prey close-formation make-the-impossible-possible out-of-the-shadows vengeful-strike we-need-reinforcements death-before-defeat honor-and-strength i-smell-profit mandalore-will-survive we-protect-our-own we-shape-ourselves weapons-are-our-religion'.split(
    ' ',
  );
rule('A-13', 'command and battle cards say what they do in both languages, or that nobody says it', () => {
  const cards = [...catalogue.battles, ...catalogue.commands];
  const silent = cards.filter(card => !isExplained(card.id)).map(card => card.id);
  expect(silent).toEqual(NO_SOURCE);
  for (const { id } of cards) for (const text of Object.values(cardTextOf(id))) expect(text, id).toMatch(/^[0-9A-ZÄÖÜ][^{}]{10,}[.]$/);
  expect(cardTextOf('recon-mission-recon')).toBe(cardTextOf('recon-mission'));
  expect(cardTextOf('payload').en).toContain('no public source');
});
test('a card id, a card name or a keyword that is mistyped does not compile', () => {
  // @ts-expect-error: no unit has this id
  const unit: UnitId = 'darth-vadar';
  // @ts-expect-error: no unit has this name
  const name: UnitName = 'Darth Vadar';
  // @ts-expect-error: no card has this keyword
  const keyword: KeywordName = 'Armour';
  expect([unit, name, keyword]).toHaveLength(3);
});
