import type { Rule } from '@cadre/core';
import { print, printJson } from '../print.js';
import { paintFor } from '../text/paint.js';
import { wrap } from '../text/width.js';

interface Difference {
  readonly id: string;
  /** Null where the edition has no such rule. */
  readonly from: Rule | null;
  readonly to: Rule | null;
}
interface Request {
  readonly from: string;
  readonly to: string;
  readonly json: boolean;
  keep(rule: Rule): boolean;
}
const isSame = (a: Rule, b: Rule): boolean => a.says === b.says && a.ruling === b.ruling;
const differences = (from: readonly Rule[], to: readonly Rule[]): Difference[] => {
  const ids = [...new Set([...from, ...to].map(rule => rule.id))];
  const rows = ids.map(id => ({ id, from: from.find(rule => rule.id === id) ?? null, to: to.find(rule => rule.id === id) ?? null }));
  return rows.filter(row => !row.from || !row.to || !isSame(row.from, row.to));
};

/** What one edition says and another says differently or not at all. */
export const printDifferences = (before: readonly Rule[], after: readonly Rule[], { from, to, json, keep }: Request): void => {
  const found = differences(before, after).filter(row => (row.from && keep(row.from)) || (row.to && keep(row.to)));
  if (json) printJson({ ok: true, from, to, differences: found });
  else printText(found, from, to);
};
const printText = (found: readonly Difference[], from: string, to: string): void => {
  const paint = paintFor(process.stdout);
  const width = Math.max(30, (process.stdout.columns ?? 100) - 2);
  const side = (edition: string, rule: Rule | null): string[] => {
    if (!rule) return [`  ${paint.ask(edition)} ${paint.quiet('no such rule')}`];
    const text = `${rule.says}${rule.ruling ? ` (${rule.ruling})` : ''}`;
    return [`  ${paint.ask(edition)} ${paint.quiet(rule.source)}`, ...wrap(text, width).map(line => `  ${line}`)];
  };
  for (const row of found) print(paint.title(row.id), ...side(from, row.from), ...side(to, row.to), '');
  print(
    found.length === 0 ? 'No differences.' : `${found.length} ${found.length === 1 ? 'rule differs' : 'rules differ'}: ${from} and ${to}`,
  );
};
