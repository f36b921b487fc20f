import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Rule } from '@cadre/core';
import { runningLines } from './running-code.js';

/** A place in a source file: path from the folder that was searched, and line. */
export interface Spot {
  readonly file: string;
  readonly line: number;
}
export interface Row extends Rule {
  /** What implements it: steps, queries, offers. */
  readonly code: readonly Spot[];
  /** Data, types and lone comments that name it: they implement nothing by themselves. */
  readonly data: readonly Spot[];
  readonly tests: readonly Spot[];
}
export interface RuleTable {
  readonly rows: readonly Row[];
  /** What is wrong with the table, a sentence each: a rule without code that runs or without test, an id that no rule has, an id twice. */
  readonly holes: readonly string[];
}

/**
 * Catalogue x code x tests. `folder` is the game's package: its `src` implements, its `test` proves; `also` names packages, from there, whose
 * `src` implements some of its rules.
 */
export const ruleTable = (
  catalogue: readonly Rule[],
  folder: string,
  { also = [] }: { readonly also?: readonly string[] } = {},
): RuleTable => {
  const prefixes = new Set(catalogue.map(r => prefixOf(r.id)));
  const isOurs = (id: string): boolean => prefixes.has(prefixOf(id));
  const lists = /(^|\/)(rules\.ts|rules\/.*\.ts|data\/.*\.ts)$/; // the catalogue proves nothing, and data may name an A-280
  const sources = ['src', ...also.map(each => join(each, 'src'))];
  const code = idsIn(folder, sources, (file, _, runs) => runs && !lists.test(file));
  const data = idsIn(folder, sources, (file, _, runs) => !runs && !lists.test(file));
  // A test that was commented out proves nothing. A long call of `rule` has its ids on a line of their own.
  const tests = idsIn(folder, ['test'], (_, line) => /^(?!\s*\/\/).*\brule\(|^\s*\[?'[^']+'(, '[^']+')*\]?,$/.test(line));
  const rows = catalogue.map(r => ({ ...r, code: code.get(r.id) ?? [], data: data.get(r.id) ?? [], tests: tests.get(r.id) ?? [] }));
  const known = new Set(catalogue.map(r => r.id));
  const holes = [
    ...rows.filter((r, i) => rows.findIndex(o => o.id === r.id) !== i).map(r => `${r.id} stands in the catalogue twice`),
    ...rows.filter(r => r.code.length === 0).map(noCode),
    ...rows.filter(r => r.tests.length === 0).map(r => `${r.id} has no test: ${r.says}`),
    ...[...code, ...data, ...tests]
      .filter(([id]) => isOurs(id) && !known.has(id))
      .map(([id, [spot]]) => `${id} (${spot!.file}:${spot!.line}) is in no catalogue`),
  ];
  return { rows, holes };
};
const noCode = ({ id, says, data: [spot] }: Row): string =>
  spot ? `${id} has no code that runs, only data or types (${spot.file}:${spot.line}): ${says}` : `${id} has no code: ${says}`;

const ID = /\b[A-Z][A-Z]*(?:-[A-Z]+)*-[A-Z]?\d+[a-z]?\b/g;
const prefixOf = (id: string): string => id.replace(/[A-Z]?\d+[a-z]?$/, '');
type Counts = (file: string, line: string, runs: boolean) => boolean;
const idsIn = (folder: string, parts: readonly string[], counts: Counts): Map<string, Spot[]> => {
  const found = new Map<string, Spot[]>();
  for (const path of parts.flatMap(part => sourcesBelow(join(folder, part)))) {
    const file = relative(folder, path).replaceAll('\\', '/');
    const source = readFileSync(path, 'utf8');
    const running = runningLines(source);
    source.split('\n').forEach((text, i) => {
      if (!counts(file, text, running[i]!)) return;
      for (const id of new Set(text.match(ID))) found.set(id, [...(found.get(id) ?? []), { file, line: i + 1 }]);
    });
  }
  return found;
};
const sourcesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(e => e.isFile() && e.name.endsWith('.ts'))
    .map(e => join(e.parentPath, e.name))
    .sort();
