import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { games } from '../registry.js';
import { complainOf, sharedDatabase } from '../shared-database.js';

export const workerCommand = (program: Command): void => {
  program
    .command('worker')
    .description('play pieces of distributed simulations (cadre simulate --distributed) until stopped')
    .option('--workers <number>', 'how many cores to use', wholeNumber('--workers', 1, 256), availableParallelism())
    .option('--json', 'print one JSON document when it has stopped')
    .addHelpText(
      'after',
      '\nReads DATABASE_URL: the PostgreSQL database over which simulations are spread. Every worker must run the same build.',
    )
    .action((flags: { workers: number; json?: true }) => playPieces(flags.workers, flags.json === true));
};

const playPieces = async (workers: number, json: boolean): Promise<void> => {
  const databaseUrl = sharedDatabase('cadre worker');
  const { DatabaseProblem, work } = await import('@cadre/sim/distributed'); // the queue loads slowly
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  let pieces = 0,
    matches = 0;
  if (!json) print(`waiting for pieces with ${workers} ${workers === 1 ? 'core' : 'cores'} (stop with Ctrl+C)`);
  await work({
    databaseUrl,
    module: new URL('../registry.js', import.meta.url).href,
    games,
    workers,
    signal: stop.signal,
    onPiece: ({ game, from, to }) => {
      pieces++;
      matches += to - from;
      if (!json) print(`${game}: matches ${from} to ${to - 1}`);
    },
    onTrouble: problem => void process.stderr.write(`cadre: ${problem}\n`),
  }).catch(complainOf(DatabaseProblem));
  if (json) printJson({ ok: true, pieces, matches });
  else print(`${pieces} pieces with ${matches} matches played`);
};
