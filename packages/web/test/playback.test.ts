import { afterAll, beforeAll, expect, test } from 'vitest';
import { turn } from './support/playing.js';
import { asked, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const caption = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => document.querySelector('.tc-playback[data-playing] p')?.textContent ?? '');
/** Plays a card to a slot, so that something happens. */
const playCard = async ({ page }: Guest): Promise<void> => {
  await page.locator('.mando-hand button.tc-offer').first().click();
  await page.locator('.mando-slots button.mando-slot.tc-offer').first().click();
};

test.each(['on', 'off'])('what happens is shown one after the other, with animations %s; pause holds it, skip goes on', async motion => {
  const guest = await testSite.guest({ answers: 'direct', pace: 'calm', motion });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await playCard(guest);
  await page.waitForSelector('.tc-playback[data-playing] [aria-label="Pause"]');
  expect(await caption(guest)).toMatch(/ plays .* to /);
  await page.click('.tc-playback [aria-label="Pause"]');
  await page.waitForSelector('.tc-playback [aria-label="Continue"]');
  await page.click('.tc-playback [aria-label^="Skip"]');
  await expect.poll(() => caption(guest)).not.toMatch(/ plays .* to /);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('at once where that is wanted, and what happened since the last turn can be read and seen again', async () => {
  const guest = await testSite.guest({ answers: 'direct', pace: 'instant' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  for (let n = 0; n < 40 && (await page.locator('.tc-playback > button').count()) === 0; n++) {
    if ((await turn([guest])) === null) break;
    await page.evaluate(() => {
      const offer = document.querySelector<HTMLElement>('.mando-table .tc-offer, .ask-bar .confirm');
      offer?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.waitForTimeout(150);
    expect(await caption(guest)).toBe('');
  }
  await page.locator('.tc-playback > button').first().click();
  expect(await page.locator('.tc-review li').count()).toBeGreaterThan(0);
  await guest.context.close();
});

test('sound is off until one switch at the table turns it on', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  expect(await page.getAttribute('.sound-key', 'aria-pressed')).toBe('false');
  await page.getByLabel('Turn sound on').click();
  expect(await page.getAttribute('.sound-key', 'aria-pressed')).toBe('true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cadre.settings')!).sounds)).toBe(true);
  await guest.context.close();
});
