// A page of a browser with graphics in which a sheet is drawn, and its picture as a PNG file.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { openBrowser } from '../../../tests/support/browser.mjs';

export const here = name => fileURLToPath(new URL(name, import.meta.url));
export const BUILDING = {
  configFile: false,
  root: here('..'),
  logLevel: 'error',
  resolve: { conditions: ['source', 'module', 'browser', 'default'] },
};
/** Draws with the functions that a module leaves on the page; the browser is closed whatever happens. */
export const drawOn = async (module, draw, viewport) => {
  const bundle = await build({
    ...BUILDING,
    build: { write: false, minify: false, lib: { entry: here(module), formats: ['iife'], name: 'sheet' } },
  });
  const [{ output }] = [bundle].flat();
  const browser = await openBrowser({ hasGraphics: true });
  try {
    const page = await browser.newPage({ viewport });
    page.on('console', message => console.log(message.text().slice(0, 600)));
    page.on('pageerror', error => console.error(error.message));
    await page.setContent('<body style="margin:0"></body>');
    await page.addScriptTag({ content: output[0].code });
    const save = async file => {
      const png = await page.evaluate(() => document.querySelector('canvas').toDataURL('image/png').split(',')[1]);
      writeFileSync(file, Buffer.from(png, 'base64'));
    };
    await draw(page, save);
  } finally {
    await browser.close();
  }
};
