import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuilder, openTools, PHONE, VADER } from './support/army.js';
import { openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

test('at the table: cards are turned and readied, the hand stays hidden from the opponent', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('#army-deck .army-off').first().click();
  await page.locator('[data-view="play"]').click();
  await page.keyboard.press('Control+z'); // takes nothing back that is out of sight
  await page.locator('.army-played button').first().click();
  await page.waitForSelector('.army-played[data-state="exhausted"], .army-played[data-state="expended"]');
  await page.locator('[aria-label="Play: Ambush"]').click();
  await page.locator('[aria-label="Return to hand: Ambush"]').waitFor();
  await page.reload();
  await page.locator('[aria-label="Return to hand: Ambush"]').waitFor();
  await page.locator('[aria-label="Back to the list"]').click();
  expect(await page.locator('#army-deck .army-off').count()).toBe(8);
  await page.locator('[data-view="opponent"]').click();
  await page.waitForSelector('.army-opponent');
  const seen = (await page.locator('.army-opponent').textContent())!;
  expect(seen).toContain('6 cards in hand');
  expect(seen).toContain('Ambush');
  for (const secret of ['Push', 'Standing Orders', 'Coordinated Fire', 'Aggression']) expect(seen).not.toContain(secret);
  await guest.context.close();
});

test('the sheet becomes a PDF of one or two pages', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('[data-view="sheet"]').click();
  await page.waitForSelector('.army-paper');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.startsWith('%PDF')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.site-head').isVisible()).toBe(false);
  expect(await page.locator('.army-sheet-keys').isVisible()).toBe(false);
  await guest.context.close();
});

test('sheets for the table, the tournament and the opponent', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await openTools(page);
  await page.locator('[data-view="sheet"]').click();
  await page.check('.army-decks-switch input');
  await page.getByLabel('With keyword definitions').check();
  expect(await page.locator('.army-paper-keywords').innerText()).toContain('Deflect');
  await page.getByLabel('One page').check();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.waitForSelector('.army-paper-decks');
  await page.getByLabel('For the opponent').check();
  expect(await page.locator('.army-paper-decks').count()).toBe(0); // AB-30
  expect(await page.locator('.army-paper').innerText()).not.toContain('Ambush');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a tap on the play sheet can be undone; the print sheet hides the hand until it is wanted', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await openTools(page);
  await page.locator('[data-view="play"]').click();
  const card = page.locator('.army-piles .army-command').first();
  const name = await card.textContent();
  await card.click();
  await expect.poll(() => page.locator('.army-piles .army-command').first().textContent()).not.toBe(name);
  await page.locator('.army-sheet-keys .key').first().click();
  await expect.poll(() => page.locator('.army-piles .army-command').first().textContent()).toBe(name);
  await page.getByRole('button', { name: 'End round' }).click();
  await page.waitForSelector('.army-score >> text=Round 2');
  await page.reload();
  await page.waitForSelector('.army-score >> text=Round 2'); // the game outlives the page
  await page.locator('.army-sheet-head .plain').click();
  await openTools(page);
  await page.locator('[data-view="sheet"]').click();
  await page.waitForSelector('.army-paper');
  expect(await page.locator('.army-paper-decks').count()).toBe(0);
  await page.check('.army-decks-switch input');
  await page.waitForSelector('.army-paper-decks');
  await guest.context.close();
});
