import { writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cadre, folder } from './binary.js';

const at = folder();
const file = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
/** The example of the common list builder: 386 points, hand and deck unfinished. */
const LINK = 'https://legionhq2.com/list/empire/1000:1at0pqdydv,3ayej000,bw,bl,bk,bj';
const LEGAL = {
  format: 'cadre-army',
  version: 1,
  name: 'First steps',
  faction: 'empire',
  mode: 'standard',
  units: [{ card: 'darth-vader-dark-lord-of-the-sith' }, { card: 'stormtroopers', count: 3, upgrades: ['dlt-19-stormtrooper'] }],
  commands: ['ambush', 'implacable', 'push', 'new-ways-to-motivate-them', 'assault', 'master-of-evil', 'standing-orders'],
  battle: {
    primary: ['breakthrough', 'bunker-assault', 'close-the-pocket'],
    secondary: ['destroy-enemy-base', 'marked-targets', 'surface-scan'],
    advantage: ['garrison', 'ordnance', 'strafing-run'],
  },
};

describe('cadre army check', () => {
  test('reports a legal list, from a file and from a pipe', async () => {
    const text = JSON.stringify(LEGAL);
    for (const { code, stdout } of await Promise.all([
      cadre(['army', 'check', file('legal.json', text)]),
      cadre(['army', 'check', '-'], text),
    ])) {
      expect(stdout).toContain('legal: First steps');
      expect(stdout).toContain('356/1000');
      expect(code).toBe(0);
    }
  });
  test('reports every problem with its rule and fix, in both languages and as JSON', async () => {
    const [english, german, json] = await Promise.all([
      cadre(['army', 'check', LINK]),
      cadre(['army', 'check', LINK, '--lang', 'de']),
      cadre(['army', 'check', LINK, '--json']),
    ]);
    expect(english.code).toBe(1);
    expect(english.stdout).toMatch(/not legal: .*386\/1000/);
    expect(english.stdout).toMatch(/AB-25 .*→ Include exactly 2 cards/s);
    expect(german.stdout).toContain('Kommandohand');
    const told = JSON.parse(json.stdout) as { ok: boolean; points: number; problems: { rule: string; fix: { de: string } }[] };
    expect(told).toMatchObject({ ok: false, points: 386 });
    expect(told.problems.map(p => p.rule)).toContain('A-11');
    expect(told.problems.every(p => p.fix.de !== '')).toBe(true);
  });
});

describe('cadre army convert', () => {
  test('writes the example link back unchanged', async () => {
    const { code, stdout } = await cadre(['army', 'convert', LINK, '--to', 'hq-link']);
    expect(code).toBe(0);
    expect(stdout.trim()).toBe(LINK);
  });
  test('reports what a format cannot hold', async () => {
    const { code, stdout, stderr } = await cadre(['army', 'convert', file('named.json', JSON.stringify(LEGAL)), '--to', 'hq-link']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^https:\/\/legionhq2\.com\/list\/empire\/1000:/);
    expect(stderr).toContain('name');
  });
  test('rejects an unknown format as wrong usage', async () => {
    const { code, stderr } = await cadre(['army', 'convert', LINK, '--to', 'yaml']);
    expect(code).toBe(2);
    expect(stderr).toContain('hq-link');
  });
});

test('cadre army show hides the hand from the opponent, and nothing else', async () => {
  const source = file('shown.json', JSON.stringify(LEGAL));
  const [own, theirs] = await Promise.all([cadre(['army', 'show', source]), cadre(['army', 'show', source, '--opponent'])]);
  expect(own.stdout).toContain('Master of Evil');
  expect(theirs.stdout).toContain('DLT-19 Stormtrooper');
  expect(theirs.stdout).toContain('Breakthrough');
  for (const secret of ['Master of Evil', 'Ambush', 'Standing Orders']) expect(theirs.stdout).not.toContain(secret);
});

describe('bad input gets one clear sentence and exit code 1', () => {
  const units = (count: number): string =>
    JSON.stringify({ ...LEGAL, units: Array.from({ length: count }, () => ({ card: 'stormtroopers' })) });
  test.each<[string, () => string, RegExp]>([
    ['a missing file', () => at('nothing.json'), /cannot read .*nothing\.json/],
    ['a cut link', () => '#army=1~empire~1000~~~1at', /not legal.*cut off after/s],
    ['a link in the wrong case', () => LINK.replace('1at0', '1AT0'), /AT.*case|case.*AT/s],
    ['broken JSON', () => file('broken.json', '{"format":"cadre-army",'), /JSON/],
    ['an emoji', () => file('emoji.txt', '🤖🤖🤖'), /army list/],
    [
      'ten megabytes',
      () => file('large.json', `{"format":"cadre-army","name":"${'x'.repeat(10_000_000)}"}`),
      /1,?000,?000|too (long|large)/,
    ],
    ['ten thousand units', () => file('many.json', units(10_000)), /not legal/],
    ['negative numbers', () => file('negative.json', JSON.stringify({ ...LEGAL, units: [{ card: 'stormtroopers', count: -3 }] })), /AB-1 /],
  ])('%s', async (_, source, says) => {
    const { code, stdout, stderr } = await cadre(['army', 'check', source()]);
    expect(code).toBe(1);
    expect(stdout + stderr).toMatch(says);
    expect(stderr).not.toMatch(/\n\s+at |node:internal/);
  });
});
