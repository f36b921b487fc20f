import { beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../src/data/index.js';
import { FORMATS, type Format, readList, writeList } from '../src/formats/index.js';
import { type ArmyList, canonical, MODES, sameList, validate } from '../src/roster/index.js';
import { generated } from './generated.js';

const LISTS = process.env['CADRE_FULL'] ? 2000 : 500;
let lists: ArmyList[];
beforeAll(() => {
  lists = generated(LISTS, 11);
});

/** The parts of a list that a format has no room for. Whatever is not named here must come back. */
const ROOMLESS: Readonly<Record<Format, readonly (keyof ArmyList)[]>> = {
  json: [],
  link: [],
  'hq-link': ['name', 'choices'],
  'hq-tournament': [],
  'hq-standard': ['battle'],
  'hq-minimal': ['name', 'battle'],
  'hq-tts': ['choices'],
  'tta-tts': ['name', 'mode', 'battleForce', 'choices', 'faction'],
  'tta-text': ['name', 'battleForce', 'choices', 'faction'],
};
/** A list that fits into the format: what has no room is as a reader would assume it. */
const fitted = (list: ArmyList, format: Format): ArmyList => {
  const fit: { -readonly [K in keyof ArmyList]: ArmyList[K] } = { ...list };
  const roomless = ROOMLESS[format];
  if (roomless.includes('name')) fit.name = '';
  if (roomless.includes('battle')) fit.battle = { primary: [], secondary: [], advantage: [] };
  if (roomless.includes('choices')) delete fit.choices;
  if (roomless.includes('battleForce')) delete fit.battleForce;
  if (roomless.includes('mode') && list.mode !== 'recon') fit.mode = 'standard';
  return fit;
};

/** Without its battle force, a clan that hires vehicles looks like anybody's army. */
const isTellable = (list: ArmyList, format: Format): boolean => !(format.startsWith('tta') && list.battleForce === 'custom-clan');

test('the lists are legal, and cover every faction, mode and battle force', () => {
  for (const list of lists) expect(validate(list).filter(p => p.level === 'error')).toEqual([]);
  expect(new Set(lists.map(l => l.mode))).toEqual(new Set(MODES));
  expect(new Set(lists.map(l => l.battleForce))).toEqual(new Set([undefined, ...catalogue.battleForces.map(f => f.id)]));
  expect(new Set(lists.map(l => l.faction)).size).toBe(6);
  expect(lists.some(l => l.units.some(u => u.counterpart))).toBe(true);
});

describe.each(FORMATS)('%s', format => {
  test('every list that fits comes back as it was, and nothing is said to be lost', () => {
    for (const list of lists.filter(l => isTellable(l, format))) {
      const fit = fitted(list, format);
      const { text, losses } = writeList(fit, format);
      const reading = readList(text);
      // A list without its battle force, whose cards tell it: the reader finds what the format has no room for.
      const isInferred = ROOMLESS[format].includes('battleForce') && reading.diagnostics.some(d => d.kind === 'force-by-cards');
      expect(
        losses.map(l => l.kind),
        text,
      ).toEqual(isInferred ? ['lost-force'] : []);
      expect(reading.format).toBe(format);
      expect(canonical(reading.list!)).toEqual(canonical(isInferred ? { ...fit, battleForce: list.battleForce! } : fit));
      expect(reading.diagnostics.filter(d => d.level === 'error')).toEqual([]);
    }
  });

  test('what does not fit is told', () => {
    for (const list of lists.slice(0, 200)) {
      const { text, losses } = writeList(list, format);
      expect(losses.length === 0, losses.map(l => l.says.en).join(' ')).toBe(sameList(readList(text).list!, list));
      for (const loss of losses) expect(ROOMLESS[format].map(part => `/${part}`)).toContain(loss.place);
    }
  });
});
