import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlledLine } from './support/controlled-line.js';
import { activated, moving, openPosition } from './support/operations.js';
import { question } from './support/playing.js';
import { openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

test('a click on a table that has moved on without it changes nothing', async () => {
  const { link } = await openPosition(testSite.url, activated);
  const a = await testSite.guest({ answers: 'direct' }),
    late = await testSite.guest({ answers: 'direct' });
  const line = await controlledLine(late);
  for (const { page } of [a, late]) {
    await page.goto(link);
    await page.waitForSelector('.ask-bar[data-asked="true"] .option');
  }
  line.hold();
  const before = await question(a);
  await a.page.locator('.option', { hasText: 'Aim' }).first().click();
  await a.page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
  // Here nothing has happened yet: the same question is still open.
  expect(await question(late)).toBe(before);
  await late.page.locator('.option', { hasText: 'Dodge' }).first().click();
  line.release();
  await late.page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
  await expect.poll(() => question(late)).toBe(await question(a));
  for (const { page } of [a, late]) {
    await expect.poll(() => page.locator('.tc-log-line', { hasText: 'gains 1 aim token' }).count()).toBe(1); // the log is fetched after the first question
    expect(await page.textContent('.tc-log')).not.toMatch(/: Dodge$/m);
  }
  expect([...a.complaints, ...late.complaints]).toEqual([]);
  await Promise.all([a.context.close(), late.context.close()]);
});

test('a figure that is being dragged stays in hand when the connection is lost, and is put down where it was let go', async () => {
  const { link } = await openPosition(testSite.url, moving);
  const a = await testSite.guest();
  const { page } = a;
  const line = await controlledLine(a);
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area');
  const before = await question(a);
  await page.locator('.tc-suggestions button').last().click();
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  const middle = async (): Promise<{ x: number; y: number }> => {
    const { x, y, width, height } = (await page.locator('.tc-ghost-base').boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const from = await middle();
  const to = { x: from.x + 9, y: from.y + 6 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y - 20, { steps: 4 });
  await line.cut();
  await page.waitForFunction(() => document.querySelector('.link-state')?.getAttribute('data-state') !== 'open');
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  expect(Math.hypot((await middle()).x - to.x, (await middle()).y - to.y)).toBeLessThan(2);
  await page.waitForSelector('.link-state[data-state="open"]', { state: 'attached' });
  expect(await question(a)).toBe(before);
  await page.waitForSelector('.tc-place-status[data-state="legal"], .tc-place-status[data-state="refused"]');
  expect(Math.hypot((await middle()).x - to.x, (await middle()).y - to.y)).toBeLessThan(2);
  if ((await page.$('.tc-place-status[data-state="refused"]')) !== null) {
    await page.click('.tc-place-status .tc-button');
    await page.waitForSelector('.tc-place-status[data-state="legal"]');
  }
  await page.click('.confirm');
  await page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
  expect(a.complaints.filter(text => !text.includes('WebSocket'))).toEqual([]);
  await a.context.close();
});
