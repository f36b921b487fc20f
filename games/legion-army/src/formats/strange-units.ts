import type { RawUnit } from './raw-list.js';
import type { Line } from './text-lines.js';
import { upgradeNames } from './upgrade-names.js';

/** Cheaper lines may be anything; dearer ones are whole lists. */
const [LEAST_PRICE, MOST_PRICE] = [15, 400];
/** "Gizka Herd (60)": a name that nobody knows, with a price as units have, is a unit that nobody knows. */
export const pricedUnit = ({ text, place }: Line, isEntry: boolean): RawUnit | null => {
  const [, name, price] =
    /^(\p{Lu}[^()[\]:;=]{2,58}?)\s*(?:[([]\s*(\d{2,3})\s*(?:pts?\.?|points?|punkte|puntos)?\s*[)\]])$/iu.exec(text) ??
    /^(\p{Lu}[^()[\]:;=]{2,58}?)\s*(?:[-–—=:]\s*)?(\d{2,3})\s*(?:pts?\.?|points?|punkte|puntos)$/iu.exec(text) ??
    (isEntry ? /^(\p{Lu}[^()[\]:;=]{2,58}?)\s*[-–—=:]\s*(\d{2,3})$/iu.exec(text) : null) ??
    [];
  const cost = Number(price);
  if (name === undefined || cost < LEAST_PRICE || cost > MOST_PRICE || name.split(' ').length > MOST_NAME_WORDS) return null;
  return { name, place, count: 1, price: cost, upgrades: [] };
};
const MOST_NAME_WORDS = 7;
/** Any line under a header as Legion HQ prints it. */
export const unknownUnit = (text: string, place: string): RawUnit => {
  const [, count, rest = text] = /^(\d+)\s*[×x]\s+(.*)$/.exec(text) ?? [];
  const [, named, price] = /^(.*\S)\s*\((\d+)\)$/.exec(rest) ?? [];
  const [, bare, upgrades] = named === undefined ? (/^(.*?\S)\s*\((.*)\)$/.exec(rest) ?? []) : [];
  return {
    name: named ?? bare ?? rest,
    place,
    count: count === undefined ? 1 : Number(count),
    ...(price === undefined ? {} : { price: Number(price) }),
    upgrades: upgrades === undefined ? [] : upgradeNames(upgrades, place),
  };
};
