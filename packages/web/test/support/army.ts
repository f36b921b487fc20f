import type { Page } from 'playwright-core';
import type { Guest, TestSite } from './test-site.js';

export const PHONE = { viewport: { width: 360, height: 760 } };
export const VADER =
  '#army=1~empire~1000~~~1atBtdydvcz,1aucz,1nm,1kxBu,1qzdd,1qzdk,1xz,1xzmfdc,1ay,1aymh~blmgrxbkccryaa~AhGdGe.GiGhAd.Eryvyz~Vader%20and%20friends~c060b0';

export const openBuilder = async ({ url }: TestSite, { page }: Guest, fragment = ''): Promise<void> => {
  await page.goto(`${url}/army${fragment}`);
  await page.waitForSelector(fragment === '' ? '.army-faction' : '.army-workshop');
};
/** A phone shows one part at a time. */
export const show = async (page: Page, pane: 'army' | 'add' | 'unit' | 'check'): Promise<void> => {
  const tab = page.locator('.army-tabs button').nth(['army', 'add', 'unit', 'check'].indexOf(pane));
  if (await tab.isVisible()) await tab.click();
};
/** A phone keeps share, play and print in its menu. */
export const openTools = async (page: Page): Promise<void> => {
  if (!(await page.locator('.army-tools').isVisible())) await page.click('.army-menu');
};
export const points = async (page: Page): Promise<number> => Number(await page.locator('.army-points-sum b').textContent());
