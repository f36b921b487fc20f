import type { Chart, ChartResult, CombatTree, Icon, Named, Provenance } from './types.js';
import { ICONS } from './types.js';

/**
 * A proper name that stays as it is in every language: no German edition of the cards is known, so stances, charts, abilities and persons keep
 * the name that German players know from the English cards.
 */
export const proper = (name: string): Named => ({ en: name, de: name });
export const PUBLISHED: Provenance = { from: 'published' };
export const HOUSE: Provenance = { from: 'house' };

const RESULTS = ['strike', 'critical', 'block'] as const;
const isOf = <T extends string>(all: readonly T[], word: string): word is T => (all as readonly string[]).includes(word);
const fail = (where: string, word: string, expected: string): never => {
  throw new Error(`${where}: "${word}" is not known; expected ${expected}`);
};
const readIcon = (where: string, word: string): Icon => (isOf(ICONS, word) ? word : fail(where, word, `one of ${ICONS.join(', ')}`));
const readResult = (where: string, word: string): ChartResult => {
  const [change, into] = word.split('>');
  if (into !== undefined) {
    if (!isOf(RESULTS, change!)) return fail(where, word, `a change of ${RESULTS.join(', ')}`);
    return isOf(['strike', 'critical', 'failure'], into)
      ? { change: change as (typeof RESULTS)[number], into }
      : fail(where, word, 'a change into strike, critical or failure');
  }
  return isOf(RESULTS, word) ? { add: word } : { effect: readIcon(where, word) };
};
const words = (text: string): string[] => text.split(' ').filter(word => word !== '');

/** S-EXP-1: a chart as "1 critical, 3 critical strike, 4 critical>strike pinned": the first count of each row, then its results; "-" for none. */
export const chart = (name: string, rows: string): Chart => ({
  name: proper(name),
  rows: rows.split(',').map(row => {
    const [from, ...results] = words(row);
    if (!/^[1-9]$/.test(from ?? '')) fail(`chart "${name}"`, from ?? '', 'the number from which the row counts');
    return { from: Number(from), results: results.filter(word => word !== '-').map(word => readResult(`chart "${name}"`, word)) };
  }),
});
/** S-TREE-1: a combat tree as "M1* damage, T2 shove damage" (a star marks a start) and "M1-T2". */
export const tree = (options: string, links: string): CombatTree => {
  const parts = options.split(',').map(words);
  const nameOf = ([place]: string[]): string => place!.replace('*', '');
  return {
    start: parts.filter(([place]) => place!.endsWith('*')).map(nameOf),
    options: Object.fromEntries(
      parts.map(part => [nameOf(part), part.slice(1).map(word => readIcon(`option ${nameOf(part)} of a combat tree`, word))]),
    ),
    links: words(links).map(link => {
      const [from, to, ...more] = link.split('-');
      if (!from || !to || more.length > 0) return fail('links of a combat tree', link, 'two options, as in M1-T2');
      return [from, to] as const;
    }),
  };
};
/** Corners as "x,y x,y x,y", in inches. */
export const corners = (text: string): readonly (readonly [number, number])[] =>
  words(text).map(corner => {
    const [x, y] = corner.split(',').map(Number);
    if (!Number.isFinite(x) || !Number.isFinite(y)) return fail('corners', corner, 'two numbers, as in 4.5,12');
    return [x!, y!] as const;
  });
