import { isBattleLine, isCommandLine, isNamed, knows } from './known-names.js';
import { type Line, MAX_LINE } from './text-lines.js';
import { readUnitLine } from './unit-line.js';

/** Entries that stand on one line and belong on several: lost line breaks, and armies that somebody wrote in one go. */
export const apart = (line: Line): readonly Line[] =>
  line.text.length > MAX_LINE ? [line] : unglued(line).flatMap(each => listed(each) ?? [each]);

/** Pages lose line breaks when they are copied: "9 ActivationsDarth Vader", "3x Swoop Bike RidersDuel of the Fates•, …". */
const unglued = (line: Line): readonly Line[] => {
  for (const { index } of line.text.matchAll(/[\p{Ll})](?=\p{Lu})/gu)) {
    const [before, after] = [line.text.slice(0, index + 1), line.text.slice(index + 1)];
    if (/^\d+ activations?$/i.test(before) || (isWhole(before) && (isWhole(after) || isCommandLine(after) || isBattleLine(after))))
      return [
        { ...line, text: before, raw: before },
        { ...line, text: after, raw: after, bullet: '' },
      ];
  }
  return [line];
};
const isWhole = (text: string): boolean => {
  const unit = readUnitLine(text, '');
  return unit !== null && isNamed('unit', unit.name);
};

const LABEL = /^(?:[\p{L}'’]+\s+){0,3}list[ea]?\s*:\s*(?:\([^()]*\)\s*)?/iu;
const FEWEST = 3;
/** "Veers, AT-ST, 2x Stormtroopers, 1x Snowtroopers": most of what stands between the commas is a unit, and no upgrade. */
const listed = (line: Line): readonly Line[] | null => {
  const parts = outerParts(line.text.replace(LABEL, ''));
  if (parts.length < FEWEST || !isEntry(parts[1]!)) return null;
  const entries = parts.filter(isEntry).length;
  return entries >= FEWEST && 4 * entries >= 3 * parts.length ? parts.map(text => ({ ...line, text, raw: text, bullet: '' })) : null;
};
const isEntry = (text: string): boolean => {
  const unit = readUnitLine(text, '');
  if (!unit) return false;
  return /^\d+\s*x?\s/i.test(text) || (knows('unit', unit.name) && !isNamed('upgrade', unit.name));
};
/** What stands between commas that are not in brackets. */
const outerParts = (text: string): readonly string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(' || letter === '[') depth++;
    if (letter === ')' || letter === ']') depth--;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map(part => part.trim()).filter(part => part !== '');
};
