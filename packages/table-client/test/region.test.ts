import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsIn, openStage, type Stage } from '../../../tests/support/stage.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(join(import.meta.dirname, '../fixture'), '.tc-place-status');
});
afterAll(() => stage.close());

const click = async (page: Page, x: number, y: number): Promise<void> => {
  const at = await page.evaluate(
    ([px, py]) => {
      const { x: left, y: top } = new DOMPoint(px, py).matrixTransform(
        document.querySelector<SVGGElement>('.tc-drawing > g')!.getScreenCTM()!,
      );
      return { x: left, y: top };
    },
    [x, y] as const,
  );
  await page.mouse.click(at.x, at.y);
};
const read = async (page: Page, what: 'draft' | 'sent'): Promise<number[] | null> =>
  JSON.parse((await page.textContent(`[data-${what}]`))!);
const status = (page: Page) => page.locator('.tc-place-status p').textContent();

test.each([
  [360, 740],
  [1280, 800],
  [1920, 1080],
])('a region without a table is drawn whole, and a spot is refused, put right and confirmed at %i x %i', async (width, height) => {
  const page = await stage.open('page=region', width, height);
  await page.waitForSelector('.tc-region-board .tc-drawing');
  expect(await page.getByLabel('Where the figure can move').count()).toBe(1);
  // The wall cuts the region off at 280: the table goes on, the region does not.
  await click(page, 290, 200);
  await expect.poll(() => status(page)).toBe('The wall is in the way.');
  expect(await read(page, 'draft')).toEqual([]);
  await click(page, 150, 200);
  await expect.poll(() => status(page)).toContain('Legal position');
  const [x, y] = (await read(page, 'draft'))!;
  expect(Math.abs(x! - 150) + Math.abs(y! - 200)).toBeLessThan(5);
  await click(page, 150, 200);
  await expect.poll(() => read(page, 'sent')).toEqual([x, y]);
  const [frame, region] = await Promise.all([page.locator('.tc-frame').boundingBox(), page.locator('.tc-area').first().boundingBox()]);
  expect(region!.x).toBeGreaterThanOrEqual(frame!.x);
  expect(region!.x + region!.width).toBeLessThanOrEqual(frame!.x + frame!.width);
  expect(region!.y + region!.height).toBeLessThanOrEqual(frame!.y + frame!.height);
  for (const theme of ['dark', 'light']) expect(await findingsIn(page, theme)).toEqual([]);
  const folder = process.env['CADRE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/region-${width}.png` });
  await page.close();
});
test('an empty region draws no board and says so', async () => {
  const page = await stage.open('page=region&empty', 1280, 800);
  await expect.poll(() => status(page)).toBe('There is no legal position.');
  expect(await page.locator('.tc-region-board').count()).toBe(0);
  await page.close();
});
