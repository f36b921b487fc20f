import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { type Reading, readList } from '../src/formats/index.js';
import { type ArmyList, pointsOf } from '../src/roster/index.js';

const FOLDER = new URL('pasted/', import.meta.url);
const read = (name: string): Reading => readList(readFileSync(new URL(name, FOLDER), 'utf8'));
const unitsOf = (list: ArmyList | null): string[] =>
  (list?.units ?? []).map(u => `${u.count} ${[u.card, ...u.upgrades, ...(u.counterpart ? [u.counterpart.card] : [])].join(' ')}`);
const unread = ({ diagnostics }: Reading): string[] =>
  diagnostics.filter(d => d.kind === 'unknown-card' || d.kind === 'ignored-line').map(d => `${d.place}: ${d.says.en}`);

describe('lists as people paste them', () => {
  test.each(readdirSync(FOLDER))('%s is read whole', name => {
    const reading = read(name);
    expect(reading.list).not.toBeNull();
    expect(unread(reading)).toEqual([]);
    for (const d of reading.diagnostics.filter(d => d.level === 'error')) expect(d.kind).toBe('former-card');
  });
  test.each([
    ['admiral-empire.txt', 9, 794],
    ['admiral-republic.txt', 9, 632],
    ['headings-separatists.txt', 9, 657],
    ['dashes-rebels.txt', 11, 725],
    ['simulator-empire.json', 6, 515],
    ['bullets-rebels.txt', 11, 736],
    ['old-link-rebels.txt', 11, 795],
    ['sentences-rebels.txt', 14, 849],
  ])('%s has %i activations and costs %i points today', (name, activations, points) => {
    const { list } = read(name);
    expect(list!.units.reduce((n, u) => n + u.count, 0)).toBe(activations);
    expect(pointsOf(list!)).toBe(points);
  });
  test('sums, titles, dots and old decks of Tabletop Admiral', () => {
    const { list } = read('admiral-empire.txt');
    expect(unitsOf(list)).toEqual([
      '1 director-orson-krennic-architect-of-terror',
      '1 darth-vader-dark-lord-of-the-sith burst-of-speed force-push saber-throw vigilance',
      '1 snowtroopers',
      '1 stormtroopers',
      '1 stormtroopers r4-astromech',
      '3 dewback-rider t-21-blaster-rifle',
      '1 tx-225-gavw-occupier-tank governor-pryce',
    ]);
    expect(list!.commands).toHaveLength(7);
    expect(list!.battle.advantage).toEqual(['?Limited Visibility', '?War Weary', '?Supply Drop', '?Hostile Environment']);
  });
  test('"with … and …", plurals and names that are nearly right', () => {
    expect(unitsOf(read('sentences-rebels.txt').list)).toEqual([
      '1 luke-skywalker-hero-of-the-rebellion burst-of-speed underworld-connections offensive-push recon-intel',
      '2 rebel-veterans',
      '1 rebel-veterans smoke-grenades',
      '1 rebel-troopers sx-21-trooper prepared-supplies',
      '3 mark-ii-medium-blaster-trooper',
      '1 rebel-sleeper-cell-ready-to-strike r4-astromech',
      '2 ewok-slingers forest-dwellers',
      '3 at-rt-rebels at-rt-laser-cannon',
    ]);
  });
  test('headings and dashes of any kind; inexact names become what the unit can equip', () => {
    expect(unitsOf(read('headings-separatists.txt').list).slice(1)).toEqual([
      '2 b1-battle-droids e-60r-b1-battle-droid b1-battle-droid hq-uplink',
      '4 b1-battle-droids e-5c-b1-battle-droid b1-battle-droid',
      '2 droidekas linked-targeting-array',
    ]);
    const french =
      'Ma liste\nTotal : 300/1000\nCommandants :\n- Dark Vador\n- Darth Vader\nTroupes :\n- 3x Stormtroopers (DLT-19 Stormtrooper)';
    const reading = readList(french);
    expect(unitsOf(reading.list)).toEqual(['1 darth-vader-dark-lord-of-the-sith', '3 stormtroopers dlt-19-stormtrooper']);
    expect(reading.list!.name).toBe('Ma liste');
    expect(unread(reading)).toEqual([expect.stringContaining('line 4')]);
  });
  test('a hyphen between unit and upgrades', () => {
    const { list } = readList('Luke Skywalker 160 - Force Push, Emergency Stims\n2x Rebel Troopers - Z-6 Trooper');
    expect(unitsOf(list)).toEqual(['1 luke-skywalker-hero-of-the-rebellion force-push emergency-stims', '2 rebel-troopers z-6-trooper']);
  });
  test('the printed points are compared with those of today', () => {
    expect(read('bullets-rebels.txt').diagnostics.find(d => d.kind === 'points-differ')?.says.en).toMatch(/796.*736/);
  });
});

describe('cards of former editions', () => {
  test('a dropped code says what the card was and is not another card', () => {
    const { list, diagnostics } = readList('https://legion-hq.com/list/empire/1at0000,1bc0el,Ca');
    expect(list!.units[1]).toMatchObject({ card: '?Imperial Royal Guards', upgrades: ['?Electrostaff Guard'] });
    expect(list!.battle.advantage).toEqual(['?Clear Conditions']);
    expect(diagnostics.filter(d => d.kind === 'former-card').map(d => d.says.en)).toEqual([
      expect.stringContaining('Imperial Royal Guards (69)'),
      expect.stringContaining('Electrostaff Guard (21)'),
      expect.stringContaining('Clear Conditions'),
    ]);
  });
  test('a renamed card is found and told; a namesake that the unit cannot equip is not taken', () => {
    const { list } = readList('500/1000\nBoba Fett (Infamous Bounty Hunter) (Hunter)\nThe Bad Batch (Hunter)');
    expect(list!.units.map(u => u.upgrades)).toEqual([['on-the-hunt'], ['hunter']]);
    expect(read('admiral-empire.txt').diagnostics.find(d => d.kind === 'renamed-card')?.says.en).toBe(
      '"R4 Astromech Droid" is called R4 Astromech today.',
    );
  });
  test('links of earlier hosts; ids that only their site knows', () => {
    expect(readList('https://legionhq.thefifthtrooper.com/list/12345').diagnostics.map(d => d.kind)).toEqual(['needs-database']);
  });
});

describe('pastes that are not one clean list', () => {
  test('of two lists the first is read, and the second is shown with its line', () => {
    const { list, diagnostics } = readList(
      '300/1000\n• Darth Vader\n• 3x Stormtroopers\n\n500/1000\n• Luke Skywalker\n• 3x Rebel Troopers',
    );
    expect(unitsOf(list)).toEqual(['1 darth-vader-dark-lord-of-the-sith', '3 stormtroopers']);
    expect(diagnostics.find(d => d.kind === 'second-list')?.place).toBe('line 5');
  });
  test('a language that we do not speak: what can be read is kept, what cannot is shown', () => {
    const { list, diagnostics } = readList('軍隊リスト\n• Darth Vader\n• ストームトルーパー\n• 3x Stormtroopers');
    expect(unitsOf(list)).toEqual(['1 darth-vader-dark-lord-of-the-sith', '3 stormtroopers']);
    expect(diagnostics.find(d => d.kind === 'ignored-line')?.place).toBe('line 3');
  });
  test('text without a unit is no list', () => {
    expect(readList('Dear Sir,\nplease find my army enclosed.').list).toBeNull();
  });
  test('a command card of one battle force tells the battle force', () => {
    const command = catalogue.commands.find(c => c.battleForce === 'blizzard-force')!.name;
    const { list, diagnostics } = readList(`• Darth Vader\n• 3x Snowtroopers\nCommands: ${command}`);
    expect(list!.battleForce).toBe('blizzard-force');
    expect(diagnostics.map(d => d.kind)).toContain('force-by-cards');
    expect(readList(`• Darth Vader\n• 3x Rebel Troopers\nCommands: ${command}`).list!.battleForce).toBeUndefined();
  });
});
