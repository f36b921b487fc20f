import { Command, CommanderError } from 'commander';
import { CommandError, EXIT, type ExitCode } from './command-error.js';
import { adminCommand } from './commands/admin.js';
import { armyCommand } from './commands/army.js';
import { benchCommand } from './commands/bench.js';
import { campaignCommand } from './commands/campaign.js';
import { contentCommand } from './commands/content.js';
import { gamesCommand } from './commands/games.js';
import { matchesCommand } from './commands/matches.js';
import { playCommand } from './commands/play.js';
import { recordCommand } from './commands/record.js';
import { rulesCommand } from './commands/rules.js';
import { simulateCommand } from './commands/simulate.js';
import { startCommand } from './commands/start.js';
import { tableCommand } from './commands/table.js';
import { workerCommand } from './commands/worker.js';
import { printJson } from './print.js';

const program = new Command('cadre')
  .description('Play tabletop games with full rules: in the browser, in the terminal, against bots.')
  .exitOverride()
  .configureOutput({ outputError: () => undefined }) // printed below, in one line
  .addHelpText(
    'after',
    '\nExit codes: 0 success, 1 failure (for example an invalid record), 2 wrong usage. Every command has --help and --json.',
  );
for (const add of [
  startCommand,
  adminCommand,
  matchesCommand,
  gamesCommand,
  playCommand,
  campaignCommand,
  simulateCommand,
  workerCommand,
  recordCommand,
  rulesCommand,
  tableCommand,
  contentCommand,
  armyCommand,
  benchCommand,
])
  add(program);

const fail = (code: ExitCode, message: string): void => {
  process.stderr.write(`cadre: ${message}\n`);
  if (process.argv.includes('--json')) printJson({ ok: false, problem: message });
  process.exitCode = code;
};

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok); // the reader has closed the pipe, as in `cadre rules | head`
});

try {
  await program.parseAsync();
} catch (error) {
  if (error instanceof CommandError) fail(error.exit, error.message);
  else if (!(error instanceof CommanderError)) throw error;
  else if (error.exitCode === 0) process.exitCode = EXIT.ok;
  else if (error.code === 'commander.help') process.exitCode = EXIT.usage;
  else fail(EXIT.usage, `${error.message.replace(/^error: /, '').replaceAll('\n', ' ')}; see cadre --help`);
}
