import { bluff } from '@cadre/bluff';
import { noughts } from '@cadre/noughts';
import { createServer, type ServerOptions } from '../../src/index.js';
import { Client, create } from './client.js';
import { emptyDatabase } from './empty-database.js';

export const module = new URL('./playable.mjs', import.meta.url).href;
export const games = { noughts, bluff };
export const LOOSE = {
  connectionsPerAddress: 10_000,
  matchesPerMinute: 100_000,
  requestsPerMinute: 1_000_000,
  messages: { burst: 1e6, perSecond: 1e6 },
  addressMessages: { burst: 1e6, perSecond: 1e6 },
  bytes: { burst: 1e9, perSecond: 1e9 },
  openRequests: 1e6,
  files: { burst: 1e9, perSecond: 1e9 },
  hints: { burst: 1e6, perSecond: 1e6 },
  previews: { burst: 1e6, perSecond: 1e6 },
  reports: { burst: 1e6, perSecond: 1e6 },
};

export const start = async (options: Partial<ServerOptions> = {}) => {
  const server = await createServer({
    games,
    home: null,
    blank: await emptyDatabase(),
    bots: { module, names: ['random', 'search', 'stuck', 'wild'], budget: 200 },
    limits: LOOSE,
    ...options,
  });
  const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
  /** A match and a client for every seat of a person. */
  const table = async (body: object): Promise<{ match: string; secrets: string[]; clients: Client[] }> => {
    const { match, seatSecrets } = await create(url, body);
    const clients: Client[] = [];
    for (const { secret, seat } of seatSecrets)
      clients.push(await Client.join(url, { match, secrets: [secret], name: `P${seat}`, contribution: `salt${seat}` }));
    return { match, secrets: seatSecrets.map(k => k.secret), clients };
  };
  return { ...server, url, table };
};
export type Started = Awaited<ReturnType<typeof start>>;
