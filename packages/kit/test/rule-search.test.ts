import { findRules } from '@cadre/kit';
import { expect, test } from 'vitest';

const RULES = [
  { id: 'X-1', says: 'Ties are the choice of the current player', source: 'rulebook, page 2' },
  { id: 'X-2', says: 'A figure that moves may defend itself', source: 'rulebook, page 3', ruling: 'once a round' },
  { id: 'X-39a', says: 'Every Plan action can be declined', source: 'rulebook, page 4' },
];
const ids = (query: string): string[] => findRules(RULES, query).rules.map(r => r.id);
const near = (query: string): string[] => findRules(RULES, query).near.map(r => r.id);

test('all words must stand in the rule, in any form and any case', () => {
  expect(ids('')).toEqual(['X-1', 'X-2', 'X-39a']);
  expect(ids('TIE')).toEqual(['X-1']);
  expect(ids('tied player')).toEqual(['X-1']);
  expect(ids('moving figures')).toEqual(['X-2']);
  expect(ids('round page')).toEqual(['X-2']);
  expect(ids('tie figure')).toEqual([]);
});
test('ids are found, whole or by their beginning', () => {
  expect(ids('x-39a')).toEqual(['X-39a']);
  expect(ids('x-39')).toEqual(['X-39a']);
});
test('a word is found by its beginning, never by a part from its middle', () => {
  expect(ids('defe')).toEqual(['X-2']);
  expect(ids('end')).toEqual([]);
  expect(ids('lan')).toEqual([]);
});
test('when nothing fits, the closest rules are offered, best first', () => {
  expect(near('decline')).toEqual([]);
  expect(near('declyned plan')).toEqual(['X-39a']);
  expect(near('player tiebreak')[0]).toBe('X-1');
  expect(near('zzz')).toEqual([]);
});
