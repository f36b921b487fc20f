import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsIn, openStage, type Stage } from '../../../tests/support/stage.js';
import { newsOf } from '../src/motion/news.js';
import { offersOf } from '../src/targets/offers.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(join(import.meta.dirname, '../fixture'), '.tc-drawing');
});
afterAll(() => stage.close());

describe('the parts of a table', () => {
  test.each([
    [360, 740],
    [1280, 800],
  ])('say nothing serious to axe and cut nothing off at %i x %i', async (width, height) => {
    const page = await stage.open('page=parts', width, height);
    for (const theme of ['dark', 'light']) expect(await findingsIn(page, theme)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.close();
  });
  test('dice are read aloud, the cancelled ones as such, and lie still where no motion is wanted', async () => {
    const page = await stage.open('page=parts', 1280, 800);
    expect(await page.locator('.tc-rolled').allTextContents()).toEqual([
      'hit',
      'critical',
      'surge',
      'block, cancelled',
      'strike',
      'expertise',
      'failure',
      'blank',
      'strike and expertise',
      '5',
      'hidden',
    ]);
    const moving = () => page.evaluate(() => document.getAnimations().length);
    await page.getByRole('button', { name: 'Roll again' }).click();
    expect(await moving()).toBe(0);
    await page.evaluate(() => document.querySelector('.tc-table')!.setAttribute('data-motion', 'on'));
    await page.getByRole('button', { name: 'Roll again' }).click();
    expect(await moving()).toBe(11);
    await page.close();
  });
  test('a log marks what is new, undone, secret and by chance', async () => {
    const page = await stage.open('page=parts', 1280, 800);
    const lines = page.locator('.tc-log-line');
    expect(await lines.evaluateAll(all => all.map(l => l.getAttribute('data-fresh')))).toEqual(['false', 'false', 'false', 'true', 'true']);
    expect(await lines.nth(2).textContent()).toBe('The scout rolls 4 1T-1');
    expect(await lines.nth(3).textContent()).toContain('only you can see this');
    expect(await lines.nth(4).locator('s').textContent()).toBe('The trooper attacks');
    await page.close();
  });
});

describe('offers', () => {
  const space = { kind: 'pick', of: 'piece', options: [4, 7, 9], min: 1, max: 2 } as const;
  const question = { rule: 'T-1', space, text: '?', labels: { 4: 'four', 7: 'seven' } };
  const offers = offersOf({ question, draft: [9, 4], hint: [7] }, (_, value) => ({ thing: `piece:${value % 5}` }));
  test('are found by the thing they stand for, with their words, position and hint', () => {
    expect(offers.all.map(o => [o.value, o.thing, o.label, o.position, o.hinted])).toEqual([
      [4, 'piece:4', 'four', 1, false],
      [7, 'piece:2', 'seven', -1, true],
      [9, 'piece:4', '9', 0, false],
    ]);
    expect(offers.on('piece:4').map(o => o.value)).toEqual([4, 9]);
    expect(offers.on('piece:0')).toEqual([]);
  });
});

test('the latest thing that happened to a piece is what is shown', () => {
  const news = newsOf(
    [
      { type: 'hurt', who: 1 },
      { type: 'noise', who: 2 },
      { type: 'healed', who: 1 },
    ],
    fact => (fact.type === 'noise' ? null : [`figure:${fact.who}`, fact.type as 'hurt' | 'healed']),
  );
  expect([news.of('figure:1'), news.of('figure:2')]).toEqual(['tc-news-healed', '']);
});
