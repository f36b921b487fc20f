import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, findings, type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
let guest: Guest;
/** One guided match on a phone for all tests of this file. */
beforeAll(async () => {
  testSite = await openTestSite();
  guest = await testSite.guest(
    { answers: 'direct' },
    { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  );
  const { page } = guest;
  await page.goto(testSite.url);
  await page.locator('[data-game="mandalorian"]').getByRole('button', { name: 'Learn to play' }).tap();
  await asked(guest);
  await page.locator('.mando-opening button').tap();
  await page.waitForSelector('.tc-guide');
}, 180_000);
afterAll(() => testSite.close());

const boxOf = async (selector: string) => (await guest.page.locator(selector).first().boundingBox())!;
const firstCard = () => guest.page.locator('.mando-hand button.tc-offer').first();

test('a lesson leaves the upper half of the board in sight, and folds into one line', async () => {
  const { page } = guest;
  await firstCard().tap();
  for (const lesson of ['Choose an action', 'Move']) {
    await page.waitForSelector(`.tc-guide strong:text-is("${lesson}")`);
    const map = await boxOf('.mando-frame');
    expect((await boxOf('.tc-guide')).y, lesson).toBeGreaterThanOrEqual(map.y + map.height / 2 - 1);
    if (lesson === 'Choose an action') await page.locator('.mando-slot').first().tap();
  }
  await page.getByRole('button', { name: 'Fold the lesson away' }).tap();
  await expect.poll(async () => (await boxOf('.tc-guide')).height).toBeLessThan(44);
  expect(await findings(guest)).toEqual([]);
  await page.getByRole('button', { name: 'Read the lesson' }).tap();
  await page.getByRole('button', { name: 'Got it' }).tap();
  await page.waitForSelector('.tc-guide', { state: 'detached' });
});

test("everybody's health and the alarm are in sight without scrolling", async () => {
  const { page } = guest;
  expect(await page.locator('.mando-status').innerText()).toMatch(/^A\s*6\s*B\s*6\s*0\/10$/);
  const strip = await boxOf('.mando-status');
  const bar = await boxOf('.ask-bar');
  expect(strip.y + strip.height).toBeLessThan(bar.y);
  expect(await page.getByLabel(/The Mandalorian: 6 of 6 health/).count()).toBe(1);
});

test('whatever is asked can be answered in the bar when all that is offered lies out of sight', async () => {
  const { page } = guest;
  const options = page.locator('.ask-bar .option');
  expect(await options.first().isVisible()).toBe(false);
  await page.setViewportSize({ width: 360, height: 540 }); // the hand lies below the fold
  await page.getByRole('button', { name: 'Undo' }).tap();
  await expect.poll(() => options.first().isVisible()).toBe(true);
  const bar = await boxOf('.ask-bar');
  expect(bar.y + bar.height).toBeLessThanOrEqual(541);
  expect(await options.first().evaluate(option => getComputedStyle(option.lastElementChild!, '::first-letter').textTransform)).toBe(
    'uppercase',
  );
});
