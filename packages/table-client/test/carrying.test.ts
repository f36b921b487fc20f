import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from '../../../tests/support/stage.js';
import { click, draftIn, isNear, onScreen, sentIn, statusIn } from './support/toy-table.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(join(import.meta.dirname, '../fixture'), '.tc-drawing');
});
afterAll(() => stage.close());

/** Takes the figure up where it stands, and carries it to a point of the table without letting it go. */
const carry = async (page: Page, from: readonly [number, number], to: readonly [number, number]): Promise<void> => {
  const [a, b] = [await onScreen(page, ...from), await onScreen(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 4 });
};
const middleOfHand = async (page: Page): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await page.locator('.tc-carried .tc-ghost-base').boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

test.each(['', 'turned'])('the figure in hand follows the pointer, and nothing of the table is drawn anew: %s', async search => {
  const page = await stage.open(search, 1280, 800);
  await click(page, 150, 260);
  await expect.poll(() => statusIn(page)).toContain('Legal position');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await carry(page, [150, 260], [160, 300]);
  await page.waitForSelector('.tc-carried .tc-ghost-base');
  await expect.poll(() => statusIn(page)).not.toContain('Legal position'); // the table has heard that it is taken up
  await page.evaluate(() => {
    const seen: string[] = [];
    const watch = new MutationObserver(records => seen.push(...records.map(({ type, target }) => `${type} of ${target.nodeName}`)));
    watch.observe(document.querySelector('.tc-drawing')!, { subtree: true, childList: true, attributes: true, characterData: true });
    const frames = { asked: 0 };
    const ask = globalThis.requestAnimationFrame;
    globalThis.requestAnimationFrame = act => {
      frames.asked++;
      return ask(act);
    };
    Object.assign(globalThis, { seen, frames });
  });
  for (let i = 1; i <= 20; i++) {
    const { x, y } = await onScreen(page, 160 + 5 * i, 300 - 3 * i);
    await page.mouse.move(x, y);
    await page.clock.runFor(16);
  }
  const [hand, there] = [await middleOfHand(page), await onScreen(page, 260, 240)];
  expect(Math.hypot(hand.x - there.x, hand.y - there.y)).toBeLessThan(2);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  // A move comes once a frame by itself: whoever asks for a frame has two of them drawn.
  expect(await page.evaluate(() => (globalThis as unknown as { frames: { asked: number } }).frames.asked)).toBe(0);
  await page.clock.resume();
  await page.mouse.up();
  await expect.poll(() => page.locator('.tc-carried').count()).toBe(0);
  await expect.poll(async () => isNear(await draftIn(page), [260, 240])).toBe(true);
  await page.close();
});
test('on its way one sees that a spot is refused, why, and where the figure may stand instead', async () => {
  const page = await stage.open('', 1280, 800);
  await carry(page, [200, 320], [310, 200]); // from where it stands
  await page.waitForSelector('.tc-carried .tc-ghost-refused');
  expect(await page.textContent('.tc-why-not')).toBe('The wall is in the way.');
  await page.waitForSelector('.tc-way-out .tc-means-suggestion', { state: 'attached' });
  await expect.poll(() => statusIn(page)).toBe('The wall is in the way.'); // it rests there
  const to = await onScreen(page, 150, 260);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.waitForSelector('.tc-carried .tc-ghost-legal');
  expect(await page.locator('.tc-why-not').count()).toBe(0);
  await expect.poll(() => statusIn(page)).toContain('Legal position');
  await expect.poll(async () => isNear(await draftIn(page), [150, 260])).toBe(true);
  expect(await sentIn(page)).toBeNull();
  await page.mouse.up();
  await page.close();
});
test.each([
  ['where it stands', null],
  ['where it was put', [150, 260] as const],
])('Escape takes a figure that was dragged from %s out of the hand: the pointer that goes on and lets go does nothing', async (_, put) => {
  const page = await stage.open('', 1280, 800);
  await page.waitForSelector('.tc-area');
  if (put) await click(page, ...put);
  await page.focus('.tc-frame');
  await carry(page, put ?? [200, 320], [180, 280]);
  await page.waitForSelector('.tc-carried .tc-ghost-base');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tc-carried').count()).toBe(0);
  const to = await onScreen(page, 180, 340);
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.locator('.tc-carried, .tc-ghost').count()).toBe(0);
  expect(await draftIn(page)).toEqual([]);
  await page.close();
});
