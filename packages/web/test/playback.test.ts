import { afterAll, beforeAll, expect, test } from 'vitest';
import { play, turn } from './support/playing.js';
import { asked, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const caption = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => document.querySelector('.tc-playback[data-playing] p')?.textContent ?? '');
/** Plays a card to a slot, so that something happens. */
const playCard = async ({ page }: Guest): Promise<void> => {
  await page.locator('.mando-hand button.tc-offer').first().click();
  await page.locator('.mando-slots button.mando-slot.tc-offer').first().click();
};

test.each(['on', 'off'])('what happens is shown one after the other, with animations %s; pause holds it, skip goes on', async motion => {
  const guest = await testSite.guest({ answers: 'direct', pace: 'calm', motion });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await playCard(guest);
  await page.waitForSelector('.tc-playback[data-playing] [aria-label="Pause"]');
  expect(await caption(guest)).toMatch(/ plays .* to /);
  await page.click('.tc-playback [aria-label="Pause"]');
  await page.waitForSelector('.tc-playback [aria-label="Continue"]');
  await page.click('.tc-playback [aria-label^="Skip"]');
  await expect.poll(() => caption(guest)).not.toMatch(/ plays .* to /);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('at once where that is wanted, and what happened since the last turn can be read and seen again', async () => {
  const guest = await testSite.guest({ pace: 'instant' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  const review = page.locator('.tc-playback > button').first();
  for (let n = 0; n < 40; n++) {
    if ((await turn([guest])) === null || (await review.count()) > 0) break; // looked for while asked: the next answer clears it
    await play(guest);
    expect(await caption(guest)).toBe('');
  }
  await review.click();
  expect(await page.locator('.tc-review li').count()).toBeGreaterThan(0);
  await guest.context.close();
});

/** Clicks on whatever is on offer until the reader is asked nothing more. */
const playOut = async ({ page }: Guest): Promise<void> => {
  for (let n = 0; n < 60 && (await page.getAttribute('.ask-bar', 'data-asked')) === 'true'; n++) {
    await page.evaluate(() => {
      const offer = document.querySelector<HTMLElement>('.mando-table .tc-offer, .ask-bar .confirm');
      offer?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
    await page.waitForTimeout(60);
  }
};
const figures = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.mando-occupant')]
      .map(e => `${e.getAttribute('style')} ${e.getAttribute('transform')} ${e.textContent}`)
      .sort(),
  );
const look = ({ page }: Guest, hidden: boolean): Promise<void> =>
  page.evaluate(isHidden => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** More scenes than these are told at once when somebody looks again. */
const SHOWN_ONE_BY_ONE = 8;
const scenesLeft = ({ page }: Guest): Promise<number> =>
  page.evaluate(() => Number(document.querySelector('.tc-playback')?.getAttribute('data-left') ?? 0));
/** Waits until so much has come that it is told at once, or until nothing more comes: somebody is asked first. */
const gather = async (guest: Guest): Promise<void> => {
  for (let before = -1, now = 0; now <= SHOWN_ONE_BY_ONE && now !== before; before = now, now = await scenesLeft(guest))
    await guest.page.waitForTimeout(1500);
};
const MISSED = /^\d+ things happened\. The log has them all\.$/;

test('nothing goes by in a tab that nobody looks at, nor while the connection is lost: the table says what was missed', async () => {
  const guest = await testSite.guest({ answers: 'direct', pace: 'calm' });
  const { page } = guest;
  const sockets: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, ws => {
    sockets.push(ws);
    ws.connectToServer();
  });
  await page.goto(`${testSite.url}/new/mandalorian`);
  await page.getByLabel('Mode').selectOption('sandbox');
  await page.getByLabel('Players').fill('4');
  await expect.poll(() => page.locator('.sitter').count()).toBe(4);
  await page.click('.start');
  await asked(guest);
  let isCut = false,
    told = '';
  // Until three bots have played while nobody looked: what the reader is asked first may end a look away early.
  for (let n = 0; n < 20 && !(isCut && MISSED.test(told)); n++) {
    await page.evaluate(() => document.querySelector<HTMLElement>('.ask-line.watching button')?.click());
    await look(guest, true);
    await playOut(guest);
    const first = await caption(guest);
    await gather(guest);
    if (first !== '') expect(await caption(guest)).toBe(first);
    if (!isCut && first !== '') {
      await sockets.at(-1)!.close(); // in the middle of it the line is cut
      await expect.poll(() => sockets.length).toBeGreaterThan(1);
      await page.waitForSelector('.link-state[data-state="open"]', { state: 'attached' });
      isCut = true;
    }
    await look(guest, false);
    told = await caption(guest);
  }
  expect(isCut).toBe(true);
  expect(told).toMatch(MISSED);
  // What the bots have done since is skipped: to watch three turns would take half a minute.
  const isAsked = async (): Promise<string | null> => {
    await page.evaluate(() => document.querySelector<HTMLElement>('.ask-line.watching button')?.click());
    return page.getAttribute('.ask-bar', 'data-asked');
  };
  await expect.poll(isAsked, { timeout: 60_000 }).toBe('true'); // until then bots may still move somebody
  const shown = await figures(guest);
  await page.reload();
  await page.waitForSelector('.mando-table');
  await expect.poll(() => figures(guest)).toEqual(shown);
  await guest.context.close();
});

/** Everything that is told from here on, in its order. */
const recordCaptions = ({ page }: Guest): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver(() => {
      const text = document.querySelector('.tc-playback[data-playing] p')?.textContent ?? '';
      if (text !== '' && told.at(-1) !== text) told.push(text);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
/** What followed from an event: all that was told between it and the slot that is cleared at its end. */
const consequencesOf = (told: readonly string[], least: number): readonly string[] | undefined =>
  told
    .flatMap((text, i) =>
      text.startsWith('Event: ') ? [told.slice(i, told.findIndex((t, k) => k > i && t.endsWith(' is cleared')) + 1)] : [],
    )
    .find(scenes => scenes.length > least + 1);

test('the consequences of an event are shown after it, one by one, in the order of the log', async () => {
  const guest = await testSite.guest({ answers: 'direct', pace: 'calm' });
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  await recordCaptions(guest);
  const told = (): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
  for (let n = 0; n < 600 && !consequencesOf(await told(), 3); n++) {
    if ((await page.$('.over')) !== null) throw new Error('the mission was over before an event had three consequences');
    if ((await page.getAttribute('.ask-bar', 'data-asked')) === 'true')
      await page.evaluate(() =>
        document
          .querySelector('.mando-table .tc-offer[data-option], .ask-bar .confirm')
          ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      );
    else await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true })));
    await page.waitForTimeout(80);
  }
  const scenes = consequencesOf(await told(), 3)!;
  expect(scenes.length).toBeGreaterThan(4);
  await page.locator('.panel-key').click();
  const log = await page.locator('.tc-log-line').allInnerTexts();
  let at = log.findIndex(line => line.includes(scenes[0]!));
  for (const scene of scenes) {
    const next = log.findIndex((line, i) => i >= at && line.includes(scene));
    expect([scene, next >= 0]).toEqual([scene, true]);
    at = next;
  }
  await guest.context.close();
});

test('sound is off until one switch at the table turns it on', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await setUp(guest, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(guest);
  expect(await page.getAttribute('.sound-key', 'aria-pressed')).toBe('false');
  await page.getByLabel('Turn sound on').click();
  expect(await page.getAttribute('.sound-key', 'aria-pressed')).toBe('true');
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cadre.settings')!).sounds)).toBe(true);
  await guest.context.close();
});
