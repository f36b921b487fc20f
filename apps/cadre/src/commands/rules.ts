import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rule } from '@cadre/core';
import { findRules } from '@cadre/kit';
import { type Row, type RuleTable, ruleTable } from '@cadre/testkit/rule-table';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { print, printJson } from '../print.js';
import { type Rulebook, rulebooks } from '../registry.js';
import { type Paint, paintFor } from '../text/paint.js';
import { padTo, wrap } from '../text/width.js';
import { printDifferences } from './rule-differences.js';

interface Flags {
  readonly game?: string;
  readonly edition?: string;
  readonly diff?: string;
  readonly json?: true;
  readonly check?: true;
}
interface Listed extends Row {
  readonly game: string;
}

export const rulesCommand = (program: Command): void => {
  program
    .command('rules')
    .description('search the rules: text, source and ruling, and the code and tests of each rule')
    .argument('[words...]', 'only rules with all these words, in any form')
    .option('--game <id>', 'only the rules of this game (or legion for army building)')
    .option('--edition <id>', 'the rules as this edition of the game has them')
    .option('--diff <edition>', 'only what differs from this edition')
    .option('--check', 'exit code 1 if a rule has no code that runs or no test, or code names an unknown rule')
    .option('--json', 'print JSON')
    .action((words: string[], flags: Flags) => {
      if (flags.diff === undefined) listRules(words, flags);
      else listDifferences(words, flags, flags.diff);
    });
};

const listRules = (words: readonly string[], flags: Flags): void => {
  const asked = flags.game === undefined ? rulebooks : [findRulebook(flags.game)];
  const edition = flags.edition === undefined ? undefined : findEdition(flags, flags.edition);
  const tables = asked.map(book => ({ game: book.id, table: inEdition(tableOf(book), edition) }));
  const all = tables.flatMap(t => t.table.rows.map(row => ({ game: t.game, ...row })));
  const { rules: rows, near } = findRules(all, words.join(' '));
  const holes = tables.flatMap(t => t.table.holes.map(hole => `${t.game}: ${hole}`));
  const shown = (row: Listed) => ({ ...row, hole: isHole(row) });
  if (flags.json) printJson({ ok: holes.length === 0, rules: rows.map(shown), near: near.map(shown), holes });
  else printRules(rows, near, holes, totals(tables.map(t => t.table)));
  if (!flags.check || holes.length === 0) return;
  if (flags.json) process.exitCode = 1;
  else throw failure(`${holes.length} ${holes.length === 1 ? 'gap' : 'gaps'} in the rule table: every rule needs code and a test`);
};

const findRulebook = (id: string): Rulebook => {
  const found = rulebooks.find(book => book.id === id);
  if (!found) throw usageError(`there is no rulebook "${id}"; expected one of ${rulebooks.map(book => book.id).join(', ')}`);
  return found;
};
const findEdition = ({ game }: Flags, id: string): readonly Rule[] => {
  if (game === undefined) throw usageError('an edition is one of a game; name it with --game');
  const editions = findRulebook(game).editions ?? {};
  const found = Object.hasOwn(editions, id) ? editions[id] : undefined;
  if (found) return found;
  const ids = Object.keys(editions);
  throw usageError(ids.length === 0 ? `${game} has only one edition` : `${game} has no edition "${id}"; expected one of ${ids.join(', ')}`);
};
/** `--diff` without `--edition` compares with the first edition. */
const listDifferences = (words: readonly string[], flags: Flags, from: string): void => {
  const before = findEdition(flags, from);
  const edition = flags.edition ?? Object.keys(findRulebook(flags.game!).editions!)[0]!;
  printDifferences(before, findEdition(flags, edition), {
    from,
    to: edition,
    json: flags.json === true,
    keep: rule => findRules([rule], words.join(' ')).rules.length > 0,
  });
};
/** The words of the edition; code and tests stay those of the row. */
const inEdition = (table: RuleTable, edition: readonly Rule[] | undefined): RuleTable => {
  if (!edition) return table;
  const places = new Map(table.rows.map(row => [row.id, row]));
  return { ...table, rows: edition.map(rule => ({ ...places.get(rule.id)!, ...rule })) };
};
/** A game's package in the workspace: its sources are read, not its build. */
const packageOf = (book: Rulebook): string => `games/${book.package ?? book.id}`;
const tableOf = (book: Rulebook): RuleTable => {
  const folder = fileURLToPath(new URL(`../../../../${packageOf(book)}`, import.meta.url));
  const table = ruleTable(book.catalogue, folder, { also: book.also ?? [] });
  // From the root of the repository: an editor opens such a path at a click.
  const fromRoot = (spots: Row['code']): Row['code'] => spots.map(spot => ({ ...spot, file: posix.join(packageOf(book), spot.file) }));
  const rows = table.rows.map(row => ({ ...row, code: fromRoot(row.code), data: fromRoot(row.data), tests: fromRoot(row.tests) }));
  return { ...table, rows };
};
const isHole = (row: Row): boolean => row.code.length === 0 || row.tests.length === 0;
const totals = (tables: readonly RuleTable[]): string => {
  const rows = tables.flatMap(t => t.rows);
  const count = (part: 'code' | 'tests'): number => rows.filter(r => r[part].length > 0).length;
  return `${rows.length} rules, ${count('code')} with code that runs, ${count('tests')} with tests`;
};

const printRules = (rows: readonly Listed[], near: readonly Listed[], holes: readonly string[], sum: string): void => {
  const paint = paintFor(process.stdout);
  if (rows.length === 0) print(near.length === 0 ? 'No results.' : 'No results. The closest rules:');
  for (const row of [...rows, ...near]) print(...ruleText(row, paint, process.stdout.columns ?? 100));
  print('', sum);
  if (holes.length > 0) print(paint.harm(`${holes.length} ${holes.length === 1 ? 'gap' : 'gaps'}:`), ...holes.map(h => `  ${h}`));
};
const ID_WIDTH = 10;
const ruleText = (row: Listed, paint: Paint, width: number): string[] => {
  const line = (head: string, text: string): string[] => {
    const [first = '', ...rest] = wrap(text, Math.max(30, width - ID_WIDTH));
    return [padTo(head, ID_WIDTH) + first, ...rest.map(l => ' '.repeat(ID_WIDTH) + l)];
  };
  const listed = (spots: Row['code']): string => spots.map(s => `${s.file}:${s.line}`).join(' ');
  const places = (part: 'code' | 'tests'): string => {
    if (row[part].length > 0) return `${part} ${listed(row[part])}`;
    return part === 'code' && row.data.length > 0 ? paint.harm(`data alone ${listed(row.data)}`) : paint.harm(`no ${part}`);
  };
  return [
    ...line(paint.title(row.id), row.says),
    ...(row.ruling ? line('', `${paint.ask('ruling')} ${row.ruling}`) : []),
    ...line('', paint.quiet(row.source)),
    ...line('', isHole(row) ? `${places('code')}; ${places('tests')}` : paint.quiet(`${places('code')}; ${places('tests')}`)),
  ];
};
