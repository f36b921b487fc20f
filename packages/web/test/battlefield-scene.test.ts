import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../tests/support/browser.mjs';
import { activated, moving, openPosition } from './support/operations.js';
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

const sit = async (link: string, view: string | null): Promise<Page> => {
  const page = await picturedPage(browser, view, { answers: 'confirm', viewport: { width: 1100, height: 700 } });
  await page.goto(link);
  return page;
};
const pictured = (page: Page) => page.waitForSelector('.tc-viewport[data-stage]');
/** How many different colours a canvas shows in a grid of samples. */
const colours = (page: Page, n: number): Promise<number> =>
  page
    .locator('.tc-picture')
    .nth(n)
    .evaluate(canvas => {
      const picture = document.createElement('canvas');
      [picture.width, picture.height] = [40, 30];
      const context = picture.getContext('2d')!;
      context.drawImage(canvas as HTMLCanvasElement, 0, 0, 40, 30);
      const { data } = context.getImageData(0, 0, 40, 30);
      return new Set(Array.from({ length: 1200 }, (_, i) => data.slice(4 * i, 4 * i + 4).join())).size;
    });
const settled = (page: Page): Promise<void> => page.waitForTimeout(1500);

test('an emulated graphics card draws the table flat until somebody asks for miniatures', async () => {
  const { link } = await openPosition(testSite.url, activated);
  const page = await sit(link, null);
  await page.waitForSelector('.tc-figure');
  expect(await page.locator('.tc-viewport[data-stage]').count()).toBe(0);
  await page.getByRole('button', { name: 'Miniatures' }).click();
  await pictured(page);
  await settled(page);
  expect(await colours(page, 0)).toBeGreaterThan(50);
  // Only the last picture of the upper canvas is kept while nothing changes: what it shows is seen in a screenshot.
  const before = await page.locator('.tc-frame').screenshot();
  await page.getByRole('button', { name: 'View from above' }).click();
  await expect.poll(() => page.getAttribute('.tc-viewport', 'data-stage')).toBe('plan');
  await settled(page);
  expect((await page.locator('.tc-frame').screenshot()).equals(before)).toBe(false);
  await page.getByRole('button', { name: 'Miniatures' }).click();
  expect(await page.locator('.tc-viewport[data-stage]').count()).toBe(0);
  await page.context().close();
}, 120_000);

test('a click on a miniature means it, and a figure is carried across the pictured table', async () => {
  const { link } = await openPosition(testSite.url, moving);
  const page = await sit(link, 'table');
  await pictured(page);
  await settled(page);
  // The head of a miniature is over the table behind its base.
  const bodies = page.locator('.tc-figure-body');
  expect(await bodies.count()).toBeGreaterThan(5);
  const heads = await page.evaluate(() =>
    [...document.querySelectorAll<SVGLineElement>('.tc-figure-body')].flatMap(line => {
      const { left, top, width } = line.getBoundingClientRect();
      const name = line.closest('[data-figure]')!.getAttribute('data-figure');
      const hit = document.elementFromPoint(left + width / 2, top + 2);
      // Panels lie over the corners of the table.
      return hit?.closest('.tc-drawing') ? [{ name, found: hit.closest('[data-figure]')?.getAttribute('data-figure') ?? null }] : [];
    }),
  );
  // Whoever stands in front may hide a head.
  expect(heads.length).toBeGreaterThan(3);
  expect(heads.filter(({ name, found }) => found === name).length).toBeGreaterThan(heads.length / 2);
  await page.waitForSelector('.tc-suggestion', { state: 'attached' });
  const [from, to] = await page.evaluate(() => {
    const middle = (of: Element) => {
      const { left, top, width, height } = of.getBoundingClientRect();
      return [left + width / 2, top + height / 2] as const;
    };
    return [middle(document.querySelector('.tc-handle')!), middle(document.querySelector('.tc-suggestion')!)] as const;
  });
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.waitForSelector('.tc-carried .tc-ghost', { state: 'attached' });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.context().close();
}, 180_000);

test('nothing is drawn while nothing changes, and a lost graphics card is taken back', async () => {
  const { link } = await openPosition(testSite.url, activated);
  const page = await sit(link, 'table');
  await pictured(page);
  await settled(page);
  const draws = (): Promise<number> =>
    page.evaluate(async () => {
      const gl = [...document.querySelectorAll<HTMLCanvasElement>('.tc-picture')].at(-1)!.getContext('webgl2')!;
      let n = 0;
      const draw = gl.drawArrays.bind(gl);
      gl.drawArrays = (...given) => {
        n++;
        draw(...given);
      };
      await new Promise(done => setTimeout(done, 3000));
      return n;
    });
  expect(await draws()).toBe(0);
  await page.evaluate(async () => {
    const gl = [...document.querySelectorAll<HTMLCanvasElement>('.tc-picture')].at(-1)!.getContext('webgl2')!;
    const card = gl.getExtension('WEBGL_lose_context')!;
    card.loseContext();
    await new Promise(done => setTimeout(done, 500));
    card.restoreContext();
  });
  await settled(page);
  expect(await page.getAttribute('.tc-viewport', 'data-stage')).toBe('table');
  expect(await colours(page, 0)).toBeGreaterThan(50);
  await page.context().close();
}, 120_000);

test('the eyes of a figure look at whoever is pointed at, and Escape closes them', async () => {
  const { link } = await openPosition(testSite.url, activated);
  const page = await sit(link, 'table');
  await pictured(page);
  await page.getByRole('button', { name: 'Through the eyes of a figure' }).click();
  await page.waitForSelector('.tc-eyes');
  await expect.poll(() => page.textContent('.tc-eyes-note')).toContain('Drag to look around');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tc-eyes').count()).toBe(0);
  await page.context().close();
}, 120_000);
