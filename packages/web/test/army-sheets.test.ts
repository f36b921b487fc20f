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
  await page.check('.army-hand-switch input');
  await page.getByLabel('With keyword definitions').check();
  expect(await page.locator('.army-paper-keywords').innerText()).toContain('Deflect');
  await page.getByLabel('One page').check();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.waitForSelector('.army-paper-decks');
  await page.getByLabel('For the opponent').check();
  expect(await page.locator('.army-paper').innerText()).not.toContain('Ambush'); // AB-30
  expect(await page.locator('.army-paper-decks').innerText()).toMatch(/7 secret cards[\s\S]*Cauldron/); // AB-32
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
  await page.waitForSelector('.army-paper-decks >> text=7 secret cards');
  expect(await page.locator('.army-paper-decks').innerText()).not.toContain('Ambush');
  await page.check('.army-hand-switch input');
  await page.waitForSelector('.army-paper-decks >> text=Ambush');
  await guest.context.close();
});

test('command and battle cards are browsed, filtered and compared; an update of the points names what changed', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await page.goto(`${testSite.url}/army#cards`);
  const found = async (): Promise<number> => Number.parseInt(await page.locator('.army-cards-found [role="status"]').innerText(), 10);
  await page.getByRole('tab', { name: 'Command cards' }).click();
  await expect.poll(found).toBeGreaterThan(200);
  await page.getByLabel('Search by name or effect').fill('vader');
  await expect.poll(found).toBeLessThan(20);
  await page.locator('.army-card-row', { hasText: 'Implacable' }).getByRole('button', { name: 'Compare' }).click();
  await page.locator('.army-card-row', { hasText: 'Master of Evil' }).getByRole('button', { name: 'Compare' }).click();
  await expect.poll(() => page.locator('.army-side-by-side').innerText()).toMatch(/Implacable[\s\S]*Master of Evil/);
  await page.getByRole('tab', { name: 'Battle cards' }).click();
  await expect.poll(() => page.locator('.army-card-list').innerText()).toContain('Bunker Assault');
  await page.getByRole('tab', { name: 'Points update' }).click();
  await page.waitForSelector('.army-update tr');
  expect(await found()).toBeGreaterThan(0);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('dice of a unit of the list are rolled beside what was to be expected', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await openTools(page);
  await page.locator('[data-view="roll"]').click();
  await page.getByRole('button', { name: 'Roll dice' }).click();
  await expect.poll(() => page.locator('.army-faces').first().locator('.army-face').count()).toBe(6); // Vader's lightsaber
  await page.getByRole('button', { name: 'Roll dice' }).click();
  await expect.poll(() => page.locator('.army-rolled').innerText()).toContain('Mean of 2 rolls');
  await page
    .getByRole('button', { name: /Aim tokens/ })
    .last()
    .click();
  expect(await page.locator('.army-rolled').count()).toBe(0); // another attack begins a new count
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});
