import { preview } from '@cadre/core';
import { specialOperations } from '@cadre/special-operations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlledLine } from './support/controlled-line.js';
import { activated, moving, openPosition, settled } from './support/operations.js';
import { inWindow } from './support/overlays.js';
import { question } from './support/playing.js';
import { type Guest, openTestSite, type TestSite } from './support/test-site.js';

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
  const told = async (what: RegExp, { page }: Guest): Promise<number> => page.locator('.tc-log-line', { hasText: what }).count();
  await a.page.click('.last-event');
  await a.page.waitForSelector('.tc-log-line'); // the log is fetched after the first question
  const [aimed, dodged] = [await told(/gains 1 aim token/, a), await told(/gains 1 dodge token/, a)];
  line.hold();
  const before = await question(a);
  await a.page.locator('.option', { hasText: 'Aim' }).first().click();
  await a.page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
  const after = await question(a);
  // Here nothing has happened yet: the same question is still open.
  expect(await question(late)).toBe(before);
  await late.page.locator('.option', { hasText: 'Dodge' }).first().click();
  line.release();
  await late.page.waitForSelector('.notice:has-text("The game moved on before your move arrived")');
  for (const guest of [a, late]) {
    await expect.poll(() => told(/gains 1 aim token/, guest)).toBe(aimed + 1);
    expect(await told(/gains 1 dodge token/, guest)).toBe(dodged);
    expect(await question(guest)).toBe(after);
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

test('a figure that is dropped where it may not stand is told the rule against it, and the nearest spot where it may', async () => {
  const { link, view, enemies } = await openPosition(testSite.url, moving);
  const a = await testSite.guest({}, { viewport: { width: 1920, height: 1080 } });
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  const before = await question(a);
  // Onto somebody of the other side.
  const to = await inWindow(a, view.public.units[enemies[0]!.id]!.at as { readonly x: number; readonly y: number });
  const from = (await page.locator('.tc-handle').boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
  await page.waitForSelector('.tc-place-status[data-state="refused"]');
  const spot = async (): Promise<number[]> =>
    /translate\((\S+) (\S+)\)/
      .exec((await page.locator('.tc-place > .tc-ghost').getAttribute('transform'))!)!
      .slice(1)
      .map(Number);
  const found = preview(specialOperations, view, { type: 'probe', answer: [...(await spot()), 0] }, 'en');
  if (found.type !== 'probe' || !found.because || !found.nearest) throw new Error(`expected a refusal, got ${JSON.stringify(found)}`);
  expect(await page.locator('.tc-place-status [role="status"]').textContent()).toBe(found.says);
  expect(await page.textContent('.tc-why-not')).toBe(found.says);
  expect(await page.locator('.tc-place-status .tc-rule').textContent()).toBe(found.because.rule);
  expect(await question(a)).toBe(before);
  await page.locator('.tc-place-status .tc-button').last().click();
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  expect(await spot()).toEqual(found.nearest.slice(0, 2));
  await settled(a, () => page.keyboard.press('Enter'));
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
