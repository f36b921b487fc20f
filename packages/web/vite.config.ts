import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown, transformWithOxc } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const OFFLINE = '../../apps/cadre/offline/src/';
/** Workers are loaded by their address: these files keep their names. */
const WORKERS = {
  'device-server': here(`${OFFLINE}device-server.ts`),
  bots: here(`${OFFLINE}bots.ts`),
  'army-reader': here('../../games/legion-army/client/src/reading/reader-worker.ts'),
};

const RESOLVE = { conditions: ['source', 'module', 'browser', 'development|production'] };
const client = (...files: string[]) => new RegExp(`/table-client/src/(?:${files.join('|')})\\.tsx?$`);
const TABLES = [
  {
    name: 'board',
    test: client(
      'overlay/use-escape',
      'viewport/(?:viewport|viewport-context|use-zoom|use-fit|use-lens|zoom-buttons|axes|transform)',
      'targets/(?:target|target-context|offers|arrow-keys|looking)',
      'contract/(?:typed-table|table-root)',
      'scene/machine',
    ),
  },
  {
    name: 'measured-board',
    test: client(
      'art/(?:busts|gear|figure-badge|portrait)',
      'battlefield/(?:figure|figure-base|figure-row|battle-layout)',
      'notes/[\\w-]+',
      'overlay/(?:overlay|labels-apart)',
      'place/(?:place-board|place-keys)',
      'preview/(?:explanation|use-explain)',
      'viewport/(?:tool-button|above|use-axes)',
    ),
  },
  {
    name: 'battle-board',
    test: client(
      'battlefield/(?:battle-board|scene-figures|battle-explanation|battle-hints|use-battle|latest-attack|battle-panels|close-button|fetched-heat)',
      'ruler/[\\w-]+',
      'scene/(?:use-stage|use-eyes|use-scene-choice|fetched-tools)',
    ),
  },
  // Its map is drawn flat first, and with miniatures by a part that is fetched later.
  {
    name: 'mandalorian-map',
    test: /\/mandalorian\/client\/src\/(?:map\/(?!ground-layer|border-lines|building|texture|places|patterns|looked-at|words-at)[\w-]+|art\/enemies|table-context|target)\.tsx?$/,
  },
  {
    name: 'mandalorian-ground',
    test: /\/mandalorian\/client\/src\/(?:map\/(?:ground-layer|border-lines|building|texture|places|patterns)|art\/(?:icons|portraits|bust)|mission\/(?:goals|progress)|cards\/skill-face|count|seen)\.tsx?$/,
  },
];

/** Workers are bundled by themselves: parts that they shared with the pages would cut the first load into twice as many files. */
const workers = (): Plugin => ({
  name: 'workers',
  apply: 'build',
  async generateBundle() {
    const built = await build({
      configFile: false,
      root: here('.'),
      logLevel: 'warn',
      publicDir: false,
      resolve: RESOLVE,
      build: {
        write: false,
        modulePreload: false,
        chunkSizeWarningLimit: 700,
        rolldownOptions: { input: WORKERS, output: { entryFileNames: '[name].js' } },
      },
    });
    for (const file of (built as Rolldown.RolldownOutput).output)
      this.emitFile({ type: 'asset', fileName: file.fileName, source: file.type === 'chunk' ? file.code : file.source });
  },
});

/** The script that keeps the site for times without a network. It names every part of this very build. */
const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const source = here(`${OFFLINE}service-worker.ts`);
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const parts = [...Object.keys(bundle), ...readdirSync(here('public'))].map(f => (f === 'index.html' ? '/' : `/${f}`));
      const build = createHash('sha256');
      for (const part of Object.values(bundle)) build.update(part.fileName).update('code' in part ? part.code : part.source);
      const known = `const PARTS = ${JSON.stringify(parts)};\nconst BUILD = ${JSON.stringify(build.digest('hex').slice(0, 16))};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: known + code });
    },
  },
});

/** While developing, workers are compiled when they are asked for, under the names that the built ones have. */
const devWorkers = (): Plugin => ({
  name: 'dev-workers',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      const name = /^\/([\w-]+)\.js(?=$|\?)/.exec(request.url ?? '')?.[1] ?? '';
      if (Object.hasOwn(WORKERS, name)) request.url = `/@fs${WORKERS[name as keyof typeof WORKERS]}`;
      next();
    });
  },
});

/** `npm run dev` says when its server has restarted: what open pages were sent by the old one may have changed. */
const reloadAfterRestart = (): Plugin => ({
  name: 'reload-after-restart',
  apply: 'serve',
  configureServer: ({ middlewares, ws }) => {
    middlewares.use('/server-restarted', (_, response) => {
      ws.send({ type: 'full-reload' });
      response.end();
    });
  },
});

const DEV_SERVER = process.env['CADRE_DEV_SERVER'] ?? 'http://127.0.0.1:8081';

export default defineConfig({
  root: here('.'),
  plugins: [react(), workers(), serviceWorker(), devWorkers(), reloadAfterRestart()],
  server: {
    host: '127.0.0.1',
    strictPort: true,
    // `npm run dev` says where its server listens. Its address is kept as the origin: the server answers its own pages only.
    proxy: { '/api': { target: DEV_SERVER, ws: true, changeOrigin: false }, '/reference': DEV_SERVER },
    fs: { allow: [here('../..')] },
  },
  resolve: RESOLVE,
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    // Nothing is inlined: the content security policy lets no data address in.
    assetsInlineLimit: 0,
    // Room for the games' own tables, which are loaded when they are sat at.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // What every page needs is one file: many small ones are packed worse.
      // So it is with what all tables are made of, all measured ones, and the large ones among them.
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: 'first', tags: ['$initial'] }, ...TABLES] } },
    },
  },
});
