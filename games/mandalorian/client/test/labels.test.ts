import { describe, expect, it } from 'vitest';
import { english } from '../src/labels/english.js';
import { german } from '../src/labels/german.js';
import { drawn, questionsOf, SETUPS } from './playouts.js';

const plain = (labels: object): readonly string[] =>
  Object.values(labels).flatMap(value => (typeof value === 'string' ? [value] : typeof value === 'object' ? plain(value) : []));
/** The sheet of a mission is content: it speaks for itself. */
const textsIn = (markup: string): ReadonlySet<string> =>
  new Set([...markup.replace(/<dl>.*?<\/dl>/s, '').matchAll(/>([^<]+)</g)].map(found => found[1]!.trim()));

describe('the words of the table', () => {
  it('are all there in both languages', () => {
    expect(plain(german)).toHaveLength(plain(english).length);
    for (const word of [...plain(english), ...plain(german)]) expect(word.trim()).not.toBe('');
  });
  it('stay in one language', () => {
    const foreign = plain(english).filter(word => !plain(german).includes(word));
    let count = 0;
    for (const { props } of questionsOf(SETUPS[3]!, 8)) {
      if (count++ % 7 !== 0) continue;
      const texts = textsIn(drawn({ ...props(), words: null, language: 'de' }));
      expect(foreign.filter(word => texts.has(word))).toEqual([]);
    }
    expect(count).toBeGreaterThan(10);
  });
});
