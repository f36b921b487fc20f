import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, differences, type UnitCard } from '../src/data/index.js';
import { plainName } from '../src/formats/names.js';

/** The unit cards as printed in April 2025, collected independently of our catalogue. */
const [, ...PRINTED] = readFileSync(new URL('unit-cards-2025-04.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

/** Updates that the makers announced after the list was made; the catalogue's source names each with its day. */
const JULY_2024 = 'Changed by the update of 19 July 2024; the list still has the card before it.';
const APRIL_2025 = 'Changed by the update of 15 April 2025, which the list does not have yet.';
const NOVEMBER_2025 = 'Changed by the update of 15 November 2025.';
const APRIL_2026 = 'Changed by the update of 21 April 2026: strike teams score critical results with surges.';
const MAY_2026 = 'Printed anew with the Mandalorians of 29 May 2026.';
const OTHER_CARD = 'The card of this title is gone; the only unit of this name today is another card.';
const OTHER_NAME = 'The same weapon under another name.';
const LIST_ERROR = 'The list of April 2025 is wrong here: the picture of the card shows our value.';
const RANGE_ONLY = 'Overrun and kicks have no range of their own; the two collections write that differently.';
const SOURCES_DISAGREE = 'The two collections disagree, no announced change explains it and no picture decides; the newer one is taken.';
const GONE = 'The unit left the game, or has another name.';
/** Every difference that is right as it is, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'C-3P0, Golden God: defence surge  → block': SOURCES_DISAGREE,
  'Mandalorian Super Commandos: Combat Expertise 0-0 0/2/0 → missing': MAY_2026,
  'Swoop Bike Riders: Vibro-Ax 0-0 1/0/2 →  1/0/2': RANGE_ONLY,
  'Agent Kallus, Hunter of Spectres: wounds 6 → 5': APRIL_2025,
  'Agent Kallus, Hunter of Spectres: attack surge crit → ': APRIL_2025,
  'Agent Kallus, Hunter of Spectres: Advanced Combat Training 0-0 2/0/0 → missing': APRIL_2025,
  "Agent Kallus, Hunter of Spectres: Kallus's RK-3 Blaster Pistol 1-2 0/2/1 → missing": APRIL_2025,
  'Emperor Palpatine, Ruler of the Galactic Empire: not in the catalogue': GONE,
  'Iden Versio, Inferno Squad Leader: Advanced Combat Training 0-0 2/0/0 → missing': APRIL_2025,
  "Iden Versio, Inferno Squad Leader: Iden's E-11 Blaster Rifle 1-3 0/0/3 → missing": APRIL_2025,
  'Imperial Officer, Ruthless Commander: wounds 4 → 6': OTHER_CARD,
  'Imperial Officer, Ruthless Commander: Unarmed 0-0 0/1/0 → missing': OTHER_CARD,
  'Imperial Officer, Ruthless Commander: Blaster Pistol 1-2 0/2/0 → 1-2 0/1/2': OTHER_CARD,
  'DF-90 Mortar Trooper: Unarmed 0-0 0/1/0 → missing': APRIL_2025,
  'DF-90 Mortar Trooper: DF-90 Mortar 3-4 0/0/3 → 3-4 0/2/0': NOVEMBER_2025,
  'Imperial Death Troopers: attack surge crit → hit': LIST_ERROR,
  'Imperial Royal Guards: not in the catalogue': GONE,
  'Scout Troopers, Strike Team: attack surge  → crit': APRIL_2026,
  'Range Troopers: Gription Boot Kick  0/0/2 → 0-0 0/0/2': RANGE_ONLY,
  'Cassian Andor, Capable Intelligence Agent: Advanced Combat Training 0-0 2/0/0 → 0-0 0/3/0': APRIL_2025,
  "Cassian Andor, Capable Intelligence Agent: Cassian's Covert Blaster 1-2 1/0/2 → 1-2 0/2/2": APRIL_2025,
  'Jyn Erso, Stardust: wounds 6 → 5': APRIL_2025,
  'Lando Calrissian, Smooth Operator: attack surge  → crit': OTHER_CARD,
  'Lando Calrissian, Smooth Operator: defence surge  → block': OTHER_CARD,
  'Lando Calrissian, Smooth Operator: Combat Training 0-0 0/1/1 → missing': OTHER_CARD,
  "Lando Calrissian, Smooth Operator: Lando's X-8 Night Sniper Pistol 1-3 1/1/0 → missing": OTHER_CARD,
  'Rebel Officer, Resolute Commander: wounds 4 → 6': OTHER_CARD,
  'Rebel Officer, Resolute Commander: Unarmed 0-0 0/1/0 → missing': OTHER_CARD,
  'Rebel Officer, Resolute Commander: Blaster Pistol 1-2 0/2/0 → 1-2 0/1/2': OTHER_CARD,
  'Sabine Wren, Explosive Artist: Combat Expertise 0-0 0/2/0 → missing': MAY_2026,
  'Sabine Wren, Explosive Artist: Dual Westar-35 Pistols 1-2 1/1/1 → missing': OTHER_NAME,
  'Mandalorian Resistance: not in the catalogue': GONE,
  'Mandalorian Resistance, Clan Wren: not in the catalogue': GONE,
  'Rebel Commandos, Strike Team: attack surge hit → crit': APRIL_2026,
  'Rebel Pathfinders: not in the catalogue': GONE,
  'AT-RT: courage 2 → 4': SOURCES_DISAGREE,
  'AT-RT: attack surge crit → hit': SOURCES_DISAGREE,
  'AT-RT: A300 Blaster Rifle 1-2 0/0/2 → missing': SOURCES_DISAGREE,
  'ARC Troopers, Strike Team: attack surge  → crit': APRIL_2026,
  'AT-RT: defence white → red': JULY_2024,
  'Clone Commandos, Delta Squad: DC-17m ICWS Blaster Carbine 1-2 0/1/1 → 1-2 0/2/0': SOURCES_DISAGREE,
  'Poggle the Lesser, Public Leader of the Geonosians: defence red → white': SOURCES_DISAGREE,
  'Super Tactical Droid, Commanding Controller: not in the catalogue': GONE,
  'Super Tactical Droid, Kalani: not in the catalogue': GONE,
  'Super Tactical Droid, Kraken: not in the catalogue': GONE,
  'BX-Series Droid Commandos, Strike Team: attack surge hit → crit': APRIL_2026,
  'DSD1 Dwarf Spider Droid: DSD1 Self-Destruct A1 3/0/0 → missing': APRIL_2025,
  'STAP Riders: Repeating Dual Blaster Cannons 1-3 0/3/0 → missing': OTHER_NAME,
};

const rangeOf = (range: UnitCard['weapons'][number]['range']): string => (range ? `${range[0]}-${range[1] ?? '∞'}` : '');
const weaponFacts = (card: UnitCard): Map<string, string> =>
  new Map(card.weapons.map(w => [plainName(w.name), `${rangeOf(w.range)} ${w.dice.red ?? 0}/${w.dice.black ?? 0}/${w.dice.white ?? 0}`]));
const printedWeapons = (text: string): [name: string, facts: string][] =>
  text === ''
    ? []
    : text.split(' + ').map(weapon => {
        const [name = '', range, dice] = weapon.split('|');
        return [name, `${range} ${dice}`];
      });

const differencesOf = (line: string): string[] => {
  const [name = '', title = '', miniatures, defence, wounds, courage, speed, attack, block, weapons = ''] = line.split(';');
  const named = catalogue.units.filter(u => plainName(u.name) === plainName(name));
  const titled = named.filter(u => plainName(u.title ?? '') === plainName(title));
  const full = title === '' ? name : `${name}, ${title}`;
  const cards = titled.length > 0 ? titled : named.length === 1 ? named : [];
  if (cards.length === 0) return [`${full}: not in the catalogue`];
  // Two factions have an AT-RT: the line is about the one that it is most like.
  const compared = cards.map(card => compare(card, full, { miniatures, defence, wounds, courage, speed, attack, block, weapons }));
  const missing = (found: readonly string[]): number => found.filter(d => d.endsWith('missing')).length;
  return compared.sort((a, b) => missing(a) - missing(b) || a.length - b.length)[0]!;
};
type Printed = Readonly<Record<'miniatures' | 'defence' | 'wounds' | 'courage' | 'speed' | 'attack' | 'block', string | undefined>> & {
  readonly weapons: string;
};
const compare = (card: UnitCard, full: string, printed: Printed): string[] => {
  const { miniatures, defence, wounds, courage, speed, attack, block, weapons } = printed;
  const compared: [string, string | undefined, string][] = [
    ['miniatures', miniatures, String(card.miniatures)],
    ['defence', defence, card.defence],
    ['wounds', wounds, String(card.wounds)],
    ['courage', courage, String(card.courage ?? '-')],
    ['speed', speed, String(card.speed)],
    ['attack surge', attack, card.surge?.attack ?? ''],
    ['defence surge', block, card.surge?.defence ?? ''],
  ];
  const have = weaponFacts(card);
  return [
    ...(wounds === '' ? [] : compared) // some lines of the list have no values
      .filter(([field, printed, ours]) => printed !== ours && !(printed === '' && (field === 'courage' || field === 'speed')))
      .map(([field, printed, ours]) => `${full}: ${field} ${printed} → ${ours}`),
    ...printedWeapons(weapons).flatMap(([weapon, facts]) => {
      const ours = have.get(plainName(weapon));
      return ours === facts ? [] : [`${full}: ${weapon} ${facts} → ${ours ?? 'missing'}`];
    }),
  ];
};

test('our cards are the printed ones, but for the differences that are accepted with a reason', () => {
  expect(PRINTED.length).toBeGreaterThan(130);
  expect(PRINTED.flatMap(differencesOf)).toEqual(Object.keys(ACCEPTED));
});

test('a newer catalogue is reported field by field', () => {
  const at = catalogue.units.find(u => u.id === 'at-st')!;
  const foreign = {
    cardName: at.name,
    cardType: 'unit',
    cost: at.cost! + 5,
    rank: at.rank,
    faction: at.faction,
    upgradeBar: [...at.slots, 'comms'],
    stats: {
      minicount: 1,
      hp: at.wounds,
      defense: 'r',
      courage: at.courage ?? 0,
      speed: at.speed,
      hitsurge: at.surge?.attack === 'hit' ? 'h' : '',
    },
    weapons: at.weapons.map(w => ({ name: w.name, range: w.range!, dice: { r: w.dice.red ?? 0, b: w.dice.black ?? 0, w: 9 } })),
  };
  const found = differences(
    { ...catalogue, units: [at], upgrades: [], counterparts: [], commands: [], battles: [] },
    { [at.code]: foreign },
  );
  expect(found.map(d => d.field)).toEqual(expect.arrayContaining(['cost', 'slots', ...at.weapons.map(w => `dice of ${w.name}`)]));
  expect(found.find(d => d.field === 'cost')).toMatchObject({ ours: String(at.cost), theirs: String(at.cost! + 5) });
});

test('the exhaust and expend marks are those of the printed upgrades of April 2025', () => {
  const marked = (flips: 'exhaust' | 'expend', by: 'free action' | undefined): string[] =>
    catalogue.upgrades.filter(up => up.use?.flips === flips && up.use.by === by).map(up => up.name);
  expect(marked('exhaust', 'free action')).toEqual(
    expect.arrayContaining([
      'Force Choke',
      'Jedi Mind Trick',
      'Ascension Cables',
      'Clone Specialist',
      'FX-9 Medical Droid',
      'Rebel Trooper Specialist',
      'Stormtrooper Specialist',
      'Lok Durd',
      'Plo Koon',
      'Herbal Medicine',
      // The list has these as free actions and forgets their mark.
      'Force Guidance',
      'Force Push',
      'Force Reflexes',
    ]),
  );
  expect(marked('expend', 'free action')).toEqual(expect.arrayContaining(['Smoke Grenades', 'Insatiable Curiosity']));
  expect(marked('expend', undefined)).toEqual(
    expect.arrayContaining([
      'Emergency Transponder',
      'Burst of Speed',
      'Katarn Pattern Armor',
      'Seize the Initiative',
      'Unstable Astromech',
      'Flame Projector',
    ]),
  );
  expect(marked('exhaust', undefined)).toEqual(
    expect.arrayContaining([
      'Improvised Orders',
      'HQ Uplink',
      'Force Barrier',
      'Emergency Stims',
      'Offensive Push',
      'Protector',
      'Onward to Victory',
    ]),
  );
});
test('a weapon with Cycle is on a card that is exhausted', () => {
  const cycling = catalogue.upgrades.filter(up => [up, ...(up.weapons ?? [])].some(each => each.keywords && 'Cycle' in each.keywords));
  expect(cycling.length).toBeGreaterThan(5);
  expect(cycling.filter(up => up.use?.flips !== 'exhaust')).toEqual([]);
});
