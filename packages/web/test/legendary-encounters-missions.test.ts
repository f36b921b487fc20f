import { expect, test } from 'vitest';
import { answerSensibly, askedOf } from './support/encounter-play.js';
import { openEncounter } from './support/encounters.js';
import type { Guest } from './support/test-site.js';
import { LONGEST, patientGuest, playOut, wholeMatches } from './support/whole-match.js';

const MISSIONS = [
  ['make-an-entrance', 'canyon-outpost'],
  ['uninvited-guests', 'jungle-clearing'],
  ['silence-the-battery', 'hangar-floor'],
] as const;

wholeMatches(site => {
  test.each(MISSIONS)(
    'three people play %s to its end',
    async (mission, layout) => {
      const link = await openEncounter(site().url, mission, layout);
      const guests: Guest[] = [];
      for (const seat of [0, 1, 2]) {
        const guest = await patientGuest(site(), { name: `Player ${seat}` });
        await guest.page.goto(link(seat));
        guests.push(guest);
      }
      const answers = await playOut(
        guests,
        () => askedOf(guests),
        async ([first, second]) => {
          await answerSensibly(first);
          if (second && (await second.page.$('.agree')) !== null) await answerSensibly(second);
        },
      );
      expect(answers).toBeGreaterThan(50);
      for (const { page } of guests) await page.waitForSelector('.tc-summary:has-text("win")');
      await Promise.all(guests.map(({ context }) => context.close()));
    },
    LONGEST,
  );
});
