import type { Rank } from '../data/index.js';
import { isNamed, knows } from './known-names.js';
import type { RawCard, RawUnit } from './raw-list.js';
import { pricedNames } from './text-names.js';

interface Head {
  readonly name: string;
  readonly cost?: number;
  readonly rank?: Rank;
  /** Upgrades in brackets behind the name. */
  readonly upgrades?: string;
}

/** A line that is a unit: how many, its name, costs and sums in any notation, its upgrades in brackets, behind a dash, a colon or "with". */
export const readUnitLine = (line: string, place: string): RawUnit | null => {
  const { count, rest } = counted(line);
  const { text, total } = withoutSums(rest);
  const head = headOf(text, isNamed) ?? splitHead(text, isNamed) ?? splitHead(text, knows) ?? headOf(text, knows);
  if (head) {
    const { name, cost, rank, upgrades } = head;
    return {
      name,
      place,
      count,
      ...(cost === undefined ? {} : { cost }),
      ...(rank === undefined ? {} : { rank }),
      upgrades: upgrades === undefined ? [] : upgradeNames(upgrades, place),
    };
  }
  // Nobody knows the unit, but nothing else is counted or added up.
  if (count === 1 && total === undefined) return null;
  const [, name = text, cost] = /^(.*\S)\s+\(?(\d{1,3})\)?$/.exec(text) ?? [];
  return { name, place, count, ...(cost === undefined ? {} : { cost: Number(cost) }), upgrades: [] };
};

const counted = (text: string): { readonly count: number; readonly rest: string } => {
  const [, before, after] = /^(\d{1,2})\s*[x×]\s*(.+)$/i.exec(text) ?? [];
  if (before !== undefined) return { count: Number(before), rest: after! };
  const [, rest, behind] = /^(.+?)\s*[(]?[x×]\s*(\d{1,2})[)]?$/i.exec(text) ?? [];
  if (behind !== undefined && !/\d\s*$/.test(rest!)) return { count: Number(behind), rest: rest! };
  return { count: 1, rest: text };
};
/** "70 + 5 = 75 x 3 = 225", "44 x 2 = 88", "= 206": the sums go, the unit's own cost stays. */
const withoutSums = (text: string): { readonly text: string; readonly total?: number } => {
  const [, before, total] = /^(.*?\S)\s*=\s*(\d+)(?:\s*[x×]\s*\d+\s*=\s*\d+)?\s*(?:points?|pts?)?$/i.exec(text) ?? [];
  if (before === undefined) return { text: text.replace(/\s*(?:points?|pts?)$/i, '') };
  return { text: before.replace(/\s*(?:[x×]\s*\d+|\+\s*\d+(?:\s*[x×]\s*\d+)?)$/i, ''), total: Number(total) };
};

const SEPARATOR = /:\s+|\s+[-–—]{1,2}\s+|\s+(?:with|w\/|avec|mit|con)\s+|,\s+/gi;
/** No unit's name has more of them. */
const SPLITS = 5;
/** The unit in front of the first separator that has one in front of it. */
const splitHead = (text: string, is: IsName): Head | null => {
  for (const match of [...text.matchAll(SEPARATOR)].slice(0, SPLITS)) {
    const head = headOf(text.slice(0, match.index), is);
    if (!head) continue;
    const behind = text.slice(match.index + match[0].length);
    return { ...head, upgrades: head.upgrades === undefined ? behind : `${head.upgrades}, ${behind}` };
  }
  return null;
};

const RANK_WORDS: Readonly<Record<string, Rank | undefined>> = {
  commander: 'commander',
  operative: 'operative',
  corps: 'corps',
  'special forces': 'special',
  support: 'support',
  heavy: 'heavy',
};
type IsName = (kind: 'unit', name: string) => boolean;
/** A unit's name with its title or rank in brackets, its cost bare or in brackets, its upgrades in brackets. */
const headOf = (text: string, is: IsName, hasCost = false): Head | null => {
  if (isNamed('unit', text)) return { name: text };
  const [, bare, cost] = /^(.*\S)\s+(\d{1,3})$/.exec(text) ?? /^(.*\S)\s*\((\d{1,3})\)$/.exec(text) ?? [];
  if (bare !== undefined && !hasCost) {
    const head = headOf(bare, is, true);
    if (head) return { cost: Number(cost), ...head };
  }
  const [, base = text, brackets = ''] = /^([^()]*[^()\s])\s*((?:\([^()]*(?:\([^()]*\)[^()]*)*\)\s*)+)$/.exec(text) ?? [];
  const groups = groupsOf(brackets);
  for (let n = groups.length; n > 0; n--) {
    const name = `${base} ${groups.slice(0, n).join(' ')}`;
    if (isNamed('unit', name)) return withGroups(name, groups.slice(n));
  }
  if (!is('unit', base)) return null;
  const rank = RANK_WORDS[groups[0]?.toLowerCase() ?? ''];
  return rank === undefined ? withGroups(base, groups) : { ...withGroups(base, groups.slice(1)), rank };
};
const withGroups = (name: string, groups: readonly string[]): Head =>
  groups.length === 0 ? { name } : { name, upgrades: groups.join(', ') };
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

/** Upgrades between commas, "and" or plus signs, each with or without its cost. */
export const upgradeNames = (text: string, place: string): RawCard[] =>
  pricedNames('upgrade', text.replaceAll(/,\s*(?:and|et|und)\s+/gi, ', '), place).flatMap(card => {
    if (isNamed('upgrade', card.name) || isNamed('counterpart', card.name)) return [card];
    const parts = card.name.split(/\s+(?:and|et|und|&|\+)\s+/i);
    return parts.length > 1 && parts.every(part => knows('upgrade', part)) ? parts.map(name => ({ name, place })) : [card];
  });
