// Takes screenshots of every page at three widths in both themes, as PNG files in a folder:
// npm run screenshots -- [folder] [names of pages] [--language de] [--palette red-green] [--theme dark] [--width 360] [--size 1440x900]
// [--view table]: with miniatures, from the edge of the table (table) or from above (plan)
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { webServer } from '../apps/cadre/dist/web/server.js';
import { openBrowser } from '../tests/support/browser.mjs';
import { LEGENDARY_ENCOUNTERS } from './screenshots-encounters.mjs';
import { MANDALORIAN } from './screenshots-mandalorian.mjs';
import { SPECIAL_OPERATIONS } from './screenshots-operations.mjs';

const {
  values: given,
  positionals: [folder = 'screenshots', ...wanted],
} = parseArgs({
  allowPositionals: true,
  options: {
    language: { type: 'string', default: 'en' },
    palette: { type: 'string', default: 'standard' },
    theme: { type: 'string' },
    width: { type: 'string' },
    size: { type: 'string' },
    view: { type: 'string', default: 'flat' },
  },
});
const { language, palette, view } = given;
const USUAL = [
  [360, 760],
  [1280, 800],
  [1920, 1080],
].filter(([width]) => given.width === undefined || width === Number(given.width));
const SIZES = given.size === undefined ? USUAL : [given.size.split('x').map(Number)];
const THEMES = ['dark', 'light'].filter(theme => given.theme === undefined || theme === given.theme);
/** An army list, encoded in a link. */
const ARMY =
  '#army=1~empire~1000~~~1atBtdydvcz,1aucz,1nm,1kxBu,1qzdd,1qzdk,1xz,1xzmfdc,1ay,1aymh~blmgrxbkccryaa~AhGdGe.GiGhAd.Eryvyz~Vader%20and%20friends~c060b0';
/** Generous, for busy machines. */
const PATIENCE = 120_000;
const NO_SUCH_MATCH = '/table/AAAAAAAAAAAAAAAAAAAAAA';

/** Choose and confirm the first option. */
const step = async page => {
  await page.waitForSelector('.ask-bar[data-asked="true"] .option, .over', { state: 'attached' }); // a wide screen folds the list away
  if ((await page.$('.over')) !== null) return;
  const before = await page.getAttribute('.ask-bar', 'data-question');
  await page.keyboard.press('1');
  await page.keyboard.press('Enter');
  await page.waitForFunction(q => document.querySelector('.ask-bar').getAttribute('data-question') !== q, before);
};
/** Start a match against a bot, give a few answers, and choose one more without confirming it. */
const play = game => async (page, url) => {
  await page.goto(url);
  await page.click(`[data-game="${game}"] .go`);
  for (let n = 0; n < 3; n++) await step(page);
  await page.waitForSelector('.ask-bar[data-asked="true"] .option, .over', { state: 'attached' });
  await page.keyboard.press('1');
};
/** A whole match of noughts and crosses with one person on both seats. */
const finish = async (page, url) => {
  await setUp('noughts', ['me', 'me'])(page, url);
  for (const square of [1, 4, 2, 5, 3]) {
    const before = await page.getAttribute('.ask-bar', 'data-question');
    await page.locator('.option', { hasText: `square ${square},` }).click();
    await page.waitForFunction(q => document.querySelector('.ask-bar').getAttribute('data-question') !== q, before);
  }
  await page.waitForSelector('.over');
};
const setUp = (game, sitters) => async (page, url) => {
  await page.goto(`${url}/new/${game}`);
  await page.waitForSelector('.sitter');
  for (const [seat, sitter] of sitters.entries()) await page.locator('.sitter select').nth(seat).selectOption(sitter);
  await page.click('.start');
};
const open = (path, sign) => async (page, url) => {
  await page.goto(url + path);
  await page.waitForSelector(sign);
};
const SHOTS = {
  home: open('/', '.game-card'),
  'new-match': open('/new/mandalorian', '.sitter'),
  'new-match-all': async (page, url) => {
    await open('/new/mandalorian', '.sitter')(page, url);
    for (const summary of await page.locator('summary').all()) await summary.click();
  },
  lobby: async (page, url) => {
    await setUp('bluff', ['me', 'friend'])(page, url);
    await page.waitForSelector('.lobby-seat');
  },
  'lobby-qr': async (page, url) => {
    await setUp('bluff', ['me', 'friend'])(page, url);
    await page.locator('.lobby-seat button').nth(1).click();
    await page.waitForSelector('.qr');
  },
  mandalorian: play('mandalorian'),
  bluff: play('bluff'),
  noughts: play('noughts'),
  menu: async (page, url) => {
    await play('noughts')(page, url);
    await page.locator('.table-top .key').last().click();
    await page.waitForSelector('dialog .menu');
  },
  cover: async (page, url) => {
    await setUp('bluff', ['me', 'me'])(page, url);
    await page.waitForSelector('.cover');
  },
  over: finish,
  hint: async (page, url) => {
    await play('mandalorian')(page, url);
    await page.waitForSelector('.ask-bar[data-asked="true"]');
    await page.keyboard.press('h');
    await page.waitForSelector('.tc-hint, .notices .notice');
  },
  replay: async (page, url) => {
    await play('mandalorian')(page, url);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.waitForSelector('.replay-table svg');
    await page.locator('[aria-label="Go to the end"]').click();
  },
  'replay-over': async (page, url) => {
    await finish(page, url);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.waitForSelector('.board-drawing');
    for (let n = 0; n < 3; n++) await page.locator('[aria-label="Next step"]').click();
    for (const summary of await page.locator('summary').all()) await summary.click();
    await page.waitForSelector('.good');
  },
  'play-on': async (page, url) => {
    await finish(page, url);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.click('.replay-keys .go');
    await page.waitForSelector('dialog .sitter');
  },
  campaign: open('/campaign', 'main'),
  army: open('/army', '.army-faction'),
  'army-builder': open(`/army${ARMY}`, '.army-workshop'),
  'army-unit': async (page, url) => {
    await open(`/army${ARMY}`, '.army-workshop')(page, url);
    await page.locator('.army-line-name').nth(1).click();
    const details = page.locator('.army-look');
    if (await details.isVisible()) await details.click();
    await page.locator('.army-chart').scrollIntoViewIfNeeded();
  },
  ...Object.fromEntries(
    ['play', 'opponent', 'compare', 'sheet'].map(view => [
      `army-${view}`,
      async (page, url) => {
        await open(`/army${ARMY}`, '.army-workshop')(page, url);
        if (await page.locator('.army-menu').isVisible()) await page.click('.army-menu');
        await page.click(`[data-view="${view}"]`);
        await page.waitForSelector('.army-sheet');
      },
    ]),
  ),
  offline: async (page, url) => {
    await page.route('**/api/**', route => route.abort());
    await page.goto(url);
    await page.waitForSelector('.game-card');
  },
  'offline-table': async (page, url) => {
    await page.route('**/api/**', route => route.abort());
    await play('bluff')(page, url);
  },
  rules: open('/rules/mandalorian', '.rule'),
  settings: open('/settings', '.choice'),
  about: open('/about', '.prose'),
  ...MANDALORIAN,
  ...SPECIAL_OPERATIONS,
  ...LEGENDARY_ENCOUNTERS,
  missing: open('/no/such/page', '.lead'),
  'no-such-match': open(NO_SUCH_MATCH, '.notice'),
};

mkdirSync(folder, { recursive: true });
const home = mkdtempSync(join(tmpdir(), 'cadre-screenshots-'));
const server = await webServer({
  home,
  botMilliseconds: 100,
  limits: { matchesPerMinute: 10_000, requestsPerMinute: 100_000, hints: { burst: 1000, perSecond: 1000 } },
});
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
// In a single browser process, closing one window would close them all.
const browser = await openBrowser({ hasGraphics: view !== 'flat' });
for (const [name, prepare] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const theme of THEMES)
    for (const [width, height] of SIZES) {
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', serviceWorkers: 'block' });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(
        text => localStorage.setItem('cadre.settings', text),
        JSON.stringify({ theme, language, palette, pace: 'instant', motion: 'off', name: 'Ada' }),
      );
      await context.addInitScript(text => localStorage.setItem('cadre.table-view', text), JSON.stringify(view).slice(1, -1));
      const page = await context.newPage();
      await prepare(page, url).catch(thrown => {
        console.error(`${name} at ${width} px: ${thrown.message}`);
        process.exitCode = 1;
      });
      await page.evaluate(() => document.fonts.ready);
      if (view !== 'flat' && (await page.$('.tc-battle, .mando-board')) !== null) {
        await page.waitForSelector('.tc-viewport[data-stage]');
        await page.waitForTimeout(1500);
      }
      const file = join(folder, `${name}-${width}-${theme}.png`);
      await page.screenshot({ path: file, timeout: PATIENCE });
      console.log(file);
      await context.close();
    }
}
await browser.close();
await server.close();
rmSync(home, { recursive: true });
