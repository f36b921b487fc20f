// Measures how fast the army builder responds on a slow CPU: node scripts/measure-army.mjs [--slower 4] [--width 360] [--rounds 20] [--site folder]
import { parseArgs } from 'node:util';
import { webServer } from '../apps/cadre/dist/web/server.js';
import { openBrowser } from '../tests/support/browser.mjs';

const { values } = parseArgs({
  options: {
    slower: { type: 'string', default: '4' },
    width: { type: 'string', default: '360' },
    rounds: { type: 'string', default: '20' },
    site: { type: 'string' },
  },
});
const [slower, width, rounds] = [values.slower, values.width, values.rounds].map(Number);
const LIST =
  '#army=1~empire~1000~~~1atBtdydvcz,1aucz,1nm,1kxBu,1qzdd,1qzdk,1xz,1xzmfdc,1ay,1aymh~blmgrxbkccryaa~AhGdGe.GiGhAd.Eryvyz~Vader%20and%20friends~c060b0';
const UNDO = ['undo', '.army-title .key', 1];
const BACK = ['back to the list', '.army-sheet-head .key', 0];
/** The clicks of one round, which restore the initial state. Wide windows have no tabs and no menu. */
const CLICKS = [
  ['open a unit', '.army-line-name', 4],
  ['one more', '.army-line-keys .army-stepper .key', 1],
  UNDO,
  ['copy a unit', '.army-line-keys > .key', 0],
  UNDO,
  ['remove a unit', '.army-line-keys > .harm', 0],
  UNDO,
  ['remove an upgrade', '.army-off', 0],
  UNDO,
  ['open an upgrade slot', '.army-slot', 1],
  ['add an upgrade', '.army-offer button.army-offer-main', 0],
  UNDO,
  ['remove a command card', '#army-hand .army-off', 0],
  UNDO,
  ['remove a battle card', '#army-deck .army-off', 0],
  UNDO,
  ['open the catalogue', '.army-tabs button', 1],
  ['show command cards', '.army-shelves [role=tab]', 1],
  ['show battle cards', '.army-shelves [role=tab]', 2],
  ['show units', '.army-shelves [role=tab]', 0],
  ['show one rank', '.army-rank-filter .key', 2],
  ['show all ranks', '.army-rank-filter .key', 2],
  ['add a unit', '.army-offer button.army-offer-main', 3],
  UNDO,
  ['preview an offer', '.army-offer-look', 3],
  ['back to the unit', '.army-preview .key', 0],
  ['open the army', '.army-tabs button', 0],
  ['open a unit card', '.army-tabs button', 2],
  ['set range', '.army-odds > .army-reaches input', 0],
  ['set cover', '.army-odds-fields .army-reach input', 2],
  ['remove cover', '.army-odds-fields .army-reach input', 0],
  ['add an aim token', '.army-odds-fields .army-count .key', 1],
  ['remove an aim token', '.army-odds-fields .army-count .key', 0],
  ['open the check', '.army-tabs button', 3],
  ['open the army', '.army-tabs button', 0],
  ['open another unit', '.army-line-name', 0],
  ['open the menu', '.army-menu', 0],
  ['share', '.army-tools .go', 0],
  ['share as an image', '.army-share [role=tab]', 1],
  ['share as text', '.army-share [role=tab]', 2],
  ['close sharing', '.dialog-head .key', 0],
  ['open table mode', '[data-view=play]', 0],
  ['add a wound', '.army-unit-counts .key', 1],
  ['remove a wound', '.army-unit-counts .key', 0],
  BACK,
  ['open the play sheet', '[data-view=sheet]', 0],
  BACK,
  ['open all lists', '.army-title .key', 0],
  ['open a list', '.army-tile-link', 0],
].filter(([, selector]) => width < 700 || !/^\.army-(tabs|menu)/.test(selector));

const server = await webServer({ home: null, ...(values.site ? { site: values.site } : {}) });
const url = await server.app.listen({ host: '127.0.0.1', port: 0 });
const browser = await openBrowser();
const context = await browser.newContext({ viewport: { width, height: 800 }, serviceWorkers: 'block' });
const page = await context.newPage();
await page.goto(`${url}/army${LIST}`);
await page.click('.notice .key');
await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
await page.evaluate(() => {
  /** Waits until the page is idle and this time has passed. */
  globalThis.rest = time => new Promise(done => setTimeout(() => requestIdleCallback(() => done()), time));
});

/** One click. The page records when it was pressed and which frame shows the response. */
const click = async ([what, selector, nth]) => {
  const spot = await page.evaluate(
    async ([what, selector, nth]) => {
      const target = document.querySelectorAll(selector)[nth];
      if (!target || target.disabled) throw new Error(`${what}: there is no ${selector} number ${nth} to click`);
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      await globalThis.rest(40);
      const { x, y, width, height } = target.getBoundingClientRect();
      return [x + width / 2, y + height / 2];
    },
    [what, selector, nth],
  );
  await page.mouse.move(...spot);
  await page.evaluate(() => {
    globalThis.answered = new Promise(done => {
      const touched = event => {
        performance.mark('touched', { startTime: event.timeStamp });
        requestAnimationFrame(() => {
          performance.mark('frame');
          setTimeout(done);
        });
      };
      addEventListener('click', touched, { capture: true, once: true });
    });
    return globalThis.rest(40);
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.evaluate(() => globalThis.answered.then(() => globalThis.rest(150))); // a person looks before the next one
};
/** For every click, the milliseconds until its frame, and the main thread's work in that time, which depends less on other load. */
const readings = trace => {
  const events = JSON.parse(trace).traceEvents;
  const { pid, tid } = events.find(e => e.name === 'touched');
  const own = events.filter(e => e.pid === pid && e.tid === tid);
  const tasks = own.filter(e => e.name === 'RunTask' && e.tdur !== undefined);
  const marks = name => own.filter(e => e.name === name).map(e => e.ts);
  const frames = marks('frame');
  return marks('touched').map((from, i) => {
    const frame = tasks.find(e => e.ts <= frames[i] && e.ts + e.dur > frames[i]);
    const until = frame.ts + frame.dur;
    const work = tasks.filter(e => e.ts + e.dur > from && e.ts < until).reduce((sum, e) => sum + e.tdur, 0);
    return { time: (until - from) / 1000, work: work / 1000 };
  });
};

const seen = new Map(CLICKS.map(([what]) => [what, []]));
for (let round = 0; round < rounds; round++) {
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'] });
  for (const step of CLICKS) await click(step);
  for (const [i, reading] of readings(await browser.stopTracing()).entries()) seen.get(CLICKS[i][0]).push(reading);
}
const at = (numbers, share) => Math.round(numbers.toSorted((a, b) => a - b)[Math.ceil(numbers.length * share) - 1]);
for (const [what, all] of seen) {
  const [times, work] = [all.map(r => r.time), all.map(r => r.work)];
  console.log(JSON.stringify({ what, median: at(times, 0.5), most: at(times, 0.95), work: at(work, 0.5), mostWork: at(work, 0.95) }));
}
await browser.close();
await server.close();
