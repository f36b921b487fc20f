import { factionCalled } from './aliases.js';
import { isNamed, knows } from './known-names.js';
import { plainName } from './names.js';
import { headingOf, type titleOfLine } from './text-headings.js';
import type { Line } from './text-lines.js';

/** A line without its count and its price. */
export const nameOnly = (text: string): string =>
  text.replace(/^\d\s*[x×]\s*/i, '').replace(/\s*[([]?[+-]?\d+\s*(?:pts?\.?|points?)?[)\]]?$/i, '');
/** Whether a line with a colon at its end is a unit, whose upgrades follow. */
export const findsUnit = (text: string): boolean => isNamed('unit', nameOnly(text.replace(/\s*:$/, '').replace(/\s*[([].*$/, '')));
/** Signs and words that stand between a unit and what it carries. */
const CARRIES = /[,;:+()[\]/|–—]|\s-\s|\b(?:with|w|mit|avec|con)\b/i;
/** A number alone, or a number of units. */
const NUMBERED = /(?:^|\s)\d+(?:\s|$)|^\d+\s*[x×]/i;
/** The longest name of a unit within a line, and the words around it. */
const unitWithin = (text: string): { readonly unit: string; readonly around: readonly string[] } | null => {
  const words = text.split(' ').map(word => word.replace(/['’]s?(?=["”]?$)/, ''));
  if (words.length > MOST_WORDS) return null;
  for (let length = words.length; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const unit = words.slice(from, from + length).join(' ');
      if (isNamed('unit', unit)) return { unit, around: [...words.slice(0, from), ...words.slice(from + length)] };
    }
  return null;
};
/** No title that a person gives has more. */
const MOST_WORDS = 20;
/** The words around a unit's name, where they are neither a rank nor anything that the unit carries. */
const wordsAround = (text: string): { readonly unit: string; readonly count: number } | null => {
  const within = CARRIES.test(text) ? null : unitWithin(text);
  const around = within?.around.join(' ') ?? '';
  return !within || around === '' || headingOf(around) || knows('upgrade', around)
    ? null
    : { unit: within.unit, count: within.around.length };
};
/** At least two words around a unit's name, in a line of four or more. */
export const surroundsUnit = (text: string): boolean =>
  !/\d/.test(text) && text.split(' ').length > 3 && (wordsAround(text)?.count ?? 0) > 1;
/**
 * Whether the first line is the title of a list, though it names a unit: a single word beside the name is enough
 * where the lines below begin with that very unit, or are units with bullets or prices while it has neither.
 */
export const isTitleAbove = ([first, ...below]: readonly Line[]): boolean => {
  if (first?.bullet !== '' || NUMBERED.test(first.text)) return false;
  const named = wordsAround(first.text);
  if (!named) return false;
  const units = below.slice(0, MOST_BELOW).filter(line => isNamed('unit', nameOnly(line.text).replace(/\s*[([].*$/, '')));
  const isAgain = units.some(({ text }) => plainName(text).startsWith(plainName(named.unit)));
  return isAgain || (units.length > 1 && units.every(({ text, bullet }) => bullet !== '' || nameOnly(text) !== text));
};
/** Where no unit has been found by then, what stands above is no title of a list. */
const MOST_BELOW = 40;
/** "Rebels - 797": no unit has the name of a faction. */
export const factionWithPoints = (text: string): ReturnType<typeof titleOfLine> => {
  const [, title, points] = /^(\D+?)\s*[-–—:,]?\s*(\d{3,4})$/.exec(text) ?? [];
  return title !== undefined && factionCalled(title) ? { title, points: Number(points), max: undefined, isTotal: false } : null;
};
