import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, asked, type Guest, linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const over = ({ page }: Guest): Promise<unknown> => page.waitForSelector('.over');
/** Answer, and wait until that question is gone. */
const settled = async ({ page }: Guest, act: () => Promise<void>): Promise<void> => {
  const before = await page.getAttribute('.ask-bar', 'data-question');
  await act();
  await page.waitForFunction(q => document.querySelector('.ask-bar')!.getAttribute('data-question') !== q, before);
};
const close = async (...guests: readonly Guest[]): Promise<void> => {
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  for (const { context } of guests) await context.close();
};
/** Two people, each with a window of their own, at a match of noughts or bluff. */
const pair = async (game: string, chat = false): Promise<[Guest, Guest]> => {
  const a = await testSite.guest({ name: 'Ada' }),
    b = await testSite.guest({ name: 'Ben' });
  await setUp(a, testSite.url, game, ['me', 'friend'], chat);
  await b.page.goto(await linkFor(a, 1));
  return [a, b];
};

test('from the first page, one click to the table and two to the first answer', async () => {
  const a = await testSite.guest({ answers: 'direct' });
  await a.page.goto(testSite.url);
  await a.page.click('[data-game="noughts"] .go');
  await a.page.locator('.option').first().click();
  await a.page.waitForSelector('.tc-log-line:has-text("Crosses take")');
  await close(a);
});

test('a game without code of its own: a whole match of bluff against a bot', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/bluff`);
  await page.fill('input[type="number"]', '1');
  await page.locator('.sitter select').nth(1).selectOption('random');
  await page.click('.start');
  for (let n = 0; n < 20; n++) {
    const what = await Promise.race([asked(a).then(() => 'asked'), over(a).then(() => 'over')]);
    if (what === 'over') break;
    const doubt = page.locator('.option').filter({ hasText: 'challenge' });
    await settled(a, async () => {
      await ((await doubt.count()) > 0 ? doubt : page.locator('.option')).first().click();
      await page.click('.confirm');
    });
  }
  await over(a);
  expect(await page.textContent('.over .ask-question')).toMatch(/^(Seat B won|You win!)$/);
  expect(a.complaints).toEqual([]);
  await close(a);
});

test('two windows play to the end; a spectator sees it; names and chat are text; the replay has a link to every moment', async () => {
  const [a, b] = await pair('noughts', true);
  await asked(a);
  const watcher = await testSite.guest();
  await watcher.page.goto(a.page.url().split('#')[0]!);
  await watcher.page.waitForSelector('.table-screen');
  expect(await watcher.page.locator('.option').count()).toBe(0);
  await a.page.getByText('Chat', { exact: true }).click();
  await a.page.fill('.chat-form input', '<img src=x onerror=alert(1)>');
  await a.page.keyboard.press('Enter');
  await b.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await b.page.waitForSelector('.chat-lines li:has-text("<img src=x onerror=alert(1)>")');
  for (const [guest, square] of [
    [a, 'square 1,'],
    [b, 'square 4,'],
    [a, 'square 2,'],
    [b, 'square 5,'],
    [a, 'square 3,'],
  ] as const) {
    await asked(guest);
    await answer(guest, square);
  }
  await Promise.all([over(a), over(b), over(watcher)]);
  expect(await b.page.textContent('.over .ask-question')).toBe('Crosses won');
  await watcher.page.click('.over a:has-text("Replay")');
  await expect.poll(() => watcher.page.textContent('.moment-count')).toBe('Step 0 of 5');
  await watcher.page.keyboard.press('ArrowRight');
  await watcher.page.keyboard.press('ArrowRight');
  await expect.poll(() => watcher.page.textContent('.board-drawing')).toContain(' X │ 2 │ 3 ');
  await watcher.page.waitForURL(/\/replay\/[\w-]+\/2$/);
  const other = await testSite.guest();
  await other.page.goto(watcher.page.url());
  await expect.poll(() => other.page.textContent('.moment-count')).toBe('Step 2 of 5');
  await expect.poll(() => other.page.textContent('.board-drawing')).toContain(' O │ 5 │ 6 ');
  expect([...a.complaints, ...b.complaints, ...watcher.complaints]).toEqual([]);
  await a.page.click('.over button:has-text("Rematch")');
  await b.page.click('.proposal button:has-text("Agree")');
  await a.page.click('.over a:has-text("Go to the rematch")');
  await b.page.click('.over a:has-text("Go to the rematch")');
  await asked(a);
  await close(a, b, watcher, other);
});

test('an answer is undone: freely while it is one’s own, by consent when the other has answered', async () => {
  const [a, b] = await pair('noughts');
  await asked(a);
  await answer(a, 'square 1,');
  await a.page.click('.undo[data-state="free"]');
  await asked(a);
  await answer(a, 'square 9,');
  await asked(b);
  await answer(b, 'square 5,');
  await a.page.click('.undo[data-state="ask"]');
  await b.page.waitForSelector('.proposal:has-text("Ada asks to undo: ")');
  await b.page.click('.proposal button:has-text("Decline")');
  await a.page.click('.undo[data-state="ask"]');
  await a.page.waitForSelector('.undo[data-state="waiting"]');
  await b.page.click('.proposal button:has-text("Agree")');
  await a.page.waitForSelector('.tc-log-line s');
  await expect.poll(() => a.page.locator('.option').count()).toBe(9);
  await close(a, b);
});

test('the line is cut in the middle of a question: the click is not lost, and not counted twice', async () => {
  const a = await testSite.guest();
  let cut: (() => Promise<void>) | null = null,
    deaf = false;
  await a.page.routeWebSocket(/\/socket$/, ws => {
    const server = ws.connectToServer();
    ws.onMessage(message => {
      if (!deaf) server.send(message);
    });
    cut = async () => {
      await ws.close();
      await server.close();
    };
  });
  await setUp(a, testSite.url, 'noughts', ['me', 'me']);
  await asked(a);
  deaf = true;
  await answer(a, 'square 5,');
  await a.page.waitForSelector('.confirm:has-text("Sending")');
  await cut!();
  await a.page.waitForSelector('.notice:has-text("Your selection is kept")');
  deaf = false;
  await a.page.waitForSelector('.tc-log-line:has-text("Crosses take centre")');
  await a.page.waitForSelector('.ask-who:has-text("Noughts: your decision")');
  expect(await a.page.locator('.tc-log-line:has-text("Crosses take centre")').count()).toBe(1);
  await a.page.waitForSelector('.notice:has-text("Reconnected.")');
  await close(a);
});

test('one screen, two people: what is secret stays covered until its player looks', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await setUp(a, testSite.url, 'bluff', ['me', 'me']);
  await page.waitForSelector('.cover:has-text("Pass the device to Seat A")');
  expect(await page.locator('.board-lines, .tc-log, .option').count()).toBe(0);
  await page.click('.cover .go');
  await asked(a);
  await answer(a, 'nerve 1');
  await page.waitForSelector('.cover:has-text("Pass the device to Seat B")');
  await page.click('.cover .plain');
  await asked(a);
  await answer(a, 'nerve 2');
  await page.waitForSelector('.tc-log-line:has-text("opens the bidding")');
  await page.waitForSelector('.ask-who:has-text("Seat B: your decision")');
  expect(await page.locator('.cover').count()).toBe(0);
  await close(a);
});

test('a whole match by the keyboard alone', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(testSite.url);
  await page.waitForSelector('.game-card');
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate(() => document.activeElement?.textContent)) === 'Play nowNoughts and crosses') break;
  }
  await page.keyboard.press('Enter');
  await asked(a);
  await page.keyboard.press('?');
  await page.waitForSelector('dialog .keys');
  await page.keyboard.press('Escape');
  await page.waitForSelector('dialog', { state: 'detached' });
  await page.locator('.tab').first().focus(); // a tab that is open has nothing to do with Enter: it answers
  for (let n = 0; n < 9; n++) {
    const what = await Promise.race([asked(a).then(() => 'asked'), over(a).then(() => 'over')]);
    if (what === 'over') break;
    await settled(a, async () => {
      await page.keyboard.press('1');
      await page.keyboard.press('Enter');
    });
  }
  await over(a);
  await close(a);
});

test('on a phone, by touch: a whole match with the thumb, and nothing to hit is smaller than 44 px', async () => {
  const a = await testSite.guest({}, { viewport: { width: 360, height: 700 }, hasTouch: true, isMobile: true });
  const { page } = a;
  await page.goto(testSite.url);
  await page.tap('[data-game="noughts"] .go');
  await asked(a);
  await page.tap('.pull');
  await page.waitForSelector('.ask-bar[data-pulled="true"]');
  await page.tap('.pull');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.table-screen :is(button, a, input, select)')]
      .filter(e => e.checkVisibility() && !e.matches('.pull, .tc-rule'))
      .flatMap(e => {
        const { width, height } = e.getBoundingClientRect();
        return Math.min(width, height) < 43.5 ? [`${e.className} ${e.textContent} ${width} x ${height}`] : [];
      }),
  );
  expect(small).toEqual([]);
  for (let n = 0; n < 9; n++) {
    if ((await Promise.race([asked(a).then(() => 'asked'), over(a).then(() => 'over')])) === 'over') break;
    await settled(a, async () => {
      await page.locator('.option').first().tap();
      await page.tap('.confirm');
    });
  }
  await over(a);
  const first = page.url();
  await page.tap('.over button:has-text("Rematch")');
  await page.waitForURL(url => url.href !== first); // nobody else is to be asked
  await asked(a);
  expect(a.complaints).toEqual([]);
  await close(a);
});

test('in German the game speaks German too, and the language can be changed at the table', async () => {
  const a = await testSite.guest({ language: 'de' });
  const { page } = a;
  await setUp(a, testSite.url, 'noughts', ['me', 'random']);
  await asked(a);
  expect(await page.textContent('.ask-question')).toBe('Wähle ein Feld');
  await page.goto(`${testSite.url}/settings`);
  await page.getByText('English').click();
  await page.goBack();
  await page.waitForSelector('.ask-question:has-text("Choose a square")');
  await close(a);
});

test('bots can be followed step by step', async () => {
  const a = await testSite.guest({ pace: 'step' });
  const { page } = a;
  await setUp(a, testSite.url, 'noughts', ['me', 'random']);
  await asked(a);
  await answer(a, 0);
  await page.waitForSelector('.ask-line:has-text("1 step to watch")');
  expect(await page.locator('.tc-log-line:has-text("Noughts take")').count()).toBe(0);
  await page.click('.ask-line .go');
  await page.waitForSelector('.tc-log-line:has-text("Noughts take")');
  await asked(a);
  await close(a);
});

test('a wrong link, an old link and a server that restarts are told in plain words', async () => {
  const a = await testSite.guest();
  await a.page.goto(`${testSite.url}/table/AAAAAAAAAAAAAAAAAAAAAA`);
  await a.page.waitForSelector('.notice:has-text("Game not found.")');
  await setUp(a, testSite.url, 'noughts', ['me', 'random']);
  await asked(a);
  const match = a.page.url().split('#')[0]!;
  const b = await testSite.guest();
  await b.page.goto(`${match}#${'x'.repeat(43)}`);
  await b.page.waitForSelector('.notice:has-text("This invite link does not work.")');
  await b.page.click('button:has-text("Watch this game")');
  await b.page.waitForSelector('.table-screen');
  const c = await testSite.guest();
  let stop: (() => Promise<void>) | null = null;
  await c.page.routeWebSocket(/\/socket$/, ws => {
    ws.connectToServer();
    stop = async () => {
      ws.send(JSON.stringify({ type: 'bye', refusal: { kind: 'try-again', code: 'stopping', message: '' } }));
      await ws.close({ code: 1012 });
    };
  });
  await c.page.goto(match);
  await c.page.waitForSelector('.table-screen');
  await stop!();
  await c.page.waitForSelector('.notice:has-text("The server is restarting.")');
  await c.page.waitForSelector('.notice:has-text("Reconnected.")');
  await close(a, b, c);
});

test('a report of a bug reaches the server, with the match in it', async () => {
  const a = await testSite.guest();
  await setUp(a, testSite.url, 'noughts', ['me', 'random']);
  await asked(a);
  await a.page.click('.table-top .key:last-of-type');
  await a.page.click('.menu button:has-text("Report a bug")');
  await a.page.fill('textarea', 'The board is upside down');
  await a.page.click('dialog .go');
  await a.page.waitForSelector('.notice:has-text("Your report number is")');
  await close(a);
});
