import { Command, CommanderError } from 'commander';
import { CommandError, EXIT, type ExitCode } from './command-error.js';
import { printJson } from './print.js';

type AddCommand = (program: Command) => void;
/** Each command is loaded when it is called: most of them load every game, which takes most of a second. */
const COMMANDS: Readonly<Record<string, () => Promise<AddCommand>>> = {
  start: async () => (await import('./commands/start.js')).startCommand,
  admin: async () => (await import('./commands/admin.js')).adminCommand,
  matches: async () => (await import('./commands/matches.js')).matchesCommand,
  games: async () => (await import('./commands/games.js')).gamesCommand,
  play: async () => (await import('./commands/play.js')).playCommand,
  campaign: async () => (await import('./commands/campaign.js')).campaignCommand,
  simulate: async () => (await import('./commands/simulate.js')).simulateCommand,
  worker: async () => (await import('./commands/worker.js')).workerCommand,
  record: async () => (await import('./commands/record.js')).recordCommand,
  transcript: async () => (await import('./commands/transcript.js')).transcriptCommand,
  rules: async () => (await import('./commands/rules.js')).rulesCommand,
  table: async () => (await import('./commands/table.js')).tableCommand,
  content: async () => (await import('./commands/content.js')).contentCommand,
  army: async () => (await import('./commands/army.js')).armyCommand,
  new: async () => (await import('./commands/new.js')).newCommand,
  bots: async () => (await import('./commands/bots.js')).botsCommand,
  bench: async () => (await import('./commands/bench.js')).benchCommand,
};

/** The program with this command, or with all of them. */
export const programFor = async (called: string | undefined): Promise<Command> => {
  const program = new Command('cadre')
    .description('Play tabletop games with full rules: in the browser, in the terminal, against bots.')
    .exitOverride()
    .configureOutput({ outputError: () => undefined }) // printed by `fail`, in one line
    .addHelpText(
      'after',
      '\nExit codes: 0 success, 1 failure (for example an invalid record), 2 wrong usage. Every command has --help and --json.',
    );
  const known = called !== undefined && Object.hasOwn(COMMANDS, called);
  for (const load of known ? [COMMANDS[called]!] : Object.values(COMMANDS)) (await load())(program);
  return program;
};

/** Runs one command line (without the names of Node and the script). What became of it is in `process.exitCode`. */
export const run = async (args: readonly string[]): Promise<void> => {
  const fail = (code: ExitCode, message: string): void => {
    process.stderr.write(`cadre: ${message}\n`);
    if (args.includes('--json')) printJson({ ok: false, problem: message });
    process.exitCode = code;
  };
  try {
    const program = await programFor(args[0]);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommandError) fail(error.exit, error.message);
    else if (!(error instanceof CommanderError)) throw error;
    else if (error.exitCode === 0) process.exitCode = EXIT.ok;
    else if (error.code === 'commander.help') process.exitCode = EXIT.usage;
    else fail(EXIT.usage, `${error.message.replace(/^error: /, '').replaceAll('\n', ' ')}; see cadre --help`);
  }
};
