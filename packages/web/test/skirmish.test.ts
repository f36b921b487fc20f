import { afterAll, beforeAll, expect, test } from 'vitest';
import { cutOff, findings, type Guest, type House, linkFor, openHouse, setUp } from './support/house.js';
import { question, turn } from './support/playing.js';

let house: House;
beforeAll(async () => {
  house = await openHouse();
}, 120_000);
afterAll(() => house.close());

/** Tenths of a millimetre. */
const SIZE = 6096;
/** A click on a point of the battlefield. */
const clickAt = async ({ page }: Guest, x: number, y: number): Promise<void> => {
  const at = await page.locator('.skirmish-ground').evaluate(
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

test('two people deploy and move on the measured table, and see what a shot would do; a refused spot says why and where instead', async () => {
  const a = await house.guest({ name: 'Ada' }),
    b = await house.guest({ name: 'Ben' });
  await setUp(a, house.url, 'skirmish', ['me', 'friend']);
  await b.page.goto(await linkFor(a, 1));
  const first = (await turn([a, b]))!;
  await first.page.waitForSelector('.tc-suggestion');

  // The middle of the table is nobody's zone: the reason stands beside the table and the nearest spot is one click away.
  await clickAt(first, SIZE / 2, 1500);
  await status(first, 'refused');
  expect(await first.page.textContent('.tc-place-status p')).toBe('Outside your deployment zone');
  expect(await first.page.isDisabled('.confirm')).toBe(true);
  await first.page.click('.tc-place-status .tc-button');
  await status(first, 'legal');
  expect(await findings(first)).toEqual([]);
  await settled(first, () => first.page.click('.confirm'));

  // The same by two clicks on a legal spot, and all others by keys.
  const second = (await turn([a, b]))!;
  await second.page.waitForSelector('.tc-suggestion');
  const isTop = second === a;
  await clickAt(second, 4600, isTop ? 700 : SIZE - 700);
  await status(second, 'legal');
  await settled(second, () => clickAt(second, 4600, isTop ? 700 : SIZE - 700));
  for (let n = 2; n < 6; n++) await suggested((await turn([a, b]))!);
  expect(await a.page.locator('[data-figure]').count()).toBe(6);

  // Plans are sealed; then somebody activates a figure by a click on the table.
  await choose(a, 'Rush');
  await choose(b, 'Stay steady');
  const active = (await turn([a, b]))!;
  const offer = active.page.locator('.skirmish-figure.tc-offer').first();
  await offer.click();
  await active.page.waitForSelector('.skirmish-explained:has-text("can move")');
  await active.page.waitForSelector('.tc-overlay .tc-means-reach');
  await settled(active, () => active.page.click('.confirm'));
  await choose(active, 'Move');
  await suggested(active);
  expect(await active.page.textContent('.tc-log')).toMatch(/moves|climbs up/);

  // An enemy is explained from the figure that acts, in words and with a line.
  const foe = active.page.locator(`.skirmish-squad:nth-of-type(${active === a ? 3 : 2}) .skirmish-row`).first();
  await foe.click();
  await active.page.waitForSelector('.tc-overlay .tc-means-sight, .tc-overlay .tc-means-blocked');
  expect(await active.page.textContent('.skirmish-explained')).toMatch(/sees|does not see/);
  expect(await findings(active)).toEqual([]);
  expect(await cutOff(active)).toEqual([]);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});

test('an illegal squad says what is wrong next to its field, and the match cannot start', async () => {
  const a = await house.guest();
  const { page } = a;
  await page.goto(`${house.url}/new/skirmish`);
  const field = page.getByLabel('Squad of seat B');
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

test('on the device, the rules of the page itself say where a figure may be put', async () => {
  const a = await house.guest({}, { viewport: { width: 360, height: 740 } });
  const { page } = a;
  await page.goto(`${house.url}/new/skirmish`);
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
