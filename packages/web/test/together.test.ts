import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, findings, type Guest, linkFor, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
let host: Guest, friend: Guest, watcher: Guest;
/** One match of two people and a spectator, for all tests of this file. */
beforeAll(async () => {
  testSite = await openTestSite();
  host = await testSite.guest({ answers: 'direct' });
  await setUp(host, testSite.url, 'mandalorian', ['me', 'friend'], true);
  const link = await linkFor(host, 1);
  friend = await testSite.guest({ name: '', answers: 'direct' });
  await friend.page.goto(link);
  await friend.page.getByLabel('Your name').fill('Bo');
  await friend.page.getByRole('button', { name: 'Sit down' }).click();
  await asked(host);
  watcher = await testSite.guest();
  await watcher.page.goto(link.split('#')[0]!);
  await watcher.page.waitForSelector('.ask-bar');
}, 180_000);
afterAll(() => testSite.close());

const statusOf = (guest: Guest): Promise<string | null> =>
  guest.page.evaluate(() => document.querySelector('.presence')?.getAttribute('data-presence') ?? null);

test('whoever sits down by a link is asked for a name, and the others see it', async () => {
  expect(await host.page.locator('.seats').innerText()).toContain('Bo');
  expect(await friend.page.evaluate(() => JSON.parse(localStorage.getItem('cadre.settings')!).name)).toBe('Bo');
});

test('others see who is waited for, and what for; a spectator knows that they watch', async () => {
  const bar = friend.page.locator('.ask-bar');
  expect(await bar.innerText()).toMatch(/Waiting for Ana/);
  for (const guest of [friend, watcher]) expect(await guest.page.locator('.ask-bar').innerText()).toContain('Deciding: Play a skill card');
  expect(await watcher.page.locator('.ask-bar').innerText()).toMatch(/You are watching/i);
});

test('unread chat has a badge until it is read; quick phrases are one click', async () => {
  await host.page.locator('.panel-key').click();
  await host.page.getByRole('button', { name: 'Chat', exact: true }).click();
  await host.page.getByRole('button', { name: 'Careful!' }).click();
  await friend.page.waitForSelector('.panel-key .badge');
  await friend.page.locator('.panel-key').click();
  await friend.page.locator('.side-panel .tab').nth(1).click();
  await friend.page.getByText('Careful!').first().waitFor();
  await expect.poll(() => friend.page.locator('.panel-key .badge').count()).toBe(0);
  await host.page.locator('.panel-key').click();
  await friend.page.locator('.panel-key').click();
});

test('a space can be shown to the others', async () => {
  await friend.page.locator('.mando-hit').nth(12).click({ force: true });
  await friend.page.getByRole('button', { name: 'Show the others' }).click();
  await host.page.waitForSelector('.mando-pointed');
  await watcher.page.waitForSelector('.mando-pointed');
  await expect.poll(() => host.page.locator('.mando-pointed').count(), { timeout: 8000 }).toBe(0);
});

test('resigning together offers a bot for the seat or asks the others', async () => {
  await host.page.getByRole('button', { name: 'Menu' }).click();
  await host.page.getByRole('button', { name: 'Resign' }).click();
  await host.page.getByRole('button', { name: 'Let a bot take my seat' }).waitFor();
  await host.page.getByRole('button', { name: 'Ask the others to end the game' }).waitFor();
  expect(await host.page.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
  await host.page.getByRole('button', { name: 'Cancel' }).click();
  await host.page.keyboard.press('Escape');
});

test('nothing of this is in the way of whoever cannot see', async () => {
  expect(await findings(friend)).toEqual([]);
  expect(await findings(watcher)).toEqual([]);
});

test('who is gone is shown as offline within ten seconds', async () => {
  await expect.poll(() => statusOf(host)).toBe('here');
  await friend.context.close();
  await expect.poll(() => statusOf(host), { timeout: 10_000 }).toBe('gone');
  expect([host, watcher].flatMap(g => g.complaints)).toEqual([]);
});

/** A second table of the two, set up without chat. */
const withoutChat = async (): Promise<readonly [Guest, Guest]> => {
  const a = await testSite.guest({ answers: 'direct' });
  await setUp(a, testSite.url, 'mandalorian', ['me', 'friend']);
  const b = await testSite.guest({ name: 'Bo', answers: 'direct' });
  await b.page.goto(await linkFor(a, 1));
  await asked(a);
  return [a, b];
};
const openChat = async ({ page }: Guest): Promise<void> => {
  await page.locator('.panel-key').click();
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
};

test('chat can be turned on at a table that has begun, when everybody agrees', async () => {
  const [a, b] = await withoutChat();
  await openChat(a);
  expect(await a.page.locator('.chat').innerText()).toContain('Chat is off at this table. It is turned on when everybody agrees.');
  await a.page.getByRole('button', { name: 'Turn chat on' }).click();
  await b.page.waitForSelector('.proposal:has-text("Ana would like to turn chat on.")');
  await b.page.click('.proposal button:has-text("Agree")');
  await a.page.getByRole('button', { name: 'Careful!' }).click();
  await b.page.waitForSelector('.panel-key .badge');
  expect(await findings(a)).toEqual([]);
  expect([a, b].flatMap(g => g.complaints)).toEqual([]);
  await a.context.close();
  await b.context.close();
});

test('the browser tells when it is one’s turn, if a switch was turned on, and only in a tab out of sight', async () => {
  const [a, b] = await withoutChat();
  const told = ({ page }: Guest): Promise<string[]> => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await b.context.addInitScript(() => {
    const told: string[] = [];
    class Told {
      static permission = 'default';
      static requestPermission = async (): Promise<string> => {
        told.push('asked');
        Told.permission = 'granted';
        return 'granted';
      };
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(window, { told, Notification: Told });
  });
  const table = b.page.url();
  await b.page.goto(`${testSite.url}/settings`);
  expect(await told(b)).toEqual([]); // nobody is asked before they want it
  await b.page.getByLabel('Notify me').check();
  expect(await told(b)).toEqual(['asked']);
  await b.page.goto(table);
  await b.page.waitForSelector('.ask-line.waiting');
  await b.page.evaluate(() => {
    Object.assign((window as unknown as { Notification: object }).Notification, { permission: 'granted' });
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
  });
  await playUntil(a, b);
  await expect.poll(() => told(b)).toEqual(['The Mandalorian: Adventures: Your decision']);
  await a.context.close();
  await b.context.close();
});
/** The first one plays, with whatever is on offer, until the other one is asked. */
const playUntil = async (playing: Guest, waiting: Guest): Promise<void> => {
  for (let n = 0; n < 60 && (await waiting.page.getAttribute('.ask-bar', 'data-asked')) !== 'true'; n++) {
    await playing.page.evaluate(() =>
      document
        .querySelector('.mando-table .tc-offer[data-option], .ask-bar .confirm')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
    );
    await playing.page.waitForTimeout(60);
  }
};
