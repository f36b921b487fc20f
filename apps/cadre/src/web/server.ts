import { type CadreServer, createServer, type ServerOptions } from '@cadre/server';
import { botNamesFor, bots, fallbackBot, games, QUICK_BOTS } from '../registry.js';
import { defaultSite, siteFrom } from './site.js';

/** Nothing is loaded from elsewhere, and no inline script or style runs. */
const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
/** The module that bot threads load: always the built one, even when this file runs from source. */
const BOT_MODULE = new URL('../../dist/registry.js', import.meta.url).href;

export interface WebOptions extends Omit<ServerOptions, 'games' | 'bots'> {
  /** Those of the registry unless told; only the registry's games have bots. */
  readonly games?: ServerOptions['games'];
  /** The folder with the built pages. */
  readonly site?: string;
  /** How long a bot thinks about one answer. */
  readonly botMilliseconds?: number;
}
/** Matches, seats and pages in one server, not listening yet. */
export const webServer = async ({ site = defaultSite(), botMilliseconds = 700, ...options }: WebOptions): Promise<CadreServer> => {
  // Loading assets may fail, so it happens before the database is opened: nobody could close a server that was never returned.
  const addSite = siteFrom(site);
  const server = await createServer({
    games,
    ...options,
    bots: {
      module: BOT_MODULE,
      names: Object.keys(bots),
      namesFor: botNamesFor,
      quick: QUICK_BOTS,
      fallback: fallbackBot,
      budget: botMilliseconds,
    },
  });
  server.app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
  addSite(server.app);
  return server;
};
