import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { gameFacts } from '../game-facts.js';
import { games } from '../registry.js';
import { missingPage, startPage } from './pages.js';

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;
const HTML = 'text/html; charset=utf-8';
const FILES = [
  { name: 'cadre.css', type: 'text/css; charset=utf-8' },
  { name: 'emblem.svg', type: 'image/svg+xml' },
  { name: 'table.svg', type: 'image/svg+xml' },
] as const;

/** The start page and what it is made of. It does not listen yet. */
export const webServer = (): FastifyInstance => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const all = Object.values(games).map(gameFacts);
  const start = startPage(all);
  app.addHook('onSend', async (_, reply) => {
    reply.headers(HEADERS);
  });
  app.get('/', (_, reply) => reply.type(HTML).send(start));
  app.get('/api/games', () => ({ games: all }));
  app.get('/healthz', () => ({ ok: true }));
  for (const { name, type } of FILES) {
    const content = readFileSync(new URL(`../../public/${name}`, import.meta.url));
    app.get(`/${name}`, (_, reply) => reply.type(type).header('cache-control', 'public, max-age=300').send(content));
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/')) return reply.code(404).send({ problem: `there is nothing at ${path}` });
    return reply.code(404).type(HTML).send(missingPage(path));
  });
  return app;
};
