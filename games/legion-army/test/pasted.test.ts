import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { type Reading, readList } from '../src/formats/index.js';
import { type ArmyList, canonical, pointsOf } from '../src/roster/index.js';

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
  });
  test('a hyphen between unit and upgrades', () => {
    const { list } = readList('Luke Skywalker 160 - Force Push, Emergency Stims\n2x Rebel Troopers - Z-6 Trooper');
    expect(unitsOf(list)).toEqual(['1 luke-skywalker-hero-of-the-rebellion force-push emergency-stims', '2 rebel-troopers z-6-trooper']);
  });
  test('the printed points are compared with those of today', () => {
    expect(read('bullets-rebels.txt').diagnostics.find(d => d.kind === 'points-differ')?.says.en).toMatch(/796.*736/);
  });
});

describe('the same army in the styles of many players', () => {
  const SAME = new URL('same-army/', import.meta.url);
  const HAND = ['ambush', 'assault', 'implacable', 'master-of-evil', 'new-ways-to-motivate-them', 'push', 'standing-orders'];
  test.each(readdirSync(SAME))('%s', name => {
    const text = readFileSync(new URL(name, SAME), 'utf8');
    const reading = readList(text);
    expect(unread(reading)).toEqual([]);
    expect(unitsOf(canonical(reading.list!))).toEqual([
      '1 darth-vader-dark-lord-of-the-sith force-push saber-throw',
      '1 imperial-officer-ruthless-efficiency',
      '1 snowtroopers flametrooper snowtrooper',
      '3 stormtroopers dlt-19-stormtrooper',
      '2 scout-troopers-strike-team dlt-19x-sniper',
      '1 at-st 88i-twin-light-blaster',
    ]);
    expect(reading.list).toMatchObject({ faction: 'empire', mode: 'standard' });
    expect(reading.list!.commands.toSorted()).toEqual(text.includes('Implacable') ? HAND : []);
    // Without a printed total nothing decides between the two cards called Darth Vader but habit.
    const inDoubt = reading.diagnostics.filter(d => d.kind === 'ambiguous' || d.kind === 'reused-name' || d.level === 'error');
    expect(inDoubt.map(d => d.says.en)).toEqual([]);
  });
});

describe('lines that people write in haste', () => {
  test.each([
    ['Rebel Officer (55) Strict Orders (5), Vigilance (9)', '1 rebel-officer-fighting-for-freedom strict-orders vigilance'],
    ['[Support] AT-RT w/ Laser Cannon', '1 at-rt-rebels at-rt-laser-cannon'],
    ['Rebel troopers x 3 w/ Z6', '3 rebel-troopers z-6-trooper'],
    ['Rebel vets, CM-0/93', '1 rebel-veterans cm-0-93-trooper'],
    ['3 x Rebel Troopers (40 pts): Z-6 Trooper (22 pts) = 62 pts each', '3 rebel-troopers z-6-trooper'],
    ['Special Forces (2): 2x Rebel Commandos Strike Team + DH-447 sniper', '2 rebel-commandos-strike-team dh-447-sniper'],
    ['Luke Skywalker (Jedi Knight) (Force Push, Force Reflexes)', '1 luke-skywalker-jedi-knight force-push force-reflexes'],
  ])('%s', (text, unit) => {
    expect(unitsOf(readList(`• 3x Rebel Troopers\n• ${text}`).list)).toEqual(['3 rebel-troopers', unit]);
  });
  test('command cards by their pips, without a heading', () => {
    const { list } = readList('Darth Vader\n3x Stormtroopers\n1 pip: Implacable / Ambush\n2 pip: Push, New Ways to Motivate Them');
    expect(list!.commands).toEqual(['implacable', 'ambush', 'push', 'new-ways-to-motivate-them']);
  });
  test('links of sites that keep lists to themselves say so', () => {
    expect(readList('https://tabletopadmiral.com/legion/listbuilder/12345').diagnostics.map(d => d.kind)).toEqual(['needs-database']);
  });
});

describe('printed costs as evidence', () => {
  const cards = (text: string): string[] => unitsOf(readList(text).list);
  const kinds = (text: string): string[] => readList(text).diagnostics.map(d => d.kind);
  test('the cost of the unit decides between namesakes', () => {
    const [one, other] = catalogue.units.filter(u => u.name === 'Darth Vader').map(u => ({ id: u.id, cost: u.cost! }));
    for (const { id, cost } of [one!, other!]) {
      expect(cards(`• Darth Vader (${cost})\n• 3x Stormtroopers`)[0]).toBe(`1 ${id}`);
      expect(kinds(`• Darth Vader (${cost})\n• 3x Stormtroopers`)).not.toContain('ambiguous');
    }
  });
  test('where upgrades have no cost, the sum of the line decides', () => {
    for (const { id, cost } of catalogue.units.filter(u => u.name === 'Darth Vader')) {
      const text = `• Darth Vader (Force Push) = ${cost! + 40}\n• 3x Stormtroopers`;
      expect(cards(text)[0]).toBe(`1 ${id} force-push`);
      expect(kinds(text)).not.toContain('ambiguous');
    }
  });
  test('where no line has a cost, the total of the list decides, and says so', () => {
    const [today, other] = catalogue.units.filter(u => u.name === 'Darth Vader');
    expect(cards(`${today!.cost! + 126} points\nDarth Vader\n3x Stormtroopers`)[0]).toBe(`1 ${today!.id}`);
    const text = `${other!.cost! + 126} points\nDarth Vader\n3x Stormtroopers`;
    expect(cards(text)[0]).toBe(`1 ${other!.id}`);
    expect(readList(text).diagnostics.find(d => d.kind === 'chosen-by-points')?.says.en).toContain(`${other!.cost! + 126} points`);
  });
  test('prices of another year change nothing but the note on the points', () => {
    const text = '800/800\nDarth Vader (190)\n3x Stormtroopers (44)\nTotal: 322';
    expect(cards(text)).toEqual(['1 darth-vader-dark-lord-of-the-sith', '3 stormtroopers']);
    expect(kinds(text)).toContain('points-differ');
  });
});

describe('counterparts', () => {
  test('join only the unit that has them, wherever they stand', () => {
    const near = readList('• R2-D2 (Independent Astromech)\n• Padmé Amidala\n• C-3PO\n• 3x Clone Trooper Infantry').list!;
    expect(near.units.map(u => u.counterpart?.card)).toEqual([near.units[0]!.counterpart!.card, undefined, undefined]);
    expect(readList('• Darth Vader\n• Grogu\n• 3x Stormtroopers').diagnostics.map(d => d.kind)).toContain('no-owner');
  });
});

describe('cards of former editions', () => {
  test('a name that was given to another card means what its cost and company say', () => {
    const officer = (text: string): [string, string[]] => {
      const { list, diagnostics } = readList(text);
      return [list!.units[0]!.card, diagnostics.filter(d => d.kind === 'reused-name' || d.kind === 'former-card').map(d => d.kind)];
    };
    expect(officer('• Imperial Officer (55)\n• 3x Stormtroopers')).toEqual(['imperial-officer-ruthless-efficiency', []]);
    expect(officer('• Imperial Officer (50)\n• 3x Stormtroopers')).toEqual(['?Imperial Officer, Ruthless Commander', ['former-card']]);
    expect(officer('• Imperial Officer\n• 3x Stormtroopers')).toEqual(['imperial-officer-ruthless-efficiency', ['reused-name']]);
    expect(officer('• Imperial Officer\n• Imperial Royal Guards')[0]).toBe('?Imperial Officer, Ruthless Commander');
  });
  test('upgrades of a unit that left are those of its time', () => {
    const { list } = readList('• Mandalorian Resistance (Tristan Wren, Jetpack Rockets)\n• 3x Rebel Troopers');
    expect(list!.units[0]).toMatchObject({ card: '?Mandalorian Resistance', upgrades: ['?Tristan Wren', '?Jetpack Rockets'] });
  });
  test('battle cards of a former deck do not become the new cards of their names', () => {
    const { list } = read('admiral-republic.txt');
    expect(list!.battle.secondary).toContain('?Payload');
    expect(list!.battle.primary).not.toContain('payload');
    expect(readList('• Darth Vader\nObjectives: Payload, Breakthrough, Cauldron').list!.battle.primary).toEqual([
      'payload',
      'breakthrough',
      'cauldron',
    ]);
  });
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
  test('a code that another card has today means what it meant when the link was made', () => {
    const link = (rest: string): [readonly string[], string[]] => {
      const { list, diagnostics } = readList(`https://legionhq2.com/list/republic/${rest}`);
      return [
        [...list!.battle.primary, ...list!.commands.slice(0, 1)],
        diagnostics.filter(d => d.kind === 'reused-code').map(d => d.says.en),
      ];
    };
    expect(link('1fz0000,Dm')).toEqual([['?Danger Close'], []]);
    expect(link('800:1fz0000,Dm,Ob')).toEqual([['?Danger Close'], []]); // Ob is gone: the link is old
    expect(link('1000:1fz0000,Dm')).toEqual([['flow-of-the-force'], []]);
    expect(link('800:1fz0000,Dm')[1]).toEqual([
      'Until 2024 the code "Dm" was another card: Danger Close. Read as Flow of the Force of today.',
    ]);
  });
  test('a former code of a card that still has its name is that card', () => {
    const { list, diagnostics } = readList('https://legion-hq.com/list/empire/1at0000,1uy0000');
    expect(list!.units[1]!.card).toBe('imperial-death-troopers');
    expect(diagnostics.filter(d => d.level === 'error')).toEqual([]);
  });
  test('a card is never said to be nearest to itself', () => {
    const says = read('admiral-republic.txt')
      .diagnostics.filter(d => d.kind === 'former-card')
      .map(d => d.says.en);
    expect(says.length).toBeGreaterThan(3);
    for (const text of says) expect(text).not.toMatch(/^([^(]+) (?:\(\d+\) )?is no longer.*Nearest today: \1[.;]/);
    const shield = readList('• Din Djarin (Personal Combat Shield (5))\n• Imperial Royal Guards').diagnostics.map(d => d.says.en);
    expect(shield.join(' ')).toContain('Another card has that name today.');
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
  test('a total below the units closes the list; a title alone begins another', () => {
    const after = readList('• Darth Vader\n• 3x Stormtroopers\nTotal: 296\n\n• Luke Skywalker\n• 3x Rebel Troopers');
    expect(unitsOf(after.list)).toHaveLength(2);
    expect(after.diagnostics.find(d => d.kind === 'second-list')?.place).toBe('line 5');
    const titled = readList('List 1\n• Darth Vader\nList 2\n• Luke Skywalker');
    expect(unitsOf(titled.list)).toEqual(['1 darth-vader-dark-lord-of-the-sith']);
    expect(titled.diagnostics.find(d => d.kind === 'second-list')?.place).toBe('line 3');
  });
  test('a link among words is read where the words hold no list', () => {
    const { list, format } = readList('My list for Saturday: https://legionhq2.com/list/empire/1000:1at0000,3ay0\nWhat do you think?');
    expect(format).toBe('hq-link');
    expect(list!.units).toHaveLength(2);
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
