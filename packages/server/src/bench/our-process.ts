import { createServer } from '../server.js';
import { answerForUse } from './use.js';

/** Our server as a process of its own. Arguments: the module with the games, and a folder or a PostgreSQL database to keep matches in. */
const [module, home, databaseUrl] = process.argv.slice(2);
const { games } = (await import(module!)) as { games: Parameters<typeof createServer>[0]['games'] };
const free = { burst: 1e9, perSecond: 1e9 };
const { app } = await createServer({
  games,
  home: home!,
  databaseUrl,
  limits: {
    messages: free,
    addressMessages: free,
    slowCommands: free,
    bytes: free,
    mistakes: free,
    connectionsPerAddress: 1e9,
    requestsPerMinute: 1e9,
    matchesPerMinute: 1e9,
  },
});
const url = await app.listen({ host: '127.0.0.1', port: 0 });
answerForUse();
process.send!({ url });
