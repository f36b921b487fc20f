import { afterAll, beforeAll, expect, test } from 'vitest';
import { encounters, explainedAt, openEncounter } from './support/encounters.js';
import { settled } from './support/operations.js';
import { answer, asked, cutOff, findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite({ games: { 'legendary-encounters': encounters } });
}, 120_000);
afterAll(() => testSite.close());

test('figures that can be activated are buttons with the name of what they do, and keep their numbers', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance', 'canyon-outpost');
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await asked(a);
  const numbered = page.locator('[data-figure]:has([role="button"][aria-label^="Activate"])');
  await settled(a, () => answer(a, 'Cadre 1'));
  await numbered.first().waitFor();
  const names = await numbered.evaluateAll(figures => figures.map(figure => figure.getAttribute('data-figure')));
  const numbers = await Promise.all(names.map(name => page.locator(`[data-note="${name}"] .tc-figure-number`).textContent()));
  expect(numbers).toEqual(['1', '2']);
  expect(await findings(a)).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a stance that is chosen in deployment is compared with the other one', async () => {
  const link = await openEncounter(testSite.url, 'uninvited-guests', 'jungle-clearing');
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await asked(a);
  const { explain } = explainedAt('uninvited-guests', 'jungle-clearing');
  const cards = page.locator('.le-stance-card');
  await expect.poll(() => cards.count()).toBe(2);
  await expect.poll(() => cards.nth(1).locator('.tc-explanation > p').allTextContents()).toEqual(explain('stance', 0, 1).says);
  expect(await findings(a)).toEqual([]);
  await cards.nth(1).getByRole('button').click();
  await page.click('.confirm');
  await expect.poll(() => page.textContent('.tc-log')).toContain('stance');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test.each([
  ['en', 'Starting the game …'],
  ['de', 'Die Partie wird gestartet …'],
] as const)('while a game is being started, its card says so (%s)', async (language, said) => {
  const a = await testSite.guest({ language });
  const { page } = a;
  let go = (): void => undefined;
  const released = new Promise<void>(resolve => {
    go = resolve;
  });
  await page.route('**/api/v1/matches', async route => {
    await released;
    await route.continue();
  });
  await page.goto(testSite.url);
  const card = page.locator('[data-game="legendary-encounters"]');
  await card.locator('.go').click();
  await expect.poll(() => card.locator('[role="status"]').textContent()).toBe(said);
  expect(await card.locator('.go').isDisabled()).toBe(true);
  go();
  await page.waitForURL('**/table/**');
  await a.context.close();
});
