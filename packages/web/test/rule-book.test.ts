import { mandalorian } from '@cadre/mandalorian';
import { legendaryEncounters } from '@cadre/shatterpoint';
import { specialOperations } from '@cadre/special-operations';
import { describe, expect, test } from 'vitest';
import { searchBook } from '../src/pages/rule-book.js';

const first = (game: { readonly catalogue: Parameters<typeof searchBook>[0] }, wanted: string): string =>
  searchBook(game.catalogue, wanted).rules[0]?.source ?? 'nothing';

describe('what players say leads to the chapter that is about it, in both languages', () => {
  test.each([
    ['heal', 'Medpac'],
    ['heilen', 'Medpac'],
    ['loot', 'Features'],
    ['Beute', 'Features'],
    ['asset', 'Features'],
    ['revive', 'Enemy attacks'],
    ['wiederbeleben', 'Enemy attacks'],
    ['dead', 'Enemy attacks'],
    ['tot', 'Enemy attacks'],
    ['melee', 'Enem'],
    ['Nahkampf', 'Enem'],
    ['shoot', 'Attack,'],
    ['schießen', 'Attack,'],
    ['how can I shoot', 'Attack,'],
    ['cover', 'Terrain'],
    ['Deckung', 'Terrain'],
    ['hide', 'Terrain'],
    ['verstecken', 'Terrain'],
    ['trade', 'Rescuing'],
    ['tauschen', 'Rescuing'],
    ['win', 'Winning'],
    ['Kind', 'The Child'],
    ['walk', 'Move'],
    ['peek', 'Look at a threat'],
    ['door', 'Terrain'],
  ])('The Mandalorian: %s', (wanted, chapter) => expect(first(mandalorian, wanted)).toContain(chapter));
  test.each([
    ['cover', 'Cover'],
    ['melee', 'Melee'],
    ['shoot', 'Attack'],
    ['climb', 'Climb'],
    ['dead', 'Wounds'],
    ['Würfel', 'Dice'],
  ])('Special Operations: %s', (wanted, chapter) => expect(first(specialOperations, wanted)).toContain(chapter));
  test.each([
    ['cover', 'sight and cover'],
    ['dead', 'wounds'],
    ['shoot', 'attack'],
    ['verstecken', 'sight and cover'],
  ])('Legendary Encounters: %s', (wanted, chapter) => expect(first(legendaryEncounters, wanted)).toContain(chapter));
});

test('every word counts; what nobody says finds nothing, and what the table does is said', () => {
  const child = searchBook(mandalorian.catalogue, 'child dead').rules;
  expect(child.length).toBeGreaterThan(0);
  expect(child.every(rule => /child/i.test(`${rule.says} ${rule.source}`))).toBe(true);
  expect(searchBook(mandalorian.catalogue, 'zebra').rules).toEqual([]);
  expect(searchBook(mandalorian.catalogue, 'undo a move').isAboutTable).toBe(true);
  expect(searchBook(mandalorian.catalogue, 'rückgängig').isAboutTable).toBe(true);
  expect(searchBook(mandalorian.catalogue, 'heal').isAboutTable).toBe(false);
});
