import { settled } from './operations.js';
import type { Guest } from './test-site.js';

/** No page has so many things to stop at. */
const MOST_STOPS = 400;
/** What is wrong with the focus for whoever only has keys: nothing marks it, or it is out of sight. */
const focusProblem = ({ page }: Guest): Promise<string | null> =>
  page.evaluate(() => {
    const focused = document.activeElement!;
    if (focused === document.body) return null; // from the end of the page to its beginning
    const name = `${focused.tagName.toLowerCase()}.${focused.getAttribute('class')} "${focused.textContent!.slice(0, 40)}"`;
    // A field may be marked by its label, something in a drawing by its shape.
    const glows = [...focused.querySelectorAll('.tc-glow')];
    const hasOutline = [focused, ...(focused.closest('label') ? [focused.closest('label')!] : [])].some(each => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    });
    if (!hasOutline && !glows.some(glow => getComputedStyle(glow).stroke !== 'none')) return `${name} has no focus ring`;
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const isInSight = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    return isInSight ? null : `${name} has the focus out of sight`;
  });
const hasFocus = ({ page }: Guest, selector: string, nth: number): Promise<boolean> =>
  page.evaluate(([s, n]) => document.activeElement === [...document.querySelectorAll(s)].filter(each => each.checkVisibility())[n], [
    selector,
    nth,
  ] as const);
/** Presses Tab until something in sight that fits the selector has the focus; on the way, the focus can always be seen. */
export const tabTo = async (guest: Guest, selector: string, nth = 0): Promise<void> => {
  const { page } = guest;
  await page.locator(selector).nth(nth).waitFor();
  for (let stops = 0; !(await hasFocus(guest, selector, nth)); stops++) {
    if (stops === MOST_STOPS) throw new Error(`${selector} ${nth} cannot be reached by the Tab key`);
    await page.keyboard.press('Tab');
    const problem = await focusProblem(guest);
    if (problem !== null) throw new Error(problem);
  }
};
const isOnButton = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => document.activeElement!.closest('button, a, summary, [role="button"]') !== null);
/** Enter confirms, unless a button has the focus: then it presses that one. */
const confirmByKeys = async (guest: Guest): Promise<void> => {
  await guest.page.waitForSelector('.confirm:enabled');
  if (await isOnButton(guest)) await tabTo(guest, '.confirm:enabled');
  await guest.page.keyboard.press('Enter');
};
/** The options at these places of the list: by the digits that they show, or from the list; then confirms. */
export const chooseByKeys = (guest: Guest, places: readonly number[], { fromList = false } = {}): Promise<void> =>
  settled(guest, async () => {
    const { keyboard } = guest.page;
    for (const at of places) {
      if (at < 0) throw new Error('no such option');
      const digit = await guest.page.locator('.option').nth(at).locator('.keycap').allTextContents();
      if (digit[0] !== undefined && !fromList) await keyboard.press(digit[0]);
      else {
        await keyboard.press('o');
        if (!(await hasFocus(guest, '.ask-bar .option', 0))) throw new Error('the key o does not lead to the list of answers');
        await tabTo(guest, '.ask-bar .option', at);
        await keyboard.press('Space');
      }
    }
    await confirmByKeys(guest);
  });
const LEGAL = '.tc-place-status[data-state="legal"]';
const REFUSED = '.tc-place-status[data-state="refused"]';
/** The first suggested spot by its digit. */
export const takeSuggestion = (guest: Guest): Promise<void> =>
  settled(guest, async () => {
    await guest.page.keyboard.press('1');
    await guest.page.waitForSelector(LEGAL);
    await guest.page.keyboard.press('Enter');
  });
/** A spot that an arrow key finds, or the nearest legal one to it. */
export const nudge = (guest: Guest): Promise<void> =>
  settled(guest, async () => {
    const { page } = guest;
    await page.keyboard.press('ArrowUp');
    await page.waitForSelector(`${LEGAL}, ${REFUSED}`);
    if ((await page.$(REFUSED)) !== null) {
      await page.keyboard.press('Enter');
      await page.waitForSelector(LEGAL);
    }
    await page.keyboard.press('Enter');
  });
