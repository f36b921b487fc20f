import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allCards, catalogue } from '../src/data/index.js';
import { FORMATS, readList, writeList } from '../src/formats/index.js';
import { plainName } from '../src/formats/names.js';
import { NICKNAMES } from '../src/formats/nicknames.js';
import { sameList } from '../src/roster/index.js';

const FOLDER = new URL('strangers/', import.meta.url);
const text = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');
interface Expected {
  readonly army: string;
  readonly units: readonly string[];
  readonly commands?: string;
}
const EXPECTED: Readonly<Record<string, Expected>> = JSON.parse(text('expected.json'));

describe('lists in the styles of forums, chats, forms and list builders are read whole', () => {
  test.each(Object.entries(EXPECTED))('%s', (name, expected) => {
    const { list, diagnostics } = readList(text(name));
    const lost = diagnostics.filter(d => d.kind === 'ignored-line' || (d.level === 'error' && d.kind !== 'former-card'));
    expect(lost.map(d => d.says.en)).toEqual([]);
    const { faction, mode, battleForce, units, commands } = list!;
    expect({
      army: [faction, mode, ...(battleForce === undefined ? [] : [battleForce])].join(', '),
      units: units.map(u => [u.count, u.card, ...u.upgrades, ...(u.counterpart ? [u.counterpart.card] : [])].join(' ')),
      ...(commands.length > 0 ? { commands: commands.join(' ') } : {}),
    }).toEqual(expected);
  });
  test('every list of the folder is expected', () => {
    expect(readdirSync(FOLDER).filter(name => name !== 'expected.json')).toEqual(Object.keys(EXPECTED));
  });
});

describe('nicknames', () => {
  const names = new Map(allCards().map(({ card }) => [plainName(card.name), card.id]));
  test('none is the name of another card, except where the kind tells them apart', () => {
    const taken = Object.values(NICKNAMES)
      .flat()
      .filter(nickname => names.has(plainName(nickname)));
    expect(taken.filter(nickname => catalogue.units.some(u => plainName(u.name) === plainName(nickname)))).toEqual([]);
    expect(taken).toEqual(['Push']); // a command card; the upgrade is Force Push
  });
  test('a line with the name of a command card stays one', () => {
    expect(readList('• Obi-Wan\n• 3x Clones\nGeneral Kenobi').list!.commands).toEqual(['general-kenobi']);
  });
});

describe('what decides between cards of one name', () => {
  const first = (list: string): string => readList(list).list!.units[0]!.card;
  test('a list with cards that left the game means those of its time', () => {
    expect(first('• Luke Skywalker (Esteemed Leader)\n• 3x Rebel Troopers')).toBe('luke-skywalker-hero-of-the-rebellion');
  });
  test('a rank in front of the name', () => {
    expect(first('Op Vader - push\n3 Storms')).toBe('darth-vader-the-emperors-apprentice');
    expect(first('Vader (cmdr) - push\n3 Storms')).toBe('darth-vader-dark-lord-of-the-sith');
  });
  test('not the printed total, where something in the list has no cost today', () => {
    const total = (points: number): string => first(`${points} points\nWookiee Warriors\n3x Clone Trooper Infantry (Comms Relay)`);
    expect(new Set([230, 231, 300].map(total)).size).toBe(1);
  });
  test('a price outweighs the faction, and a stated rank the price', () => {
    const wookiee = catalogue.units.find(u => u.name === 'Chewbacca' && u.cost === 180)!;
    expect(first('Faction: Rebels\nChewbacca (180)\n3x Rebel Troopers (40)')).toBe(wookiee.id);
    expect(first('Chewbacca (90)\n3x Rebel Troopers (40)')).toBe('chewbacca-walking-carpet');
    const cost = catalogue.units.find(u => u.id === 'darth-vader-dark-lord-of-the-sith')!.cost;
    expect(first(`Operatives:\nDarth Vader (${cost})\nCorps:\n3x Stormtroopers`)).toBe('darth-vader-the-emperors-apprentice');
    expect(first(`Darth Vader (Operative) (${cost})\n3x Stormtroopers`)).toBe('darth-vader-the-emperors-apprentice');
    expect(first(`Darth Vader (${cost})\n3x Stormtroopers`)).toBe('darth-vader-dark-lord-of-the-sith');
  });
  test('a total that only one less likely card explains', () => {
    const [carpet, other] = ['chewbacca-walking-carpet', catalogue.units.find(u => u.name === 'Chewbacca' && u.cost === 180)!.id];
    const army = 'Faction: Rebels\nChewbacca\n3x Rebel Troopers\n';
    expect(first(`${army}Total: ${90 + 120}`)).toBe(carpet);
    expect(first(`${army}Total: ${180 + 120}`)).toBe(other);
    expect(first(`${army}Total: 999`)).toBe(carpet);
    expect(readList(`${army}Total: ${180 + 120}`).diagnostics.map(d => d.kind)).toContain('chosen-by-points');
  });
  test('a title that no card has is told, and the name is kept', () => {
    const { list, diagnostics } = readList('• Gar Saxon (Merciless Commander) - Offensive Push\n• 3x Black Sun Enforcers');
    expect(list!.units[0]).toMatchObject({ card: 'gar-saxon-militant-commando', upgrades: ['offensive-push'] });
    expect(diagnostics.find(d => d.kind === 'guessed-card')?.says.en).toContain('Gar Saxon (Merciless Commander)');
  });
});

describe('a unit that nobody knows', () => {
  const cards = (list: string): string[] => readList(list).list!.units.map(u => u.card);
  test.each([
    ['first of all', 'Gizka Herd (60)\nDarth Vader\n3x Stormtroopers'],
    ['with a bullet', '• Darth Vader\n• Gizka Herd (60)\n• 3x Stormtroopers'],
    ['under the heading of a rank', 'Commander:\nDarth Vader (170)\nSpecial Forces:\nGizka Herd (60)\nCorps:\n3x Stormtroopers'],
    ['behind a unit with upgrades', '• Darth Vader\n• Stormtroopers (42)\n   - DLT-19\n• Gizka Herd (60)'],
    ['with points', '• Darth Vader\n• Gizka Herd - 60 pts'],
    ['with upgrades below', '• Darth Vader\n• Gizka Herd (60)\n   - Force Push (10)'],
  ])('%s becomes a placeholder with its price', (_, text) => {
    const { list, diagnostics } = readList(text);
    expect(list!.units.map(u => u.card)).toContain('?Gizka Herd (60)');
    expect(diagnostics.find(d => d.kind === 'unknown-card')?.says.en).toContain('Gizka Herd');
    expect(diagnostics.filter(d => d.kind === 'ignored-line')).toEqual([]);
  });
  test.each([
    ['Gizka Herd [60]', '1 ?Gizka Herd (60)'],
    ['Gizka Herd 60', '1 ?Gizka Herd (60)'],
    ['60 Gizka Herd', '1 ?Gizka Herd (60)'],
    ['[60 pts] Gizka Herd', '1 ?Gizka Herd (60)'],
    ['Gizka Herd: 60', '1 ?Gizka Herd (60)'],
    ['Gizka Herd = 60', '1 ?Gizka Herd (60)'],
    ['Gizka Herd, 60 Punkte', '1 ?Gizka Herd (60)'],
    ['1x Gizka Herd 60', '1 ?Gizka Herd (60)'],
    ['3 Gizka Herd (60)', '3 ?Gizka Herd (60)'],
    ['Gizka Herd x2 (60)', '2 ?Gizka Herd (60)'],
    ['Gizka Herd (Wild Ones) (60)', '1 ?Gizka Herd (Wild Ones) (60)'],
    ['Gizka Herd (60) - Force Push', '1 ?Gizka Herd (60) force-push'],
    ['Gizka Herd (60): Force Push (10)', '1 ?Gizka Herd (60) force-push'],
    ['Gizka Herd (60): Force Push (10) = 70', '1 ?Gizka Herd (60) force-push'],
    ['Gizka Herd (60) with Force Push', '1 ?Gizka Herd (60) force-push'],
    ['Gizka Herd (Force Push) (60)', '1 ?Gizka Herd (60) force-push'],
  ])('"%s" among units with prices, with bullets or without', (line, unit) => {
    for (const bullet of ['', '• ']) {
      const { list } = readList(`${bullet}Darth Vader (170)\n${bullet}${line}\n${bullet}Stormtroopers (42)`);
      const read = list!.units.map(u => [u.count, u.card, ...u.upgrades].join(' '));
      expect(read).toEqual(['1 darth-vader-dark-lord-of-the-sith', unit, '1 stormtroopers']);
    }
  });
  test('comes back from the formats that print prices, and is told to be lost by the others', () => {
    const { list } = readList('• Darth Vader\n• 2x Gizka Herd (60)\n• 3x Stormtroopers');
    for (const format of FORMATS) {
      const { text, losses } = writeList(list!, format);
      const isBack = sameList(readList(text).list!, list!);
      expect([format, isBack || losses.length > 0]).toEqual([format, true]);
      if (['json', 'link', 'hq-tournament', 'hq-standard'].includes(format)) expect([format, isBack]).toEqual([format, true]);
    }
  });
  test('sentences, dates and small numbers are none', () => {
    for (const line of [
      'Played on 12 November',
      'thanks for reading (60)!',
      'Bid (5)',
      'my favourite list of them all for next weekend (60)',
    ])
      expect(cards(`• Darth Vader\n${line}\n• 3x Stormtroopers`)).toEqual(['darth-vader-dark-lord-of-the-sith', 'stormtroopers']);
  });
});

describe('titles and headings are no units', () => {
  const cards = (list: string): string[] => readList(list).list!.units.map(u => u.card);
  test.each([
    ['Darth Vader and the Crit Lizardz', 'Darth Vader and the Crit Lizardz'],
    ['My Boba Fett list', 'My Boba Fett list'],
    ['Imperials (Run by AI card deck):', 'Imperials (Run by AI card deck)'],
  ])('%s', (title, name) => {
    const { list } = readList(`${title}\n• General Veers\n• 3x Stormtroopers`);
    expect(list).toMatchObject({ name, faction: 'empire' });
    expect(list!.units.map(u => u.card)).toEqual(['general-veers-master-tactician', 'stormtroopers']);
  });
  test.each(['Kraken Express', "Kraken's Revenge", '**Kraken spam**', 'Kraken spam v2', 'Kraken and friends', '"The Kraken Show"'])(
    '%s: one word beside a name is enough where that unit stands below',
    title => {
      for (const [bullet, price] of [
        ['• ', ' (80)'],
        ['', ' (80)'],
        ['• ', ''],
        ['', ''],
      ]) {
        const { list } = readList(`${title}\n${bullet}Kraken${price}\n  - Strict Orders\n${bullet}3x B1 Battle Droids`);
        expect(list!.name).toBe(title.replaceAll('*', ''));
        expect(list!.units.map(u => [u.card, ...u.upgrades])).toEqual([
          ['kraken-super-tactical-droid', 'strict-orders'],
          ['b1-battle-droids'],
        ]);
      }
    },
  );
  test('a first line with a rank, an upgrade or a number beside the name is a unit', () => {
    for (const line of ['Operative Darth Vader', 'Darth Vader Force Push', '3 Stormtroopers DLT-19'])
      expect([line, cards(`${line}\nSnowtroopers (48)\nImperial Death Troopers (64)`).length]).toEqual([line, 3]);
  });
  test('but a unit with a colon, and words beside a unit, still are', () => {
    expect(readList('Stormtroopers: DLT-19\nDarth Vader').list!.units).toHaveLength(2);
    expect(readList('Darth Vader with Force Push\n3x Stormtroopers').list!.units[0]!.upgrades).toEqual(['force-push']);
  });
});
