import { afterAll, beforeAll, expect, test } from 'vitest';
import { hinted, question } from './support/playing.js';
import { answer, asked, type Guest, linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const close = (...guests: readonly Guest[]): Promise<unknown> => Promise.all(guests.map(g => g.context.close()));

test('two tabs on one seat are told of each other, and an answer given twice is told in plain words', async () => {
  const a = await testSite.guest();
  await setUp(a, testSite.url, 'noughts', ['me', 'me']);
  await asked(a);
  const other: Guest = { ...a, page: await a.context.newPage() };
  let deaf = false;
  await other.page.routeWebSocket(/\/socket$/, ws => {
    const server = ws.connectToServer();
    server.onMessage(message => {
      if (!deaf || String(message).includes('refused')) ws.send(message);
    });
  });
  await other.page.goto(a.page.url());
  await asked(other);
  for (const { page } of [a, other]) await page.waitForSelector('.notice:has-text("open in another tab")');
  deaf = true;
  await answer(a, 'square 1,');
  await a.page.waitForSelector('.ask-who:has-text("Noughts: your decision")');
  await answer(other, 'square 2,');
  await other.page.waitForSelector('.notice.harm:has-text("Please choose again.")');
  await other.page.click('.notice.harm button');
  await a.page.waitForSelector('.tc-log-line:has-text("Crosses take")');
  expect(await a.page.locator('.tc-log-line:has-text("Crosses take")').count()).toBe(1);
  await other.page.close();
  await a.page.waitForFunction(() => document.querySelector('.notice') === null);
  await close(a);
});

test('a link to a match that is over shows how it ended, and nothing can be answered any more', async () => {
  const a = await testSite.guest(),
    b = await testSite.guest();
  await setUp(a, testSite.url, 'noughts', ['me', 'friend']);
  const link = await linkFor(a, 1);
  await b.page.goto(link);
  await asked(a);
  await a.page.locator('.table-top .key').last().click();
  await a.page.click('.menu button:has-text("Resign")');
  await a.page.click('dialog .notice .key.harm');
  await b.page.waitForSelector('.over:has-text("Crosses resigned")');
  const late = await testSite.guest();
  await late.page.goto(link);
  await late.page.waitForSelector('.over:has-text("Crosses resigned")');
  expect(await late.page.locator('.option').count()).toBe(0);
  await close(a, b, late);
});

test('a hint marks and explains; it answers nothing until it is played', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await setUp(a, testSite.url, 'noughts', ['me', 'random']);
  await asked(a);
  const before = await question(a);
  await hinted(a);
  await page.waitForSelector('.tc-hint:has-text("Hint:")');
  expect(await page.locator('.option[data-hint="true"]').count()).toBe(1);
  expect(await page.locator('.option[aria-pressed="true"]').count()).toBe(0);
  expect(await question(a)).toBe(before);
  await page.click('.tc-hint button');
  await page.waitForSelector('.tc-hint', { state: 'detached' });
  expect(await question(a)).not.toBe(before);
  await close(a);
});

test('a hint that is taken leads to the next: a card with its slot; a hint to pass passes', async () => {
  const a = await testSite.guest();
  const { page } = a;
  let passes = false;
  await page.routeWebSocket(/\/socket$/, ws => {
    const server = ws.connectToServer();
    server.onMessage(text =>
      ws.send(
        passes && String(text).includes('"type":"hint"')
          ? String(text)
              .replace(/"answer":\[[^\]]*\]/, '"answer":[]')
              .replace(/"says":"[^"]*"/, '"says":""')
          : text,
      ),
    );
  });
  await setUp(a, testSite.url, 'mandalorian', ['me', 'heuristic']);
  await asked(a);
  await hinted(a);
  await page.click('.tc-hint button');
  await page.waitForSelector('.ask-question:has-text("Choose a slot")');
  await page.waitForSelector('.tc-hint'); // nobody had to ask again
  await page.click('.mando-slot-move.tc-offer');
  await page.click('.ask-bar .confirm');
  await page.waitForSelector('.ask-question:has-text("Choose where to move")');
  passes = true;
  await hinted(a);
  expect(await page.locator('.tc-hint').innerText()).toContain('End movement');
  const before = await question(a);
  await page.click('.tc-hint button');
  await expect.poll(() => question(a)).not.toBe(before);
  expect(a.complaints).toEqual([]);
  await close(a);
});

test('after the end everything can be seen, and play goes on from any moment', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await setUp(a, testSite.url, 'bluff', ['me', 'me']);
  await page.click('.cover .plain');
  await answer(a, 'nerve 1');
  await answer(a, 'nerve 2');
  await page.waitForSelector('.tc-log-line:has-text("opens the bidding")');
  await page.locator('.table-top .key').last().click();
  await page.click('.menu button:has-text("Resign")');
  await page.click('dialog .notice .key.harm');
  await page.click('.over a:has-text("Replay")');
  await page.waitForSelector('.replay-keys select');
  await page.locator('.replay-keys select').selectOption({ label: 'everything revealed' });
  await page.locator('.seat-books pre').nth(1).waitFor();
  await page.locator('[aria-label="Go to the end"]').click();
  await page.waitForSelector('.tc-log-secret:has-text("only A could see this")');
  await page.waitForSelector('.tc-log-secret:has-text("only B could see this")');
  await page.waitForURL(/\/replay\/[\w-]+\/\d+\/all$/);
  await page.locator('[aria-label="Go to the start"]').click();
  await page.locator('[aria-label="Next step"]').click();
  await page.click('.replay-keys .go');
  await page.locator('dialog .sitter select').nth(1).selectOption('random');
  await page.click('dialog button[type="submit"]');
  await page.waitForSelector('.tc-log-line:has-text("started from move 1")');
  await asked(a);
  expect(a.complaints).toEqual([]);
  await close(a);
});
