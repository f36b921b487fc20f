import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerSensibly, askedOf } from './support/encounter-play.js';
import { openEncounter } from './support/encounters.js';
import { openTestSite, type TestSite } from './support/test-site.js';

const MISSIONS = [
  ['make-an-entrance', 'canyon-outpost'],
  ['uninvited-guests', 'jungle-clearing'],
  ['silence-the-battery', 'hangar-floor'],
] as const;

describe.skipIf(process.env['CADRE_MISSIONS'] !== 'full')('whole missions', () => {
  let testSite: TestSite;
  beforeAll(async () => {
    testSite = await openTestSite();
  }, 300_000);
  afterAll(() => testSite.close());

  test.each(MISSIONS)(
    'three people play %s to its end',
    async (mission, layout) => {
      const link = await openEncounter(testSite.url, mission, layout);
      const guests = [];
      for (const seat of [0, 1, 2]) {
        const guest = await testSite.guest({ name: `Player ${seat}` });
        await guest.page.goto(link(seat));
        guests.push(guest);
      }
      let answers = 0;
      for (let asked = await askedOf(guests); asked.length > 0; asked = await askedOf(guests)) {
        await answerSensibly(asked[0]!);
        if (asked.length > 1 && (await asked[1]!.page.$('.agree')) !== null) await answerSensibly(asked[1]!);
        answers++;
      }
      for (const { page } of guests) {
        await page.waitForSelector('.over');
        await page.waitForSelector('.tc-summary:has-text("win")');
      }
      console.log(`${mission}: ${answers} answers`);
      expect(answers).toBeGreaterThan(50);
      expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
      await Promise.all(guests.map(({ context }) => context.close()));
    },
    3_600_000,
  );
});
