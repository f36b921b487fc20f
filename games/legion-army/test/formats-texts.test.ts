import { describe, expect, test } from 'vitest';
import { readList, suggestionsFor } from '../src/formats/index.js';
import { pointsOf } from '../src/roster/index.js';
import { kinds } from './diagnostic-kinds.js';
import { line, VADER } from './fixtures.js';

describe('the JSON of the Tabletop Simulator', () => {
  const admiral = {
    points: 794,
    author: 'Tabletop Admiral',
    armyFaction: 'empire',
    commandCards: ['Lying in Wait', 'Whipcord Launcher', 'Standing Orders'],
    contingencies: ['Push'],
    units: [
      { name: 'Boba Fett Infamous Bounty Hunter', upgrades: ['Hunter', 'Offensive Push', 'Recon Intel'], loadout: [] },
      { name: 'Scout Troopers Strike Team', upgrades: ['DLT-19x Sniper'], loadout: ['Recon Intel'] },
    ],
    battlefieldDeck: { scenario: 'standard', conditions: ['Minefield'], deployment: ['Advanced Positions'], objective: ['Recon Mission'] },
  };
  test('of Tabletop Admiral is read, what is gone from the game is told', () => {
    const { list, format, diagnostics } = readList(JSON.stringify(admiral));
    expect(format).toBe('tta-tts');
    expect(list).toMatchObject({
      faction: 'empire',
      mode: 'standard',
      commands: ['lying-in-wait-command', 'whipcord-launcher-command', 'standing-orders'],
      battle: { primary: ['?Advanced Positions'], secondary: ['recon-mission'], advantage: ['?Minefield'] },
    });
    expect(list!.units[0]).toEqual(line('boba-fett-infamous-bounty-hunter', 1, 'on-the-hunt', 'offensive-push', 'recon-intel'));
    expect(list!.units[1]!.card).toBe('scout-troopers-strike-team');
    expect(diagnostics.filter(d => d.kind === 'old-part').map(d => d.place)).toEqual(['/contingencies', '/units/1/loadout']);
    expect(diagnostics.filter(d => d.kind === 'former-card').map(d => d.place)).toContain('/battlefieldDeck/conditions/0');
  });
  test('knows both spellings of keys and factions, in any case', () => {
    const odd = {
      author: 'x',
      Title: 'Reborn',
      ArmyFaction: 'Separatist',
      COMMANDCARDS: [],
      Units: [],
      battleFieldDeck: { Condition: ['Garrison'] },
    };
    expect(readList(JSON.stringify(odd)).list).toMatchObject({
      name: 'Reborn',
      faction: 'separatists',
      battle: { advantage: ['garrison'] },
    });
  });
  test('finds the faction by the units where the writer left it out', () => {
    const units = [
      { name: 'Black Sun Vigo', upgrades: [] },
      { name: 'Pyke Syndicate Foot Soldiers', upgrades: [] },
    ];
    const reading = readList(JSON.stringify({ author: 'Legion HQ', armyFaction: '', commandCards: [], units }));
    expect(reading.list!.faction).toBe('mercenary');
    expect(reading.diagnostics.map(d => d.kind)).toContain('force-by-cards');
  });
});
describe('texts', () => {
  const tournament = [
    'My List',
    '386/1000 (4 activations)',
    'Darth Vader (200)',
    ' - Burst of Speed (10)',
    ' - Force Choke (10)',
    ' - Saber Throw (10)',
    ...Array.from({ length: 3 }, () => ['Stormtroopers (62)', ' - DLT-19 Stormtrooper (20)']).flat(),
    '',
    'Commands:',
    '•Implacable',
    '••Push',
    '••••Standing Orders',
    '',
    'Battle Deck',
    'Objectives:',
    ' - Contact, Contact!',
    'Advantages:',
    ' - Garrison',
  ].join('\n');
  test('of Legion HQ, tournament style', () => {
    const { list, format, diagnostics } = readList(tournament);
    expect(format).toBe('hq-tournament');
    expect(list).toMatchObject({
      name: 'My List',
      commands: ['implacable', 'push', 'standing-orders'],
      battle: { primary: ['contact-contact'], advantage: ['garrison'] },
    });
    expect(list!.units).toHaveLength(4);
    expect(pointsOf(list!)).toBe(386);
    expect(diagnostics.filter(d => d.level !== 'note')).toEqual([]);
  });
  test('the cost tells two cards of one name apart', () => {
    const vader = (total: number): string => readList(`x\n0/1000\nDarth Vader (${total})\n - Force Choke (10)`).list!.units[0]!.card;
    expect(vader(180)).toBe(VADER);
    expect(vader(165)).toBe('darth-vader-the-emperors-apprentice');
    expect(kinds('0/1000\nLuke Skywalker')).toContain('ambiguous');
  });
  test('a name that the site repeats behind a dash is understood', () => {
    expect(readList('x\n85/1000\nKalani - Kalani (85)').list!.units).toEqual([line('kalani-super-tactical-droid')]);
    expect(readList('85/1000\nKalani - Kalani(Vigilance)').list!.units).toEqual([line('kalani-super-tactical-droid', 1, 'vigilance')]);
  });
  test('of Tabletop Admiral', () => {
    const text = [
      '700/800',
      '5 Activations',
      'Han Solo 100 + 13 = 113',
      '--Underworld Connections (5), Recon Intel',
      '2x Rebel Troopers 40 x 2 = 80',
      '3x Fleet Troopers 44 + 24 = 204',
      '--Scatter Gun Trooper (24)',
      'Reversal of Fortune •, Sorry About the Mess *, Standing Orders ••••',
      'Breakthrough, Contact, Contact!',
      'Surface Scan, Destroy Enemy Base',
      'Garrison',
      'what is this',
    ].join('\n');
    const { list, format, diagnostics } = readList(text);
    expect(format).toBe('tta-text');
    expect(list).toMatchObject({
      mode: 'escalation',
      faction: 'rebels',
      units: [
        line('han-solo-unorthodox-general', 1, 'underworld-connections', 'recon-intel'),
        line('rebel-troopers', 2),
        line('fleet-troopers', 3, 'scatter-gun-trooper'),
      ],
      commands: ['?Reversal of Fortune', 'sorry-about-the-mess', 'standing-orders'],
      battle: { primary: ['breakthrough', 'contact-contact'], secondary: ['surface-scan', 'destroy-enemy-base'], advantage: ['garrison'] },
    });
    expect(diagnostics).toContainEqual(expect.objectContaining({ kind: 'ignored-line', place: 'line 12' }));
  });
  test('spelling, case and accents do not matter; what is unknown stays, with suggestions', () => {
    const { list, diagnostics } = readList('x\n0/1000\nPADMÉ AMIDALA (85)\nStormtroper (42)');
    expect(list!.units.map(u => u.card)).toEqual(['padme-amidala-spirited-senator', '?Stormtroper (42)']);
    expect(diagnostics.find(d => d.kind === 'unknown-card')?.suggestions).toContain('stormtroopers');
    expect(suggestionsFor('unit', 'zzzzzzzzzz')).toEqual([]);
  });
  test('no line is dropped silently', () => {
    expect(kinds(`${tournament}\nwritten in a hurry`)).toContain('ignored-line');
    expect(kinds('x\n0/1000\nContingencies: • Push')).toContain('old-part');
  });
});
