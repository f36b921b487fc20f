import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settled } from './support/operations.js';
import { play, turn } from './support/playing.js';
import { asked, cutOff, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly share: number;
}
const boardOf = (page: Page): Promise<Frame> =>
  page.locator('.tc-stage-board .tc-frame').evaluate(frame => {
    const { width, height } = frame.getBoundingClientRect();
    return { width, height, share: (width * height) / (innerWidth * innerHeight) };
  });
const sitDown = async (width: number, height: number): Promise<Guest> => {
  const guest = await testSite.guest({}, { viewport: { width, height } });
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await guest.page.waitForSelector('.mando-map');
  return guest;
};

test.each([
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [2560, 1440],
])('at %i x %i the board has more than half of the window, and keeps its size whatever is asked or opened', async (width, height) => {
  const guest = await sitDown(width, height);
  const { page } = guest;
  const first = await boardOf(page);
  expect(first.share).toBeGreaterThan(0.55);
  // Only options have a list that can be opened.
  for (let answers = 0; (await turn([guest])) !== null && (answers < 6 || (await page.$('.list-key')) === null); answers++) {
    await play(guest);
    expect(await boardOf(page)).toEqual(first);
  }
  await page.click('.panel-key');
  await page.waitForSelector('.side-panel .tc-log');
  for (const tab of await page.locator('.tc-stage-tabs button').all()) {
    await tab.click();
    await page.waitForSelector('.tc-stage-drawer');
    expect(await boardOf(page)).toEqual(first);
  }
  await page.click('.list-key');
  expect(await boardOf(page)).toEqual(first);
  expect(await cutOff(guest)).toEqual([]);
  await guest.context.close();
});

test('opening and folding the mission sheet leaves the slots in sight', async () => {
  const guest = await sitDown(1280, 720);
  const { page } = guest;
  const slotsInSight = () =>
    page.evaluate(() => {
      const side = document.querySelector('.tc-stage-side')!.getBoundingClientRect();
      return [...document.querySelectorAll('.mando-slot-row')].every(slot => {
        const { top, bottom } = slot.getBoundingClientRect();
        return top >= side.top && bottom <= side.bottom;
      });
    });
  expect(await slotsInSight()).toBe(true);
  await page.getByRole('button', { name: 'Mission', exact: true }).click();
  await page.waitForSelector('.mando-mission');
  expect(await slotsInSight()).toBe(true);
  await page.keyboard.press('Escape');
  await page.waitForSelector('.tc-stage-drawer', { state: 'detached' });
  expect(await slotsInSight()).toBe(true);
  await guest.context.close();
});

test('on a desktop no option is shown twice; the list opens when it is wanted', async () => {
  const guest = await sitDown(1280, 720);
  const { page } = guest;
  const drawn = await page.locator('.mando-table [data-option]:visible').count();
  expect(drawn).toBeGreaterThan(2);
  expect(await page.locator('.option:visible').count()).toBe(0);
  await page.click('.list-key');
  expect(await page.locator('.option:visible').count()).toBe(drawn);
  await guest.context.close();
});

test('on a phone the board, all slots and the hand are in sight together while a card is chosen', async () => {
  const guest = await sitDown(360, 740);
  const { page } = guest;
  const hidden = () =>
    page.evaluate(() => {
      const foot = document.querySelector('.ask-bar')!.getBoundingClientRect().top;
      const parts = document.querySelectorAll('.tc-frame, .mando-slot-row, .mando-hand .tc-card:first-child');
      return [...parts].filter(part => part.getBoundingClientRect().bottom > foot || part.getBoundingClientRect().top < 0).length;
    });
  expect(await page.locator('.mando-slot-row').count()).toBe(4);
  expect(await hidden()).toBe(0);
  const before = await boardOf(page);
  await play(guest); // a card
  await asked(guest);
  expect(await hidden()).toBe(0);
  expect(await boardOf(page)).toEqual(before);
  expect(await cutOff(guest)).toEqual([]);
  await guest.context.close();
});

test('a click plays a card and the next its slot; undo takes them back one by one', async () => {
  const guest = await testSite.guest({ answers: 'direct' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await page.waitForSelector('.mando-hand button.tc-offer');
  const cards = await page.locator('.mando-hand .tc-card').count();
  expect(await page.locator('.ask-bar .confirm').count()).toBe(0);
  await page.locator('.mando-hand button.tc-offer').first().click();
  await page.waitForSelector('.mando-slot.tc-offer');
  expect(await page.locator('.mando-hand .tc-card').count()).toBe(cards - 1);
  await page.click('.undo');
  await expect.poll(() => page.locator('.mando-hand button.tc-offer').count()).toBe(cards);
  await guest.context.close();
});

test('one click answers with a small number, and the key that confirms says what it waits for', async () => {
  const direct = await testSite.guest({ answers: 'direct' });
  await setUp(direct, testSite.url, 'bluff', ['me', 'random']);
  await asked(direct);
  expect(await direct.page.locator('.confirm').count()).toBe(0);
  await settled(direct, () => direct.page.locator('.option').first().click());
  await direct.context.close();

  const careful = await testSite.guest();
  await setUp(careful, testSite.url, 'bluff', ['me', 'random']);
  await asked(careful);
  expect(await careful.page.textContent('.confirm')).toBe('Choose an option');
  expect(await careful.page.isDisabled('.confirm')).toBe(true);
  await careful.page.locator('.option').first().click();
  await expect.poll(() => careful.page.textContent('.confirm')).toMatch(/^Confirm: /);
  await careful.context.close();
});

test('a card carried to a slot is played there, card and slot in one gesture', async () => {
  const guest = await testSite.guest({ answers: 'direct' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await page.locator('.mando-hand button.tc-offer').first().dragTo(page.locator('.mando-slot-row').nth(2));
  await page.waitForSelector('.mando-slot-row:nth-child(3) .mando-played');
  expect(await page.locator('.mando-slot-row .mando-played').count()).toBe(1);
  await guest.context.close();
});

test('what would happen is shown before a click decides', async () => {
  const guest = await testSite.guest({ answers: 'direct' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  expect(await page.locator('.mando-next').count()).toBe(0);
  await page.locator('.mando-hand button.tc-offer').first().hover();
  await expect.poll(() => page.locator('.mando-next').count()).toBe(4);
  await guest.context.close();
});
