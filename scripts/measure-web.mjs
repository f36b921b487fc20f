// Measures the web table: bytes of the first load, click latency on a slow CPU, scrubbing through a long replay:
// node scripts/measure-web.mjs [slow-down of the CPU, default 4] [mandalorian] [first-load]

import { countScript } from '../tests/support/first-load.mjs';
import { openMeasuredPage } from './measured-page.mjs';

const [, , throttleGiven = '4', ...wanted] = process.argv;
const THROTTLE = Number(throttleGiven);
/** Everything, unless parts are named. */
const isWanted = part => wanted.length === 0 || wanted.includes(part);
const FACTS = 2000;
const CLICKS = 12;
const MOVES = 60;

const measured = await openMeasuredPage();
const { url, browser, devtools, throttle } = measured;
let { page } = measured;

const quantiles = numbers => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = share => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]);
  return { count: sorted.length, median: at(0.5), p95: at(0.95), worst: at(1) };
};

/** A table of a game, opened from the first page on. */
const firstLoad = async (game, sign) => {
  const loaded = await countScript(page, sign);
  await page.goto(url);
  await page.click(`[data-game="${game}"] .go`);
  await page.waitForSelector(sign);
  const bytes = await loaded();
  return { scriptKilobytesPacked: bytes / 1000 };
};

/** Total main thread time so far: script, style, layout and paint. */
const taskSeconds = async () => {
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(m => m.name === 'TaskDuration').value;
};
/**
 * What a click costs: `busy` all its work on the page's thread, `worked` until the page is changed, `seen` until the
 * frame after it, which this browser draws without a graphics card: true only on a quiet machine.
 */
const clicks = async () => {
  await page.waitForSelector('.ask-bar[data-asked="true"] .option', { state: 'attached' });
  if (await page.isVisible('.list-key')) await page.click('.list-key'); // on a wide screen the list is folded away
  await page.waitForSelector('.option');
  await throttle(THROTTLE);
  const before = await taskSeconds();
  const times = [];
  for (let n = 0; n < CLICKS; n++) {
    const options = await page.locator('.option').count();
    times.push(
      await page.evaluate(async i => {
        const option = document.querySelectorAll('.option')[i];
        const began = performance.now();
        option.click();
        await null; // changes are drawn into the page at the end of the click
        const worked = performance.now() - began;
        while (option.getAttribute('aria-pressed') !== 'true') await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return { worked, seen: performance.now() - began };
      }, n % options),
    );
    if (options === 1) break;
  }
  await throttle(1);
  const busy = Math.round(((await taskSeconds()) - before) * (1000 / times.length));
  return { busy, worked: quantiles(times.map(t => t.worked)), seen: quantiles(times.map(t => t.seen)) };
};

/** Repeats the same facts until the replay is long enough. */
const lengthen = ({ events }) => {
  const long = [];
  let facts = 0;
  while (facts < FACTS)
    for (const h of events) {
      long.push({ ...h, n: long.length + 1 });
      facts += h.facts?.length ?? 0;
    }
  return { version: long.length, events: long };
};
const scrubbing = async () => {
  const match = page.url().split('/').at(-1).split('#')[0];
  let answers = 0;
  await page.route('**/facts?*', async route => {
    const long = lengthen(await (await route.fetch()).json());
    answers = long.events.filter(h => h.kind === 'answered').length;
    await route.fulfill({ json: long });
  });
  await page.route('**/moments?*', async route => {
    const address = new URL(route.request().url());
    const from = Number(address.searchParams.get('from'));
    address.searchParams.set('from', '0');
    const known = await (await route.fetch({ url: address.href })).json();
    const moments = Array.from({ length: 20 }, (_, i) => known.moments[(from + i) % known.moments.length]);
    await route.fulfill({ json: { ...known, count: answers + 1, moments } });
  });
  await page.goto(`${url}/replay/${match}`);
  await page.waitForSelector('.replay-table svg');
  await throttle(THROTTLE);
  await page.evaluate(() => {
    globalThis.frameTimes = [];
    let last = performance.now();
    const tick = now => {
      globalThis.frameTimes.push(now - last);
      last = now;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const { x, y, width, height } = await page.locator('.timeline input').boundingBox();
  await page.mouse.move(x + 8, y + height / 2);
  await page.mouse.down();
  for (let i = 0; i <= MOVES; i++) await page.mouse.move(x + 8 + ((width - 16) * i) / MOVES, y + height / 2);
  const frames = await page.evaluate(() => globalThis.frameTimes.slice(1));
  await page.mouse.up();
  await throttle(1);
  return { facts: FACTS, moments: answers, ...quantiles(frames) };
};

const tell = (what, found) => console.log(JSON.stringify({ [what]: found }));
tell('throttle', THROTTLE);
if (isWanted('mandalorian')) {
  tell('firstLoad', { mandalorian: await firstLoad('mandalorian', '.table-middle svg') });
  tell('clickMilliseconds', await clicks());
  tell('scrubbingFrameMilliseconds', await scrubbing());
}
if (isWanted('first-load')) {
  const fresh = await browser.newContext({ serviceWorkers: 'block' });
  page = await fresh.newPage();
  tell('firstLoad', { 'special-operations': await firstLoad('special-operations', '.so-table .tc-ground') });
  page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  tell('firstLoad', { 'legendary-encounters': await firstLoad('legendary-encounters', '.le-table .tc-ground') });
}
await measured.close();
