// A worker as a process of its own, so that it can be killed. It runs the build.
import { runWorker } from '@cadre/sim/distributed';
import { games } from './playable.mjs';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await runWorker({
  databaseUrl: process.env.DATABASE_URL,
  module: new URL('./playable.mjs', import.meta.url).href,
  games,
  workers: 1,
  signal: stop.signal,
});
