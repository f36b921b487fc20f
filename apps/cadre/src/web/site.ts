import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

/** How a file can be packed, best first. Browsers accept Brotli over TLS and from their own machine only. */
const PACKINGS: Readonly<Record<string, (plain: Buffer) => Buffer>> = {
  // Level 6 takes as long as gzip and saves 6 %; level 11 would save 13 % and take fifty times as long.
  br: plain => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: plain => gzipSync(plain, { level: constants.Z_BEST_COMPRESSION }),
};

interface Asset {
  readonly type: string;
  readonly plain: Buffer;
  /** By packing, once somebody has asked for it. */
  readonly packed: Map<string, Buffer>;
  readonly isPackable: boolean;
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
          packed: new Map(),
          isPackable: !INCOMPRESSIBLE.includes(extension),
          cache: name.startsWith('/assets/') ? IMMUTABLE : 'no-cache',
        },
      ];
    }),
  );
};
/** The best packing that a request accepts. */
const packingFor = ({ headers }: FastifyRequest): string | undefined => {
  const accepted = String(headers['accept-encoding'] ?? '')
    .split(',')
    .map(offer => offer.trim().split(';')[0]);
  return Object.keys(PACKINGS).find(packing => accepted.includes(packing));
};
const send = (request: FastifyRequest, reply: FastifyReply, { type, plain, packed, isPackable, cache }: Asset): FastifyReply => {
  reply.type(type).header('cache-control', cache).header('vary', 'accept-encoding');
  const packing = isPackable ? packingFor(request) : undefined;
  if (packing === undefined) return reply.send(plain);
  const body = packed.get(packing) ?? PACKINGS[packing]!(plain);
  packed.set(packing, body);
  return reply.header('content-encoding', packing).send(body);
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
