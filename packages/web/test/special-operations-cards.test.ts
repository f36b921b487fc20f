import { afterAll, beforeAll, expect, test } from 'vitest';
import { activated, openMatch, openPosition } from './support/operations.js';
import { question } from './support/playing.js';
import { boxesOf, findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PRIORITIES = {
  en: { mission: 'Shifting Priorities', layout: 'Relay Station', language: 'en' },
  de: { mission: 'Wechselnde Prioritäten', layout: 'Relaisstation', language: 'de' },
} as const;

test('on a phone the lesson stands above the cards that it speaks of, and scrolls away with them', async () => {
  const a = await testSite.guest({ answers: 'direct' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await page.goto(`${testSite.url}/new/special-operations`);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.click('.tc-guide-go'); // what the match is about comes first
  await page.waitForSelector('.so-loadout .so-word');
  const [guide, first] = [await boxesOf(a, '.tc-guide'), await boxesOf(a, '.so-loadout')].map(([box]) => box!);
  const [table] = await boxesOf(a, '.tc-battle');
  expect(first!.top).toBeGreaterThan(guide!.bottom);
  expect(first!.top + 44).toBeLessThan(table!.bottom);
  await page.locator('.so-loadout').last().scrollIntoViewIfNeeded();
  const [scrolled] = await boxesOf(a, '.tc-guide');
  expect(scrolled!.bottom).toBeLessThan((await boxesOf(a, '.so-loadout')).at(-1)!.top);
  await a.context.close();
});

test.each(['en', 'de'] as const)('cards explain their words: to a mouse, to the keyboard, and in a list (%s)', async language => {
  const a = await testSite.guest({ language });
  const { page } = a;
  await openMatch(a, testSite.url, PRIORITIES[language], 'heuristic');
  await page.waitForSelector('.so-loadout .so-word');
  const tips = await page.locator('.so-loadout .so-word').evaluateAll(all => all.map(each => (each as HTMLElement).dataset['tip']!));
  await page.locator('.so-loadout .so-word').first().hover();
  await page.waitForSelector('.tc-tip');
  expect(await page.textContent('.tc-tip')).toBe(tips[0]);
  await page.mouse.move(2, 2);
  await page.waitForSelector('.tc-tip', { state: 'detached' });
  // A card in focus explains all its words.
  await page.locator('.so-words summary').focus();
  await page.keyboard.press('Tab');
  await page.waitForSelector('.tc-tip');
  expect(tips).toContain(await page.textContent('.tc-tip p >> nth=0'));
  await page.keyboard.press('Escape');
  // And the list has them all.
  await page.locator('.so-words summary').click();
  const listed = await page
    .locator('.so-words dl > div')
    .evaluateAll(all => all.map(each => `${each.children[0]!.textContent}: ${each.children[1]!.textContent}`));
  expect(tips.filter(tip => !listed.includes(tip))).toEqual([]);
  expect(await findings(a)).toEqual([]);
  await a.context.close();
});

test('a double click on Confirm does not end the activation that it leads to', async () => {
  // After its first move nobody is asked anything but what this unit does next.
  const { link } = await openPosition(
    testSite.url,
    activated,
    ({ view, acting }) =>
      /^(?:rebel-trooper|stormtrooper)$/.test(view.public.units[acting]!.type) && view.public.units.every(({ standby }) => standby === 0),
  );
  const a = await testSite.guest({ answers: 'direct' });
  const { page } = a;
  const answers: string[] = [];
  page.on('websocket', socket =>
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"answer"')) answers.push(String(payload));
    }),
  );
  await page.goto(link);
  await page.locator('.option', { hasText: /Move$/ }).click();
  await page.locator('.tc-suggestions button').last().click();
  await page.waitForSelector('.confirm:enabled');
  const [confirm] = await boxesOf(a, '.confirm');
  const [x, y] = [(confirm!.left + confirm!.right) / 2, (confirm!.top + confirm!.bottom) / 2];
  const isUnderPointer = (text: string): Promise<boolean> =>
    page.evaluate(([x, y, text]) => document.elementFromPoint(x, y)!.closest('button')?.textContent?.includes(text) ?? false, [
      x,
      y,
      text,
    ] as const);
  await page.mouse.click(x, y);
  await expect.poll(() => isUnderPointer('End the activation')).toBe(true);
  const before = answers.length;
  expect(before).toBeGreaterThan(0);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  expect(await isUnderPointer('End the activation')).toBe(true);
  expect(answers).toHaveLength(before);
  // A click of its own ends it.
  const asked = await question(a);
  await page.mouse.click(x, y);
  await expect.poll(() => question(a)).not.toBe(asked);
  expect(answers).toHaveLength(before + 1);
  await a.context.close();
});

test('a surge that counts for nothing does not look like a success', async () => {
  const hasSurge = (fact: object): boolean =>
    ['red', 'black', 'white'].some(colour => {
      const faces = (fact as Readonly<Record<string, unknown>>)[colour];
      return Array.isArray(faces) && faces.includes('surge');
    });
  // No card of a rebel trooper converts surges.
  const { link } = await openPosition(
    testSite.url,
    (_, before) => before.some(fact => fact.type === 'attack-rolled' && hasSurge(fact)),
    ({ view, acting }) => view.public.units[acting]?.type === 'rebel-trooper' && view.stack.some(({ proc }) => proc === 'attack'),
  );
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('.so-attack .tc-die-idle');
  const surges = await page
    .locator('.so-attack')
    .getByText(/: surge$/)
    .count();
  expect(await page.locator('.so-attack .tc-die-idle').count()).toBe(surges);
  expect(await page.textContent('.so-idle')).toMatch(/faded surges? counts? (?:only with|for nothing)/);
  const fillOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate(body => getComputedStyle(body).fill);
  expect(await fillOf('.so-attack .tc-die-idle .tc-die-body')).not.toBe(
    await fillOf('.so-attack :is(.tc-rolled, .so-die-button):not(.tc-die-idle) .tc-die-body'),
  );
  expect(await findings(a)).toEqual([]);
  await a.context.close();
});
