import { seeded } from '@cadre/kit';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { MAX_INPUT, readList } from '../src/formats/index.js';
import { type ArmyList, validate } from '../src/roster/index.js';
import { kinds } from './diagnostic-kinds.js';
import { legal, line, rebels, VADER } from './fixtures.js';

describe('bad input', () => {
  /** About a second of work at most; how busy the machine is hardly counts. */
  const soon = (work: () => void, seconds = 1.5): void => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1e6).toBeLessThan(seconds);
  };
  test.each([
    ['nothing', '', 'empty'],
    ['space', ' \n\t ', 'empty'],
    ['a word', 'hello there', 'unrecognised'],
    ['half a JSON', '{"format":"cadre-army","units":[', 'not-json'],
    ['another JSON', '{"a":1}', 'wrong-type'],
    ['a list of lists', '[[[]]]', 'wrong-type'],
    ['a version from tomorrow', '{"format":"cadre-army","version":2}', 'newer-version'],
  ])('%s', (_, text, kind) => {
    expect(readList(text)).toMatchObject({ list: null, diagnostics: [{ kind, level: 'error' }] });
  });
  test('ten megabytes are refused at once', () => {
    soon(() => expect(kinds(`{"x":"${'y'.repeat(10_000_000)}"}`)).toEqual(['too-large']));
    soon(() => expect(kinds(`x\n0/1000\n${'Rebel Troopers (40)\n'.repeat(50_000)}`)).toEqual(['too-large']));
    expect(MAX_INPUT).toBeLessThan(10_000_000);
  });
  test('50 kB of misspelt names, priced or not, with upgrades or without, take less than a second', () => {
    const random = seeded(7);
    const letter = (): string => String.fromCharCode(97 + random(26));
    const misspelt = (cards: readonly { readonly name: string }[]): string => {
      const { name } = cards[random(cards.length)]!;
      const at = random(name.length);
      return `${name.slice(0, at)}${letter()}${letter()}${name.slice(at + 2)}`;
    };
    const unit = (): string => misspelt(catalogue.units);
    const upgrade = (): string => misspelt(catalogue.upgrades);
    for (const line of [
      unit,
      () => `${unit()} (${20 + random(99)})`,
      () => `${unit()} (${upgrade()}, ${upgrade()})`,
      () => `${unit()} with ${upgrade()} and ${upgrade()}`,
    ]) {
      const text = Array.from({ length: 4000 }, line).join('\n').slice(0, 50_000);
      readList(text.slice(0, 500)); // what is made once for all texts
      soon(() => expect(readList(text).diagnostics.length).toBeGreaterThan(100), 1);
    }
  });
  test('ten thousand units are read and judged in every format that holds them', () => {
    const horde: ArmyList = {
      ...rebels,
      units: Array.from({ length: 10_000 }, (_, i) =>
        i === 0 ? rebels.units[0]! : line('rebel-troopers', 1, ...(i % 2 ? ['z-6-trooper'] : [])),
      ),
    };
    soon(() => {
      const { list } = readList(JSON.stringify({ format: 'cadre-army', version: 1, ...horde }));
      expect(list!.units).toHaveLength(10_000);
      expect(
        validate(list!)
          .map(p => p.kind)
          .sort(),
      ).toEqual(['over-points', 'rank-max']);
    });
    soon(() => {
      const units = Array.from({ length: 10_000 }, (_, i) => ({ name: `Nobody ${i}`, upgrades: ['Nothing'] }));
      const { list } = readList(JSON.stringify({ author: 'x', commandCards: [], units }));
      expect(validate(list!).length).toBeGreaterThan(10_000);
    });
    soon(() => expect(readList(`x\n0/1000\n${'Rebel Troopers (40)\n'.repeat(10_000)}`).list!.units).toHaveLength(10_000));
    soon(() => expect(readList(`https://legionhq2.com/list/rebels/1000:${'1ah0000,'.repeat(10_000)}`).list!.units).toHaveLength(10_000));
  });
  test.each<[string, string]>([
    ['a deep JSON', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
    ['a deep JSON in our format', `{"format":"cadre-army","version":1,"faction":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a line without end', `x\n0/1000\n - ${'a ('.repeat(80_000)}`],
    ['long lines of brackets', `x\n0/1000\n${`${'( '.repeat(299)}\n`.repeat(410)}`],
    ['long lines of numbers', `0/1000\n1 Activations\n${`${'1 '.repeat(299)}\n`.repeat(410)}`],
    ['long lines of commas', `0/1000\n1 Activations\n--${`${'a,'.repeat(298)}\n--`.repeat(410)}`],
    ['a link of nothing but letters', `https://legionhq2.com/list/empire/1000:1${'zz'.repeat(120_000)}`],
    ['a link of brackets', `#army=1~${'('.repeat(240_000)}`],
    ['a link of percent signs', `#army=1~empire~1000~~~1at~~..~%E0%A4%A~000000`],
    [
      'a unit with upgrades without end',
      JSON.stringify({ author: 'x', commandCards: [], units: [{ name: 'Stormtroopers', upgrades: new Array(150_000).fill('Echo') }] }),
    ],
    ['counterparts without end', `x\n0/1000\nCounterparts:\n${' - C-3PO = 1\n'.repeat(18_000)}`],
    ['keys without end', `{"author":"x","units":[],"commandCards":[],${Array.from({ length: 40_000 }, (_, i) => `"k${i}":1`).join(',')}}`],
    ['names like properties', '{"author":"x","armyFaction":"constructor","units":[{"name":"__proto__","upgrades":["toString"]}]}'],
  ])('%s', (_, text) => {
    soon(() => {
      const { list, diagnostics } = readList(text);
      expect(diagnostics.length).toBeGreaterThan(0);
      if (list) validate(list);
    });
  });
  test('a unit with a hundred thousand upgrades', () => {
    const heavy: ArmyList = { ...legal, units: [line(VADER, 1, ...Array.from({ length: 100_000 }, () => 'anger'))] };
    soon(() => expect(validate(heavy).some(p => p.kind === 'no-slot')).toBe(true));
  });
});
