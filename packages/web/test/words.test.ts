import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cadre/core';
import { REFUSAL_CODES } from '@cadre/protocol';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { refusalWords } from '../src/words/refusals.js';
import { CATALOGUES, type Key, sayFrom, sayIn } from '../src/words/say.js';

const holes = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(m => m[1]!).sort();
const keys = Object.keys(CATALOGUES.en) as Key[];

test.each(LANGUAGES)('%s has every key, no other, none empty, and the same holes', language => {
  const catalogue = CATALOGUES[language];
  expect(Object.keys(catalogue).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    expect(catalogue[key].trim(), key).not.toBe('');
    expect(holes(catalogue[key]), key).toEqual(holes(CATALOGUES.en[key]));
  }
});
test('German is German', () => {
  const same = keys.filter(key => CATALOGUES.de[key] === CATALOGUES.en[key]);
  expect(same).toEqual(['app.name', 'new.bot', 'new.chat', 'panel.chat']);
});
test('holes are filled, also with the same word twice', () => {
  expect(sayIn('en')('replay.moment', { n: 3, count: 9 })).toBe('Moment 3 of 9');
  expect(sayIn('de')('new.no-game', { game: '<b>' })).toBe('Ein Spiel namens „<b>“ gibt es an diesem Tisch nicht.');
});
test('a sentence that is missing in a language is said in English, the others are not', () => {
  const { 'new.start': _, ...rest } = CATALOGUES.de;
  const say = sayFrom(rest);
  expect([say('new.start'), say('new.title')]).toEqual(['Start', 'Neue Partie']);
});
test.each(Object.keys(REFUSAL_CODES) as (keyof typeof REFUSAL_CODES)[])('a refusal "%s" is said in plain words', code => {
  const words = refusalWords(sayIn('de'), { kind: 'refused', code, message: 'the reason' });
  expect(words.length).toBeGreaterThan(10);
  expect(words).not.toContain('{');
});

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}
/** Attributes that somebody reads or hears. */
const SPOKEN = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder', 'label'];
const isWords = (text: unknown): boolean => typeof text === 'string' && /\p{L}{2}/u.test(text);
const spokenLiterals = (node: unknown, found: string[] = []): string[] => {
  if (Array.isArray(node)) for (const n of node) spokenLiterals(n, found);
  else if (typeof node === 'object' && node !== null) {
    const n = node as Node;
    if (n.type === 'JSXText' && isWords(n['value'])) found.push(String(n['value']).trim());
    if (n.type === 'JSXElement' || n.type === 'JSXFragment')
      for (const child of n['children'] as Node[]) {
        const inside = child.type === 'JSXExpressionContainer' ? (child['expression'] as Node) : null;
        if (inside?.type === 'Literal' && isWords(inside['value'])) found.push(String(inside['value']));
      }
    if (n.type === 'JSXAttribute' && SPOKEN.includes((n['name'] as Node)['name'] as string)) {
      const value = n['value'] as Node | null;
      if (value?.type === 'Literal' && isWords(value['value'])) found.push(String(value['value']));
    }
    for (const child of Object.values(n)) spokenLiterals(child, found);
  }
  return found;
};
const literalsIn = (name: string, text: string): string[] => {
  const { program, errors } = parseSync(name, text);
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]!.message}`);
  return spokenLiterals(program);
};

test('every sentence is said somewhere', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const text = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter(f => /\.tsx?$/.test(f) && !f.startsWith('words/en') && !f.startsWith('words/de'))
    .map(f => readFileSync(join(src, f), 'utf8'))
    .join('\n');
  const said = new Set([...text.matchAll(/'([a-z-]+\.[a-z.-]+)'/g)].map(m => m[1]!));
  const begun = [...text.matchAll(/`([a-z-]+(?:\.[a-z-]+)*\.)\$\{/g)].map(m => m[1]!);
  expect(keys.filter(key => !said.has(key) && !begun.some(b => key.startsWith(b)))).toEqual([]);
});

describe('no page speaks past the catalogue', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.tsx'));
  test('all components', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap(f => literalsIn(f, readFileSync(join(src, f), 'utf8')).map(text => `${f}: ${text}`))).toEqual([]);
  });
  test.each([
    ['text', 'const a = <p>Hello {name}</p>;', ['Hello']],
    ['an attribute', 'const a = <img alt="A cat" />;', ['A cat']],
    ['a literal in braces', "const a = <p>{'Hello'}</p>;", ['Hello']],
    ['nothing: symbols and classes', 'const a = <p className="row">→ {x}</p>;', []],
  ])('would notice %s', (_, text, found) => {
    expect(literalsIn('x.tsx', text)).toEqual(found);
  });
});
