import { SLOTS } from '../data/index.js';
import { isNamed, knows } from './known-names.js';
import { EXTRA_BODY } from './nicknames.js';
import type { RawCard } from './raw-list.js';
import { commaNames } from './text-names.js';

const LABEL = /^(?:upgrades?|equipment|options?|wargear|ausrüstung|améliorations?|mejoras?)\s*[:=–-]\s*/i;
/** "Heavy Weapon: DLT-19": some builders name the slot. */
const SLOT_LABEL = new RegExp(`^(?:${[...SLOTS, 'heavy'].join('|')})s?\\s*:\\s*`, 'i');
export const behindSlot = (text: string): string | undefined => (SLOT_LABEL.test(text) ? text.replace(SLOT_LABEL, '') : undefined);
const NOTHING = /^(?:none|nothing|n\/a|[-–—]|keine?|aucune?|ningun[oa]?)$/i;
/** Besides commas, people separate upgrades by words and signs, some of which are in names too. */
const SEPARATORS = [
  /\s*;\s*/,
  /\s*\|\s*/,
  /\s*[•●·]\s*/,
  /\s+\+\s*/,
  /\s+(?:and|et|und|y|&)\s+/i,
  /\s+\/\s*|\s*\/\s+/,
  /\s+[-–—]\s+/,
  /\//,
];

/** Upgrades as they stand behind or below a unit, each with or without its cost. */
export const upgradeNames = (text: string, place: string): RawCard[] =>
  NOTHING.test(unlabelled(text)) ? [] : commaNames('upgrade', unlabelled(text), place).flatMap(({ name }) => separate(name, place));

const unlabelled = (text: string): string =>
  text
    .trim()
    .replace(LABEL, '')
    .replace(SLOT_LABEL, '')
    .replaceAll(/,\s*(?:and|et|und|y)\s+/gi, ', ')
    .replace(/^\((.*)\)$/, (whole, inner: string) => (inner.includes('(') ? whole : inner));

const separate = (text: string, place: string): RawCard[] => {
  const whole = priced(text, place);
  if (isOne(whole.name)) return repeated(whole);
  for (const separator of SEPARATORS) {
    if (separator.source === '\\/' && knows('upgrade', whole.name)) break; // "CM-0/93" is one card
    const parts = text.split(separator).filter(part => part !== '');
    const isKnown = (part: string): boolean => {
      const { name } = priced(part, place);
      return isOne(name) || EXTRA_BODY.test(name) || knows('upgrade', name);
    };
    // No name has a plus sign: one card that is known between two of them is enough.
    if (parts.length > 1 && (parts.every(isKnown) || (separator.source.includes('\\+') && parts.some(isKnown))))
      return parts.flatMap(part => repeated(priced(part, place)));
  }
  return repeated(whole);
};
const isOne = (name: string): boolean => isNamed('upgrade', name) || isNamed('counterpart', name);

/** A name and its price: "Force Push (10)", "Force Push [10]", "Force Push +10", "Force Push - 10", "Force Push 10", "10 Force Push". */
const priced = (text: string, place: string): RawCard => {
  const name = text.trim().replace(/^[-–—•+]\s+/, '');
  if (isOne(name)) return { name, place };
  const [, before, behind] =
    /^(.*\S)\s*[([{]\s*\+?(-?\d{1,3})\s*(?:pts?\.?|points?)?\s*[)\]}]$/i.exec(name) ??
    /^(.*\S)\s*(?:\s[+–—:=-]|\+|:)\s*(\d{1,3})\s*(?:pts?\.?|points?)?$/i.exec(name) ??
    /^(.*[^\s\d-])\s+(\d{1,3})\s*(?:pts?\.?|points?)?$/i.exec(name) ??
    [];
  if (before !== undefined) return { name: before.trim(), place, cost: Number(behind) };
  const [, price, rest] = /^[([]?(\d{1,3})[)\]]?\s*(?:pts?\.?)?\s*[-–—:]?\s+([^\d\s].*)$/i.exec(name) ?? [];
  return rest !== undefined && isOne(rest) ? { name: rest, place, cost: Number(price) } : { name, place };
};
/** "2x Force Push" is the card twice; what a unit may equip is for the check to say. */
const repeated = (card: RawCard): RawCard[] => {
  const [, times, name] = /^(\d)\s*[x×]\s*(.+)$/i.exec(card.name) ?? [];
  if (times === undefined || isOne(card.name)) return [card];
  return Array.from({ length: Math.max(1, Number(times)) }, () => ({ ...card, name: name! }));
};
