import type { AnyGame } from '@cadre/core';
import { refusal } from '@cadre/protocol';
import type { BotRunner } from './bots/bot-runner.js';
import { type ApiRequest, type ApiResponse, serveRoutes } from './gateway/api/dispatch.js';
import { apiRoutes } from './gateway/api/routes.js';
import { type GatewayParts, OPEN_GATE } from './gateway/gateway.js';
import { bucketsByAddress, DEFAULT_LIMITS, type Limits } from './gateway/limits.js';
import { type Channel, openSession, type Session } from './gateway/session.js';
import { startHeartbeat, TIMES } from './host/heartbeat.js';
import { openHost } from './host/host.js';
import type { HostObserver } from './host/observer.js';
import { sendToAll } from './host/room.js';
import { RANDOM_TOKENS, type Tokens } from './secrets.js';
import type { Store } from './store/store.js';

export interface LocalOptions {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly store: Store;
  readonly botRunner: BotRunner;
  botsFor(game: AnyGame): readonly string[];
  problem(message: string, thrown: unknown): void;
  readonly tokens?: Tokens;
  readonly now?: () => number;
}
/** The server without a network: its owner passes requests and channels to it. */
export interface LocalServer {
  request(request: Omit<ApiRequest, 'caller'> & { readonly secret: string | null }): Promise<ApiResponse>;
  connect(channel: Channel): Session;
  close(): Promise<void>;
}
/** There is nobody here but the one person whose device it is. */
const HERE = 'here';
const DEVICE_LIMITS: Limits = {
  ...DEFAULT_LIMITS,
  messages: { burst: 1000, perSecond: 1000 },
  addressMessages: { burst: 1000, perSecond: 1000 },
  openRequests: 1000,
};

/** Only another page of the same device can leave a match behind: looking for it seldom spares the battery. */
const UNHURRIED = 3000;

export const openLocalServer = async (options: LocalOptions): Promise<LocalServer> => {
  const { games, store, botRunner, botsFor, problem, tokens = RANDOM_TOKENS, now = Date.now } = options;
  let storageProblem: string | null = null;
  const observer: HostObserver = {
    answered: () => undefined,
    snapshot: () => undefined,
    problem,
    warn: () => undefined, // nobody runs this server but its player
    storage: why => {
      if (why === storageProblem) return;
      storageProblem = why;
      for (const room of host.rooms.values())
        sendToAll(room.watchers, { type: 'storage', problem: why === null ? null : refusal('storage', why) });
    },
  };
  const host = await openHost({ store, games: Object.values(games), botRunner, observer, now, tokens });
  const heartbeat = await startHeartbeat(host, store, { ...TIMES, beat: UNHURRIED }, now, observer);
  const parts: GatewayParts = {
    host,
    store,
    games,
    bots: botRunner.names,
    botsFor,
    botRunner,
    limits: DEVICE_LIMITS,
    messages: bucketsByAddress(DEVICE_LIMITS.addressMessages, now),
    mistakes: bucketsByAddress(DEVICE_LIMITS.mistakes, now),
    hints: bucketsByAddress(DEVICE_LIMITS.hints, now),
    previews: bucketsByAddress(DEVICE_LIMITS.previews, now),
    reports: bucketsByAddress(DEVICE_LIMITS.reports, now),
    files: bucketsByAddress(DEVICE_LIMITS.files, now),
    origins: [],
    metrics: { refused: () => undefined, connected: () => undefined },
    observer,
    now,
    tokens,
    trouble: () => (storageProblem === null ? null : refusal('storage', storageProblem)),
    gate: OPEN_GATE,
  };
  const serve = serveRoutes(apiRoutes(parts), observer);
  return {
    request: ({ secret, ...request }) => serve({ ...request, caller: { address: HERE, secret } }),
    connect: channel => openSession(channel, HERE, parts),
    close: async () => {
      await host.close();
      await heartbeat.stop();
      await botRunner.close();
      await store.close();
    },
  };
};
