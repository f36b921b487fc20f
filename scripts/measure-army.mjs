// How fast the army builder answers on a phone with a slow processor: node scripts/measure-army.mjs [4: times slower]
import { webServer } from '../apps/cadre/dist/web/server.js';
import { openBrowser } from '../tests/support/browser.mjs';

const THROTTLE = Number(process.argv[2] ?? 4);
const ROUNDS = 7;
const LIST =
  '#army=1~empire~1000~~~1atBtdydvcz,1aucz,1nm,1kxBu,1qzdd,1qzdk,1xz,1xzmfdc,1ay,1aymh~blmgrxbkccryaa~AhGdGe.GiGhAd.Eryvyz~Vader%20and%20friends~c060b0';
/** What is clicked, again and again: the list stands as before after each round. */
const CLICKS = [
  ['a unit', '.army-line-name', 3],
  ['one more of it', '.army-line-keys .army-stepper .key', 1],
  ['undo', '.army-title .key', 1],
  ['an upgrade off', '.army-off', 0],
  ['undo', '.army-title .key', 1],
  ['an upgrade slot', '.army-slot', 1],
  ['an upgrade on', '.army-offer button.army-offer-main', 0],
  ['undo', '.army-title .key', 1],
  ['the catalogue', '.army-tabs button', 1],
  ['command cards', '.army-shelves [role=tab]', 1],
  ['units', '.army-shelves [role=tab]', 0],
  ['a new unit', '.army-offer button.army-offer-main', 3],
  ['undo', '.army-title .key', 1],
  ['the card of a unit', '.army-tabs button', 2],
  ['cover', '.army-odds-fields .army-reach input', 2],
  ['an aim token', '.army-odds-fields .army-count .key', 1],
  ['the check', '.army-tabs button', 3],
  ['the army', '.army-tabs button', 0],
];

const server = await webServer({ home: null });
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width: 360, height: 760 }, serviceWorkers: 'block' });
const page = await context.newPage();
await page.goto(`${url}/army${LIST}`);
await page.click('.notice .key');
await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });

/** Milliseconds from a click to the end of the frame that shows it. */
const time = ([what, selector, nth]) =>
  page.evaluate(
    ([what, selector, nth]) =>
      new Promise((found, missed) => {
        const target = document.querySelectorAll(selector)[nth];
        if (!target) return missed(new Error(`${what}: there is no ${selector} number ${nth}`));
        requestAnimationFrame(() =>
          setTimeout(() => {
            const began = performance.now();
            target.click();
            requestAnimationFrame(() => setTimeout(() => found(performance.now() - began)));
          }),
        );
      }),
    [what, selector, nth],
  );

const seen = new Map();
for (let round = 0; round < ROUNDS; round++)
  for (const click of CLICKS) {
    seen.set(click[0], [...(seen.get(click[0]) ?? []), await time(click)]);
    await page.waitForTimeout(300); // a person is not quicker
  }
for (const [what, times] of seen) {
  const sorted = times.toSorted((a, b) => a - b);
  console.log(JSON.stringify({ what, median: Math.round(sorted[sorted.length >> 1]), worst: Math.round(sorted.at(-1)) }));
}
await browser.close();
await server.close();
