import type { AnyGame } from '@cadre/core';
import { refusal } from '@cadre/protocol';
import type { Thinking } from './bots/thinking.js';
import { apiRoutes } from './door/api/routes.js';
import { type Answered, type Asked, serveRoutes } from './door/api/serve.js';
import type { DoorParts } from './door/door.js';
import { bucketsByAddress, LIMITS_OF_DOOR, type Limits } from './door/limits.js';
import { type Line, serveLine, type Talk } from './door/line.js';
import { type HostNews, openHost } from './host/host.js';
import { keep, TIMES } from './host/keeping.js';
import { tellAll } from './host/room.js';
import { type Fresh, UNGUESSABLE } from './secrets.js';
import type { Store } from './store/store.js';

export interface LocalOptions {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly store: Store;
  readonly thinking: Thinking;
  botsFor(game: AnyGame): readonly string[];
  problem(message: string, thrown: unknown): void;
  readonly fresh?: Fresh;
  readonly now?: () => number;
}
/** The server without a network: whoever runs it carries requests and lines to it. */
export interface LocalServer {
  ask(asked: Omit<Asked, 'caller'> & { readonly secret: string | null }): Promise<Answered>;
  line(line: Line): Talk;
  close(): Promise<void>;
}
/** There is nobody here but the one person whose device it is. */
const HERE = 'here';
const LIMITS_OF_DEVICE: Limits = { ...LIMITS_OF_DOOR, messages: { burst: 1000, perSecond: 1000 } };

/** Only another page of the same device can leave a match behind: looking for it seldom spares the battery. */
const UNHURRIED = 3000;

export const openLocalServer = async (options: LocalOptions): Promise<LocalServer> => {
  const { games, store, thinking, botsFor, problem, fresh = UNGUESSABLE, now = Date.now } = options;
  let trouble: string | null = null;
  const news: HostNews = {
    answered: () => undefined,
    snapshot: () => undefined,
    problem,
    storage: why => {
      if (why === trouble) return;
      trouble = why;
      for (const room of host.rooms.values())
        tellAll(room.watchers, { type: 'trouble', trouble: why === null ? null : refusal('storage', why) });
    },
  };
  const host = await openHost({ store, games: Object.values(games), thinking, news, now, fresh });
  const keeping = await keep(host, store, { ...TIMES, beat: UNHURRIED }, now, news);
  const parts: DoorParts = {
    host,
    store,
    games,
    bots: thinking.names,
    botsFor,
    thinking,
    limits: LIMITS_OF_DEVICE,
    mistakes: bucketsByAddress(LIMITS_OF_DEVICE.mistakes, now),
    hints: bucketsByAddress(LIMITS_OF_DEVICE.hints, now),
    reports: bucketsByAddress(LIMITS_OF_DEVICE.reports, now),
    origins: [],
    metrics: { refused: () => undefined, connected: () => undefined },
    news,
    now,
    fresh,
  };
  const serve = serveRoutes(apiRoutes(parts), news);
  return {
    ask: ({ secret, ...asked }) => serve({ ...asked, caller: { address: HERE, secret } }),
    line: line => serveLine(line, HERE, parts),
    close: async () => {
      await host.close();
      await keeping.stop();
      await thinking.close();
      await store.close();
    },
  };
};
