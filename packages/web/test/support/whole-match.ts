import { afterAll, beforeAll, describe, expect } from 'vitest';
import { type Guest, openTestSite, type TestSite } from './test-site.js';

/** Milliseconds: a match takes minutes, and on a busy machine an answer can take one. */
export const LONGEST = 3_600_000;
const PATIENCE = 300_000;

/** Tests that play whole matches by clicks: `CADRE_MISSIONS=full`, see docs/testing.md. */
export const wholeMatches = (define: (site: () => TestSite) => void): void => {
  describe.skipIf(process.env['CADRE_MISSIONS'] !== 'full')('whole matches', () => {
    let testSite: TestSite;
    beforeAll(async () => {
      testSite = await openTestSite();
    }, LONGEST);
    afterAll(() => testSite.close());
    define(() => testSite);
  });
};
export const patientGuest = (testSite: TestSite, settings: object = {}): Promise<Guest> => testSite.guest(settings, {}, PATIENCE);

/** Answers until nobody is asked any more and everybody sees the summary; how many answers that took. Says what was asked where one fails. */
export const playOut = async (
  guests: readonly Guest[],
  asked: () => Promise<readonly Guest[]>,
  answer: (now: readonly [Guest, ...Guest[]]) => Promise<void>,
): Promise<number> => {
  let answers = 0;
  for (let [first, ...others] = await asked(); first; [first, ...others] = await asked()) {
    const question = await first.page.textContent('.ask-bar');
    await answer([first, ...others]).catch(cause => {
      throw new Error(`answer ${answers + 1}: ${question}`, { cause });
    });
    answers++;
    if (answers % 25 === 0) console.log(`${answers} answers`);
  }
  for (const { page } of guests) {
    await page.waitForSelector('.over');
    await page.waitForSelector('.tc-summary');
  }
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  console.log(`over after ${answers} answers`);
  return answers;
};
