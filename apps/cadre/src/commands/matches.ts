import { homedir } from 'node:os';
import { join } from 'node:path';
import type { MatchesCheck } from '@cadre/server';
import type { Command } from 'commander';
import { EXIT, failure } from '../command-error.js';
import { print, printJson } from '../print.js';
import { games } from '../registry.js';
import { paintFor } from '../text/paint.js';
import { tellStep } from '../text/progress.js';
import { tableText } from '../text/table-text.js';

export const matchesCommand = (program: Command): void => {
  const matches = program.command('matches').description('manage the matches of a server');
  matches
    .command('check')
    .description('re-run all stored matches with the installed rules and list those that would break (changes nothing)')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nReads CADRE_HOME (default ~/.cadre; stop the server first) or the PostgreSQL database DATABASE_URL.')
    .action((flags: { json?: true }) => check(flags.json === true));
};

const check = async (json: boolean): Promise<void> => {
  const { checkMatches } = await import('@cadre/server'); // the database loads slowly, and only this command needs it
  const home = process.env['CADRE_HOME'] || join(homedir(), '.cadre');
  const databaseUrl = process.env['DATABASE_URL'] || undefined;
  const checked = await checkMatches({ home, databaseUrl, onStep: tellStep }, Object.values(games)).catch((problem: Error) => {
    throw failure(problem.message);
  });
  if (json) printJson({ ok: checked.broken.length === 0, ...checked });
  else print(...report(checked));
  if (checked.broken.length > 0) process.exitCode = EXIT.failed;
};

const report = ({ matches, events, broken }: MatchesCheck): string[] => {
  const paint = paintFor(process.stdout);
  if (broken.length === 0) return [`${paint.good('ok')}: all ${matches} matches (${events} events) work with these rules`];
  return [
    paint.harm(`${broken.length} of ${matches} matches would break, are unreadable or lost`),
    ...tableText(
      [{ head: 'match' }, { head: 'game' }, { head: 'rules' }, { head: '' }, { head: 'problem' }],
      broken.map(b => [b.match, b.game, b.rules, b.state, b.problem]),
      paint.quiet,
    ),
  ];
};
