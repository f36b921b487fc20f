import { EXIT } from './command-error.js';
import { run } from './program.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.ok); // the reader has closed the pipe, as in `cadre rules | head`
});

await run(process.argv.slice(2));
