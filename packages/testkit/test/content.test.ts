import { fingerprint, readContent, versionProblem } from '@cadre/testkit';
import { describe, expect, test } from 'vitest';

const cards = [{ id: 'one', name: 'One', cost: 1, from: 'house', effect: { op: 'move', from: 'you' } }];
const FILE = 'test/content-versions.json';

describe('a fingerprint', () => {
  test('is the same whatever a card is called and wherever it is from', () => {
    expect(fingerprint([{ ...cards[0], name: { en: 'One', de: 'Eins' }, from: 'published' }])).toBe(fingerprint(cards));
  });
  test.each<[string, unknown]>([
    ['a number', [{ ...cards[0], cost: 2 }]],
    ['a field of an effect', [{ ...cards[0], effect: { op: 'move', from: 'it' } }]],
    ['one more card', [...cards, { id: 'two', cost: 1 }]],
    ['another order', [{ id: 'two', cost: 1 }, ...cards]],
  ])('changes with %s', (_, changed) => {
    expect(fingerprint(changed)).not.toBe(fingerprint(cards));
  });
});

describe('a rules version', () => {
  const toy = { name: 'Toy', rules: '3' };
  test('has its content', () => {
    expect(versionProblem(toy, cards, { '3': fingerprint(cards) }, FILE)).toBeUndefined();
  });
  test('that is new asks for its line', () => {
    expect(versionProblem(toy, cards, {}, FILE)).toBe(
      `Toy has a new rules version. Add this line to ${FILE}:\n  "3": "${fingerprint(cards)}"`,
    );
  });
  test('whose content has changed says which line the next one needs', () => {
    const problem = versionProblem(toy, cards, { '3': fingerprint([]) }, FILE);
    expect(problem).toContain('its rules version is still 3');
    expect(problem).toContain(`  "4": "${fingerprint(cards)}"`);
    expect(problem).toContain(`never released (see CHANGELOG.md), change its line instead:\n  "3": "${fingerprint(cards)}"`);
  });
});

test('content that a module does not export is named', async () => {
  await expect(readContent({ './toys/toy.ts': ['DECKS'] }, import.meta.url)).rejects.toThrow('./toys/toy.ts exports no "DECKS"');
});
