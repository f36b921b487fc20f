import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { bad } from '../exit.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';

export const startCommand = (program: Command): void => {
  program
    .command('start')
    .description('serve the table on HOST (standard 127.0.0.1) and PORT (standard 8080) until stopped')
    .option('--json', 'print one JSON document once the table is up')
    .addHelpText('after', '\nMatches are kept in CADRE_HOME (standard ~/.cadre), or in the PostgreSQL database of DATABASE_URL.')
    .action((flags: { json?: true }) => serve(flags.json === true));
};

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there; stop it or set PORT to a free port',
  EACCES: 'this port needs more rights; set PORT to one above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one of its own, such as 127.0.0.1',
  ENOTFOUND: 'this name is unknown; set HOST to an address of this machine, such as 127.0.0.1',
};

const serve = async (json: boolean): Promise<void> => {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = wholeNumber('PORT', 0, 65_535)(process.env['PORT'] || '8080');
  const { webServer } = await import('../web/server.js'); // the server loads slowly, and only this command needs it
  const { app, close } = await webServer({
    home: process.env['CADRE_HOME'] || join(homedir(), '.cadre'),
    databaseUrl: process.env['DATABASE_URL'] || undefined,
  }).catch((problem: Error) => {
    throw bad(problem.message);
  });
  const url = await app.listen({ host, port }).catch(async ({ code, message }: NodeJS.ErrnoException) => {
    await close();
    throw bad(`cannot listen on ${host} port ${port}: ${REASONS[code ?? ''] ?? message}`);
  });
  const stop = (): void => void close();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (json) printJson({ url });
  else print(`Cadre is on ${url} (stop with Ctrl+C)`);
};
