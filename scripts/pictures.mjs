// Takes the pictures of the home page and of the README: tables without anything on them that is not in the game.
// npm run pictures [-- names]; writes packages/web/public/picture-*.webp and docs/pictures/*.webp
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { webServer } from '../apps/cadre/dist/web/server.js';
import { openBrowser } from '../tests/support/browser.mjs';
import { MANDALORIAN } from './screenshots-mandalorian.mjs';
import { has, positionsOf } from './screenshots-positions.mjs';

const wanted = process.argv.slice(2);
const operations = positionsOf({
  game: 'special-operations',
  sign: '.so-table',
  setupOf: name => {
    const [mission, layout] = name.split(' ');
    return { mission, layout, blue: 'first' };
  },
  seats: 2,
}).position;
const encounters = positionsOf({
  game: 'legendary-encounters',
  sign: '.le-table',
  setupOf: layout => ({ mission: 'make-an-entrance', layout }),
  seats: 3,
}).position;
/** The first action of that activation. */
const activations = n => {
  let seen = 0;
  return (_, before) => has(before, 'activated') && ++seen >= n;
};
/** In the thick of it: so many attacks have been made. */
const attacks = n => {
  let seen = 0;
  return (_, after) => has(after, 'attack') && ++seen >= n;
};
/** How each is taken: the position, the size, how far to come closer, where figures stand then (shares of the picture), how to turn (pixels). */
const PICTURES = {
  hero: { prepare: operations('priorities relay-station', attacks(12)), size: [1600, 760], closer: [5, 0.66, 0.55], turn: [-110, -60] },
  'special-operations': {
    prepare: operations('priorities spaceport-alleys', attacks(10)),
    size: [640, 400],
    closer: [6, 0.5, 0.6],
    turn: [60, -40],
  },
  mandalorian: { prepare: MANDALORIAN['mandalorian-m1-later'], size: [1280, 800], closer: [2, 0.36, 0.5], turn: [30, -30] },
  army: { prepare: operations('shields shield-bunker', activations(9)), size: [640, 400], closer: [8, 0.5, 0.95], turn: [30, -30] },
  'legendary-encounters': { prepare: encounters('hangar-floor', attacks(6)), size: [640, 400], closer: [5, 0.5, 0.6], turn: [-60, -30] },
};
const BARE = `.tc-battle-side, .tc-zoom, .ask-bar, .table-top, .tc-battle-over, .tc-above, .tc-over-board, .tc-board-note, .tc-hint, .notices { display: none !important }
  .table-screen { grid-template: "middle" minmax(0, 1fr) / minmax(0, 1fr) !important } .table-middle { border: 0 !important; margin: 0 !important; border-radius: 0 !important }`;
const QUALITY = 0.7;
const asWebp = (page, png) =>
  page.evaluate(
    async ([data, quality]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', quality).split(',')[1];
    },
    [png.toString('base64'), QUALITY],
  );

const home = mkdtempSync(join(tmpdir(), 'cadre-pictures-'));
const server = await webServer({ home, botMilliseconds: 100, limits: { matchesPerMinute: 10_000, requestsPerMinute: 100_000 } });
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser({ hasGraphics: true });
for (const [name, { prepare, size, closer, turn }] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const [width, height] = size;
  const context = await browser.newContext({
    viewport: { width: Math.max(width, 1100), height: Math.max(height, 700) },
    locale: 'en-GB',
    serviceWorkers: 'block',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(() => {
    localStorage.setItem('cadre.settings', JSON.stringify({ theme: 'dark', language: 'en', pace: 'instant', motion: 'off', name: 'Ada' }));
    localStorage.setItem('cadre.table-view', 'table');
  });
  const page = await context.newPage();
  await prepare(page, url);
  await page.waitForSelector('.tc-viewport[data-stage]');
  await page.addStyleTag({ content: BARE });
  await page.setViewportSize({ width, height });
  await page.waitForTimeout(1500);
  const [steps, x, y] = closer;
  /** Where most figures stand close together, a little before their feet. */
  const crowd = () =>
    page.evaluate(() => {
      const all = [...document.querySelectorAll('.tc-figure-body')].map(line => {
        const { left, right, bottom } = line.getBoundingClientRect();
        return [(left + right) / 2, bottom];
      });
      const near = ([ax, ay]) =>
        all
          .map(([bx, by]) => Math.hypot(ax - bx, 1.6 * (ay - by)))
          .sort((a, b) => a - b)
          .slice(0, 5)
          .reduce((sum, d) => sum + d, 0);
      return all.toSorted((a, b) => near(a) - near(b))[0] ?? [innerWidth * 0.36, innerHeight * 0.5];
    });
  const [cx, cy] = await crowd();
  await page.mouse.move(cx, cy);
  for (let n = 0; n < steps; n++) await page.mouse.wheel(0, -90);
  await page.waitForTimeout(500);
  const [px, py] = await crowd();
  await page.mouse.move(px, py + 34);
  await page.mouse.down();
  await page.mouse.move(width * x, height * y, { steps: 3 });
  await page.mouse.up();
  await page.keyboard.down('Alt');
  await page.mouse.move(width * 0.5, height * 0.85);
  await page.mouse.down();
  await page.mouse.move(width * 0.5 + turn[0], height * 0.85 + turn[1], { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  await page.mouse.move(2, 2);
  await page.waitForTimeout(2000);
  // A map of spaces lies beside its cards: only the map is taken.
  const png = await (name === 'mandalorian' ? page.locator('.tc-frame') : page).screenshot({ timeout: 120_000 });
  const file = `packages/web/public/picture-${name}.webp`;
  writeFileSync(file, Buffer.from(await asWebp(page, png), 'base64'));
  writeFileSync(join(tmpdir(), `picture-${name}.png`), png);
  console.log(file);
  await context.close();
}
await browser.close();
await server.app.close();
rmSync(home, { recursive: true });
