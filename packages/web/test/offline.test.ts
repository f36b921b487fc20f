import { afterAll, beforeAll, expect, test } from 'vitest';
import { hinted, question } from './support/playing.js';
import { answer, asked, type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 240_000);
afterAll(() => testSite.close());

/** The site is kept on the device, and its keeper answers for it. Every part of it is fetched first. */
const isKept = ({ page }: Guest): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 90_000 });
const over = ({ page }: Guest): Promise<unknown> => page.waitForSelector('.over');
/** What a browser says of a network that is not there is no complaint about the page. */
const own = ({ complaints }: Guest): string[] => complaints.filter(c => !c.includes('net::ERR_'));
const answerAny = async (guest: Guest): Promise<void> => {
  const before = await question(guest);
  await answer(guest);
  await guest.page.waitForFunction(q => document.querySelector('.ask-bar')!.getAttribute('data-question') !== q, before);
};

/** The database as the first build made it. */
const openOldDatabase = ({ page }: Guest): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('cadre', 1);
        request.onupgradeneeded = () => {
          for (const [store, keyPath] of [
            ['matches', 'id'],
            ['events', ['match', 'n']],
            ['reports', 'id'],
            ['papers', ['holder', 'name']],
          ] as const)
            request.result.createObjectStore(store, { keyPath: typeof keyPath === 'string' ? keyPath : [...keyPath] });
        };
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const tx = request.result.transaction(['papers', 'events'], 'readwrite');
          tx.objectStore('papers').add({ holder: 'me', name: 'old', at: 1, content: '{}' });
          const event = { kind: 'proposed', seat: 0, wish: { kind: 'pause' } };
          tx.objectStore('events').add({ match: 'device_old', n: 1, at: 1, event });
          tx.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
  );
const databaseOf = ({ page }: Guest): Promise<{ version: number; stores: string[]; documents: number; old: unknown }> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('cadre');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const db = request.result;
          const tx = db.transaction(['papers', 'events']);
          const documents = tx.objectStore('papers').count(),
            old = tx.objectStore('events').get(['device_old', 1]);
          tx.oncomplete = () => {
            resolve({ version: db.version, stores: [...db.objectStoreNames], documents: documents.result, old: old.result.event });
            db.close();
          };
        };
      }),
  );
const startOnDevice = async (guest: Guest, path: string): Promise<void> => {
  const { page } = guest;
  await page.goto(`${testSite.url}${path}`);
  await page.waitForSelector('.sitter');
  await page.locator('summary').last().click();
  await page.locator('details select').first().selectOption('device');
  await page.click('.start');
  await asked(guest);
};
test('a device that stored matches with an older build goes on with what it has', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(testSite.url);
  await openOldDatabase(a);
  await startOnDevice(a, '/new/noughts');
  await answer(a, 'square 5,');
  await page.waitForSelector('.tc-log-line:has-text("Crosses take centre")'); // stored
  await page.reload();
  await page.waitForSelector('.tc-log-line:has-text("Crosses take centre")');
  expect(await databaseOf(a)).toEqual({
    version: 3,
    stores: ['events', 'matches', 'papers', 'reports', 'snapshots'],
    documents: 1,
    old: { kind: 'proposed', seat: 0, action: { kind: 'pause' } },
  });
  expect(a.complaints).toEqual([]);
});
test('the debug panel shows the moment before any answer, also a bot’s, and plays on from there', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await startOnDevice(a, '/new/noughts?debug');
  await answer(a, 'square 5,');
  const answers = page.locator('.debug-log li');
  await expect.poll(() => answers.count()).toBe(2);
  await asked(a);
  await page.click('.debug-panel summary:has-text("Answers")');
  const reply = answers.filter({ hasText: 'seat 1' });
  await reply.getByText('Show').click();
  await page.waitForSelector('.debug-panel strong:has-text("before answer 1")');
  expect(await page.locator('.debug-panel summary:has-text("seat 1: not for this seat")').count()).toBe(1);
  const match = new URL(page.url()).pathname;
  await reply.getByText('Play on from here').click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(match);
  await asked(a);
  await expect.poll(() => answers.count()).toBe(2); // the bot has answered anew
  expect(await page.locator('.debug-panel strong').count()).toBe(0);
  expect(own(a)).toEqual([]);
});
test('a match that is to live on this device needs no server for it, also while there is one', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/noughts`);
  await page.waitForSelector('.sitter');
  await page.locator('summary').last().click();
  await page.locator('details select').first().selectOption('device');
  expect(await page.locator('.sitter option[value="friend"]').count()).toBe(0);
  await page.click('.start');
  await asked(a);
  expect(page.url()).toContain('/table/device_');
  const second = { ...a, page: await a.context.newPage() };
  await second.page.goto(page.url());
  await asked(second);
  await second.page.waitForSelector('.notice:has-text("open in another tab")');
  await answer(second, 'square 5,');
  await page.waitForSelector('.tc-log-line:has-text("Crosses take centre")');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

const KEEPING = { serviceWorkers: 'allow' } as const;
test('without network and server: two games against bots to the end, through reloads; dice are checked, the replay plays on', async () => {
  const a = await testSite.guest({}, KEEPING);
  const { page } = a;
  const url = await testSite.serveAll();
  await page.goto(url);
  await isKept(a);
  await a.context.setOffline(true);
  await testSite.stopServer(url);
  await page.reload();
  await page.waitForSelector('.notice:has-text("You can play against bots on this device")');
  await page.click('[data-game="noughts"] .go');
  await asked(a);
  await answerAny(a);
  await asked(a);
  const before = await question(a);
  await page.reload();
  await asked(a);
  expect(await question(a)).toBe(before);
  await hinted(a);
  for (let n = 0; n < 5 && (await Promise.race([asked(a).then(() => 'asked'), over(a).then(() => 'over')])) === 'asked'; n++)
    await answerAny(a);
  await over(a);

  await page.goto(`${url}/new/bluff`);
  await page.fill('input[type="number"]', '1');
  await page.locator('.sitter select').nth(1).selectOption('random');
  await page.click('.start');
  for (let n = 0; n < 20 && (await Promise.race([asked(a).then(() => 'asked'), over(a).then(() => 'over')])) === 'asked'; n++)
    await answerAny(a);
  await over(a);
  await page.click('.over a:has-text("Replay")');
  await page.waitForSelector('.board-lines li');
  await page.locator('summary:has-text("Fair dice")').click();
  await page.waitForSelector('.promise .good:has-text("Checked on this device")');
  await page.click('.replay-keys .go');
  await page.click('dialog button[type="submit"]');
  await asked(a);
  await page.waitForSelector('.tc-log-line:has-text("started from move 0")');
  await page.goto(`${url}/rules/bluff/BL-4`);
  await page.waitForSelector('.rule');
  await page.goto(url);
  await page.locator('.my-match:has-text("on this device")').nth(2).waitFor();
  expect(own(a)).toEqual([]);
  await a.context.close();
}, 240_000);
