import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPosition } from './support/operations.js';
import { openTestSite, type TestSite } from './support/test-site.js';

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
