import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from './support/playing.js';
import { findings, type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const openCampaign = async (guest: Guest): Promise<void> => {
  await guest.page.goto(`${testSite.url}/campaign`);
  await guest.page.waitForSelector('.mando-campaign');
};
const standing = ({ page }: Guest): Promise<string | null> => page.getAttribute('.mando-standing', 'aria-label');
const give = async ({ page }: Guest, text: string): Promise<void> =>
  page.setInputFiles('.mando-safe-keeping input[type="file"]', {
    name: 'campaign.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
const campaign = (more: object): string => JSON.stringify({ cadre: 'mandalorian-campaign', version: 1, guide: 2, games: [], ...more });

interface Match {
  readonly status: string;
  readonly seats: readonly { readonly kind: string }[];
}
const matchAt = async (table: string): Promise<Match> => {
  const match = new URL(table).pathname.split('/').at(-1)!;
  return ((await (await fetch(`${testSite.url}/api/v1/matches/${match}`)).json()) as { readonly table: Match }).table;
};
/** Whoever hands a seat over to a bot gives it to the quickest one: how the mission comes out does not matter here. */
const handOverQuickly = (guest: Guest): Promise<unknown> =>
  guest.page.addInitScript(() => {
    const { send } = WebSocket.prototype;
    WebSocket.prototype.send = function (text) {
      send.call(this, String(text).replace(/"with":"\w+"/, '"with":"random"'));
    };
  });

test('a campaign: play a mission, see the deck turn, carry it to another device and go on', async () => {
  const a = await testSite.guest({}, { viewport: { width: 800, height: 600 } });
  await handOverQuickly(a);
  await openCampaign(a);
  expect(await standing(a)).toBe('2 of 71 guide cards revealed');
  await a.page.getByLabel(/^Players/).selectOption('1');
  await a.page.click('.mando-start-game');
  await a.page.waitForSelector('.table-screen');
  await openCampaign(a);
  expect(await a.page.textContent('.mando-underway')).toContain('A game of this campaign is in progress.');
  await a.page.click('.mando-underway .go');
  await a.page.waitForSelector('.ask-bar[data-asked="true"]');
  await play(a);
  await a.page.getByRole('button', { name: 'Menu' }).click();
  await a.page.getByRole('button', { name: /^Let a bot play/ }).click();
  const table = a.page.url();
  await expect.poll(async () => (await matchAt(table)).seats[0]?.kind).toBe('bot');
  await a.page.goto(`${testSite.url}/about`);
  await expect.poll(async () => (await matchAt(table)).status, { timeout: 400_000 }).toBe('over');
  await a.page.goto(table);
  await a.page.click('.over a[href="/campaign"]');
  await a.page.waitForSelector('.mando-chronicle li');
  expect(await standing(a)).toBe('12 of 71 guide cards revealed');
  expect(await a.page.textContent('.mando-chronicle li')).toMatch(/Compound Raid.*1 player(won|lost)/);
  expect(await a.page.locator('.mando-news-cards .mando-guide').count()).toBe(10);

  const download = a.page.waitForEvent('download');
  await a.page.getByRole('button', { name: 'Save to file' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(a.complaints).toEqual([]);
  await a.context.close();

  const b = await testSite.guest();
  await openCampaign(b);
  await give(b, text);
  await b.page.getByRole('button', { name: 'Replace mine' }).click();
  await expect.poll(() => standing(b)).toBe('12 of 71 guide cards revealed');
  await b.page.reload();
  await b.page.waitForSelector('.mando-chronicle li');
  expect(await b.page.inputValue('.mando-missions input:checked')).toBe('m2');
  await b.page.click('.mando-start-game');
  await b.page.click('.tc-stage-tabs button:has-text("Mission")');
  await b.page.waitForSelector('.mando-mission h2');
  expect(await b.page.textContent('.mando-mission h2')).toContain('Night Run');
  expect(b.complaints).toEqual([]);
  await b.context.close();
}, 480_000);

test('a file from a newer version or cut short is refused in plain words, and the campaign stays', async () => {
  const a = await testSite.guest();
  await openCampaign(a);
  const whole = campaign({ guide: 12 });
  for (const [text, problem] of [
    [campaign({ version: 2 }), 'version: this is 2; version 1 can be read'],
    [whole.slice(0, -7), 'the file is not JSON'],
    ['{"cadre":"record"}', 'cadre: this is "record"'],
    [campaign({ guide: 99 }), 'guide: 99 is not a whole number from 0 to 71'],
  ] as const) {
    await give(a, text);
    await a.page.waitForSelector(`.mando-refusal:has-text(${JSON.stringify(problem)})`);
    expect(await a.page.textContent('.mando-refusal')).toContain('Your campaign has not changed.');
    expect(await standing(a)).toBe('2 of 71 guide cards revealed');
  }
  await a.page.evaluate(text => localStorage.setItem('cadre.campaign', JSON.stringify({ file: text })), campaign({ version: 2 }));
  await a.page.reload();
  await a.page.waitForSelector('.mando-refusal:has-text("cannot be read")');
  expect(await a.page.evaluate(() => localStorage.getItem('cadre.campaign'))).toContain('version');
  await give(a, whole);
  await a.page.getByRole('button', { name: 'Replace mine' }).click();
  await expect.poll(() => standing(a)).toBe('12 of 71 guide cards revealed');
  await a.context.close();
});

test('everything can be unlocked and locked again; beginning anew asks first', async () => {
  const a = await testSite.guest();
  await openCampaign(a);
  await a.page.getByLabel('Unlock everything').check();
  await expect.poll(() => standing(a)).toBe('71 of 71 guide cards revealed');
  expect(await a.page.locator('.mando-envelope-open').count()).toBe(2);
  expect(await a.page.locator('.mando-mission-card').count()).toBeGreaterThan(6);
  await a.page.getByLabel('Unlock everything').uncheck();
  await expect.poll(() => standing(a)).toBe('2 of 71 guide cards revealed');
  await give(a, campaign({ guide: 20 }));
  await a.page.getByRole('button', { name: 'Replace mine' }).click();
  await a.page.getByRole('button', { name: 'Start over' }).click();
  await a.page.getByRole('button', { name: 'Cancel' }).click();
  expect(await standing(a)).toBe('20 of 71 guide cards revealed');
  await a.page.getByRole('button', { name: 'Start over' }).click();
  await a.page.getByRole('button', { name: 'Yes, start over' }).click();
  await expect.poll(() => standing(a)).toBe('2 of 71 guide cards revealed');
  await a.context.close();
});

test.each([
  ['dark', 'en', 1280],
  ['light', 'de', 360],
] as const)('says nothing serious to axe and cuts nothing off: %s, %s, %i px', async (theme, language, width) => {
  const a = await testSite.guest({ theme, language }, { viewport: { width, height: 800 } });
  await openCampaign(a);
  await a.page.locator('.mando-check input').check();
  await a.page.waitForSelector('.mando-envelope-open');
  await a.page.$$eval('.mando-chapter', all => {
    for (const each of all) (each as HTMLDetailsElement).open = true;
  });
  expect(await findings(a)).toEqual([]);
  expect(await a.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  await a.context.close();
});
