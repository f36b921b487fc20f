import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure } from '../command-error.js';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};
/** Already compressed formats. */
const INCOMPRESSIBLE: readonly string[] = ['.woff2', '.png'];
/** Files with a hash in their name never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const NO_RATE_LIMIT = { config: { rateLimit: false } } as const;

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  readonly gzipped: Buffer | null;
  readonly cache: string;
}
/** The build output of `@cadre/web`. */
export const defaultSite = (): string => join(dirname(createRequire(import.meta.url).resolve('@cadre/web/package.json')), 'dist', 'site');

const loadAssets = (folder: string): ReadonlyMap<string, Asset> => {
  if (!existsSync(join(folder, 'index.html')))
    throw failure(`the web pages are not built: ${folder} is missing. Run "npm run build" first`);
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
          gzipped: INCOMPRESSIBLE.includes(extension) ? null : gzipSync(plain),
          cache: name.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
        },
      ];
    }),
  );
};
const send = (request: FastifyRequest, reply: FastifyReply, { type, plain, gzipped, cache }: Asset): FastifyReply => {
  reply.type(type).header('cache-control', cache).header('vary', 'accept-encoding');
  if (gzipped === null || !String(request.headers['accept-encoding'] ?? '').includes('gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzipped);
};

/** Addresses that the page's own router handles. */
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
  '/units',
  '/settings',
  '/about',
] as const;

/** Serves every asset under its name, the page at every address it knows, and the page with 404 at all others. */
export const siteFrom = (folder: string): ((app: FastifyInstance) => void) => {
  const assets = loadAssets(folder);
  return app => addSite(app, assets);
};
const addSite = (app: FastifyInstance, assets: ReadonlyMap<string, Asset>): void => {
  const page = assets.get('/index.html')!;
  for (const [name, asset] of assets) if (asset !== page) app.get(name, NO_RATE_LIMIT, (request, reply) => send(request, reply, asset));
  for (const path of PAGES) app.get(path, NO_RATE_LIMIT, (request, reply) => send(request, reply, page));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0]!;
    if (path.startsWith('/api/') || request.method !== 'GET') return reply.code(404).send({ problem: `there is nothing at ${path}` });
    return send(request, reply.code(404), page);
  });
};
