import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import {
  allCards,
  catalogue,
  isUpdateDate,
  type PointsStep,
  planUpdate,
  readUpdate,
  type UpdatePlan,
  unitById,
  updatedFiles,
  upgradeById,
} from '@cadre/legion-army';
import type { Command } from 'commander';
import { failure, fileReason } from '../command-error.js';
import { print, printJson } from '../print.js';
import { paintFor } from '../text/paint.js';

interface Flags {
  readonly json?: true;
  readonly date?: string;
  readonly source?: string;
  readonly page?: string;
  readonly write?: true;
  readonly data: string;
}
/** Where a checkout keeps the catalogue. */
const DATA = 'games/legion-army/src/data';
const ROWS_A_PAGE = 25;

export const armyUpdateCommand = (army: Command): void => {
  army
    .command('update')
    .description('read a published table of points (CSV or JSON), show what it changes, and write it into the catalogue')
    .argument('<file>', 'table with "name" and "points", and "title", "kind" or "code" where a name is not enough')
    .option('--date <day>', 'day from which the points hold, as 2026-06-19')
    .option('--source <text>', 'who published the table')
    .option('--page <number>', `show only this page of ${ROWS_A_PAGE} changes`)
    .option('--write', 'write the changes into the catalogue of this checkout')
    .option('--data <folder>', 'folder of the catalogue', DATA)
    .option('--json', 'print JSON')
    .action(update);
};

const update = (file: string, flags: Flags): void => {
  const read = readUpdate(textOf(file));
  const plan = planUpdate(allCards(), read);
  const [date, source] = [flags.date ?? read.date, flags.source ?? read.source];
  if (date !== undefined && !isUpdateDate(date)) throw failure(`--date: expected a day as 2026-06-19, got "${date}"`);
  if (flags.json) printJson({ ok: plan.problems.length === 0, catalogue: catalogue.points, date, source, ...plan });
  else show(plan, flags, date);
  if (plan.problems.length > 0) process.exitCode = 1;
  if (!flags.write) return;
  if (plan.problems.length > 0) throw failure(`nothing was written: ${plan.problems.length} rows are not clear`);
  if (date === undefined || source === undefined)
    throw failure(
      `nothing was written: the file does not say ${date === undefined ? 'from which day' : 'from whom'} the points are; use --${date === undefined ? 'date' : 'source'}`,
    );
  if (date <= catalogue.points)
    throw failure(`nothing was written: the catalogue has the points of ${catalogue.points}, which are not older than ${date}`);
  write(plan, date, source, flags.data);
};
const textOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw failure(`cannot read ${file}: ${fileReason(error)}`);
  }
};

const groupOf = ({ id }: PointsStep): string => unitById.get(id)?.faction ?? upgradeById.get(id)?.slot ?? 'other';
const show = ({ changed, same, added, problems }: UpdatePlan, flags: Flags, date: string | undefined): void => {
  const paint = paintFor(process.stdout);
  print(
    `${paint.title(`Points of ${date ?? '?'}`)} against those of ${catalogue.points}: ${changed.length} changed, ${same} the same, ${added.length} new`,
  );
  const rows = changed.toSorted((a, b) => groupOf(a).localeCompare(groupOf(b)) || a.name.localeCompare(b.name));
  const pages = Math.max(1, Math.ceil(rows.length / ROWS_A_PAGE));
  const wanted = flags.page === undefined ? undefined : Number(flags.page);
  if (wanted !== undefined && !(Number.isInteger(wanted) && wanted >= 1 && wanted <= pages))
    throw failure(`--page: expected a number from 1 to ${pages}, got "${flags.page}"`);
  for (let page = wanted ?? 1; page <= (wanted ?? pages); page++) {
    print(paint.quiet(`Page ${page} of ${pages}`));
    for (const row of rows.slice((page - 1) * ROWS_A_PAGE, page * ROWS_A_PAGE)) print(...rowText(row));
  }
  for (const { card, kind } of added) print(`  new ${kind}: ${card.name} (${String(card['cost'])})`);
  for (const problem of problems) process.stderr.write(`cadre: ${problem}\n`);
};
const rowText = (row: PointsStep): string[] => {
  const by = row.from === null ? '' : ` (${row.to > row.from ? '+' : ''}${row.to - row.from})`;
  return [`  ${groupOf(row).padEnd(14)} ${row.name}: ${row.from ?? '–'} → ${row.to}${by}`];
};

const write = (plan: UpdatePlan, date: string, source: string, folder: string): void => {
  if (!existsSync(join(folder, 'points-history.ts')))
    throw failure(`nothing was written: ${folder} is not the folder of the catalogue; run this at the root of a checkout, or use --data`);
  const files = new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map(path => join(folder, path))
      .filter(path => path.endsWith('.ts') && statSync(path).isFile())
      .map(path => [relative(folder, path).split(sep).join('/'), readFileSync(path, 'utf8')]),
  );
  const changed = updatedFiles(files, plan, date, source);
  for (const [path, text] of changed) writeFileSync(join(folder, path), text);
  print(`wrote ${[...changed.keys()].join(', ')}`, 'Format and check them: npx biome check --write games/legion-army && npm run check');
};
