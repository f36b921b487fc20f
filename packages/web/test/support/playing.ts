import type { Guest } from './test-site.js';

export const question = ({ page }: Guest): Promise<string | null> => page.getAttribute('.ask-bar', 'data-question');

/** Answer by keys until the table asks something else: the digit chooses, and where more than one is wanted so does the next. */
export const play = async (guest: Guest): Promise<void> => {
  const before = await question(guest);
  for (let digit = 1; digit <= 9 && (await question(guest)) === before; digit++) {
    await guest.page.keyboard.press(String(digit));
    // An answer that is complete is on its way after Enter, however long a busy machine takes; only an incomplete one needs the next digit.
    const isComplete = (await guest.page.$('.confirm:enabled')) !== null;
    await guest.page.keyboard.press('Enter');
    await guest.page
      .waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before, {
        ...(!isComplete && { timeout: 1500 }),
      })
      .catch(e => {
        if (isComplete || digit === 9) throw e;
      });
  }
};

/** The guest who is asked now; nobody when the match is over. */
export const turn = async (guests: readonly Guest[]): Promise<Guest | null> => {
  for (;;)
    for (const guest of guests) {
      if ((await guest.page.$('.over')) !== null) return null;
      if ((await question(guest)) !== null) return guest;
      await guest.page.waitForTimeout(20);
    }
};

/** Ask for a hint until one comes: on a busy machine a bot may need more time than it gets. */
export const hinted = async ({ page }: Guest): Promise<void> => {
  for (;;) {
    await page.click('.tc-hint-button');
    await page.waitForSelector('.tc-hint, .notice.harm');
    if ((await page.$('.tc-hint')) !== null) return;
    await page.click('.notice.harm button');
  }
};
