/** Draws the miniatures, so many to a picture: node packages/scene/tools/figure-sheet.mjs <folder> [--game=special-operations] [--only=a,b] [--poses=ready,down] [--columns=n] [--most=n] [--cell=170x220] [--ground=b59a6c] [--azimuth=n] [--tilt=n] [--shows=inches] */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import chromiumPackage from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { build } from 'vite';

const here = name => fileURLToPath(new URL(name, import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: Object.fromEntries(
    ['game', 'only', 'poses', 'columns', 'most', 'cell', 'ground', 'azimuth', 'tilt', 'shows'].map(name => [name, { type: 'string' }]),
  ),
});
const bundle = await build({
  configFile: false,
  root: here('..'),
  logLevel: 'error',
  resolve: { conditions: ['source', 'module', 'browser', 'default'] },
  build: { write: false, minify: false, lib: { entry: here('figure-sheet-page.ts'), formats: ['iife'], name: 'sheet' } },
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
  const page = await browser.newPage();
  page.on('console', message => console.log(message.text().slice(0, 600)));
  page.on('pageerror', error => console.error(error.message));
  await page.setContent('<body style="margin:0"></body>');
  await page.addScriptTag({ content: output[0].code });
  const sheet = {
    game: values.game ?? 'special-operations',
    only: values.only?.split(',') ?? null,
    poses: (values.poses ?? 'ready').split(','),
    columns: Number(values.columns ?? 8),
    cell: (values.cell ?? '180x230').split('x').map(Number),
    ground: Number.parseInt(values.ground ?? 'b59a6c', 16),
    azimuth: Number(values.azimuth ?? 24),
    tilt: Number(values.tilt ?? 20),
    shows: Number(values.shows ?? 1.75),
  };
  const most = Number(values.most ?? 200);
  const out = positionals[0] ?? join(tmpdir(), 'figure-sheet');
  mkdirSync(out, { recursive: true });
  for (let from = 0, of = 1, n = 1; from < of; from += most, n++) {
    const cost = await page.evaluate(wish => globalThis.drawFigures(wish), { ...sheet, from, most });
    of = cost.of;
    console.log(JSON.stringify(cost));
    const png = await page.evaluate(() => document.querySelector('canvas').toDataURL('image/png').split(',')[1]);
    writeFileSync(join(out, of > most ? `${sheet.game}-${n}.png` : `${sheet.game}.png`), Buffer.from(png, 'base64'));
  }
} finally {
  await browser.close();
}
