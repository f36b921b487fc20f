import { afterAll, beforeAll, expect, test } from 'vitest';
import { play, turn } from './support/playing.js';
import { linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

test('two windows play a whole mission of The Mandalorian to its end', async () => {
  const small = { viewport: { width: 800, height: 600 } };
  const a = await testSite.guest({ name: 'Ada' }, small),
    b = await testSite.guest({ name: 'Ben' }, small);
  await setUp(a, testSite.url, 'mandalorian', ['me', 'friend']);
  await b.page.goto(await linkFor(a, 1));
  await Promise.all([a, b].map(g => g.page.waitForSelector('.table-screen')));
  let answers = 0;
  for (let guest = await turn([a, b]); guest && answers < 500; guest = await turn([a, b])) {
    await play(guest);
    answers++;
  }
  await Promise.all([a, b].map(g => g.page.waitForSelector('.over')));
  expect(answers).toBeGreaterThan(5);
  expect(await a.page.textContent('.over .ask-question')).toMatch(/^You (win!|lose)$/);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
}, 120_000);

test('one person plays three seats: the table turns to the seat that is asked', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/mandalorian`);
  await page.getByLabel('Mode').selectOption('sandbox');
  await page.getByLabel('Players').fill('3');
  await expect.poll(() => page.locator('.sitter').count()).toBe(3);
  for (const seat of [0, 1, 2]) await page.locator('.sitter select').nth(seat).selectOption('me');
  await page.click('.start');
  await page.click('.cover .plain');
  const seen = new Set<string>();
  for (let n = 0; n < 60 && seen.size < 3; n++) {
    if ((await turn([a])) === null) break;
    seen.add((await page.textContent('.ask-who'))!);
    await play(a);
  }
  expect([...seen].sort()).toEqual(['IG-11: your decision', 'Paz Vizsla: your decision', 'The Mandalorian: your decision']);
  await a.context.close();
}, 120_000);
