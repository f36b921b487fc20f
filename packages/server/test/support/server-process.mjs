// A server as a process of its own, so that it can be killed. It runs the build.
import { createServer } from '@cadre/server';
import { bots, games } from './playable.mjs';

const { CADRE_HOME = null, DATABASE_URL, PORT = '0' } = process.env;
const loose = {
  connectionsPerAddress: 1e6,
  matchesPerMinute: 1e6,
  requestsPerMinute: 1e6,
  messages: { burst: 1e6, perSecond: 1e6 },
  addressMessages: { burst: 1e6, perSecond: 1e6 },
  bytes: { burst: 1e9, perSecond: 1e9 },
  openRequests: 1e6,
};
const server = await createServer({
  games,
  bots: { module: new URL('./playable.mjs', import.meta.url).href, names: Object.keys(bots), budget: 50 },
  home: CADRE_HOME,
  databaseUrl: DATABASE_URL,
  limits: loose,
  saveEvery: 4, // so that short matches come back from snapshots too
  logger: { level: 'warn', stream: process.stderr },
});
const url = await server.app.listen({ host: '127.0.0.1', port: Number(PORT) });
process.on('SIGTERM', () => server.close());
process.stdout.write(`${url}\n`);
