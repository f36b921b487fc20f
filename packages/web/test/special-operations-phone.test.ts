import { afterAll, beforeAll, expect, test } from 'vitest';
import { activated, answerByClicks, attacking, isAttackOffered, openMatch, openPosition } from './support/operations.js';
import { question } from './support/playing.js';
import { boxesOf, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PRIORITIES = { mission: 'Shifting Priorities', layout: 'Relay Station' };

test('the board is in sight when a spot on it is asked for', async () => {
  const a = await testSite.guest({ answers: 'direct' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await openMatch(a, testSite.url, PRIORITIES, 'heuristic');
  await answerByClicks(a, () => 0);
  await page.waitForSelector('.ask-bar[data-asked="true"] .option');
  await page.locator('.tc-battle-left .tc-figure-row').nth(5).tap(); // which scrolls down to it
  await page.waitForSelector('.tc-place .tc-area');
  const [table, board] = [await boxesOf(a, '.tc-battle-inner'), await boxesOf(a, '.tc-board')].map(([box]) => box!);
  expect(board!.top).toBeGreaterThanOrEqual(table!.top);
  expect(board!.bottom).toBeLessThanOrEqual(table!.bottom + 1);
  // The suggestions can be gone through without scrolling the bar.
  const [space, suggestions] = [await boxesOf(a, '.ask-space'), await boxesOf(a, '.tc-suggestions')].map(([box]) => box!);
  expect(suggestions!.bottom).toBeLessThanOrEqual(space!.bottom);
  await a.context.close();
});

test('what the rules say about a figure lies over the board, in sight, until it is closed', async () => {
  const { link, enemies } = await openPosition(testSite.url, activated);
  const a = await testSite.guest({}, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  // What the choices do is folded in sight.
  await page.waitForSelector('.so-help');
  const [help, table] = [await boxesOf(a, '.so-help'), await boxesOf(a, '.tc-battle')].map(([box]) => box!);
  expect(help!.bottom).toBeLessThanOrEqual(table!.bottom);
  await page.locator('.so-help summary').tap();
  await page.waitForSelector('.so-help dd');
  await page.locator('.so-help summary').tap();
  await page.locator('.tc-battle-right .tc-figure-row').nth(enemies[0]!.row).tap();
  await page.waitForSelector('.tc-explanation[aria-busy="false"] > p');
  await page.waitForSelector('.so-unit-card[data-over="true"]');
  const [said] = await boxesOf(a, '.tc-battle-near');
  expect(said!.top).toBeGreaterThanOrEqual(table!.top);
  expect(said!.bottom).toBeLessThanOrEqual(table!.bottom);
  await page.locator('.tc-dismiss').tap();
  await expect.poll(() => page.locator('.tc-explanation[data-over]').count()).toBe(0);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
test('a finger looks at an enemy first, and the list can be put away', async () => {
  const { link } = await openPosition(testSite.url, attacking, isAttackOffered);
  const a = await testSite.guest({ answers: 'direct' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const asked = await question(a);
  // The list can be pulled out, and put away.
  for (const isPulled of [true, false]) {
    await page.locator('.pull').tap();
    expect(await page.locator('.ask-bar').getAttribute('data-pulled')).toBe(String(isPulled));
  }
  const enemy = page.locator('.tc-board [role="button"][aria-label^="Attack"]').first();
  await enemy.tap();
  await page.waitForSelector('.tc-explanation[data-over][aria-busy="false"] > p');
  await page.waitForSelector('.so-unit-card[data-over="true"]');
  expect(await question(a)).toBe(asked);
  await enemy.tap();
  await page.waitForSelector('.so-attack[data-over="true"]');
  await a.context.close();
});
