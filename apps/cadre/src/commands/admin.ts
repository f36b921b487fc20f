import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Admin, ListedMatch } from '@cadre/server';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { paintFor } from '../text/paint.js';
import { tableText } from '../text/table-text.js';

interface JsonFlag {
  readonly json?: true;
}
const homeFolder = (): string => process.env['CADRE_HOME'] || join(homedir(), '.cadre');
const databaseUrl = (): string | undefined => process.env['DATABASE_URL'] || undefined;
const DAY = 86_400_000;

/** For whoever runs a server: on its machine, with its database. Nothing of this can be reached over the net. */
export const adminCommand = (program: Command): void => {
  const admin = program
    .command('admin')
    .description('look after the matches of a server')
    .addHelpText('after', '\nUses CADRE_HOME (default ~/.cadre; stop the server first) or the PostgreSQL database DATABASE_URL.');
  const command = (name: string, description: string): Command =>
    admin.command(name).description(description).option('--json', 'print JSON');
  command('matches', 'list all matches').action((flags: JsonFlag) => withAdmin(a => list(a, flags.json === true)));
  command('reports', 'list what players have reported').action((flags: JsonFlag) => withAdmin(a => reports(a, flags.json === true)));
  command('delete <match...>', 'delete matches with their names, chat, seats and reports').action((ids: string[], flags: JsonFlag) =>
    withAdmin(a => remove(a, ids, flags.json === true)),
  );
  command('prune', 'delete matches that nobody has used for a number of days')
    .requiredOption('--days <number>', 'days without any event', wholeNumber('--days', 1, 36_500))
    .option('--dry-run', 'only list them')
    .action((flags: JsonFlag & { days: number; dryRun?: true }) => withAdmin(a => prune(a, flags)));
  command('backup <file>', 'write the database of CADRE_HOME into one file').action((file: string, flags: JsonFlag) =>
    backUp(file, flags.json === true),
  );
  command('restore <file>', 'make the database of an empty CADRE_HOME from a backup').action((file: string, flags: JsonFlag) =>
    restore(file, flags.json === true),
  );
};

const orFail = <T>(work: Promise<T>): Promise<T> =>
  work.catch((problem: Error) => {
    throw failure(problem.message);
  });
const withAdmin = async (act: (admin: Admin) => Promise<void>): Promise<void> => {
  const { openAdmin } = await import('@cadre/server'); // the database loads slowly
  const admin = await orFail(openAdmin({ home: homeFolder(), databaseUrl: databaseUrl() }));
  try {
    await act(admin);
  } finally {
    await admin.close();
  }
};
const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const matchTable = (matches: readonly ListedMatch[]): string[] =>
  tableText(
    [{ head: 'match' }, { head: 'game' }, { head: 'created' }, { head: 'last used' }, { head: 'events', align: 'right' }, { head: '' }],
    matches.map(m => [m.match, m.game, when(m.created), when(m.used), String(m.events), m.isOver ? 'finished' : 'in progress']),
    paintFor(process.stdout).quiet,
  );

const list = async (admin: Admin, json: boolean): Promise<void> => {
  const matches = await admin.matches();
  if (json) printJson({ ok: true, matches });
  else print(...(matches.length > 0 ? matchTable(matches) : ['No matches.']));
};
const reports = async (admin: Admin, json: boolean): Promise<void> => {
  const all = await admin.reports();
  if (json) printJson({ ok: true, reports: all });
  else if (all.length === 0) print('No reports.');
  else print(...all.flatMap(r => [`${when(r.at)}  match ${r.match}, seat ${r.seat}`, `  ${r.text.replaceAll('\n', '\n  ')}`]));
};
const remove = async (admin: Admin, ids: readonly string[], json: boolean): Promise<void> => {
  const known = new Set((await admin.matches()).map(m => m.match));
  const unknown = ids.filter(id => !known.has(id));
  if (unknown.length > 0) throw failure(`there is no match ${unknown.join(', ')}: nothing was deleted`);
  const deleted = await admin.remove(ids);
  if (json) printJson({ ok: true, deleted });
  else print(`${deleted} deleted`);
};
const prune = async (admin: Admin, { days, dryRun, json }: JsonFlag & { days: number; dryRun?: true }): Promise<void> => {
  const old = (await admin.matches()).filter(m => m.used < Date.now() - days * DAY);
  const deleted = dryRun ? 0 : await admin.remove(old.map(m => m.match));
  if (json) printJson({ ok: true, deleted, matches: old });
  else if (dryRun) print(...(old.length > 0 ? matchTable(old) : ['No matches.']));
  else print(`${deleted} deleted`);
};

const embeddedHome = (): string => {
  if (databaseUrl()) throw usageError('DATABASE_URL is set: back up PostgreSQL with pg_dump and restore it with psql');
  return homeFolder();
};
const backUp = async (file: string, json: boolean): Promise<void> => {
  const home = embeddedHome();
  if (existsSync(file)) throw failure(`${file} exists already`);
  const { backUpHome } = await import('@cadre/server');
  await orFail(backUpHome(home, resolve(file)));
  if (json) printJson({ ok: true, file });
  else print(`${home} is backed up in ${file}. It contains the secrets of future dice rolls: protect it like a database of passwords.`);
};
const restore = async (file: string, json: boolean): Promise<void> => {
  const home = embeddedHome();
  const { restoreHome } = await import('@cadre/server');
  await orFail(restoreHome(home, resolve(file)));
  if (json) printJson({ ok: true, home });
  else print(`${home} is restored. Run "npx cadre matches check", then start the server.`);
};
