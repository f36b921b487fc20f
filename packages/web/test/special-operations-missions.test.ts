import type { ExplainPreview } from '@cadre/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerByClicks, openMatch, openPosition } from './support/operations.js';
import { turn } from './support/playing.js';
import { type Guest, linkFor, openTestSite, type TestSite } from './support/test-site.js';

/** Every mission of v1.1 and one of the playtest. */
const MISSIONS = [
  ['Bring Down the Shields', 'Shield Bunker', 'Version 1.1'],
  ['The Codes!', 'Vault District', 'Version 1.1'],
  ['Disabled Vehicle', 'Ambush Gorge', 'Version 1.1'],
  ['Shifting Priorities', 'Spaceport Alleys', 'Version 1.1'],
  ['Shifting Priorities', 'Forest Moon', 'Playtest'],
] as const;
/** An hour: on a busy machine an answer can take ten seconds. */
const LONGEST = 3_600_000;

/** The same choices in every run. */
const picks = (): ((options: number) => number) => {
  let seed = 7;
  return options => {
    seed = (seed * 48271) % 2147483647;
    return seed % options;
  };
};
/** Answers until the match is over, and says what was asked where that fails. */
const playToEnd = async (guests: readonly Guest[], before: (asked: Guest) => Promise<void> = async () => undefined): Promise<number> => {
  const pick = picks();
  let answers = 0;
  for (let asked = await turn(guests); asked; asked = await turn(guests)) {
    await before(asked);
    const question = await asked.page.textContent('.ask-bar');
    await answerByClicks(asked, pick).catch(cause => {
      throw new Error(`answer ${answers + 1}: ${question}`, { cause });
    });
    answers++;
  }
  for (const { page } of guests) await page.waitForSelector('.over');
  return answers;
};

describe.skipIf(process.env['CADRE_MISSIONS'] !== 'full')('whole matches', () => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite();
  }, 300_000);
  afterAll(() => testSite.close());

  test.each(MISSIONS)(
    'two people play %s on %s to its end by clicks (%s)',
    async (mission, layout, edition) => {
      const a = await testSite.guest({ name: 'Ada' }),
        b = await testSite.guest({ name: 'Ben' });
      await openMatch(a, testSite.url, { mission, layout, edition });
      await b.page.goto(await linkFor(a, 1));
      expect(await playToEnd([a, b])).toBeGreaterThan(50);
      for (const { page } of [a, b]) await page.waitForSelector('.tc-summary');
      expect([...a.complaints, ...b.complaints]).toEqual([]);
      await Promise.all([a.context.close(), b.context.close()]);
    },
    LONGEST,
  );

  test(
    'the guided first match teaches from the first choice to the last page',
    async () => {
      const a = await testSite.guest();
      const { page } = a;
      await page.goto(`${testSite.url}/new/special-operations`);
      await page.getByRole('button', { name: 'Learn by playing' }).click();
      await page.waitForSelector('.tc-guide');
      const lessons = new Set<string>();
      const readLesson = async (): Promise<void> => {
        const title = page.locator('.tc-guide strong');
        if ((await title.count()) > 0) lessons.add((await title.textContent({ timeout: 1000 }).catch(() => null)) ?? '');
      };
      await playToEnd([a], readLesson);
      await page.waitForSelector('.tc-guide:has-text("That was your first match")');
      await readLesson();
      expect([...lessons]).toEqual(
        expect.arrayContaining([
          'Pick your equipment',
          'Deploy your squad',
          'Place the unit',
          'Play a command card',
          'Give orders',
          'Activate a unit',
          'Two actions',
          'Attack',
          'Move',
          'That was your first match',
        ]),
      );
      expect(a.complaints).toEqual([]);
      await a.context.close();
    },
    LONGEST,
  );

  test('a replay measures and forecasts with the same numbers as the rules', async () => {
    const { match, moment, seat, acting, enemies, explain } = await openPosition(testSite.url, (_, before) =>
      before.some(({ type }) => type === 'activated'),
    );
    const a = await testSite.guest({}, { viewport: { width: 1920, height: 1080 } });
    const { page } = a;
    await page.goto(`${testSite.url}/replay/${match}/${moment}/${seat}`);
    await page.waitForSelector('.so-table');
    const { id, row } = enemies[0]!;
    await page.locator('.tc-battle-right .tc-figure-row').nth(row).click();
    const answer: ExplainPreview = explain('attack', [acting, id]);
    const shown = (): Promise<string[]> => page.locator('.tc-explanation > p').allTextContents();
    await expect.poll(shown, { timeout: 20_000 }).toEqual([...answer.says]);
    expect(a.complaints).toEqual([]);
    await a.context.close();
  });
});
