import type { Rank } from '../data/index.js';
import { isCharacter, isMisspelt, isNamed, knows } from './known-names.js';
import { cardsCalled } from './names.js';
import type { RawCard, RawUnit } from './raw-list.js';
import { unknownUnit } from './strange-units.js';
import { upgradeNames } from './upgrade-names.js';
import { carriesWeapon } from './weapon-names.js';

interface Head {
  readonly name: string;
  readonly price?: number;
  readonly rank?: Rank;
  /** Upgrades in brackets behind the name. */
  readonly upgrades?: string;
}
type Numbers = Pick<RawUnit, 'cost' | 'total' | 'price'>;

/** A line that is a unit: how many, its name, costs and sums in any notation, its upgrades in brackets, behind a dash, a colon or "with". */
export const readUnitLine = (line: string, place: string): RawUnit | null => {
  const { count, rest } = countOf(plainPrices(line));
  const { text, total, price } = withoutSums(rest);
  const head = findHead(text);
  if (head) {
    const upgrades = head.upgrades === undefined ? [] : upgradeNames(head.upgrades, place);
    const numbers: Numbers =
      total === undefined ? asPrice(price ?? head.price) : { total, ...(head.price === undefined ? {} : { cost: head.price }) };
    return { name: head.name, place, count, ...(head.rank === undefined ? {} : { rank: head.rank }), ...priced(numbers, upgrades) };
  }
  // Nobody knows the unit, but nothing else is counted or added up.
  if (count === 1 && total === undefined) return null;
  const { price: cost, ...unit } = unknownUnit(text, place);
  const numbers: Numbers = total === undefined ? asPrice(cost) : { total, ...(cost === undefined ? {} : { cost }) };
  return { ...unit, count: count * unit.count, ...numbers };
};
const asPrice = (price: number | undefined): Numbers => (price === undefined ? {} : { price });

/** "Stormtroopers with DLT-19 (68)": a price behind the last upgrade that is not that upgrade's is the price of the whole line. */
const priced = (numbers: Numbers, upgrades: readonly RawCard[]): Numbers & { readonly upgrades: readonly RawCard[] } => {
  const last = upgrades.at(-1);
  if (last?.cost === undefined || numbers.cost !== undefined || numbers.price !== undefined || numbers.total !== undefined)
    return { ...numbers, upgrades };
  if (upgrades.slice(0, -1).some(up => up.cost !== undefined)) return { upgrades };
  const isOwn = cardsCalled('upgrade', last.name).some(card => 'cost' in card && card.cost === last.cost);
  const { cost, ...unpriced } = last;
  return isOwn || cost < 20 ? { upgrades } : { price: cost, upgrades: [...upgrades.slice(0, -1), unpriced] };
};

/** One kind of bracket, and no word for points behind a number. */
const plainPrices = (text: string): string =>
  text
    .replaceAll(/[[{]/g, '(')
    .replaceAll(/[\]}]/g, ')')
    .replaceAll(/(\d)\s*(?:points?|pts?\b\.?|punkte?\b|pkte?\b\.?|puntos?\b|ptos\b\.?)/gi, '$1')
    .replaceAll(/(\d\)?)\s*(?:each|ea\b\.?|apiece|chacune?s?|je(?:weils)?|cada un[oa])\b/gi, '$1')
    .replaceAll(/\(\s*(\d+)(?:\s*\+\s*\d+)+\s*=\s*\d+\s*\)/g, '($1)')
    .replaceAll(/\(\s*([+-]?\d+)\s*\)/g, '($1)')
    .replace(/^((?:\d+\s*[x×]\s*)?)(.{3,40}?) - \2(?=$|[\s(])/, '$1$2');

const countOf = (text: string): { readonly count: number; readonly rest: string } => {
  const [, before, after] = /^\(?(\d{1,2})\s*[x×*]\)?\s*(.+)$/i.exec(text) ?? /^[x×](\d{1,2})\s+(.+)$/i.exec(text) ?? [];
  if (before !== undefined && !isNamed('unit', text)) return { count: Number(before), rest: after! };
  const [, rest, behind] = /^(.+?)\s*\(?[x×]\s*(\d{1,2})\)?$/i.exec(text) ?? [];
  if (behind !== undefined && !/(?:^|[\s(+=])\d\s*$/.test(rest!)) return { count: Number(behind), rest: rest! };
  const [, sum, multiplied] = /^(.*=\s*\d+)\s*[x×]\s*(\d{1,2})\s*=\s*\d+$/i.exec(text) ?? [];
  if (multiplied !== undefined) return { count: Number(multiplied), rest: sum! };
  // "Stormtroopers x3 (DLT-19)": between the name and what the unit carries.
  const [, name, times, carries] = /^([^(),:]+?)\s+\(?[x×]\s?(\d{1,2})\)?(?=[\s,:(–-])(.*)$/i.exec(text) ?? [];
  if (times !== undefined && knows('unit', name!)) return { count: Number(times), rest: `${name}${carries}` };
  const [, bare, several] = /^(\d{1,2})\s+(\D.*)$/.exec(text) ?? [];
  if (bare !== undefined && Number(bare) <= MOST_COUNTED && !findHead(text, isNamed) && findHead(several!))
    return { count: Number(bare), rest: several! };
  return { count: 1, rest: text };
};
/** A larger number in front of a unit is its price. */
const MOST_COUNTED = 12;

/** "70 + 5 = 75 x 3 = 225", "44 x 2 = 88", "= 206", "- 68": the sums go, the unit's own cost stays. */
const withoutSums = (text: string): { readonly text: string; readonly total?: number; readonly price?: number } => {
  // "Rebel Officer (55) Strict Orders (5) [60]": the last of two numbers is the sum.
  const [, priced, sum] = /^(.*\S\s*\(\d{1,3}\))\s*\((\d{2,4})\)$/.exec(text) ?? [];
  if (priced !== undefined) return { text: priced, total: Number(sum) };
  const [, before, total] = /^(.*?\S)\s*=\s*\(?(\d+)\)?(?:\s*[x×]\s*\d+\s*=\s*\d+)?$/i.exec(text) ?? [];
  if (before !== undefined) return { text: before.replace(/\s*(?:[x×]\s*\d+|\+\s*\d+(?:\s*[x×]\s*\d+)?)$/i, ''), total: Number(total) };
  const [, behind, price] = /^(.*\S)\s*(?:\s[-–—]|[:@→]|->)\s*\(?(\d{1,3})\)?$/.exec(text) ?? /^(.*\S),\s+(\d{2,3})$/.exec(text) ?? [];
  return behind === undefined || isNamed('unit', text) ? { text } : { text: behind, price: Number(price) };
};

/** The exact name first, then a price in front of it, then names that are nearly right. */
const findHead = (written: string, is?: IsName): Head | null => {
  const text = titleInBrackets(written);
  return (
    headOf(text, isNamed) ??
    beforePrice(text) ??
    splitHead(text, isNamed) ??
    behindPrice(text, isNamed) ??
    (is ? null : (pair(text) ?? weaponFirst(text) ?? splitHead(text, knows) ?? behindPrice(text, knows) ?? headOf(text, knows)))
  );
};
/** "Darth Vader, Dunkler Lord der Sith (170) mit …": what follows a character's name and is no upgrade is a title. */
const titleInBrackets = (text: string): string => {
  const [, name, title, rest] = /^([^,()]+),\s*([^,()]+?)(\s*\(\d+\).*|\s+(?:with|w\/|mit|avec|con)\s.*)$/i.exec(text) ?? [];
  if (title === undefined || !isCharacter(name!) || knows('upgrade', title) || isNamed('unit', `${name}, ${title}`)) return text;
  return `${name} (${title})${rest}`;
};
/** "R2 & 3PO": a unit and its counterpart. */
const pair = (text: string): Head | null => {
  const [, name, other] = /^(.+?)\s*(?:&|\+|\b(?:and|et|und|y)\b)\s*(.+)$/i.exec(text) ?? [];
  return other !== undefined && isNamed('unit', name!) && isNamed('counterpart', other) ? { name: name!, upgrades: other } : null;
};

const SEPARATOR =
  /:\s*|\s+[-–—]{1,2}>?\s+|\s*(?:→|=>|->|\|)\s*|\s+(?:with|w\/|w(?=\s)|avec|mit|con|including|incl?\.?|feat\.?|ft\.?)\s*(?=\S)|,\s+|;\s*|\s+\+\s*|\s+\/\s+/gi;
/** No unit's name has more of them. */
const SPLITS = 5;
/** The unit in front of a separator: the longest exact name, else the shortest that is nearly right. */
const splitHead = (text: string, is: IsName): Head | null => {
  const separators = [...text.matchAll(SEPARATOR)].slice(0, SPLITS);
  for (const match of is === isNamed ? separators.reverse() : separators) {
    const head = headOf(text.slice(0, match.index), is);
    if (!head) continue;
    const behind = text.slice(match.index + match[0].length);
    return { ...head, upgrades: head.upgrades === undefined ? behind : `${head.upgrades}, ${behind}` };
  }
  return null;
};
/** "Rebel Officer (50) Strict Orders (5), Vigilance (5)": nothing but the price stands between unit and upgrades. */
const beforePrice = (text: string): Head | null => {
  const [, name, price, upgrades] = /^([^()]+?)\s*\((\d{1,3})\)\s+(\p{L}.*)$/u.exec(text) ?? [];
  const isWord = upgrades !== undefined && !/^(?:with|w\/|avec|mit|con|incl)/i.test(upgrades);
  return isWord && isNamed('unit', name!) ? { name: name!, price: Number(price), upgrades } : null;
};
/** "190 Darth Vader", "(190) Darth Vader", "190 - Darth Vader". */
const behindPrice = (text: string, is: IsName): Head | null => {
  const [, price, rest] = /^\(?(\d{2,3})\)?\s*(?:[-–—:=]\s*)?(\D.*)$/.exec(text) ?? [];
  const head = rest === undefined ? null : (headOf(rest, is) ?? splitHead(rest, is));
  return head && { price: Number(price), ...head };
};

/** No weapon and unit together have more. */
const MOST_WORDS = 9;
/** "Z-6 Rebel Troopers", "DLT Storms": the unit's weapon stands in front of its name. */
const weaponFirst = (text: string): Head | null => {
  const [, named, rest = ''] = /^([^(),:]+?)(\s*[(,:].*)?$/.exec(text) ?? [];
  const words = named?.split(' ') ?? [];
  if (words.length > MOST_WORDS) return null;
  for (let n = 1; n < words.length; n++) {
    const [weapon, name] = [words.slice(0, n).join(' '), words.slice(n).join(' ')];
    if (!isNamed('unit', name) || !carriesWeapon(name, weapon)) continue;
    const head = findHead(`${name}${rest}`, isNamed);
    return head && { ...head, upgrades: head.upgrades === undefined ? weapon : `${weapon}, ${head.upgrades}` };
  }
  return null;
};

const RANK_WORDS: Readonly<Record<string, Rank | undefined>> = {
  commander: 'commander',
  cmdr: 'commander',
  operative: 'operative',
  op: 'operative',
  corps: 'corps',
  'special forces': 'special',
  support: 'support',
  heavy: 'heavy',
};
type IsName = (kind: 'unit' | 'counterpart', name: string) => boolean;
const isUnit = (is: IsName, name: string): boolean => is('unit', name) || isNamed('counterpart', name);
/** A unit's name with its title or rank in brackets, its cost bare or in brackets, its upgrades in brackets. */
const headOf = (text: string, is: IsName, hasPrice = false): Head | null => {
  if (isUnit(isNamed, text)) return { name: text };
  const [, bare, price] = /^(.*\S)\s+(\d{1,3})$/.exec(text) ?? /^(.*\S)\s*\((\d{1,3})\)$/.exec(text) ?? [];
  if (bare !== undefined && !hasPrice) {
    const head = headOf(bare, is, true);
    if (head) return { price: Number(price), ...head };
  }
  const [, base = text, brackets = ''] = /^([^()]*[^()\s])\s*((?:\([^()]*(?:\([^()]*\)[^()]*)*\)\s*)+)$/.exec(text) ?? [];
  const groups = groupsOf(brackets);
  for (let n = groups.length; n > 0; n--) {
    const name = `${base} ${groups.slice(0, n).join(' ')}`;
    if (isNamed('unit', name) || (is !== isNamed && isMisspelt('unit', name))) return withGroups(name, groups.slice(n));
  }
  const [, unpriced, numbered] = hasPrice ? [] : (/^(.*\S)\s+(\d{2,3})$/.exec(base) ?? []);
  if (unpriced !== undefined && isUnit(is, unpriced)) return { price: Number(numbered), ...withGroups(unpriced, groups) };
  if (!isUnit(is, base)) return null;
  const rank = RANK_WORDS[groups[0]?.toLowerCase() ?? ''];
  return rank === undefined ? withGroups(base, groups) : { ...withGroups(base, groups.slice(1)), rank };
};
/** Brackets behind a name: its price where they hold a number, the title of a character, otherwise upgrades. */
const withGroups = (name: string, groups: readonly string[]): Head => {
  const [title, ...others] = groups;
  if (
    title !== undefined &&
    isCharacter(name) &&
    /^\p{L}[^,;+/]*$/u.test(title) &&
    !knows('upgrade', title) &&
    !isNamed('counterpart', title)
  )
    return withGroups(`${name} (${title})`, others);
  const price = groups.find(group => /^\d{1,3}$/.test(group));
  const upgrades = groups.filter(group => group !== price && group !== '');
  return {
    name,
    ...(price === undefined ? {} : { price: Number(price) }),
    ...(upgrades.length === 0 ? {} : { upgrades: upgrades.join(', ') }),
  };
};
/** What stands in each pair of outer brackets. */
const groupsOf = (text: string): string[] => {
  const groups: string[] = [];
  let depth = 0;
  for (const letter of text) {
    if (letter === ')') depth--;
    if (depth > 0) groups[groups.length - 1] += letter;
    if (letter === '(' && depth++ === 0) groups.push('');
  }
  return groups.map(g => g.trim());
};
