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
const gap = (a: string, b: string): number => Math.hypot(...channels(a).map((x, i) => x - channels(b)[i]!));
/** Two colours closer than this are easily taken for one another. */
const CLOSE = 48;

describe.each(PALETTES)('the palette "%s"', palette => {
  test.each(['dark', 'light'] as const)('tells what can be chosen from both sides of a match in the %s theme', theme => {
    const { ask, 'seat-0': first, 'seat-1': second } = coloursOf(theme, palette);
    for (const [a, b] of [
      [ask, first],
      [ask, second],
      [first, second],
    ])
      expect(gap(a!, b!)).toBeGreaterThan(CLOSE);
  });
});
