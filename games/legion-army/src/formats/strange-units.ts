import { knows } from './known-names.js';
import type { RawCard, RawUnit } from './raw-list.js';
import type { Line } from './text-lines.js';
import { upgradeNames } from './upgrade-names.js';

/** Cheaper lines may be anything; dearer ones are whole lists. */
const [LEAST_PRICE, MOST_PRICE] = [15, 400];
const MOST_NAME_WORDS = 7;
/** A larger number in front of a name is its price. */
const MOST_COUNTED = 12;

const NAME = String.raw`\p{L}[^()[\]:;=|]{1,58}?`;
const POINTS = String.raw`\s*(?:points?|pts?|punkte?|pkte?|puntos?|ptos|p)\b\.?`;
const SIGN = String.raw`(?:[-–—=:,@→]\s*)?`;
/** What the unit carries stands behind a sign, a bracket or a word. */
const CARRIED = String.raw`(?:\s*[:,;+|](?<carried>.*)|\s*(?<group>\(.*\))|\s+(?:[-–—]|with|w\/|avec|mit|con)\s+(?<rest>.*))?`;
const pattern = (...parts: readonly string[]): RegExp => new RegExp(`^${parts.join('')}$`, 'iu');
/** "Gizka Herd (60)", "Gizka Herd (Wild Ones) [60 pts]", "Gizka Herd - 60 points", "60 pts: Gizka Herd". */
const PRICED: readonly RegExp[] = [
  pattern(String.raw`(?<name>${NAME})(?:\s*\((?<title>[^()\d]{3,58})\))?\s*${SIGN}[([]\s*(?<price>\d{2,3})(?:${POINTS})?\s*[)\]]`, CARRIED),
  pattern(String.raw`(?<name>${NAME})\s*${SIGN}(?<price>\d{2,3})${POINTS}`, CARRIED),
  pattern(String.raw`[([]?(?<price>\d{2,3})${POINTS}[)\]]?\s*${SIGN}(?<name>${NAME})`),
  pattern(String.raw`[([](?<price>\d{2,3})[)\]]\s*${SIGN}(?<name>${NAME})`),
];
/** "Gizka Herd 60", "Gizka Herd: 60", "60 Gizka Herd": a bare number is a price only among units. */
const NUMBERED: readonly RegExp[] = [
  pattern(String.raw`(?<name>${NAME})(?:\s*[-–—=:,@→]|\s)\s*(?<price>\d{2,3})`, CARRIED),
  pattern(String.raw`(?<price>\d{2,3})\s+${SIGN}(?<name>${NAME})`),
];

interface Strange {
  readonly name: string;
  readonly count: number;
  readonly price: number;
  readonly upgrades: readonly RawCard[];
}
/** A name that nobody knows with its price, and what the unit carries. */
const strangeUnit = (text: string, place: string, isEntry: boolean): Strange | null => {
  const [, before, uncounted = text] = /^(\d{1,2})\s*(?:[x×]\s*)?(?<=\W|[x×])(?=\p{L})(.*)$/iu.exec(text) ?? [];
  const isCounted = before !== undefined && Number(before) <= MOST_COUNTED;
  const found = firstMatch(isCounted ? uncounted : text, isEntry ? [...PRICED, ...NUMBERED] : PRICED);
  if (!found) return null;
  const { name = '', title, price, carried, group, rest } = found;
  const [, bare = name, times] = /^(.*\S)\s+[x×]\s?(\d{1,2})$/i.exec(name) ?? [];
  const behind = upgradeNames(carried ?? rest ?? group ?? '', place);
  const inBrackets = title === undefined ? [] : upgradeNames(title, place);
  const areUpgrades = inBrackets.length > 0 && inBrackets.every(card => knows('upgrade', card.name));
  return {
    name: title === undefined || areUpgrades ? bare : `${bare} (${title})`,
    count: Number(times ?? (isCounted ? before : 1)),
    price: Number(price),
    upgrades: [...(areUpgrades ? inBrackets : []), ...behind].filter(card => card.name !== ''),
  };
};
const firstMatch = (text: string, patterns: readonly RegExp[]): Readonly<Record<string, string | undefined>> | null => {
  for (const each of patterns) {
    const found = each.exec(text);
    if (found?.groups) return found.groups;
  }
  return null;
};

/** "Gizka Herd (60)": a name that nobody knows, with a price as units have, is a unit that nobody knows. */
export const pricedUnit = ({ text, place }: Line, isEntry: boolean): RawUnit | null => {
  const found = strangeUnit(text, place, isEntry);
  if (!found || found.price < LEAST_PRICE || found.price > MOST_PRICE || knows('upgrade', found.name)) return null;
  return isEntry || found.name.split(' ').length <= MOST_NAME_WORDS ? { ...found, place } : null;
};
/** A line that is counted or added up, or stands under a header as Legion HQ prints it: a unit, priced or not. */
export const unknownUnit = (text: string, place: string): Omit<RawUnit, 'total'> => {
  const [, times, uncounted = text] = /^(\d+)\s*[×x]\s+(.*)$/.exec(text) ?? [];
  const { count, ...unit } = strangeUnit(uncounted, place, true) ?? { count: 1, ...unpriced(uncounted, place) };
  return { ...unit, place, count: times === undefined ? count : Number(times) };
};
const unpriced = (text: string, place: string): Pick<RawUnit, 'name' | 'price' | 'upgrades'> => {
  const [, named, price] = /^(.*\S)\s*\((\d+)\)$/.exec(text) ?? [];
  const [, bare, upgrades] = named === undefined ? (/^(.*?\S)\s*\((.*)\)$/.exec(text) ?? []) : [];
  return {
    name: named ?? bare ?? text,
    ...(price === undefined ? {} : { price: Number(price) }),
    upgrades: upgrades === undefined ? [] : upgradeNames(upgrades, place),
  };
};
