// Measures how a figure is dragged over a battlefield with 25 pieces of terrain and both squads on it, on a slow CPU:
// node scripts/measure-dragging.mjs [slow-down of the CPU, default 4] [special-operations] [legendary-encounters] [--rounds 3] [--traces folder]
// Beside the games, a square of an empty page follows the pointer in the same way: how many frames this machine draws late when a page has nothing to do.

import { parseArgs } from 'node:util';
import { continueFrom, findMoment, playByBots } from '../tests/support/played-match.mjs';
import { quantile, workDuring } from './frame-work.mjs';
import { openMeasuredPage } from './measured-page.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '3' }, traces: { type: 'string' } },
});
const [throttleGiven = '4', ...wanted] = positionals;
const THROTTLE = Number(throttleGiven);
const ROUNDS = Number(options.rounds);
const DRAG_STEPS = 120;
const FRAME = 1000 / 60;
/** Milliseconds: a frame that took longer came a refresh too late. */
const LATE = 25;
/** Full tables: the set-up and the number of seats. */
const GAMES = {
  'special-operations': {
    seats: 2,
    setup: {
      mission: 'priorities',
      layout: 'spaceport-alleys',
      'squad.0': 'invasion-force',
      'squad.1': 'invasion-force',
      blue: 'first',
    },
  },
  'legendary-encounters': { seats: 3, setup: { mission: 'make-an-entrance', layout: 'jungle-clearing' } },
};

const measured = await openMeasuredPage();
const { url, browser, page, throttle } = measured;

/** A table at which a person has to move a figure: its link. */
const tableOf = async game => {
  const { seats: count, setup } = GAMES[game];
  const every = Array.from({ length: count }, (_, seat) => seat);
  const match = await playByBots(
    url,
    game,
    setup,
    every.map(() => 'heuristic'),
  );
  let asked = 0;
  const moment = await findMoment(url, match, ({ seat }, _, after) => {
    asked = seat;
    return seat >= 0 && after.some(({ type, how }) => type === 'moved' && (how === 'move' || how === 'advance'));
  });
  // A table of two people would wait for the second one.
  const seats = every.map(seat => (seat === asked ? { kind: 'person' } : { kind: 'bot', bot: 'heuristic' }));
  const { links } = await continueFrom(url, match, moment, seats);
  return links[asked];
};
/** Brings a figure into the hand: where it is held, and the area to drag it over. A click would be an answer; a suggestion is only shown. */
const holdFigure = async link => {
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area', { timeout: 60_000 });
  await page.keyboard.press('n');
  await page.waitForSelector('.tc-ghost-legal', { timeout: 60_000 });
  await page.waitForTimeout(500); // what is asked about its spot has come
  const area = await page.locator('.tc-place .tc-area').first().boundingBox();
  const ghost = await page.locator('.tc-ghost-base').first().boundingBox();
  return { x: ghost.x + ghost.width / 2, y: ghost.y + ghost.height / 2, width: area.width / 4, height: area.height / 4 };
};
const holdSquare = async () => {
  await page.goto('about:blank');
  await page.setContent(`<div style="width: 40px; height: 40px; background: red; will-change: transform"></div><script>
    const square = document.querySelector('div');
    addEventListener('pointermove', event => { square.style.transform = 'translate(' + event.clientX + 'px,' + event.clientY + 'px)'; });
  </script>`);
  return { x: 640, y: 400, width: 200, height: 200 };
};

/** Twice around a circle, a step a frame. */
const drag = async ({ x, y, width, height }, watch) => {
  await page.mouse.move(x, y);
  await page.mouse.down();
  const found = await watch(async () => {
    for (let i = 1; i <= DRAG_STEPS; i++) {
      const angle = (i / DRAG_STEPS) * 4 * Math.PI;
      await page.mouse.move(x + width * Math.sin(angle), y + height * (Math.cos(angle) - 1));
      await page.waitForTimeout(FRAME);
    }
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
};
/** Frames that followed a move of the pointer: how long each took. */
const framesDuring = async act => {
  await page.evaluate(() => {
    globalThis.frameTimes = [];
    globalThis.isWatching = true;
    let last = performance.now();
    let isMoved = false;
    let wasMoved = false;
    addEventListener('pointermove', () => {
      isMoved = true;
    });
    const tick = now => {
      if (wasMoved) globalThis.frameTimes.push(now - last);
      last = now;
      wasMoved = isMoved;
      isMoved = false;
      if (globalThis.isWatching) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  await act();
  return page.evaluate(() => {
    globalThis.isWatching = false;
    return globalThis.frameTimes.slice(1);
  });
};
const percent = (part, whole) => `${Math.round((1000 * part) / Math.max(1, whole)) / 10} %`;
const spread = numbers => ({ p50: quantile(numbers, 0.5), p95: quantile(numbers, 0.95), p99: quantile(numbers, 0.99) });
/** Frames at this CPU speed, and the work of the page's thread a frame: traced at full speed and multiplied, since what slows the CPU down slows the trace, too. */
const measure = async (name, hold) => {
  const frames = [];
  const work = [];
  for (let round = 0; round < ROUNDS; round++) {
    const held = await hold();
    await throttle(THROTTLE);
    frames.push(...(await drag(held, framesDuring)));
    await throttle(1);
    const trace = options.traces && `${options.traces}/${name}-${round}.json`;
    work.push(...(await drag(await hold(), act => workDuring(browser, page, THROTTLE, act, trace))));
  }
  const late = frames.filter(time => time > LATE).length;
  const over = work.filter(({ all }) => all > FRAME).length;
  return {
    frames: { count: frames.length, late: percent(late, frames.length), milliseconds: spread(frames) },
    work: {
      count: work.length,
      overBudget: percent(over, work.length),
      ...Object.fromEntries(['all', 'script', 'style', 'paint'].map(kind => [kind, spread(work.map(frame => frame[kind]))])),
    },
  };
};

const tell = (what, found) => console.log(JSON.stringify({ [what]: found }));
tell('throttle', THROTTLE);
tell('emptyPage', await measure('empty-page', holdSquare));
for (const game of Object.keys(GAMES)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const link = await tableOf(game);
  await holdFigure(link);
  const board = { pieces: await page.locator('[data-piece]').count(), bases: await page.locator('[data-figure]').count() };
  tell(game, { ...board, ...(await measure(game, () => holdFigure(link))) });
}
await measured.close();
