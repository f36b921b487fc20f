import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { failure, usageError } from '../command-error.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { type ServerFlags, serverFlags, settingsOf } from '../server-settings.js';

export const startCommand = (program: Command): void => {
  serverFlags(program.command('start'))
    .description('start the server on HOST (default 127.0.0.1) and PORT (default 8080)')
    .option('--json', 'print JSON when the server is ready')
    .addHelpText('after', '\nMatches are stored in CADRE_HOME (default ~/.cadre) or in the PostgreSQL database DATABASE_URL.')
    .action((flags: ServerFlags & { json?: true }) => serve(flags, flags.json === true));
};

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is in use; stop the other program or set PORT to a free port',
  EACCES: 'permission denied; set PORT to a port above 1023',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST to one of its addresses, such as 127.0.0.1',
  ENOTFOUND: 'unknown host name; set HOST to an address of this machine, such as 127.0.0.1',
};

const serve = async (flags: ServerFlags, json: boolean): Promise<void> => {
  const host = process.env['HOST'] || '127.0.0.1';
  const port = wholeNumber('PORT', 0, 65_535)(process.env['PORT'] || '8080');
  const { DEFAULT_LIMITS, SHORTEST_TOKEN } = await import('@cadre/server');
  const adminToken = process.env['CADRE_ADMIN_TOKEN'] || undefined;
  if (adminToken !== undefined && adminToken.length < SHORTEST_TOKEN)
    throw usageError(`CADRE_ADMIN_TOKEN: expected at least ${SHORTEST_TOKEN} characters, got ${adminToken.length}`);
  // From the beginning: as the first process of a container it would not even notice that it should stop.
  let stop = (): void => process.exit(0); // until it listens, it has nothing to tell anybody
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
  const { trustProxy, origins, logLevel, limits, retentionDays } = settingsOf(flags, DEFAULT_LIMITS);
  const { webServer } = await import('../web/server.js'); // the server loads slowly, and only this command needs it
  const { app, close } = await webServer({
    home: process.env['CADRE_HOME'] || join(homedir(), '.cadre'),
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    origins,
    limits,
    adminToken,
    retentionDays,
    // Logs go to stderr: stdout has only what this command prints.
    logger: { level: logLevel, stream: process.stderr },
    ...(trustProxy.length > 0 && { trustProxy }),
  }).catch((problem: Error) => {
    throw failure(problem.message);
  });
  const url = await app.listen({ host, port }).catch(async ({ code, message }: NodeJS.ErrnoException) => {
    await close();
    throw failure(`cannot listen on ${host} port ${port}: ${REASONS[code ?? ''] ?? message}`);
  });
  stop = () => void close();
  if (json) printJson({ url });
  else print(`Cadre is running at ${url} (Ctrl+C to stop)`);
};
