import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseByKeys, nudge, tabTo, takeSuggestion } from './support/keys.js';
import { attacking, isAttackOffered, openPosition, settled } from './support/operations.js';
import { play, turn } from './support/playing.js';
import { type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

/** Three cards with two sides each. */
const equip = (guest: Guest): Promise<void> =>
  settled(guest, async () => {
    for (const [card, side] of [0, 1, 0].entries()) {
      await tabTo(guest, `.so-loadout-choice li:nth-child(${card + 1}) button`, side);
      await guest.page.keyboard.press('Space');
    }
    await tabTo(guest, '.confirm:enabled');
    await guest.page.keyboard.press('Enter');
  });
/** What somebody does who wants to see everything and get on: the first of these that is on offer. */
const WISHES = [/^Attack/, /^Move/, /^Climb/, /deployment zone/, /Activate/, /^Aim/];
/** Answers whatever is asked by keys alone; says how. */
const answerByKeys = async (guest: Guest, answers: number): Promise<string> => {
  const { page } = guest;
  await page.locator('.tc-place-controls, .tc-own-choice, .option, .confirm:enabled').filter({ visible: true }).first().waitFor();
  if ((await page.$('.so-loadout-choice')) !== null) {
    await equip(guest);
    return 'loadouts';
  }
  if ((await page.$('.tc-place-controls')) !== null) {
    await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
    const isSuggested = (await page.$('.tc-suggestion')) !== null && answers % 3 > 0;
    await (isSuggested ? takeSuggestion(guest) : nudge(guest));
    return isSuggested ? 'a suggested spot' : 'a spot by arrows';
  }
  const labels = (await page.locator('.option').allTextContents()).map(label => label.replace(/^\d/, ''));
  const wished = WISHES.map(wish => labels.findIndex(label => wish.test(label))).find(at => at >= 0);
  if (wished === undefined && (await page.isEnabled('.confirm'))) {
    await chooseByKeys(guest, []);
    return 'nothing';
  }
  const wanted = Number(/exactly (\d)/i.exec((await page.textContent('.ask-space'))!)?.[1] ?? 1);
  const places = Array.from({ length: wanted }, (_, n) => ((wished ?? answers) + n) % labels.length);
  await chooseByKeys(guest, places, { fromList: answers === 1 });
  return places.map(at => labels[at]).join(', ');
};

test('a whole match by keys alone, from the home page to the summary', async () => {
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } }, 120_000);
  const { page } = a;
  await page.goto(testSite.url);
  await tabTo(a, '[data-game="special-operations"] .key.go');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.so-table');
  const done: string[] = [];
  while ((await turn([a])) !== null) {
    const asked = await page.textContent('.ask-bar');
    done.push(
      await answerByKeys(a, done.length).catch(cause => {
        throw new Error(`answer ${done.length + 1}: ${asked}`, { cause });
      }),
    );
  }
  await page.waitForSelector('.tc-summary');
  for (const what of [/loadouts/, /a suggested spot/, /a spot by arrows/, /pips/, /Activate/, /^Move/, /^Attack/])
    expect(
      done.some(each => what.test(each)),
      `${what} in ${done.join(', ')}`,
    ).toBe(true);
  expect(a.complaints).toEqual([]);
  await a.context.close();
}, 300_000);

test('a unit attacks by keys alone, and every step of the attack is answered by keys', async () => {
  const a = await testSite.guest();
  const { page } = a;
  const { link } = await openPosition(testSite.url, attacking, isAttackOffered);
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const before = await page.locator('.tc-log-line', { hasText: ' attacks ' }).count();
  await chooseByKeys(a, [(await page.locator('.option').allTextContents()).findIndex(label => label.includes('Attack'))]);
  const isOver = async (): Promise<boolean> => (await page.locator('.so-attack h3', { hasText: 'Last attack' }).count()) > 0;
  for (let answers = 0; answers < 12 && !(await isOver()); answers++) {
    await page.waitForSelector('.ask-bar[data-asked="true"]');
    if (!(await isOver())) await play(a);
  }
  expect(await isOver()).toBe(true);
  await expect.poll(() => page.locator('.tc-log-line', { hasText: ' attacks ' }).count()).toBeGreaterThan(before);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
