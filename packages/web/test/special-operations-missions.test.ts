import type { ExplainPreview } from '@cadre/core';
import { expect, test } from 'vitest';
import { activated, answerByClicks, openMatch, openPosition } from './support/operations.js';
import { turn } from './support/playing.js';
import { type Guest, linkFor } from './support/test-site.js';
import { LONGEST, patientGuest, playOut, wholeMatches } from './support/whole-match.js';

/** Every mission of v1.1 and one of the playtest. */
const MISSIONS = [
  ['Bring Down the Shields', 'Shield Bunker', 'Version 1.1'],
  ['The Codes!', 'Vault District', 'Version 1.1'],
  ['Disabled Vehicle', 'Ambush Gorge', 'Version 1.1'],
  ['Shifting Priorities', 'Spaceport Alleys', 'Version 1.1'],
  ['Shifting Priorities', 'Forest Moon', 'Playtest'],
] as const;
/** The same choices in every run. */
const picks = (): ((options: number) => number) => {
  let seed = 7;
  return options => {
    seed = (seed * 48271) % 2147483647;
    return seed % options;
  };
};
const playToEnd = (guests: readonly Guest[], before: (asked: Guest) => Promise<void> = async () => undefined): Promise<number> => {
  const pick = picks();
  const asked = async (): Promise<readonly Guest[]> => [await turn(guests)].flatMap(guest => guest ?? []);
  return playOut(guests, asked, async ([guest]) => {
    await before(guest);
    await answerByClicks(guest, pick);
  });
};

wholeMatches(site => {
  test.each(MISSIONS)(
    'two people play %s on %s to its end by clicks (%s)',
    async (mission, layout, edition) => {
      const [a, b] = [await patientGuest(site(), { name: 'Ada' }), await patientGuest(site(), { name: 'Ben' })];
      await openMatch(a, site().url, { mission, layout, edition });
      await b.page.goto(await linkFor(a, 1));
      expect(await playToEnd([a, b])).toBeGreaterThan(50);
      await Promise.all([a.context.close(), b.context.close()]);
    },
    LONGEST,
  );

  test(
    'the guided first match teaches from the first choice to the last page',
    async () => {
      const a = await patientGuest(site());
      const { page } = a;
      await page.goto(`${site().url}/new/special-operations`);
      await page.getByRole('button', { name: 'Learn by playing' }).click();
      await page.waitForSelector('.tc-guide');
      const lessons = new Set<string>();
      const readLesson = async (): Promise<void> => {
        const title = page.locator('.tc-guide strong');
        if ((await title.count()) > 0) lessons.add((await title.textContent({ timeout: 1000 }).catch(() => null)) ?? '');
      };
      await readLesson();
      await page.getByRole('button', { name: 'Got it' }).click();
      await playToEnd([a], readLesson);
      await page.waitForSelector('.tc-guide:has-text("That was your first match")');
      await readLesson();
      expect([...lessons]).toEqual(
        expect.arrayContaining([
          'Your goal',
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
      await a.context.close();
    },
    LONGEST,
  );

  test('a replay measures and forecasts with the same numbers as the rules', async () => {
    const { match, moment, seat, acting, enemies, explain } = await openPosition(site().url, activated);
    const a = await site().guest({}, { viewport: { width: 1920, height: 1080 } });
    const { page } = a;
    await page.goto(`${site().url}/replay/${match}/${moment}/${seat}`);
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
