import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { games } from '../registry.js';
import { asFailure, sharedDatabase } from '../shared-database.js';

export const workerCommand = (program: Command): void => {
  program
    .command('worker')
    .description('play batches of distributed simulations (cadre simulate --distributed) until stopped')
    .option('--workers <number>', 'number of cores to use', wholeNumber('--workers', 1, 256), availableParallelism())
    .option('--json', 'print JSON when stopped')
    .addHelpText('after', '\nReads DATABASE_URL: the PostgreSQL database that all workers share. Every worker must run the same build.')
    .action((flags: { workers: number; json?: true }) => playBatches(flags.workers, flags.json === true));
};

const playBatches = async (workers: number, json: boolean): Promise<void> => {
  const databaseUrl = sharedDatabase('cadre worker');
  const { DatabaseProblem, runWorker } = await import('@cadre/sim/distributed'); // the queue loads slowly
  const stop = new AbortController();
  const end = (): void => stop.abort();
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
  let batches = 0,
    matches = 0;
  if (!json) print(`Waiting for work on ${workers} ${workers === 1 ? 'core' : 'cores'} (Ctrl+C to stop)`);
  await runWorker({
    databaseUrl,
    module: new URL('../registry.js', import.meta.url).href,
    games,
    workers,
    signal: stop.signal,
    onBatch: ({ game, from, to }) => {
      batches++;
      matches += to - from;
      if (!json) print(`${game}: matches ${from} to ${to - 1}`);
    },
    onError: problem => void process.stderr.write(`cadre: ${problem}\n`),
  }).catch(asFailure(DatabaseProblem));
  if (json) printJson({ ok: true, batches, matches });
  else print(`Played ${matches} matches in ${batches} batches`);
};
