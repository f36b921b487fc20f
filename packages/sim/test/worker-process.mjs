// A worker as a process of its own, so that it can be killed. It runs the build.
import { work } from '@cadre/sim/distributed';
import { games } from './playable.mjs';

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
await work({
  databaseUrl: process.env.DATABASE_URL,
  module: new URL('./playable.mjs', import.meta.url).href,
  games,
  workers: 1,
  signal: stop.signal,
});
