import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findingsIn, openStage, type Stage } from '../../../../tests/support/stage.js';

const POSITIONS = {
  slot: 'mission=m1&guide=71&seed=3&answers=60&until=slot',
  step: 'mission=m3&players=4&guide=71&seed=13&answers=60&until=step',
  deed: 'mission=m4&players=4&guide=71&seed=4&answers=120&until=deed',
  ballot: 'mission=mm3&map=map1&players=4&traitor=certain&guide=71&seed=2&answers=40&until=ballot',
} as const;
type Position = keyof typeof POSITIONS;
/** Every size and every position at least once. */
const SCREENS: readonly (readonly [Position, number, number])[] = [
  ['slot', 360, 740],
  ['ballot', 360, 740],
  ['step', 1000, 640],
  ['deed', 1280, 800],
  ['step', 1920, 1080],
];
const FINGER = 44;

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(join(import.meta.dirname, '../fixture'), '.mando-map');
});
afterAll(() => stage.close());

/** The names of what stands out of its box, and how far the page is wider than the window. */
const overflowIn = (page: Page) =>
  page.evaluate(() => {
    const labels = document.querySelectorAll(
      '.mando-slot-head, .mando-verdict, .mando-steps li, .mando-chip, .mando-pile summary, .mando-deck-words, .mando-name, .mando-word',
    );
    const cut = [...labels].filter(label => label.scrollWidth > label.clientWidth + 1 && getComputedStyle(label).display !== 'inline');
    return { page: document.documentElement.scrollWidth - innerWidth, cut: cut.map(label => label.textContent) };
  });
describe('the page', () => {
  it.each(SCREENS)('says nothing serious to axe and cuts nothing off: %s at %i x %i', async (name, width, height) => {
    const page = await stage.open(POSITIONS[name], width, height);
    for (const theme of ['dark', 'light']) expect(await findingsIn(page, theme)).toEqual([]);
    expect(await overflowIn(page)).toEqual({ page: 0, cut: [] });
    await page.close();
    const german = await stage.open(`${POSITIONS[name]}&language=de`, width, height);
    expect(await overflowIn(german)).toEqual({ page: 0, cut: [] });
    await german.close();
  });
});

describe('hands', () => {
  it('everything on offer is wide enough for a finger on a phone', async () => {
    for (const position of Object.values(POSITIONS)) {
      const page = await stage.open(position, 360, 740);
      const small = await page.evaluate(
        finger =>
          [...document.querySelectorAll('.tc-offer, .mando-table button, .mando-table summary')].flatMap(target => {
            const { width, height } = target.getBoundingClientRect();
            return width > 0 && (width < finger || height < finger)
              ? [`${target.textContent} ${Math.round(width)} x ${Math.round(height)}`]
              : [];
          }),
        FINGER,
      );
      expect(small, position).toEqual([]);
      await page.close();
    }
  });

  it('a card is played to Plan without planning', async () => {
    const page = await stage.open(POSITIONS.slot, 1280, 800);
    const facts = await page.textContent('.mando-slots');
    await page.click('.mando-spared');
    await expect.poll(() => page.textContent('.mando-slots')).not.toBe(facts);
    expect(await page.locator('.mando-drawn, .mando-tray .mando-trigger').count()).toBe(0);
    await page.close();
  });

  it('the keyboard alone goes from option to option and chooses', async () => {
    const page = await stage.open('mission=m1&guide=71&seed=3&answers=20&until=step', 1280, 800);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-option') ?? null);
    const offered = () => page.$$eval('.mando-map .tc-offer', found => found.map(target => target.getAttribute('data-option')));
    const before = await offered();
    expect(before.length).toBeGreaterThan(1);
    await page.focus('.mando-frame');
    await page.keyboard.press('Tab');
    const first = await focused();
    expect(before).toContain(first);
    const reached = new Set([first]);
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
      await page.keyboard.press(key);
      reached.add(await focused());
    }
    expect(reached.size).toBeGreaterThan(1);
    const seat = await page.textContent('.mando-turn-bar');
    await page.keyboard.press('Enter');
    await expect.poll(async () => [await offered(), await page.textContent('.mando-turn-bar')]).not.toEqual([before, seat]);
    await page.close();
  });

  it('the map is enlarged and moved by wheel, mouse and keys, and a drag chooses nothing', async () => {
    const page = await stage.open('mission=m1&guide=71&seed=3&answers=20&until=step', 1280, 800);
    const offer = page.locator('.mando-map .tc-offer').first();
    const box = async () => (await offer.boundingBox())!;
    const before = await box();
    const offered = await page.locator('.mando-map .tc-offer').count();
    await page.mouse.move(before.x + 20, before.y + 20);
    const enlarged = async (): Promise<number> => {
      await page.mouse.wheel(0, -150); // the first may come before the gestures are fetched
      return (await box()).width;
    };
    await expect.poll(enlarged).toBeGreaterThan(before.width * 1.3);
    const near = await box();
    await page.mouse.move(near.x + 20, near.y + 20);
    await page.mouse.down();
    await page.mouse.move(near.x + 60, near.y + 50, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => Math.round((await box()).x - near.x)).not.toBe(0);
    expect(await page.locator('.mando-map .tc-offer').count()).toBe(offered);
    await page.focus('.mando-frame');
    await page.keyboard.press('0');
    // The border of a space under the pointer is a little wider.
    await expect.poll(async () => Math.abs((await box()).width - before.width)).toBeLessThan(5);
    await page.keyboard.press('+');
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 1.3);
    await page.close();
  });

  it('on a phone what is asked for on the map comes closer, unless all of the map is wanted', async () => {
    const page = await stage.open('mission=m1&guide=71&seed=3&answers=20&until=step', 360, 740);
    const width = async () => (await page.locator('.mando-map .tc-offer').first().boundingBox())!.width;
    expect(await width()).toBeGreaterThan(70);
    await page.getByLabel('Whole table').click();
    await expect.poll(width).toBeLessThan(50);
    await page.close();
  });

  it('the map is read with the arrow keys or a finger, whatever is asked', async () => {
    const page = await stage.open('mission=m1&seed=1', 1280, 800);
    const looked = () => page.textContent('.mando-reading-head b');
    await page.focus('.mando-frame');
    await page.keyboard.press('ArrowRight');
    expect(await looked()).toBe('A4');
    expect(await page.textContent('.mando-reading')).toMatch(/The Mandalorian, \d of \d health/);
    await page.keyboard.press('ArrowRight');
    expect(await looked()).toBe('B4');
    await page.keyboard.press('Escape');
    expect(await page.$('.mando-reading')).toBeNull();
    await page.locator('[data-space]').first().click();
    expect(await looked()).toBe('A1');
    await page.click('.mando-reading-close');
    expect(await page.$('.mando-reading')).toBeNull();
    await page.close();
  });
});

describe('whoever is new', () => {
  it('asks a total where it comes from, and reads a tip until there have been enough', async () => {
    const page = await stage.open('mission=m1&seed=1', 1280, 800);
    await page.locator('.mando-sum').first().click();
    expect(await page.textContent('.mando-slot-terms')).toMatch(/disrupt token \d MA-156/);
    expect(await page.textContent('.mando-coach')).toContain('Play two cards a turn');
    await page.click('.mando-coach button');
    expect(await page.$('.mando-coach')).toBeNull();
    await page.reload();
    await page.waitForSelector('.mando-coach-key');
    await page.click('.mando-coach-key');
    await page.waitForSelector('.mando-coach');
    await page.close();
  });
});
