import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@cadre/core';
import { REFUSAL_CODES } from '@cadre/protocol';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { english as inEnglish } from '../src/words/pages/english.js';
import { german as inGerman } from '../src/words/pages/german.js';
import { refusalText } from '../src/words/refusals.js';

type Entry = readonly [path: string, entry: unknown];
/** Every sentence of a catalogue with the path to it. */
const entries = (words: object, at = ''): Entry[] =>
  Object.entries(words).flatMap(([key, entry]): Entry[] =>
    typeof entry === 'object' ? entries(entry as object, `${at}${key}.`) : [[`${at}${key}`, entry]],
  );
const WORDS = { en: inEnglish, de: inGerman };
const english = entries(WORDS.en);

test.each(LANGUAGES)('%s has every sentence, no other, none empty', language => {
  const found = entries(WORDS[language]);
  expect(found.map(([path]) => path).sort()).toEqual(english.map(([path]) => path).sort());
  for (const [path, entry] of found) if (typeof entry === 'string') expect(entry.trim(), path).not.toBe('');
});
/** What the games roll and draw, as their rules call it. */
const chanceKinds = (): Set<string> => {
  const games = fileURLToPath(new URL('../../../games', import.meta.url));
  const rules = readdirSync(games, { recursive: true, encoding: 'utf8' }).filter(file => /^[^/]+\/src\/.*\.ts$/.test(file));
  const texts = rules.map(file => readFileSync(join(games, file), 'utf8'));
  return new Set(texts.flatMap(text => [...text.matchAll(/\b(?:roll|rollDice|draw)\('([a-z-]+)'/g)].map(found => found[1]!)));
};
test.each(LANGUAGES)('%s names whatever is rolled and drawn in luck charts', language => {
  const { luckKinds } = WORDS[language].replay;
  const kinds = [...chanceKinds()];
  expect(kinds).toEqual(expect.arrayContaining(['attack', 'wrench', 'rally', 'event']));
  expect(kinds.filter(kind => !Object.hasOwn(luckKinds, kind))).toEqual([]);
});
test('German is German', () => {
  const german = new Map(entries(WORDS.de));
  const same = english.filter(([path, entry]) => typeof entry === 'string' && german.get(path) === entry);
  expect(same.map(([path]) => path)).toEqual([
    ...['app.name', 'bots.heuristic', 'panel.chat', 'newGame.chat', 'replay.stop'],
    'replay.luckKinds.webs', // the German rules have the English name
  ]);
});
test('what is filled in is said, with the number its noun needs', () => {
  expect(WORDS.en.replay.moment({ n: 3, count: 9 })).toBe('Step 3 of 9');
  expect(WORDS.de.newGame.noGame('<b>')).toBe('Auf diesem Server gibt es kein Spiel „<b>“.');
  expect([1, 2].map(WORDS.en.log.earlier)).toEqual(['Show 1 earlier entry', 'Show 2 earlier entries']);
  expect([1, 2].map(WORDS.de.log.earlier)).toEqual(['1 früheren Eintrag anzeigen', '2 frühere Einträge anzeigen']);
  expect(WORDS.en.ask.waiting(['Ana', 'Ben', 'Cem'])).toBe('Waiting for Ana, Ben and Cem …');
  expect([0, 1, 7].map(WORDS.en.rules.count)).toEqual(['No results', '1 rule', '7 rules']);
});
test.each(Object.keys(REFUSAL_CODES) as (keyof typeof REFUSAL_CODES)[])('a refusal "%s" is said in plain words', code => {
  const text = refusalText(WORDS.de, { kind: 'refused', code, message: 'the reason' });
  expect(text.length).toBeGreaterThan(10);
  expect(text).not.toContain(code.includes('-') ? code : '{');
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
    .filter(f => /\.tsx?$/.test(f) && !/^words[/](english|german)/.test(f))
    .map(f => readFileSync(join(src, f), 'utf8'))
    .join('\n');
  const isSaid = (path: string): boolean => {
    const group = path.slice(0, path.lastIndexOf('.'));
    const uses = [`words.${path}`, `words.${group}[`, `wordFor(words.${group},`, `={words.${group}}`]; // the last: handed on to a part
    return uses.some(use => text.includes(use));
  };
  const elsewhere = ['refusals.', 'refusal.wrongSetup', 'refusal.other']; // taken apart by refusalText
  expect(english.map(([path]) => path).filter(path => !isSaid(path) && !elsewhere.some(start => path.startsWith(start)))).toEqual([]);
});

describe('no page speaks past the catalogue', () => {
  const src = fileURLToPath(new URL('../src', import.meta.url));
  const isForDevelopers = (file: string): boolean => /^debug[\\/]/.test(file);
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(f => f.endsWith('.tsx') && !isForDevelopers(f));
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
