import { factionCalled } from './aliases.js';
import { isNamed } from './known-names.js';
import type { titleOfLine } from './text-headings.js';

/** A line without its count and its price. */
export const nameOnly = (text: string): string =>
  text.replace(/^\d\s*[x×]\s*/i, '').replace(/\s*[([]?[+-]?\d+\s*(?:pts?\.?|points?)?[)\]]?$/i, '');
/** Whether a line with a colon at its end is a unit, whose upgrades follow. */
export const findsUnit = (text: string): boolean => isNamed('unit', nameOnly(text.replace(/\s*:$/, '').replace(/\s*[([].*$/, '')));
/** Two more words than the unit's name has, and none of the signs that stand between a unit and what it carries. */
export const surroundsUnit = (text: string): boolean => {
  const words = text.split(' ');
  if (words.length < 4 || /[\d,;:+()[\]/|–—]|\s-\s|\b(?:with|w|mit|avec|con)\b/i.test(text) || isNamed('unit', text)) return false;
  for (let length = words.length - 2; length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) if (isNamed('unit', words.slice(from, from + length).join(' '))) return true;
  return false;
};
/** "Rebels - 797": no unit has the name of a faction. */
export const factionWithPoints = (text: string): ReturnType<typeof titleOfLine> => {
  const [, title, points] = /^(\D+?)\s*[-–—:,]?\s*(\d{3,4})$/.exec(text) ?? [];
  return title !== undefined && factionCalled(title) ? { title, points: Number(points), max: undefined, isTotal: false } : null;
};
