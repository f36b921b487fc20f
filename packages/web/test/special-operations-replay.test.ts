import { afterAll, beforeAll, expect, test } from 'vitest';
import { playByBots } from '../../../tests/support/played-match.mjs';
import { cutOff, findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
let match: string;
beforeAll(async () => {
  testSite = await openTestSite();
  match = await playByBots(testSite.url, 'special-operations', { mission: 'priorities', blue: 'first' });
}, 240_000);
afterAll(() => testSite.close());

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const bottomOf = ({ y, height }: Box): number => y + height;
const isApart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || bottomOf(a) <= b.y || bottomOf(b) <= a.y;

test.each([
  [360, 760],
  [1366, 768],
])(
  'a replay explains its timeline and its heat map at %i x %i',
  async (width, height) => {
    const guest = await testSite.guest({ language: 'en' }, { viewport: { width, height } });
    const { page } = guest;
    await page.goto(`${testSite.url}/replay/${match}`);
    await page.waitForSelector('.so-table');
    const timeline = page.locator('.timeline');
    await timeline.getByText('New round').waitFor();
    for (const name of ['Defeat', 'Objective', 'End of the game', 'Decision'])
      expect(await timeline.getByText(name, { exact: true }).count()).toBe(1);

    // Every button keeps its place when Play becomes Pause.
    const forward = () => page.getByRole('button', { name: 'Next step' }).boundingBox();
    const before = await forward();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor();
    expect(await forward()).toEqual(before);
    await page.getByRole('button', { name: 'Pause', exact: true }).click();

    // A mark says what happened there, and the round is told as one that is being played.
    const round = page.getByRole('button', { name: /^New round: / }).nth(1);
    const told = (await round.getAttribute('aria-label'))!.replace('New round: ', '');
    await round.hover();
    await round.click();
    await page.waitForSelector('.tc-summary:has-text("Round 2 of ")');
    expect(await page.locator('.tc-log').textContent()).toContain(told);
    expect(await page.locator('.moment-text').textContent()).toMatch(/^Step \d+: ./);

    await page.getByRole('button', { name: 'Go to the end' }).click();
    await page.waitForSelector('.tc-summary:has-text("Match summary")');
    await page.getByRole('button', { name: 'Heat map' }).click();
    const legend = page.locator('.tc-heat-legend');
    await legend.waitFor();
    const sums = async (row: string) =>
      (
        await legend
          .locator('tr', { has: page.getByRole('rowheader', { name: row }) })
          .locator('b')
          .allTextContents()
      ).map(Number);
    /** The same sums from what pointing at the spots tells. */
    const titles = await page.locator('.tc-heat title').evaluateAll(all => all.map(title => title.textContent!));
    const pointed = (pattern: RegExp) =>
      titles.reduce((sum, title) => sum + Number(pattern.exec(title)?.[1]?.replace('once', '1') ?? 0), 0);
    const total = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
    expect(pointed(/stood here (once|\d+)/)).toBe(total(await sums('Positions')));
    expect(pointed(/^Wounds taken here by .+: (\d+)$/)).toBe(total(await sums('Wounds')));
    expect(total(await sums('Positions'))).toBeGreaterThan(10);
    expect(await page.locator('.tc-heat').getAttribute('aria-label')).toMatch(
      /^Heat map\. Rebel Troopers: positions \d+, wounds taken \d+\. /,
    );
    expect(await findings(guest)).toEqual([]);
    expect(await cutOff(guest)).toEqual([]);
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  },
  120_000,
);

test.each([
  [360, 760],
  [1280, 800],
])(
  'long German words stay in sight at %i x %i',
  async (width, height) => {
    const guest = await testSite.guest({ language: 'de' }, { viewport: { width, height } });
    const { page } = guest;
    const box = async (selector: string): Promise<Box> => (await page.locator(selector).first().boundingBox()) as Box;
    await page.goto(`${testSite.url}/table/${match}`);
    await page.waitForSelector('.over-why');
    const bar = await box('.ask-bar');
    expect((await box('.over .ask-who')).y).toBeGreaterThanOrEqual(bar.y);
    if (width > 1000) expect(bottomOf(await box('.over-why'))).toBeLessThanOrEqual(bottomOf(bar));

    await page.goto(`${testSite.url}/replay/${match}`);
    await page.locator('.tc-zoom [aria-pressed]').first().click();
    await page.waitForSelector('.tc-board-note');
    const note = await box('.tc-board-note');
    const keys = await box('.tc-zoom');
    expect(isApart(note, keys)).toBe(true);
    if (width > 1000) for (const side of ['.tc-battle-left', '.tc-battle-right']) expect(isApart(note, await box(side))).toBe(true);
    await guest.context.close();
  },
  60_000,
);
