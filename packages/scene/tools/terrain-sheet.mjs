/** Draws the battlefields: node packages/scene/tools/terrain-sheet.mjs <folder> [--layouts=a,b] [--views=oblique,plan,close,eye] [--theme=light] [--at=x,z] [--azimuth=n] [--distance=n] [--size=1440x900] [--light=dusk] */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { build, createServer } from 'vite';

const here = name => fileURLToPath(new URL(name, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['layouts', 'views', 'theme', 'at', 'azimuth', 'distance', 'size', 'light'].map(name => [name, { type: 'string' }]),
  ),
});
const out = positionals[0] ?? join(tmpdir(), 'terrain-sheet');
mkdirSync(out, { recursive: true });
const conditions = ['source', 'module', 'browser', 'default'];
const shared = { configFile: false, root: here('..'), logLevel: 'error', resolve: { conditions } };

const server = await createServer({
  ...shared,
  server: { middlewareMode: true, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
  ssr: { resolve: { conditions: ['source', 'node', 'default'] }, noExternal: [/@cadre/] },
});
const { allScenes } = await server.ssrLoadModule(here('terrain-sheet-scenes.ts'));
const wanted = values.layouts?.split(',');
const scenes = allScenes().filter(({ ground }) => !wanted || wanted.includes(ground.id));
await server.close();

const bundle = await build({
  ...shared,
  build: { write: false, minify: false, lib: { entry: here('terrain-sheet-page.ts'), formats: ['iife'], name: 'sheet' } },
});
const [{ output }] = [bundle].flat();
const browser = await chromium.launch({
  executablePath: await chromiumPackage.executablePath(),
  args: [
    ...chromiumPackage.args.filter(argument => !/swiftshader|^--use-gl|^--in-process-gpu|^--single-process|^--disable-gpu$/.test(argument)),
    ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  ],
  headless: true,
});
try {
  const size = (values.size ?? '1440x900').split('x').map(Number);
  const page = await browser.newPage({ viewport: { width: size[0], height: size[1] } });
  page.on('console', message => console.log(message.text().slice(0, 600)));
  page.on('pageerror', error => console.error(error.message));
  await page.setContent('<body style="margin:0"></body>');
  await page.addScriptTag({ content: output[0].code });
  for (const scene of scenes)
    for (const view of (values.views ?? 'oblique').split(',')) {
      const shot = {
        ...{ view, size, theme: values.theme ?? 'dark', azimuth: Number(values.azimuth ?? 0) },
        ...(values.at && { at: values.at.split(',').map(Number) }),
        ...(values.distance && { distance: Number(values.distance) }),
      };
      const lit = values.light ? { ...scene, ground: { ...scene.ground, light: values.light } } : scene;
      const cost = await page.evaluate(([battle, wish]) => globalThis.drawSheet(battle, wish), [lit, shot]);
      const png = await page.evaluate(() => document.querySelector('canvas').toDataURL('image/png').split(',')[1]);
      writeFileSync(join(out, `${scene.ground.id}-${view}.png`), Buffer.from(png, 'base64'));
      console.log(scene.ground.id, view, JSON.stringify(cost));
    }
} finally {
  await browser.close();
}
