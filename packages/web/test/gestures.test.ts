import { afterAll, beforeAll, expect, test } from 'vitest';
import { question } from './support/playing.js';
import { asked, findings, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
let guest: Guest;
/** One guided match for all tests of this file. */
beforeAll(async () => {
  testSite = await openTestSite();
  guest = await testSite.guest({ answers: 'direct' });
  await guest.page.goto(`${testSite.url}/new/mandalorian`);
}, 180_000);
afterAll(() => testSite.close());

const playTo = async ({ page }: Guest, slot: string): Promise<void> => {
  const cards = page.locator('.mando-hand button.tc-offer');
  const strengths = await page.locator('.mando-hand .mando-strength').allInnerTexts();
  await cards.nth(strengths.indexOf(String(Math.max(...strengths.map(Number).filter(Number.isFinite))))).click();
  await page.locator(`.mando-slots button.mando-slot-${slot}.tc-offer`).click();
};

test('the set-up shows missions, the map and what a difficulty changes; own missions are checked and drawn while one types', async () => {
  const { page } = guest;
  await page.waitForSelector('.mando-setup');
  expect(await page.locator('.mando-choice').count()).toBeGreaterThan(8);
  await page.getByLabel('Night Run').check();
  await expect.poll(() => page.getAttribute('.mando-chosen svg', 'aria-label')).not.toContain('undefined');
  await page.getByRole('button', { name: 'Write your own mission' }).click();
  await page.waitForSelector('.mando-editor textarea');
  await page.getByText('No problems found.').waitFor();
  expect(await page.locator('.mando-editor svg').count()).toBe(1);
  const text = await page.inputValue('.mando-editor textarea');
  await page.fill('.mando-editor textarea', text.replace('"kind": "story"', '"kind": "saga"'));
  await page.waitForSelector('.mando-editor-problems li');
  expect(await page.locator('.mando-editor-problems').innerText()).toContain('kind');
  await page.fill('.mando-editor textarea', '{');
  await expect.poll(() => page.locator('.mando-editor-problems').innerText()).toContain('not JSON');
  expect(await findings(guest)).toEqual([]);
});

test('the guided first mission explains what is asked, when it is asked', async () => {
  const { page } = guest;
  await page.goto(testSite.url);
  await page.locator('[data-game="mandalorian"]').getByRole('button', { name: 'Learn to play' }).click();
  await asked(guest);
  await expect.poll(() => page.locator('.mando-opening').innerText()).toContain('Heat shimmers over the compound');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tc-guide').innerText()).toContain('Your goal');
  await page.getByRole('button', { name: 'Mission', exact: true }).click();
  await expect.poll(() => page.locator('.tc-guide').isVisible()).toBe(false); // it waits below the sheet
  expect(await page.locator('.mando-mission').innerText()).toMatch(/You lose if\s+A character is defeated/i);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.tc-stage-drawer', { state: 'detached' });
  await page.locator('.mando-hand button.tc-offer').first().click();
  await expect.poll(() => page.locator('.tc-guide').innerText()).toContain('Choose an action');
  const slotQuestion = await page.locator('.ask-question').innerText();
  const other = page.locator('.mando-hand .mando-next-card').last();
  const name = await other.locator('.tc-card-name').innerText();
  await other.click(); // another card instead: undo is free
  await expect.poll(() => page.locator('.ask-question').innerText()).toBe(`Choose a slot: ${name}`);
  expect(slotQuestion).toMatch(/^Choose a slot: /);
  await page.keyboard.press('u');
  await expect.poll(() => page.locator('.mando-hand button.tc-offer').count()).toBeGreaterThan(2);
  expect(await page.locator('.ask-bar .confirm').count()).toBe(0); // nothing is chosen after an undo
});

test('a destination several steps away takes one click, with its way shown before', async () => {
  const { page } = guest;
  await playTo(guest, 'move');
  await page.waitForSelector('[data-far]');
  const far = page.locator('[data-far]').last();
  const to = await far.getAttribute('data-far');
  expect(await far.getAttribute('aria-label')).toMatch(/^Move to [A-Z]\d+: \d steps/);
  await far.focus();
  await page.waitForSelector('.mando-way polyline', { state: 'attached' }); // a straight line has no width
  const whereabouts = () =>
    page.evaluate(() => document.querySelector('.mando-active')?.closest('[data-space]')?.getAttribute('data-space'));
  await page.waitForSelector('[data-space] .mando-active');
  const from = await whereabouts();
  await page.keyboard.press('Enter');
  await expect.poll(whereabouts).toBe(to);
  await page.keyboard.press('u'); // the whole way, which was one click
  await page.waitForSelector('[data-far]');
  expect(await whereabouts()).toBe(from);
  await far.focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(
    ([space]) => document.querySelector('.mando-active')?.closest('[data-space]')?.getAttribute('data-space') === space,
    [to],
  );
});

test('everything has plain words: by pointer, by keys', async () => {
  const { page } = guest;
  await page.locator('.mando-slot-row').nth(1).hover();
  await expect.poll(() => page.locator('.tc-tip').textContent()).toMatch(/^Attack: /);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tc-tip').count()).toBe(0);
  const missing = await page.evaluate(() =>
    ['.mando-strength', '.mando-bonus', '.mando-deck-back', '.mando-steps li', '.mando-pips', '.mando-slot-row'].filter(
      s => document.querySelector(s) !== null && document.querySelector(s)!.closest('[data-tip]') === null,
    ),
  );
  expect(missing).toEqual([]);
});

test('the next card ends the movement', async () => {
  const { page } = guest;
  const before = await question(guest);
  expect(guest.complaints).toEqual([]);
  if ((await page.locator('.mando-next-card').count()) === 0) return; // the last step was used up
  await page.locator('.mando-next-card').first().click();
  await page.waitForSelector('.mando-slots button.mando-slot.tc-offer');
  expect(await question(guest)).not.toBe(before);
  expect(guest.complaints).toEqual([]);
});

test('a click on the map plays the card that waits for its slot: a space to Move, in one undo', async () => {
  const pointing = await testSite.guest({ answers: 'direct' });
  const { page } = pointing;
  await setUp(pointing, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(pointing);
  const whereabouts = () =>
    page.evaluate(() => document.querySelector('.mando-active')?.closest('[data-space]')?.getAttribute('data-space'));
  await page.waitForSelector('[data-space] .mando-active');
  const from = await whereabouts();
  await page
    .locator('.mando-hand button.tc-offer', { has: page.locator('.mando-strength', { hasText: /^[2-4]$/ }) })
    .first()
    .click();
  const space = page.locator('[data-far].mando-at-once').last();
  expect(await space.getAttribute('aria-label')).toMatch(/^Play the card to Move\. Move to [A-Z]\d+: \d steps?/);
  const to = await space.getAttribute('data-far');
  await space.hover();
  await page.waitForSelector('.mando-way polyline', { state: 'attached' });
  await page.waitForSelector('.mando-ghost');
  await space.click();
  await expect.poll(whereabouts).toBe(to);
  expect(await page.locator('.mando-slot-move.mando-played').count()).toBe(1);
  await page.keyboard.press('u');
  await page.waitForSelector('[data-far].mando-at-once');
  await expect.poll(whereabouts).toBe(from);
  expect(await page.locator('.mando-slot-move.mando-played').count()).toBe(0);
  expect(pointing.complaints).toEqual([]);
  await pointing.context.close();
});
