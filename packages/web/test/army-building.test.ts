import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBuilder, openTools, PHONE, points, show, VADER } from './support/army.js';
import { cutOff, findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

/**
 * Take the dearest card on offer, or the first where none has a cost, once the catalogue has caught up with the list;
 * false when there is none. A finger presses where it is; elsewhere the page itself clicks, which is faster.
 */
const takeDearest = async (page: Page, finger: boolean): Promise<boolean> => {
  const best = await page.evaluate(async click => {
    const isBusy = (): boolean => !document.querySelector('.army-offered[aria-busy="false"] .army-offers[aria-busy="false"]');
    while (isBusy()) await new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll<HTMLElement>('.army-offers > ul .army-offer-main')];
    const cost = (row: Element): number =>
      row.querySelector('.army-announced') ? -1 : Number(row.querySelector('.army-number')?.textContent);
    const row = rows.filter(r => cost(r) >= 0).sort((a, b) => cost(b) - cost(a))[0];
    if (!click) return row ? rows.indexOf(row) : -1;
    row?.click();
    return row ? 0 : -1;
  }, !finger);
  if (best >= 0 && finger) await page.locator('.army-offers > ul .army-offer-main').nth(best).click();
  return best >= 0;
};
const filterRank = (page: Page, rank: number): Promise<void> => page.locator('.army-rank-filter .key').nth(rank).click();

/** A commander, five corps (hired ones do not count for the minimum), then whatever is dearest, then upgrades, a hand and a deck: all by clicking what is offered. */
const buildArmy = async (page: Page, faction: string, finger: boolean): Promise<void> => {
  const fill = async (): Promise<void> => {
    while (await takeDearest(page, finger));
  };
  await page.click(`[data-new="${faction}"]`);
  await page.waitForSelector('.army-workshop');
  for (const [rank, count] of [
    [0, 1],
    [2, 5],
  ] as const) {
    await filterRank(page, rank);
    for (let n = 0; n < count; n++) expect(await takeDearest(page, finger)).toBe(true);
    await filterRank(page, rank);
  }
  await fill();
  await show(page, 'army');
  const slots = page.locator('.army-slot');
  for (let slot = 0; slot < (await slots.count()) && (await points(page)) < 990; ) {
    await slots.nth(slot).click();
    if (!(await takeDearest(page, finger))) slot++;
    await show(page, 'army');
  }
  for (const shelf of [1, 2]) {
    await show(page, 'add');
    await page.locator('.army-shelves [role="tab"]').nth(shelf).click();
    await fill();
  }
};

describe('a legal army of a thousand points is built from nothing by clicking', () => {
  test.each([
    ['separatists', 'a laptop', {}],
    ['rebels', 'a phone', PHONE],
  ] as const)('%s, on %s', async (faction, _, options) => {
    const guest = await testSite.guest({}, options);
    const { page } = guest;
    await openBuilder(testSite, guest);
    await buildArmy(page, faction, options === PHONE);
    expect(await page.locator('.army-problems [data-level="error"]').allTextContents()).toEqual([]);
    await page.waitForSelector('.army-points[data-state="legal"]');
    expect(await points(page)).toBeGreaterThan(970);
    expect(await points(page)).toBeLessThanOrEqual(1000);
    expect(await page.locator('#army-hand .army-off').count()).toBe(7);
    expect(await page.locator('#army-deck .army-off').count()).toBe(9);
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});

test('problems lead to their place, and one key cures what can be cured', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('#army-hand .army-off').last().click();
  await page.waitForSelector('.army-problems code:has-text("AB-27")');
  await page.locator('.army-problems li', { hasText: 'AB-27' }).getByRole('button', { name: 'Add Standing Orders' }).click();
  await page.waitForSelector('.army-points[data-state="legal"]');
  await page.selectOption('.army-kind select >> nth=0', 'recon');
  const over = page.locator('.army-problems li', { hasText: 'A-1' }).first();
  await over.waitFor();
  await page.locator('.army-barred summary').first().click();
  expect(await page.locator('.army-reason').first().textContent()).toMatch(/^A-\d+ |^AB-\d+ /);
  await guest.context.close();
});

test('upgrades that need no slot are offered', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('.army-slot[data-extra="true"]').last().click();
  await page.locator('.army-offers .army-offer-main', { hasText: 'Imperial March' }).click();
  await page.waitForSelector('.army-upgrade:has-text("Imperial March")');
  expect(await page.locator('.army-upgrade[data-strange="true"]').count()).toBe(0);
  await guest.context.close();
});

test('keywords are explained, and odds against any unit: the catalogue unrolls when the choice is touched', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  const explained = page.locator('.army-glossary');
  await explained.locator('summary').click();
  expect(await explained.innerText()).toContain('Deflect\nAgainst ranged attacks the defence surges of this unit are blocks');
  await page.locator('#army-hand .army-command-name', { hasText: 'Coordinated Fire' }).click();
  expect(await page.locator('#army-hand [role=status]').innerText()).toContain('corps units spends aim tokens');
  await page.locator('#army-deck .army-command-name', { hasText: 'Cauldron' }).click();
  expect(await page.locator('#army-deck [role=status]').innerText()).toContain('no public source');
  const target = page.locator('.army-target select');
  expect(await target.locator('option').count()).toBeLessThan(10);
  await target.focus();
  await target.selectOption('rebel-troopers');
  await page.waitForSelector('.army-chart [data-enough="true"]');
  await page.locator('.army-line-name').last().click();
  await page.waitForSelector('.army-card h2:has-text("Stormtroopers")');
  expect(await target.inputValue()).toBe('rebel-troopers');
  await guest.context.close();
});

test('cards are found by faction, keyword and dice, compared against a defender, and owned ones are offered', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest);
  await page.click('[data-cards]');
  await page.getByLabel('Faction').selectOption('empire');
  await page.getByLabel('Search by name or keyword').fill('stormtroopers');
  await page.waitForSelector('.army-card-row >> text=Stormtroopers');
  const row = page.locator('.army-card-row').first();
  await row.getByRole('button', { name: /Owned/ }).last().click();
  await row.getByText('Compare').click();
  await page.getByLabel('Search by name or keyword').fill('AT-ST');
  await page.locator('.army-card-row', { hasText: 'AT-ST' }).first().getByText('Compare').click();
  const wounds = page.locator('.army-side-by-side tr', { hasText: 'Expected wounds' }).locator('td');
  expect(await wounds.count()).toBe(2);
  const before = await wounds.last().textContent(); // the first one's best attack is melee, which no cover helps against
  await page.locator('.army-side-by-side .army-reach', { hasText: 'heavy' }).click();
  await expect.poll(() => wounds.last().textContent()).not.toBe(before);
  await page.goBack();
  await page.click('[data-new="empire"]');
  await page.waitForSelector('.army-workshop');
  await page.locator('.army-filters summary').first().click();
  await page.getByLabel('Only cards I own').check();
  await expect.poll(() => page.locator('.army-offers > ul .army-offer').count()).toBe(1);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

describe.each([
  ['dark', 'en', 1280, ['play', 'compare']],
  ['light', 'de', 360, ['play', 'opponent', 'compare', 'sheet', 'log']],
] as const)('in the %s theme, in %s, at %i px', (theme, language, width, views) => {
  test('every part of the builder is accessible and nothing is cut off', async () => {
    const guest = await testSite.guest({ theme, language }, { viewport: { width, height: 760 } });
    const { page } = guest;
    const wellMade = async (what: string): Promise<void> => {
      expect([what, await findings(guest)]).toEqual([what, []]);
      expect([what, await cutOff(guest)]).toEqual([what, []]);
    };
    await openBuilder(testSite, guest);
    await wellMade('shelf');
    await page.click('[data-cards]');
    await page.locator('.army-cards-filters input').first().fill('AT-'); // a few rows are like all the others
    await page.locator('.army-card-keys [aria-pressed]').first().click();
    await page.waitForSelector('.army-side-by-side');
    await wellMade('card browser');
    await openBuilder(testSite, guest, VADER);
    await page.locator('.army-shared .key').click();
    const name = page.locator('.army-name');
    expect(await name.inputValue()).toBe('Vader and friends');
    expect(await name.evaluate(e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight)).toBe(true);
    for (const pane of ['army', 'add', 'unit', 'check'] as const) {
      await show(page, pane);
      await wellMade(pane);
      if (pane === 'unit')
        expect(await page.locator('.army-keywords').first().innerText()).toContain(language === 'de' ? 'Ablenken' : 'Deflect');
      // Nobody hears of the parts that are out of sight.
      expect(await page.getByRole('region').and(page.locator('.army-pane > *')).count()).toBe(width > 1000 ? 4 : 1);
      if (width > 1000) break;
    }
    for (const view of views) {
      await openTools(page);
      await page.locator(`[data-view="${view}"]`).click();
      await page.waitForSelector('.army-sheet');
      await wellMade(view);
      await page.locator('.army-sheet-head .key').first().click();
      await page.waitForSelector('.army-workshop');
    }
    await openTools(page);
    await page.click('.army-tools .go');
    await wellMade('share');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});
