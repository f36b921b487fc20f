import { afterAll, beforeAll, expect, test } from 'vitest';
import { roads } from './support/roads.js';
import { answer, asked, cutOff, findings, type Guest, linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite({ games: { roads } });
}, 120_000);
afterAll(() => testSite.close());

/** A proposal each, as the partners see it. */
const shown = ({ page }: Guest): Promise<string[]> =>
  page
    .locator('.joint-proposals li')
    .evaluateAll(lines => lines.map(line => ['strong', '.proposed'].map(part => line.querySelector(part)!.textContent).join(' ')));

test('partners who differ: who has the last word insists', async () => {
  const [a, b] = [await testSite.guest({ name: 'Ada' }), await testSite.guest({ name: 'Ben' })];
  await setUp(a, testSite.url, 'roads', ['me', 'friend', 'me']);
  await b.page.goto(await linkFor(a, 1));
  await asked(a);
  await answer(a, 'the ford');
  await asked(b);
  await answer(b, 'the pass');
  await expect.poll(() => shown(a)).toEqual(['Ada: the ford', 'Ben: the pass']);
  await a.page.click('.insist');
  await expect.poll(() => b.page.textContent('.tc-log')).toMatch(/The partners take the ford/);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a, b].map(({ context }) => context.close()));
});
test('partners see, change, withdraw and agree to proposals; one of them resigns for both', async () => {
  const [a, b, c] = [await testSite.guest({ name: 'Ada' }), await testSite.guest({ name: 'Ben' }), await testSite.guest({ name: 'Cleo' })];
  await setUp(a, testSite.url, 'roads', ['me', 'friend', 'friend']);
  const links = [await linkFor(a, 1), await linkFor(a, 2)];
  await b.page.goto(links[0]!);
  await c.page.goto(links[1]!);
  await asked(a);
  await expect.poll(() => shown(a)).toEqual(['Ada: no proposal yet', 'Ben: no proposal yet']);

  await answer(a, 'the ford');
  for (const guest of [a, b]) await expect.poll(() => shown(guest)).toEqual(['Ada: the ford', 'Ben: no proposal yet']);
  expect(await shown(c)).toEqual([]);
  await answer(b, 'the pass');
  for (const guest of [a, b]) await expect.poll(() => shown(guest)).toEqual(['Ada: the ford', 'Ben: the pass']);
  expect(await findings(a)).toEqual([]);
  expect(await a.page.textContent('.ask-head .quiet')).toBe('You decide together. If you differ, you have the last word.');
  expect(await b.page.textContent('.ask-head .quiet')).toBe('You decide together. If you differ, Ada has the last word.');
  expect([await a.page.locator('.insist').count(), await b.page.locator('.insist').count()]).toEqual([1, 0]);
  for (const width of [360, 1280, 1920]) {
    await a.page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    expect(await cutOff(a)).toEqual([]);
    const folder = process.env['CADRE_PICTURES'];
    if (folder) await a.page.screenshot({ path: `${folder}/joint-${width}.png` });
  }

  // Change the mind, then withdraw: nobody need consent, and the partner's proposal stays.
  await answer(b, 'the bridge');
  await expect.poll(() => shown(a)).toEqual(['Ada: the ford', 'Ben: the bridge']);
  await b.page.click('.withdraw');
  await expect.poll(() => shown(a)).toEqual(['Ada: the ford', 'Ben: the pass']);
  await b.page.click('.withdraw');
  for (const guest of [a, b]) await expect.poll(() => shown(guest)).toEqual(['Ada: the ford', 'Ben: no proposal yet']);
  await b.page.click('.agree');
  await expect.poll(() => c.page.textContent('.tc-log')).toMatch(/The partners take the ford/);
  await asked(c);

  // Three seats, but two sides: resigning is open to each of them, and ends it for the partner.
  await b.page.getByRole('button', { name: 'Menu' }).click();
  await b.page.getByRole('button', { name: 'Resign' }).click();
  expect(await b.page.textContent('dialog [role=alert] p')).toBe('Resign? This ends the game for Ada too.');
  await b.page.locator('dialog [role=alert] .key.harm').click();
  for (const { page } of [a, b, c]) await page.waitForSelector('.over');
  expect([...a.complaints, ...b.complaints, ...c.complaints]).toEqual([]);
  await Promise.all([a, b, c].map(({ context }) => context.close()));
});
