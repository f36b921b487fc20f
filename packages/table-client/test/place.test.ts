import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findingsIn, openStage, type Stage } from '../../../tests/support/stage.js';
import { click, draftIn, drag, isNear, onScreen, pressOn, sentIn, statusIn } from './support/toy-table.js';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(join(import.meta.dirname, '../fixture'), '.tc-drawing');
});
afterAll(() => stage.close());

describe('with a mouse', () => {
  test('a click puts the figure down, a second one confirms it', async () => {
    const page = await stage.open('', 1280, 800);
    await click(page, 150, 200);
    await expect.poll(async () => isNear(await draftIn(page), [150, 200])).toBe(true);
    expect(await statusIn(page)).toContain('Legal position');
    expect(await sentIn(page)).toBeNull();
    await click(page, 150, 200);
    await expect.poll(async () => isNear((await sentIn(page)) ?? [], [150, 200])).toBe(true);
    await page.close();
  });
  test('a refused spot says why, cannot be confirmed, and the nearest legal one is a click away', async () => {
    const page = await stage.open('', 1280, 800);
    await click(page, 800, 150);
    await expect.poll(() => statusIn(page)).toBe('Too far: the figure can move 300 mm.');
    expect(await page.textContent('.tc-why-not')).toBe('Too far: the figure can move 300 mm.');
    expect(await draftIn(page)).toEqual([]);
    expect(await page.isDisabled('.toy-confirm')).toBe(true);
    await click(page, 800, 150); // the second click takes the nearest spot instead of confirming
    await expect.poll(() => statusIn(page)).toContain('Legal position');
    expect(await sentIn(page)).toBeNull();
    await click(page, 310, 200);
    await expect.poll(() => statusIn(page)).toBe('The wall is in the way.');
    await page.getByRole('button', { name: 'Use the nearest legal position' }).click();
    await expect.poll(async () => (await draftIn(page)).length).toBe(2);
    await page.close();
  });
  test('the figure is dragged, and the table under it stays', async () => {
    const page = await stage.open('', 1280, 800);
    await pressOn(page, '+');
    await click(page, 150, 260);
    const before = await onScreen(page, 0, 0);
    await drag(page, [150, 260], [250, 430]);
    await expect.poll(() => statusIn(page)).toBe('The base would overlap the trooper.');
    expect(await onScreen(page, 0, 0)).toEqual(before);
    await drag(page, [250, 430], [180, 340]);
    await expect.poll(async () => isNear(await draftIn(page), [180, 340])).toBe(true);
    await page.close();
  });
  test('a figure with a facing is turned by its handle', async () => {
    const page = await stage.open('parts=facing', 1280, 800);
    await click(page, 150, 260);
    await expect.poll(async () => (await draftIn(page)).slice(2)).toEqual([0, -1000]);
    const knob = (await page.locator('.tc-ghost-knob').boundingBox())!;
    const to = await onScreen(page, 300, 260);
    await page.mouse.move(knob.x + knob.width / 2, knob.y + knob.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    await expect.poll(async () => (await draftIn(page))[2]).toBeGreaterThan(990);
    expect(isNear(await draftIn(page), [150, 260])).toBe(true);
    await page.close();
  });
});

describe('by keys alone', () => {
  test('suggestions with their reasons, back and forth', async () => {
    const page = await stage.open('', 1280, 800);
    const shown = () => page.locator('.tc-suggestions p').textContent();
    await pressOn(page, 'n');
    await expect.poll(shown).toBe('Suggestion 1 of 2 in cover behind the wall');
    await expect.poll(() => draftIn(page)).toEqual([270, 240]);
    await pressOn(page, 'n', 'n');
    await expect.poll(shown).toContain('1 of 2');
    await pressOn(page, 'Shift+N');
    await expect.poll(shown).toBe('Suggestion 2 of 2 as far forward as possible');
    await pressOn(page, 'Enter');
    await expect.poll(() => sentIn(page)).toEqual([480, 410]);
    await page.close();
  });
  test('arrow keys move from where the figure stands; Enter takes the nearest legal spot, then confirms', async () => {
    const page = await stage.open('', 1280, 800);
    await pressOn(page, 'ArrowUp', 'Shift+ArrowLeft');
    await expect.poll(() => draftIn(page)).toEqual([198, 310]);
    await pressOn(page, ...Array.from({ length: 9 }, () => 'ArrowRight'));
    await expect.poll(() => statusIn(page)).toBe('The wall is in the way.');
    await pressOn(page, 'Enter');
    await expect.poll(() => statusIn(page)).toContain('Legal position');
    await expect.poll(() => draftIn(page)).toHaveLength(2); // the page hears of it a moment after the status says so
    const nearest = await draftIn(page);
    expect(await sentIn(page)).toBeNull();
    await pressOn(page, 'Enter');
    await expect.poll(() => sentIn(page)).toEqual(nearest);
    await page.close();
  });
  test('Enter passes where nothing need be put down, and nowhere else', async () => {
    for (const [may, sent] of [
      ['no', null],
      ['yes', []],
    ] as const) {
      const page = await stage.open(`may=${may}`, 1280, 800);
      await page.waitForSelector('.tc-area');
      await pressOn(page, 'Enter');
      await expect.poll(() => sentIn(page)).toEqual(sent);
      await page.close();
    }
  });
  test('a level where two lie over each other, and a facing', async () => {
    const page = await stage.open('parts=level,facing', 1280, 800);
    await pressOn(page, 'n', 'n');
    await expect.poll(() => draftIn(page)).toEqual([400, 460, 1, 707, -707]);
    expect(await page.getByRole('button', { name: 'Level 1' }).getAttribute('aria-pressed')).toBe('true');
    await pressOn(page, 'l');
    await expect.poll(() => draftIn(page)).toEqual([400, 460, 0, 707, -707]);
    await pressOn(page, 'e', 'e', 'e');
    await expect.poll(() => draftIn(page)).toEqual([400, 460, 0, 1000, 0]);
    await page.close();
  });
  test('numbers can be typed', async () => {
    const page = await stage.open('', 1280, 800);
    await page.getByText('Type coordinates').click();
    await page.getByLabel('x', { exact: true }).fill('150');
    await page.getByLabel('y', { exact: true }).fill('999');
    await expect.poll(() => statusIn(page)).toBe('The base would not be wholly on the table.');
    await page.getByLabel('y', { exact: true }).fill('200');
    await expect.poll(() => draftIn(page)).toEqual([150, 200]);
    await page.close();
  });
});

describe('with fingers', () => {
  const PHONE = { hasTouch: true, isMobile: true };
  test('a tap puts the figure down, a drag moves it, a second tap confirms', async () => {
    const page = await stage.open('', 360, 740, PHONE);
    const tap = async (x: number, y: number): Promise<void> => {
      const at = await onScreen(page, x, y);
      await page.touchscreen.tap(at.x, at.y);
    };
    await tap(150, 200);
    await expect.poll(() => statusIn(page)).toContain('Legal position');
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const before = await onScreen(page, 0, 0);
    await touch('touchStart', await onScreen(page, 150, 200));
    for (const y of [220, 250, 280]) await touch('touchMove', await onScreen(page, 150, y));
    await touch('touchEnd');
    await expect.poll(async () => Math.abs((await draftIn(page))[1]! - 280)).toBeLessThan(8);
    expect(await onScreen(page, 0, 0)).toEqual(before);
    const [x, y] = await draftIn(page);
    await tap(x!, y!);
    await expect.poll(() => sentIn(page)).toEqual([x, y]);
    await page.close();
  });
  test('two fingers enlarge the table, one moves it, and neither puts anything down', async () => {
    const page = await stage.open('', 360, 740, PHONE);
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const width = async () => (await onScreen(page, 900, 0)).x - (await onScreen(page, 0, 0)).x;
    const before = await width();
    const { x, y } = await onScreen(page, 450, 300);
    const pinch = async () => {
      await touch('touchStart', { x: x - 20, y }, { x: x + 20, y });
      for (const d of [30, 45, 60]) await touch('touchMove', { x: x - d, y }, { x: x + d, y });
      await touch('touchEnd');
    };
    // The first approach only fetches the gestures.
    await expect.poll(() => pinch().then(width), { interval: 300 }).toBeGreaterThan(2 * before);
    const left = (await onScreen(page, 0, 0)).x;
    await touch('touchStart', { x, y });
    for (const d of [10, 25, 40]) await touch('touchMove', { x: x + d, y });
    await touch('touchEnd');
    await expect.poll(async () => (await onScreen(page, 0, 0)).x - left).toBeGreaterThan(20);
    expect(await page.locator('.tc-ghost').count()).toBe(0);
    await page.close();
  });
});

describe('what comes from far away', () => {
  test('an old answer about a spot that has been left is not believed', async () => {
    const page = await stage.open('late=600', 1280, 800);
    await page.waitForSelector('.tc-area');
    await click(page, 150, 200);
    await click(page, 800, 150);
    await expect.poll(() => statusIn(page)).toContain('Too far');
    await page.waitForTimeout(900); // by then the old answer has come
    expect(await statusIn(page)).toContain('Too far');
    expect(await draftIn(page)).toEqual([]);
    await page.close();
  });
  test('keys that come faster than the answers are all counted', async () => {
    const page = await stage.open('slow=15', 1280, 800);
    await page.waitForSelector('.tc-area');
    await page.focus('.tc-frame');
    for (let i = 0; i < 14; i++) {
      await page.keyboard.press('ArrowLeft');
      await page.waitForTimeout(i % 3 === 0 ? 16 : 2);
    }
    await expect.poll(() => draftIn(page)).toEqual([60, 320]);
    await page.close();
  });
  test('a hint moves the figure', async () => {
    const page = await stage.open('', 1280, 800);
    await page.getByRole('button', { name: 'Take a hint' }).click();
    await expect.poll(() => page.locator('.tc-ghost').count()).toBe(1);
    await expect.poll(() => statusIn(page)).toContain('Legal position');
    expect(await draftIn(page)).toEqual([400, 460]);
    await page.close();
  });
  test('an empty region, a ground that cannot be reached, and none at all are told in words', async () => {
    const empty = await stage.open('empty', 1280, 800);
    await expect.poll(() => statusIn(empty)).toBe('There is no legal position.');
    await empty.close();
    // The region and the first spot cannot be asked about: they are asked again without a click.
    const failed = await stage.open('fails=2', 1280, 800);
    await expect.poll(() => statusIn(failed)).toBe('The position could not be checked: the server cannot be reached');
    expect(await failed.getByRole('button', { name: 'Check again' }).count()).toBe(1);
    await click(failed, 150, 200);
    await expect.poll(async () => isNear(await draftIn(failed), [150, 200])).toBe(true);
    await expect.poll(() => statusIn(failed), { timeout: 20_000 }).toContain('Legal position');
    expect(await failed.locator('.tc-place .tc-area').count()).toBe(1);
    await failed.close();
    const unchecked = await stage.open('unchecked', 1280, 800);
    expect(await statusIn(unchecked)).toBe('The position is checked when you confirm it.');
    await click(unchecked, 800, 150);
    await expect.poll(async () => isNear(await draftIn(unchecked), [800, 150])).toBe(true);
    await unchecked.close();
  });
  test('several figures are put down one after the other', async () => {
    const page = await stage.open('spots=2', 1280, 800);
    await click(page, 120, 200);
    expect(await statusIn(page)).toContain('Position 2 of 2');
    expect(await draftIn(page)).toEqual([]);
    await click(page, 120, 260);
    await expect.poll(async () => (await draftIn(page)).length).toBe(4);
    await drag(page, [120, 260], [120, 215]);
    await expect.poll(() => statusIn(page)).toContain('The two bases would overlap.');
    await page.close();
  });
});

describe('the page', () => {
  test.each([
    [360, 740],
    [1280, 800],
    [1920, 1080],
  ])('says nothing serious to axe and cuts nothing off at %i x %i', async (width, height) => {
    for (const language of ['en', 'de']) {
      const page = await stage.open(`parts=level,facing&language=${language}`, width, height);
      await pressOn(page, 'n', 'n', ...Array.from({ length: 15 }, () => 'ArrowRight'));
      await expect.poll(() => page.locator('.tc-why-not').count()).toBe(1);
      for (const theme of ['dark', 'light']) expect(await findingsIn(page, theme)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      const small = await page.$$eval('button:not(.tc-rule), summary, input', found =>
        found.flatMap(e => {
          const { width: w, height: h } = e.getBoundingClientRect();
          return h < 44 || w < 44 ? [`${e.textContent} ${w} x ${h}`] : [];
        }),
      );
      expect(small).toEqual([]);
      await page.close();
    }
  });
});
