import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PALETTES } from '../src/settings/read-settings.js';

/** The colours of every theme and palette, as the style sheet gives them. */
const css = readFileSync(new URL('../src/style/look.css', import.meta.url), 'utf8');
const rules = [...css.matchAll(/^:root(\S*) \{([^}]*)\}/gm)].map(([, where = '', body = '']) => ({
  where,
  colours: Object.fromEntries([...body.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name!, colour!])),
}));
const coloursOf = (theme: 'dark' | 'light', palette: string): Record<string, string> => {
  const wanted = [
    '',
    ...(theme === 'light' ? ['[data-theme="light"]'] : []),
    `[data-palette="${palette}"]`,
    ...(theme === 'light' ? [`[data-theme="light"][data-palette="${palette}"]`] : []),
  ];
  return Object.assign({}, ...wanted.map(where => rules.find(rule => rule.where === where)?.colours ?? {}));
};
const channels = (colour: string): number[] => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
const gap = (a: readonly number[], b: readonly number[]): number => Math.hypot(...a.map((x, i) => x - b[i]!));
/** What an eye without one kind of cone sees (Machado, Oliveira and Fernandes 2009), in linear light. */
const WITHOUT = {
  red: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  green: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  blue: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;
const toLight = (x: number): number => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4);
const fromLight = (x: number): number => 255 * (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const seenWithout = (cone: keyof typeof WITHOUT, colour: string): number[] => {
  const light = channels(colour).map(toLight);
  return WITHOUT[cone].map(row => fromLight(Math.min(1, Math.max(0, row[0] * light[0]! + row[1] * light[1]! + row[2] * light[2]!))));
};
/** For whom a palette is. */
const EYES: Readonly<Record<string, readonly (keyof typeof WITHOUT)[]>> = { 'red-green': ['red', 'green'], 'blue-yellow': ['blue'] };
const brightness = (colour: string): number => {
  const [red, green, blue] = channels(colour).map(toLight);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};
/** As the accessibility guidelines for web content count it. */
const contrast = (a: string, b: string): number => {
  const [light, dark] = [brightness(a), brightness(b)].sort((x, y) => y - x);
  return (light! + 0.05) / (dark! + 0.05);
};
const READABLE = 4.5;
const SEATS = ['seat-0', 'seat-1', 'seat-2', 'seat-3'];
/** Two colours closer than this are easily taken for one another. */
const CLOSE = 48;

const pairsOf = (colours: readonly string[]): (readonly [string, string])[] =>
  colours.flatMap((a, i) => colours.slice(i + 1).map(b => [a, b] as const));
describe.each(PALETTES)('the palette "%s"', palette => {
  test.each(['dark', 'light'] as const)('tells what can be chosen from both sides of a match in the %s theme', theme => {
    const { ask, 'seat-0': first, 'seat-1': second } = coloursOf(theme, palette);
    for (const [a, b] of pairsOf([ask!, first!, second!])) expect(gap(channels(a), channels(b))).toBeGreaterThan(CLOSE);
  });
  test.each(['dark', 'light'] as const)('can be read on every surface in the %s theme', theme => {
    const colours = coloursOf(theme, palette);
    const ratio = (a: string, b: string): string[] => {
      const is = contrast(colours[a]!, colours[b]!);
      return is < READABLE ? [`${a} on ${b}: ${is.toFixed(2)}`] : [];
    };
    const inks = ['text', 'quiet', 'line', 'ask', 'harm', 'heal', ...SEATS];
    const surfaces = ['room', 'table', 'panel', 'raised'];
    expect([
      ...inks.flatMap(ink => surfaces.flatMap(surface => ratio(ink, surface))),
      ...ratio('on-ask', 'ask-fill'),
      ...SEATS.flatMap(seat => ratio('on-seat', seat)),
    ]).toEqual([]);
  });
});
describe.each(Object.entries(EYES))('the palette "%s" for the eyes it is made for', (palette, cones) => {
  test.each(['dark', 'light'] as const)('tells what can be chosen, lines, harm, help and all seats apart in the %s theme', theme => {
    const colours = coloursOf(theme, palette);
    // Lines may look like help: both are good.
    const pairs = pairsOf(['ask', 'line', 'heal', 'harm', ...SEATS]).filter(pair => pair.join() !== 'line,heal');
    const close = cones.flatMap(cone =>
      pairs.flatMap(([a, b]) => {
        const apart = gap(seenWithout(cone, colours[a]!), seenWithout(cone, colours[b]!));
        return apart > CLOSE ? [] : [`${a} and ${b} without ${cone}: ${Math.round(apart)}`];
      }),
    );
    expect(close).toEqual([]);
  });
});

/** What the board mixes from the page's colours and the table's: `selector` as the style sheet writes it. */
const board = readFileSync(new URL('../../table-client/css/battlefield.css', import.meta.url), 'utf8');
const fillOf = (selector: string, colours: Record<string, string>): string => {
  const body = board.slice(board.indexOf(`\n${selector} {`)).split('}')[0]!;
  const [, name, percent] = /(?:fill|--solid): color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%/.exec(body)!;
  const [ink, table] = [channels(colours[name!]!), channels(colours['table']!)];
  const mixed = ink.map((x, i) => Math.round(table[i]! + ((x - table[i]!) * Number(percent)) / 100));
  return `#${mixed.map(x => x.toString(16).padStart(2, '0')).join('')}`;
};
/** Large surfaces beside one another need less than lines do; hatching and outlines say the same again. */
const SURFACES_CLOSE = 12;
const TERRAIN = [
  '.tc-terrain-body',
  '.tc-terrain-impassable',
  '.tc-terrain-inside .tc-terrain-body',
  '.tc-terrain-platform .tc-terrain-body',
];
describe.each(Object.entries(EYES))('the palette "%s" for the eyes it is made for', (palette, cones) => {
  test.each(['dark', 'light'] as const)('tells kinds of terrain and both deployment zones apart in the %s theme', theme => {
    const colours = coloursOf(theme, palette);
    const zones = ['seat-0', 'seat-1'].map(tone => fillOf('.tc-zone', { ...colours, tone: colours[tone]! }));
    const surfaces = [TERRAIN.map(selector => fillOf(selector, colours)), zones].map(group => [...group, colours['table']!]);
    const close = cones.flatMap(cone =>
      surfaces.flatMap(pairsOf).flatMap(([a, b]) => {
        const apart = gap(seenWithout(cone, a), seenWithout(cone, b));
        return apart > SURFACES_CLOSE ? [] : [`${a} and ${b} without ${cone}: ${Math.round(apart)}`];
      }),
    );
    expect(close).toEqual([]);
  });
});
