import type { AnyGame } from '@cadre/core';
import { LIMITS, refusal, SOCKET, type WireRefusal } from '@cadre/protocol';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { adminOf } from './admin/admin.js';
import { type BotOptions, openBotRunner } from './bots/bot-runner.js';
import { ADMIN, addAdminRoute, SHORTEST_TOKEN } from './gateway/admin-route.js';
import { type GatewayParts, isAllowedOrigin } from './gateway/gateway.js';
import { addRoutes, answerProblem } from './gateway/http-routes.js';
import { bucketsByAddress, DEFAULT_LIMITS, type Limits } from './gateway/limits.js';
import { endLingering } from './gateway/lingering.js';
import { RefusalError } from './gateway/refusal-error.js';
import { useSchemas } from './gateway/schemas.js';
import { serveSocket } from './gateway/socket.js';
import { openSockets } from './gateway/sockets.js';
import { type HeartbeatTimes, startHeartbeat, TIMES } from './host/heartbeat.js';
import { type Host, openHost } from './host/host.js';
import type { HostObserver } from './host/observer.js';
import { sendToAll } from './host/room.js';
import { type Gate, openGate, SEAT_BANNED } from './operation/controls.js';
import { openHealth } from './operation/health.js';
import { loggable } from './operation/loggable.js';
import { openMetrics } from './operation/metrics.js';
import { warnOfProxy } from './operation/proxy-warning.js';
import { startRetention } from './operation/retention.js';
import { timedStore } from './operation/timed-store.js';
import { RANDOM_TOKENS, type Tokens } from './secrets.js';
import { steadyClock } from './steady-clock.js';
import { workWatches } from './stopwatch.js';
import { connect, type Home } from './store/connection.js';
import { readControls } from './store/control-store.js';
import { probeStorage } from './store/documents.js';
import { openStore } from './store/store.js';

export interface ServerOptions extends Home {
  /** The rules for new matches. */
  readonly games: Readonly<Record<string, AnyGame>>;
  /** Older versions of rules, so that matches that were begun under them go on. */
  readonly olderGames?: readonly AnyGame[];
  readonly bots?: BotOptions;
  /** Sites besides this server's own whose pages may open sockets, such as https://example.org. */
  readonly origins?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly times?: Partial<HeartbeatTimes>;
  readonly logger?: FastifyServerOptions['logger'];
  /** Proxies (addresses, or ranges such as 10.0.0.0/8) that name the address of a client in a header; all of them with `true`. */
  readonly trustProxy?: boolean | readonly string[];
  /** Milliseconds; for tests that need to be the same every time. */
  readonly now?: () => number;
  readonly monotonic?: () => number;
  readonly tokens?: Tokens;
  /** Opens the operator's commands to whoever has it; without it they cannot be reached over the net. */
  readonly adminToken?: string | undefined;
  /** Matches that nobody has used for so many days are deleted; none, unless told. */
  readonly retentionDays?: number | undefined;
  /** Events between two snapshots of a match. */
  readonly saveEvery?: number;
}
export interface CadreServer {
  /** Pages and other routes can be added before it listens. */
  readonly app: FastifyInstance;
  readonly host: Host;
  close(): Promise<void>;
}

export const createServer = async (options: ServerOptions): Promise<CadreServer> => {
  const { games, olderGames = [], bots: botOptions, origins = [], now = steadyClock(), tokens = RANDOM_TOKENS } = options;
  const limits = { ...DEFAULT_LIMITS, ...options.limits };
  if (options.adminToken && options.adminToken.length < SHORTEST_TOKEN)
    throw new Error(`the admin token needs at least ${SHORTEST_TOKEN} characters`);
  const app = Fastify({
    logger: options.logger ?? false,
    trustProxy: typeof options.trustProxy === 'object' ? [...options.trustProxy] : (options.trustProxy ?? false),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 4 * LIMITS.messageBytes,
    forceCloseConnections: 'idle',
  });
  const endConnections = endLingering(app.server);
  // Before anything that would keep the process alive: a home that is in use ends it.
  const connection = await connect({ ...options, onStep: step => app.log.info(step) });
  const metrics = openMetrics(
    () => host.rooms.size,
    () => [...host.rooms.values()].filter(r => r.epoch !== null).length,
    () => health.problem === null,
  );
  const store = timedStore(
    openStore(connection, write => metrics.timed('append', write)),
    metrics,
  );
  const sockets = openSockets();
  const gate: Gate = await openGate(() => readControls(connection.db), now, {
    changed: () => {
      app.log.info('the operator has changed what is allowed');
      cutBanned();
      tellTrouble();
    },
    problem: thrown => app.log.error({ problem: loggable(thrown) }, 'the decisions of the operator could not be read'),
  });
  const cutBanned = (): void => {
    sockets.cut(address => gate.bans(address) !== null);
    for (const { match, seat } of gate.bannedSeats())
      for (const w of [...(host.rooms.get(match)?.watchers ?? [])]) if (w.seats.includes(seat)) w.dismiss(SEAT_BANNED);
  };
  const health = openHealth(
    () => probeStorage(connection.db),
    problem => {
      if (problem === null) app.log.info('the database is available again');
      else app.log.error({ problem }, 'the database is unavailable');
      tellTrouble();
    },
  );
  const trouble = (): WireRefusal | null => (health.problem === null ? gate.changes() : refusal('storage', health.problem));
  const tellTrouble = (): void => {
    const message = { type: 'storage', problem: trouble() } as const;
    for (const room of host.rooms.values()) sendToAll([...room.watchers, ...(room.delayed?.watchers ?? [])], message);
  };
  const observer: HostObserver = {
    answered: metrics.answered,
    snapshot: metrics.snapshot,
    problem: (message, thrown, details) => app.log.error({ ...details, problem: loggable(thrown) }, message),
    warn: (message, details) => app.log.warn(details, message),
    storage: why => (why === null ? health.succeeded() : health.failed(why)),
  };
  const botRunner = openBotRunner(botOptions ?? null, r => {
    metrics.thought(r.bot, r.milliseconds, r.problem !== null);
    if (r.problem !== null) app.log.warn({ bot: r.bot, milliseconds: r.milliseconds }, `a bot did not answer: ${r.problem}`);
  });
  const host: Host = await openHost({
    store,
    games: [...Object.values(games), ...olderGames],
    botRunner,
    observer,
    now,
    monotonic: options.monotonic ?? (() => performance.now()),
    tokens,
    slowCommands: bucketsByAddress(limits.slowCommands, now),
    startWatch: workWatches(),
    ...(options.saveEvery && { saveEvery: options.saveEvery }),
  });
  const heartbeat = await startHeartbeat(host, store, { ...TIMES, ...options.times }, now, observer);

  const parts: GatewayParts = {
    host,
    store,
    games,
    bots: botRunner.names,
    botsFor: game => botOptions?.namesFor?.(game) ?? botRunner.names,
    botRunner,
    limits,
    messages: bucketsByAddress(limits.addressMessages, now),
    mistakes: bucketsByAddress(limits.mistakes, now),
    hints: bucketsByAddress(limits.hints, now),
    previews: bucketsByAddress(limits.previews, now),
    reports: bucketsByAddress(limits.reports, now),
    files: bucketsByAddress(limits.files, now),
    origins,
    metrics,
    observer,
    now,
    tokens,
    trouble,
    gate,
  };
  app.addHook('onRequest', async request => {
    const why = gate.bans(request.ip);
    // The operator can always lift a ban, even of the own address.
    if (why && request.routeOptions.url !== ADMIN) throw new RefusalError(why);
  });
  app.addHook('preClose', async () => {
    app.log.info('stopping');
    health.stopping();
    sockets.stopAll();
    await host.close();
    await heartbeat.stop();
    endConnections();
  });
  app.addHook('onClose', async () => {
    await botRunner.close();
    metrics.stop();
    gate.stop();
    await retention?.stop();
    await store.close();
    app.log.info('stopped');
  });
  app.setErrorHandler(answerProblem(parts));
  if (!options.trustProxy) warnOfProxy(app);
  await app.register(rateLimit, { max: limits.requestsPerMinute, timeWindow: '1 minute' });
  await app.register(websocket, { options: { maxPayload: LIMITS.messageBytes } });
  await useSchemas(app);
  app.get(
    SOCKET,
    {
      websocket: true,
      schema: { hide: true } as object,
      preValidation: async request => {
        if (!isAllowedOrigin(request.headers.origin, request.host, origins))
          throw new RefusalError(refusal('wrong-origin', `pages of ${request.headers.origin} may not connect to this server`));
        if (sockets.countOf(request.ip) >= limits.connectionsPerAddress)
          throw new RefusalError(refusal('too-many', `at most ${limits.connectionsPerAddress} connections from one address`));
      },
    },
    (socket, request) => {
      sockets.add(socket, request.ip, serveSocket(socket, request.raw.socket, request.ip, () => sockets.unreadOf(request.ip), parts).stop);
    },
  );
  addRoutes(app, parts);
  const admin = adminOf(connection, host);
  const retention =
    options.retentionDays === undefined
      ? null
      : startRetention(admin, options.retentionDays, now, match => gate.changes() !== null || host.rooms.has(match), {
          deleted: count => app.log.info({ count }, 'old matches were deleted'),
          problem: thrown => app.log.error({ problem: loggable(thrown) }, 'old matches could not be deleted'),
        });
  if (options.adminToken) addAdminRoute(app, options.adminToken, admin, gate.refresh);
  // Live: it answers. Ready: it can store what players do.
  app.get('/livez', { schema: { hide: true } as object, config: { rateLimit: false } }, () => ({ live: true }));
  app.get('/readyz', { schema: { hide: true } as object, config: { rateLimit: false } }, (_, reply) => {
    const { problem } = health;
    return reply.code(problem === null ? 200 : 503).send({ ready: problem === null, problem });
  });
  app.get('/metrics', { schema: { hide: true } as object, config: { rateLimit: false } }, async (_, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  return { app, host, close: () => app.close() };
};
