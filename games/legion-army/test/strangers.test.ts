import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allCards, catalogue } from '../src/data/index.js';
import { readList } from '../src/formats/index.js';
import { plainName } from '../src/formats/names.js';
import { NICKNAMES } from '../src/formats/nicknames.js';

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
  test('a title that no card has is told, and the name is kept', () => {
    const { list, diagnostics } = readList('• Gar Saxon (Merciless Commander) - Offensive Push\n• 3x Black Sun Enforcers');
    expect(list!.units[0]).toMatchObject({ card: 'gar-saxon-militant-commando', upgrades: ['offensive-push'] });
    expect(diagnostics.find(d => d.kind === 'guessed-card')?.says.en).toContain('Gar Saxon (Merciless Commander)');
  });
});
