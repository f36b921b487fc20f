import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse, setUp } from './support/house.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('a measured game without a table of its own is played on its region: suggestions, why not, and the nearest legal spot', async () => {
  const a = await house.guest({ name: 'Ada' });
  const { page } = a;
  await setUp(a, house.url, 'skirmish', ['me', 'random']);
  await page.waitForSelector('.region-board .tc-area');
  const before = await page.getAttribute('.ask-bar', 'data-question');
  await page.getByRole('button', { name: 'Next suggestion' }).click();
  await expect.poll(() => page.locator('.tc-suggestions p').textContent()).toMatch(/^Suggestion 1 of \d+ .{5,}/);
  await expect.poll(() => page.locator('.tc-place-status').getAttribute('data-state')).toBe('legal');
  const frame = (await page.locator('.region-board .tc-frame').boundingBox())!;
  await page.mouse.click(frame.x + frame.width / 2, frame.y + 4);
  await expect.poll(() => page.locator('.tc-place-status').getAttribute('data-state')).toBe('refused');
  expect((await page.locator('.tc-place-status p').textContent())!.length).toBeGreaterThan(8);
  expect(await page.isDisabled('.confirm')).toBe(true);
  await page.getByRole('button', { name: 'Use the nearest legal position' }).click();
  await expect.poll(() => page.isDisabled('.confirm')).toBe(false);
  await page.click('.confirm');
  await expect.poll(() => page.getAttribute('.ask-bar', 'data-question')).not.toBe(before);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
