import { afterAll, beforeAll, expect, test } from 'vitest';
import { activated, moving, openPosition } from './support/operations.js';
import { hinted, question } from './support/playing.js';
import { findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

test('a chosen die has a tick and a solid border, in the panel and in the list', async () => {
  const { link } = await openPosition(testSite.url, (_, __, after) =>
    after.some(fact => fact.type === 'tokens' && 'token' in fact && fact.token === 'aim' && 'n' in fact && Number(fact.n) < 0),
  );
  const guest = await testSite.guest({ language: 'en' }, { viewport: { width: 1366, height: 768 } });
  await guest.page.goto(link);
  await guest.page.locator('.so-die-button.tc-offer').first().click();
  const lookOf = (selector: string) =>
    guest.page.locator(selector).evaluate(chosen => ({
      styles: [getComputedStyle(chosen).borderStyle, getComputedStyle(chosen).outlineStyle],
      tick: getComputedStyle(chosen, '::after').content,
    }));
  for (const selector of ['.so-die-button[aria-pressed="true"]', '.option[aria-pressed="true"]']) {
    const { styles, tick } = await lookOf(selector);
    expect([selector, styles.includes('dashed'), tick]).toEqual([selector, false, '"✓"']);
  }
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});
test.each([
  [360, 760],
  [1366, 768],
])('suggested spots come into sight on an enlarged table, and no panel covers them, at %i x %i', async (width, height) => {
  const { link } = await openPosition(testSite.url, moving);
  const guest = await testSite.guest({ language: 'en' }, { viewport: { width, height } });
  const { page } = guest;
  await page.goto(link);
  await page.waitForSelector('.tc-suggestion');
  const hidden = () =>
    page.locator('.tc-suggestion text').evaluateAll(all =>
      all.flatMap(mark => {
        const { left, top, width: wide, height: high } = mark.getBoundingClientRect();
        const found = document.elementsFromPoint(left + wide / 2, top + high / 2);
        return found.some(element => element.closest('.tc-suggestion')) && !found[0]?.closest('.tc-battle-side') ? [] : [mark.textContent];
      }),
    );
  expect(await hidden()).toEqual([]);
  // Far away in a corner of the enlarged table, the same question comes anew.
  const corner = async (x: number, y: number): Promise<void> => {
    await page.locator('.tc-frame').focus();
    for (let n = 0; n < 5; n++) await page.keyboard.press('+');
    await page.mouse.move(2, 2);
    for (let n = 0; n < 12; n++)
      for (const key of [x < 0 ? 'ArrowLeft' : 'ArrowRight', y < 0 ? 'ArrowUp' : 'ArrowDown']) await page.keyboard.press(key);
  };
  await page.keyboard.press('u');
  await page.waitForSelector('.tc-suggestion', { state: 'detached' });
  for (const [x, y] of [
    [-1, -1],
    [1, 1],
  ] as const) {
    await corner(x, y);
    // By the page itself: a mouse would point at the table on its way.
    for (const button of ['.option[data-value]:has-text("Move")', '.confirm']) await page.locator(button).first().dispatchEvent('click');
    await page.waitForSelector('.tc-suggestion');
    await expect.poll(hidden).toEqual([]);
    await page.keyboard.press('u');
    await page.waitForSelector('.tc-suggestion', { state: 'detached' });
  }
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});
test('a number key after a click on the table leaves no frame around it, Tab does', async () => {
  const { link } = await openPosition(testSite.url, moving);
  const guest = await testSite.guest({ language: 'en' }, { viewport: { width: 1366, height: 768 } });
  const { page } = guest;
  await page.goto(link);
  await page.waitForSelector('.tc-suggestion');
  const frame = page.locator('.tc-frame');
  const outline = () => frame.evaluate(element => [document.activeElement === element, getComputedStyle(element).outlineStyle]);
  // Where nobody may stand: the table has the focus, and nothing is answered.
  const { x, y } = (await page.locator('.tc-ground').boundingBox())!;
  await page.mouse.click(x + 4, y + 4);
  await page.keyboard.press('1');
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  expect(await outline()).toEqual([true, 'none']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline()).toEqual([true, 'solid']);
  await guest.context.close();
});
test.each([
  [360, 760],
  [1366, 768],
])(
  'a hint for a spot names it by its number, shows it, and covers neither the table nor the answers, at %i x %i',
  async (width, height) => {
    const { link } = await openPosition(testSite.url, moving);
    const guest = await testSite.guest({ language: 'en' }, { viewport: { width, height } });
    const { page } = guest;
    await page.goto(link);
    await page.waitForSelector('.tc-suggestion');
    const before = await question(guest);
    await hinted(guest);
    const hint = page.locator('.tc-hint');
    expect(await hint.locator('strong').textContent()).toMatch(/^Hint: (position \d|the marked position) on the table$/);
    await page.waitForSelector('.tc-ghost-base');
    await page.waitForSelector('.tc-place-status[data-state="legal"]', { state: 'attached' });
    const covered = await hint.evaluate(element => {
      const own = element.getBoundingClientRect();
      return ['.table-middle', '.ask-bar'].filter(selector => {
        const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect();
        return own.top < bottom - 1 && own.bottom > top + 1;
      });
    });
    expect(covered).toEqual([]);
    expect(await findings(guest)).toEqual([]);
    // It can be put away, and has answered nothing.
    await hint.getByRole('button', { name: 'Close' }).click();
    expect([await hint.count(), await question(guest)]).toEqual([0, before]);
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  },
);
test('on a phone the keys of the board stay in reach beside the folded help, which a tap opens', async () => {
  const { link } = await openPosition(testSite.url, activated);
  const guest = await testSite.guest({ language: 'de' }, { viewport: { width: 360, height: 760 } });
  const { page } = guest;
  await page.goto(link);
  await page.waitForSelector('.so-help');
  const covered = await page.locator('.tc-zoom button').evaluateAll(keys =>
    keys.filter(key => {
      const { left, top, width, height } = key.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') !== key;
    }),
  );
  expect(covered).toHaveLength(0);
  expect(await findings(guest)).toEqual([]);
  await page.locator('.so-help > summary').click();
  await page.waitForSelector('.so-help[open] dd');
  expect(await page.locator('.so-help > summary').textContent()).toBe('Was diese Möglichkeiten tun');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});
