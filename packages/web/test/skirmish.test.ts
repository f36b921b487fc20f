import { afterAll, beforeAll, expect, test } from 'vitest';
import { question } from './support/playing.js';
import { cutOff, findings, type Guest, linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

/** Tenths of a millimetre. */
const SIZE = 6096;
/** A click on a point of the battlefield. */
const clickAt = async ({ page }: Guest, x: number, y: number): Promise<void> => {
  const at = await page.locator('.tc-ground').evaluate(
    (ground, [px, py]) => {
      const { left, top, width, height } = ground.getBoundingClientRect();
      return { x: left + px! * width, y: top + py! * height };
    },
    [x / SIZE, y / SIZE],
  );
  await page.mouse.click(at.x, at.y);
};
const status = (guest: Guest, state: string): Promise<unknown> => guest.page.waitForSelector(`.tc-place-status[data-state="${state}"]`);
/** Act, and wait until the question is another one. */
const settled = async (guest: Guest, act: () => Promise<unknown>): Promise<void> => {
  const before = await question(guest);
  await act();
  await guest.page.waitForFunction(q => document.querySelector('.ask-bar')!.getAttribute('data-question') !== q, before);
};
const choose = (guest: Guest, words: string): Promise<void> =>
  settled(guest, async () => {
    await guest.page.locator('.option').filter({ hasText: words }).first().click();
    await guest.page.click('.confirm');
  });
/** The next suggestion by key alone. */
const suggested = (guest: Guest): Promise<void> =>
  settled(guest, async () => {
    await guest.page.waitForSelector('.tc-suggestion');
    await guest.page.locator('.tc-frame').focus();
    await guest.page.keyboard.press('n');
    await status(guest, 'legal');
    await guest.page.keyboard.press('Enter');
  });

/** Nothing blocks sight through the middle of the table. */
const LANE = SIZE / 2;
/** The base just inside the zone. */
const FRONT = 870;
const placeAt = async (guest: Guest, x: number, y: number): Promise<void> => {
  await clickAt(guest, x, y);
  await status(guest, 'legal');
  await settled(guest, () => clickAt(guest, x, y));
};
const deployAt = async (guest: Guest, x: number, y: number): Promise<void> => {
  await guest.page.waitForSelector('.tc-suggestion');
  await placeAt(guest, x, y);
};
const logged = async (guests: readonly Guest[], what: RegExp): Promise<void> => {
  for (const { page } of guests) await expect.poll(() => page.textContent('.tc-log')).toMatch(what);
};

test('two people deploy, move and shoot on the measured table; a refused spot says why and where instead', async () => {
  const a = await testSite.guest({ name: 'Ada' }),
    b = await testSite.guest({ name: 'Ben' });
  await setUp(a, testSite.url, 'skirmish', ['me', 'friend']);
  await b.page.goto(await linkFor(a, 1));
  await a.page.waitForSelector('.tc-suggestion');

  // The middle of the table is nobody's zone: the reason stands beside the table and the nearest spot is one click away.
  await clickAt(a, 1500, 1500);
  await status(a, 'refused');
  expect(await a.page.textContent('.tc-place-status p')).toBe('Outside your deployment zone');
  expect(await a.page.isDisabled('.confirm')).toBe(true);
  await a.page.click('.tc-place-status .tc-button');
  await status(a, 'legal');
  expect(await findings(a)).toEqual([]);
  await settled(a, () => a.page.click('.confirm'));

  // The same by two clicks on a legal spot. The guard and the scout face each other in the lane through the middle; the rest by keys.
  await deployAt(b, 4600, SIZE - 700);
  await deployAt(a, LANE, FRONT);
  await deployAt(b, LANE, SIZE - FRONT);
  await suggested(a);
  await suggested(b);
  expect(await a.page.locator('[data-figure]').count()).toBe(6);

  // Plans are sealed until both are in.
  await choose(a, 'Stay steady');
  await choose(b, 'Rush');
  await logged([a, b], /A plans to stay steady, B to rush\. Seat B acts first/);
  await b.page.locator('[data-figure="B2"] .tc-offer').click();
  await b.page.waitForSelector('.tc-explanation:has-text("can move")');
  await b.page.waitForSelector('.tc-overlay .tc-means-reach');
  await settled(b, () => b.page.click('.confirm'));
  await choose(b, 'Move');
  await placeAt(b, LANE, 3700);
  await logged([a, b], /B2 scout moves/);

  // An enemy is explained from the figure that acts, in words and with a line.
  await b.page.locator('.tc-figure-row').filter({ hasText: 'A2 guard' }).click();
  await b.page.waitForSelector('.tc-overlay .tc-means-sight');
  await expect.poll(() => b.page.textContent('.tc-explanation')).toMatch(/B2 scout sees A2 guard.*away, in range/);
  expect(await findings(b)).toEqual([]);
  expect(await cutOff(b)).toEqual([]);

  // A shot opens the window of the one who is shot at; nothing is rolled before it is closed.
  await choose(b, 'Shoot A2 guard');
  await a.page.waitForSelector('.ask-question:has-text("B2 scout shoots at you. Spend a brace token?")');
  expect(await a.page.textContent('.tc-log')).not.toMatch(/rolls/);
  expect(await question(b)).toBeNull();
  expect(await findings(a)).toEqual([]);
  await choose(a, 'Brace with A2 guard');
  const shot =
    /B2 scout shoots at A2 guard with 3 dice.*A2 guard braces.*B2 scout rolls: .*A2 guard (is not hit|defends with .*? and takes (\d) wounds?)/s;
  await logged([a, b], shot);
  const wounds = Number(shot.exec((await b.page.textContent('.tc-log'))!)![2] ?? 0);
  for (const { page } of [a, b])
    expect(await page.locator('.tc-figure-row').filter({ hasText: 'A2 guard' }).textContent()).toContain(`${3 - wounds} of 3`);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});

test('an illegal squad says what is wrong next to its field, and the match cannot start', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/skirmish`);
  const field = page.getByLabel('Squad of seat B', { exact: true });
  await field.fill('guard+scout+marksman');
  const problem = page.locator('.option-field').filter({ has: field }).locator('.notice');
  await expect.poll(() => problem.textContent()).toBe('a squad costs at most 8 points, this one costs 9');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await page.isDisabled('.start')).toBe(true);
  expect(await findings(a)).toEqual([]);
  await field.fill('guard+scout+trooper');
  await expect.poll(() => page.isDisabled('.start')).toBe(false);
  expect(await problem.count()).toBe(0);
  await a.context.close();
});

test('a squad is put together from the list, copied to the other seat, and judged in German', async () => {
  const a = await testSite.guest({ language: 'de' }, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = a;
  await page.goto(`${testSite.url}/new/skirmish`);
  const squad = (seat: 'A' | 'B') =>
    page.locator('.option-field').filter({ has: page.getByLabel(`Trupp von Platz ${seat}`, { exact: true }) });
  const code = (seat: 'A' | 'B') => page.getByLabel(`Trupp von Platz ${seat}`, { exact: true });
  const problem = squad('A').locator('.notice');
  await expect
    .poll(() => squad('A').locator('.brought-parts li span').allTextContents())
    .toEqual(['Soldat (2 Punkte)', 'Wächter (3 Punkte)', 'Scharfschütze (3 Punkte)']);
  await squad('A').getByRole('button', { name: 'Soldat (2 Punkte) entfernen' }).click();
  await expect.poll(() => problem.textContent()).toBe('Ein Trupp hat 3 Figuren, dieser hat 2');
  await squad('A').locator('.brought-add').selectOption('scout');
  expect(await code('A').inputValue()).toBe('guard+marksman+scout');
  await expect.poll(() => problem.textContent()).toBe('Ein Trupp kostet höchstens 8 Punkte, dieser kostet 9');
  for (const width of [360, 1280, 1920]) {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    expect(await cutOff(a)).toEqual([]);
    const folder = process.env['CADRE_PICTURES'];
    if (folder) await page.screenshot({ path: `${folder}/squad-${width}.png`, fullPage: true });
  }
  expect(await findings(a)).toEqual([]);
  await squad('A').getByRole('button', { name: 'Scharfschütze (3 Punkte) entfernen' }).click();
  await squad('A').locator('.brought-add').selectOption('trooper');
  await squad('A').getByRole('button', { name: 'Kopieren' }).click();
  await squad('B').getByRole('button', { name: 'Einfügen' }).click();
  await expect.poll(() => code('B').inputValue()).toBe('guard+scout+trooper');
  await expect.poll(() => page.isDisabled('.start')).toBe(false);
  await page.getByLabel('Runden').fill('9');
  await expect.poll(() => page.locator('.option-field .notice').textContent()).toBe('Bitte eine ganze Zahl von 1 bis 6 eingeben');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('on the device, the rules of the page itself say where a figure may be put', async () => {
  const a = await testSite.guest({}, { viewport: { width: 360, height: 740 } });
  const { page } = a;
  await page.goto(`${testSite.url}/new/skirmish`);
  await page.waitForSelector('.sitter');
  await page.locator('.sitter select').nth(1).selectOption('random');
  await page.locator('details summary').last().click();
  await page.locator('details select').first().selectOption('device');
  await page.click('.start');
  await suggested(a);
  expect(page.url()).toContain('/table/device_');
  expect(await page.locator('[data-figure="A1"]').count()).toBe(1);
  expect(await cutOff(a)).toEqual([]);
  expect(await findings(a)).toEqual([]);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
