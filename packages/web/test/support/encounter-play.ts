import { chooseByKeys, takeSuggestion } from './keys.js';
import { putDown, settled } from './operations.js';
import { question } from './playing.js';
import type { Guest } from './test-site.js';

/** Whether a guest has made a proposal that no partner has answered yet. */
const isWaitingForPartner = async ({ page }: Guest): Promise<boolean> =>
  (await page.$('.joint-proposals .proposed:not(.quiet)')) !== null && (await page.$('.agree')) === null;
/** The guests whose table is asked something, in their order; none once the match is over. */
export const askedOf = async (guests: readonly Guest[]): Promise<readonly Guest[]> => {
  for (;;) {
    const asked: Guest[] = [];
    for (const guest of guests) {
      if ((await guest.page.$('.over')) !== null) return [];
      if ((await question(guest)) !== null && !(await isWaitingForPartner(guest))) asked.push(guest);
    }
    if (asked.length > 0) return asked;
    await guests[0]!.page.waitForTimeout(20);
  }
};
const isAnswered = (guest: Guest, before: string | null): Promise<unknown> =>
  guest.page.waitForFunction(
    q => {
      const bar = document.querySelector('.ask-bar');
      const [isOver, hasProposal] = ['.over', '.joint-proposals .proposed:not(.quiet)'].map(sign => document.querySelector(sign) !== null);
      return isOver || hasProposal || bar?.getAttribute('data-question') !== q;
    },
    before,
    { timeout: 240_000 },
  );
/** Agrees with what a partner has proposed, if there is something to agree to. */
const agreed = async (guest: Guest): Promise<boolean> => {
  const agree = guest.page.locator('.agree');
  if ((await agree.count()) === 0) return false;
  await agree.first().click();
  // What the partner proposes stands there until the answer is settled: only the button goes at once.
  await agree.first().waitFor({ state: 'detached' });
  return true;
};
/** Does nothing that can be left undone: for whoever wants to see the end. */
export const answerQuietly = async (guest: Guest): Promise<void> => {
  const { page } = guest;
  await page.waitForSelector('.le-table');
  await page.waitForSelector('.tc-place-controls, .option, .confirm:enabled, .over');
  if ((await page.$('.over')) !== null || (await agreed(guest))) return;
  if ((await page.$('.tc-place-controls')) !== null) return putDown(guest);
  const before = await question(guest);
  const options = page.locator('.option');
  const quiet = options.filter({ hasText: /Done|Pass|^No$/ });
  const count = await options.count();
  if ((await quiet.count()) > 0) await quiet.first().click();
  else if (count > 0 && (await page.isDisabled('.confirm'))) await options.first().click();
  await page.click('.confirm');
  await isAnswered(guest, before);
};
/** What somebody does who wants to get on: the first of these that is on offer. */
const WISHES = [/Activate/, /in melee|at range/, /Combat/, /Move/, /Recover/, /Take cover/, /Reveal/, /Yes/] as const;
/** Plays on by clicks: activates, moves to where the table suggests, attacks, walks through the tree; passes what it is offered besides. */
export const answerSensibly = async (guest: Guest): Promise<void> => {
  const { page } = guest;
  await page.waitForSelector('.le-table');
  await page.waitForSelector('.tc-place-controls, .option, .confirm:enabled, .over', { timeout: 240_000 });
  if ((await page.$('.over')) !== null || (await agreed(guest))) return;
  if ((await page.$('.tc-place-controls')) !== null) return putDown(guest);
  const before = await question(guest);
  const labels = await page.locator('.option').allTextContents();
  const wished = WISHES.map(wish => labels.findIndex(label => wish.test(label))).find(at => at >= 0);
  if (wished !== undefined || (await page.isDisabled('.confirm')))
    await page
      .locator('.option')
      .nth(wished ?? 0)
      .click();
  await page.click('.confirm');
  await isAnswered(guest, before);
};
/** Chooses an option by its words with the digit that stands before it, then confirms. */
export const pressOption = async (guest: Guest, words: string): Promise<void> => {
  const labels = await guest.page.locator('.option').allTextContents();
  const at = labels.findIndex(label => label.includes(words));
  if (at < 0) throw new Error(`expected an option with "${words}", got ${labels.join(' | ')}`);
  await chooseByKeys(guest, [at]);
};
/** Answers whatever is asked by keys alone: the first of these wishes that is on offer, the first suggested spot, else nothing or the last option. Says what it did. */
export const answerByKeys = async (guest: Guest, wishes: readonly RegExp[]): Promise<string> => {
  const { page } = guest;
  await page.waitForSelector('.tc-place-controls, .option');
  if ((await page.$('.tc-place-controls')) !== null) {
    await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
    const isSuggested = (await page.$('.tc-suggestion')) !== null;
    await (isSuggested ? takeSuggestion(guest) : settled(guest, () => page.keyboard.press('Enter')));
    return isSuggested ? 'a suggested spot' : 'stays';
  }
  const labels = await page.locator('.option').allTextContents();
  const at = wishes.map(wish => labels.findIndex(label => wish.test(label))).find(n => n >= 0);
  if (at === undefined && (await page.isEnabled('.confirm'))) {
    await chooseByKeys(guest, []);
    return 'passes';
  }
  const chosen = at ?? labels.length - 1;
  await chooseByKeys(guest, [chosen]);
  return labels[chosen]!;
};
