import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../tests/support/browser.mjs';
import { PATIENCE, picturedPage } from './support/pictured.js';
import { openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
let browser: Browser;
beforeAll(async () => {
  testSite = await openTestSite();
  browser = await openBrowser({ hasGraphics: true });
}, PATIENCE);
afterAll(async () => {
  await browser.close();
  await testSite.close();
});

const sit = async (view: string, viewport = { width: 1000, height: 640 }): Promise<Page> => {
  const page = await picturedPage(browser, view, { answers: 'direct', viewport });
  await page.goto(testSite.url);
  await page.click('[data-game="mandalorian"] .go');
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  await page.keyboard.press('Escape'); // the story
  return page;
};
const whereabouts = (page: Page): Promise<string | null> => page.getAttribute('[data-occupant="character:0"]', 'data-space');
/** Where the middle of something drawn is seen. */
const middleOf = (page: Page, selector: string): Promise<readonly [number, number]> =>
  page
    .locator(selector)
    .last()
    .evaluate(each => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    });

test('on the pictured map a click on a space goes there, and an enemy is found under its body', async () => {
  const page = await sit('table');
  await page.waitForSelector('.tc-viewport[data-stage="table"] [data-occupant]');
  await page.waitForTimeout(1500);
  // The head of a miniature is over the space behind it.
  const heads = await page.evaluate(() =>
    [...document.querySelectorAll<SVGLineElement>('[data-occupant] .mando-body')].map(line => {
      const { left, top, width } = line.getBoundingClientRect();
      const name = line.closest('[data-occupant]')!.getAttribute('data-occupant')!;
      const found = document.elementFromPoint(left + width / 2, top + 2)?.closest('[data-occupant]');
      return { name, isFound: found?.getAttribute('data-occupant') === name, rise: -line.y2.baseVal.value };
    }),
  );
  const enemies = heads.filter(({ name }) => name.startsWith('piece'));
  expect(enemies.length).toBeGreaterThan(2);
  for (const { rise } of enemies) expect(rise).toBeGreaterThan(20);
  // Whoever stands in front may hide a head.
  expect(enemies.filter(({ isFound }) => isFound).length).toBeGreaterThan(enemies.length / 2);
  // Every enemy has its health written beside it, and no flat portrait.
  expect(await page.locator('.mando-tag.mando-enemy').count()).toBe(enemies.length);
  expect(await page.locator('.mando-token-plate').count()).toBe(0);
  const from = await whereabouts(page);
  await page
    .locator('.mando-hand button.tc-offer', { has: page.locator('.mando-strength', { hasText: /^[2-4]$/ }) })
    .first()
    .click();
  await page.waitForSelector('[data-far].mando-at-once');
  const to = await page.locator('[data-far].mando-at-once').last().getAttribute('data-far');
  const at = await middleOf(page, '[data-far].mando-at-once .tc-glow');
  await page.mouse.move(...at);
  await page.waitForSelector('.tc-above .mando-way polyline', { state: 'attached' });
  await page.waitForSelector('.tc-above .mando-ghost', { state: 'attached' });
  await page.mouse.click(...at);
  await expect.poll(() => whereabouts(page), { timeout: PATIENCE }).toBe(to);
  expect(to).not.toBe(from);
  await page.context().close();
}, 180_000);

test('a space on a roof is clicked where the roof is seen, and what lies there is drawn over it', async () => {
  const page = await sit('table');
  await page.waitForSelector('.tc-viewport[data-stage="table"] [data-occupant]');
  await page.waitForTimeout(1500);
  // The roofs of the first mission are in its corner: C1, D1, C2 and D2.
  const found = await page.evaluate(() => {
    const roofs = [...document.querySelectorAll('.tc-drawing:not(.tc-above) g > rect.mando-hit[data-space]')].filter(
      rect => rect.parentElement!.getAttribute('transform') !== null && !rect.closest('.mando-door'),
    );
    return roofs.map(rect => {
      const { left, top, width, height } = rect.getBoundingClientRect();
      const under = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-space]');
      // The next space of its row that is no roof lies lower on the screen.
      const [x, y] = [Number(rect.getAttribute('x')), Number(rect.getAttribute('y'))];
      const flat = [...document.querySelectorAll(`rect.mando-hit[y="${y}"]`)].filter(each => !roofs.includes(each));
      const nearest = flat.toSorted((a, b) => Math.abs(Number(a.getAttribute('x')) - x) - Math.abs(Number(b.getAttribute('x')) - x))[0]!;
      return {
        space: rect.getAttribute('data-space'),
        under: under?.getAttribute('data-space'),
        higher: nearest.getBoundingClientRect().top - top,
      };
    });
  });
  expect(found.length).toBeGreaterThan(3);
  for (const { space, under, higher } of found) {
    expect(under).toBe(space);
    expect(higher).toBeGreaterThan(3);
  }
  await page.mouse.click(...(await middleOf(page, `rect.mando-hit[data-space="${found[0]!.space}"]`)));
  await page.waitForSelector('.tc-above .mando-cursor', { state: 'attached' });
  await page.waitForSelector('.mando-reading');
  await page.context().close();
}, 120_000);

test('one button draws the map flat, another one from above, also on a phone', async () => {
  const page = await sit('plan', { width: 390, height: 844 });
  await page.waitForSelector('.tc-viewport[data-stage="plan"] [data-occupant]');
  const isInReach = async (name: string): Promise<boolean> => {
    const box = await page.getByRole('button', { name }).boundingBox();
    return box !== null && box.x >= 0 && box.x + box.width <= 390 && box.width >= 30;
  };
  for (const name of ['Miniatures', 'View from above']) expect([name, await isInReach(name)]).toEqual([name, true]);
  await page.getByRole('button', { name: 'View from above' }).click();
  await page.waitForSelector('.tc-viewport[data-stage="table"]');
  await page.getByRole('button', { name: 'Miniatures' }).click();
  await page.waitForSelector('.mando-occupant .mando-token-plate');
  expect(await page.locator('.tc-viewport[data-stage]').count()).toBe(0);
  await page.context().close();
}, 120_000);
