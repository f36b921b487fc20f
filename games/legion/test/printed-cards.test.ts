import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogue, differences, type UnitCard } from '../src/data/index.js';
import { plainName } from '../src/formats/names.js';

/** The unit cards as printed in April 2025, collected independently of our catalogue. */
const [, ...PRINTED] = readFileSync(new URL('unit-cards-2025-04.csv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const NEW_PRINT = 'The card was printed anew after April 2025; the catalogue has the newer card.';
const LIST_ERROR = 'The list of April 2025 is wrong here: the picture of the card shows our value.';
const SOURCES_DISAGREE = 'The two collections disagree and no picture decides; the newer one is taken.';
const GONE = 'The unit is gone or has another name since.';
/** Every difference that is right as it is, with the reason. */
const ACCEPTED: Readonly<Record<string, string>> = {
  'C-3P0, Golden God: defence surge  → block': SOURCES_DISAGREE,
  'Mandalorian Super Commandos: Combat Expertise 0-0 0/2/0 → missing': NEW_PRINT,
  'Swoop Bike Riders: Vibro-Ax 0-0 1/0/2 →  1/0/2': LIST_ERROR,
  'Agent Kallus, Hunter of Spectres: wounds 6 → 5': NEW_PRINT,
  'Agent Kallus, Hunter of Spectres: attack surge crit → ': NEW_PRINT,
  'Agent Kallus, Hunter of Spectres: Advanced Combat Training 0-0 2/0/0 → missing': NEW_PRINT,
  "Agent Kallus, Hunter of Spectres: Kallus's RK-3 Blaster Pistol 1-2 0/2/1 → missing": NEW_PRINT,
  'Director Orson Krennic, Architect of Terror: defence white → red': SOURCES_DISAGREE,
  'Emperor Palpatine, Ruler of the Galactic Empire: not in the catalogue': GONE,
  'Iden Versio, Inferno Squad Leader: Advanced Combat Training 0-0 2/0/0 → missing': NEW_PRINT,
  "Iden Versio, Inferno Squad Leader: Iden's E-11 Blaster Rifle 1-3 0/0/3 → missing": NEW_PRINT,
  'Imperial Officer, Ruthless Commander: wounds 4 → 6': NEW_PRINT,
  'Imperial Officer, Ruthless Commander: Unarmed 0-0 0/1/0 → missing': NEW_PRINT,
  'Imperial Officer, Ruthless Commander: Blaster Pistol 1-2 0/2/0 → 1-2 0/1/2': NEW_PRINT,
  'DF-90 Mortar Trooper: Unarmed 0-0 0/1/0 → missing': NEW_PRINT,
  'DF-90 Mortar Trooper: DF-90 Mortar 3-4 0/0/3 → 3-4 0/2/0': NEW_PRINT,
  'Imperial Death Troopers: attack surge crit → hit': LIST_ERROR,
  'Imperial Royal Guards: not in the catalogue': GONE,
  'Scout Troopers, Strike Team: attack surge  → crit': SOURCES_DISAGREE,
  'Range Troopers: Gription Boot Kick  0/0/2 → 0-0 0/0/2': LIST_ERROR,
  'Cassian Andor, Capable Intelligence Agent: Advanced Combat Training 0-0 2/0/0 → 0-0 0/3/0': NEW_PRINT,
  "Cassian Andor, Capable Intelligence Agent: Cassian's Covert Blaster 1-2 1/0/2 → 1-2 0/2/2": NEW_PRINT,
  'Jyn Erso, Stardust: wounds 6 → 5': NEW_PRINT,
  'Lando Calrissian, Smooth Operator: attack surge  → crit': NEW_PRINT,
  'Lando Calrissian, Smooth Operator: defence surge  → block': NEW_PRINT,
  'Lando Calrissian, Smooth Operator: Combat Training 0-0 0/1/1 → missing': NEW_PRINT,
  "Lando Calrissian, Smooth Operator: Lando's X-8 Night Sniper Pistol 1-3 1/1/0 → missing": NEW_PRINT,
  'Rebel Officer, Resolute Commander: wounds 4 → 6': NEW_PRINT,
  'Rebel Officer, Resolute Commander: Unarmed 0-0 0/1/0 → missing': NEW_PRINT,
  'Rebel Officer, Resolute Commander: Blaster Pistol 1-2 0/2/0 → 1-2 0/1/2': NEW_PRINT,
  'Sabine Wren, Explosive Artist: Combat Expertise 0-0 0/2/0 → missing': NEW_PRINT,
  'Sabine Wren, Explosive Artist: Dual Westar-35 Pistols 1-2 1/1/1 → missing': NEW_PRINT,
  'Mandalorian Resistance: not in the catalogue': GONE,
  'Mandalorian Resistance, Clan Wren: not in the catalogue': GONE,
  'Rebel Commandos, Strike Team: attack surge hit → crit': SOURCES_DISAGREE,
  'Rebel Pathfinders: not in the catalogue': GONE,
  'AT-RT: courage 2 → 4': NEW_PRINT,
  'AT-RT: attack surge crit → hit': NEW_PRINT,
  'AT-RT: defence surge block → ': NEW_PRINT,
  'AT-RT: A300 Blaster Rifle 1-2 0/0/2 → missing': NEW_PRINT,
  'ARC Troopers, Strike Team: attack surge  → crit': SOURCES_DISAGREE,
  'AT-RT: Rocket Launcher 1-3 0/1/2 → missing': NEW_PRINT,
  'Clone Commandos, Delta Squad: DC-17m ICWS Blaster Carbine 1-2 0/1/1 → 1-2 0/2/0': NEW_PRINT,
  'Poggle the Lesser, Public Leader of the Geonosians: defence red → white': SOURCES_DISAGREE,
  'Super Tactical Droid, Commanding Controller: not in the catalogue': GONE,
  'Super Tactical Droid, Kalani: not in the catalogue': GONE,
  'Super Tactical Droid, Kraken: not in the catalogue': GONE,
  'BX-Series Droid Commandos, Strike Team: attack surge hit → crit': SOURCES_DISAGREE,
  'DSD1 Dwarf Spider Droid: DSD1 Self-Destruct A1 3/0/0 → missing': NEW_PRINT,
  'STAP Riders: Repeating Dual Blaster Cannons 1-3 0/3/0 → missing': NEW_PRINT,
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
  const card = named.find(u => plainName(u.title ?? '') === plainName(title)) ?? (named.length === 1 ? named[0] : undefined);
  const full = title === '' ? name : `${name}, ${title}`;
  if (!card) return [`${full}: not in the catalogue`];
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
