import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bad } from '../exit.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** These are small already. */
const PACKED: readonly string[] = ['.woff2', '.png'];
/** Files with a hash in their name never change. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const UNHURRIED = { config: { rateLimit: false } } as const;

interface Part {
  readonly type: string;
  readonly plain: Buffer;
  readonly packed: Buffer | null;
  readonly cache: string;
}
/** Where the pages of `@cadre/web` lie once they are built. */
export const builtSite = (): string => join(dirname(createRequire(import.meta.url).resolve('@cadre/web/package.json')), 'dist', 'site');

const partsOf = (folder: string): ReadonlyMap<string, Part> => {
  if (!existsSync(join(folder, 'index.html'))) throw bad(`the pages are not built: ${folder} is missing; run "npm run build" first`);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(f => f.isFile());
  return new Map(
    files.map(f => {
      const path = join(f.parentPath, f.name),
        plain = readFileSync(path),
        extension = extname(f.name),
        name = `/${relative(folder, path).split(sep).join('/')}`;
      return [
        name,
        {
          type: TYPES[extension] ?? 'application/octet-stream',
          plain,
          packed: PACKED.includes(extension) ? null : gzipSync(plain),
          cache: name.startsWith('/assets/') ? FOR_EVER : 'no-cache',
        },
      ];
    }),
  );
};
const send = (request: FastifyRequest, reply: FastifyReply, { type, plain, packed, cache }: Part): FastifyReply => {
  reply.type(type).header('cache-control', cache).header('vary', 'accept-encoding');
  if (packed === null || !String(request.headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(packed);
};

/** The addresses at which the page itself decides what to show. */
const PAGES = [
  '/',
  '/new/:game',
  '/lobby/:match',
  '/table/:match',
  '/replay/*',
  '/campaign',
  '/campaign/*',
  '/army',
  '/army/*',
  '/rules',
  '/rules/*',
  '/settings',
  '/about',
] as const;

/** Serves the pages: every part under its name, the page itself at every address it knows, and with 404 at all others. */
export const siteIn = (folder: string): ((app: FastifyInstance) => void) => {
  const parts = partsOf(folder);
  return app => addSite(app, parts);
};
const addSite = (app: FastifyInstance, parts: ReadonlyMap<string, Part>): void => {
  const page = parts.get('/index.html')!;
  for (const [name, part] of parts) if (part !== page) app.get(name, UNHURRIED, (request, reply) => send(request, reply, part));
  for (const path of PAGES) app.get(path, UNHURRIED, (request, reply) => send(request, reply, page));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || request.method !== 'GET') return reply.code(404).send({ problem: `there is nothing at ${path}` });
    return send(request, reply.code(404), page);
  });
};
