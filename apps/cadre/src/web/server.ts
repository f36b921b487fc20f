import { type CadreServer, createServer, type ServerOptions } from '@cadre/server';
import { botNamesFor, bots, games } from '../registry.js';
import { builtSite, siteIn } from './site.js';

/** Nothing comes from anywhere else, and nothing written inside a page is run or applied. */
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
/** What bots' threads load: beside this file in the build, wherever this file itself was loaded from. */
const BOT_MODULE = new URL('../../dist/registry.js', import.meta.url).href;

export interface WebOptions extends Omit<ServerOptions, 'games' | 'bots'> {
  /** The folder of the built pages. */
  readonly site?: string;
  /** How long a bot thinks about an answer. */
  readonly botMilliseconds?: number;
}
/** Matches, seats and pages in one server. It does not listen yet. */
export const webServer = async ({ site = builtSite(), botMilliseconds = 700, ...options }: WebOptions): Promise<CadreServer> => {
  // Whatever can fail does so before the database is open: a server that is not returned is not closed either.
  const addSite = siteIn(site);
  const server = await createServer({
    ...options,
    games,
    bots: { module: BOT_MODULE, names: Object.keys(bots), namesFor: botNamesFor, budget: botMilliseconds },
  });
  server.app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
  addSite(server.app);
  return server;
};
