import { expect, test } from 'vitest';
import { type AttackReader, attackFrom } from '../src/battlefield/latest-attack.js';

interface Fact {
  readonly type: 'attack' | 'rolled' | 'activated' | 'wounded';
  readonly text: string;
}
const READER: AttackReader<Fact, string> = {
  begin: ({ type, text }) => (type === 'attack' ? text : null),
  after: (attack, { text }) => `${attack}, ${text}`,
};
const fact = (type: Fact['type'], text: string = type): Fact => ({ type, text });
const ATTACK = [fact('attack', 'Ada on Ben'), fact('rolled')];

test('an attack is told as far as it has come, and goes on from what was known before', () => {
  const begun = attackFrom(READER, null, ATTACK, 'en');
  expect(begun?.shown).toBe('Ada on Ben, rolled');
  expect(attackFrom(READER, begun, [fact('wounded')], 'en')?.shown).toBe('Ada on Ben, rolled, wounded');
  expect(attackFrom(READER, begun, [fact('attack', 'Ben on Ada')], 'en')?.shown).toBe('Ben on Ada');
});
test('an attack that ends an activation can still be read while the next figure acts, and what that one does is not part of it', () => {
  const next = attackFrom(READER, null, [...ATTACK, fact('activated'), fact('wounded')], 'en');
  expect(next?.shown).toBe('Ada on Ben, rolled');
  expect(attackFrom(READER, next, [fact('activated')], 'en')).toBeNull();
  expect(attackFrom(READER, null, [fact('rolled')], 'en')).toBeNull();
});
