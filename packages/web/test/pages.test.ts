import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answer, asked, cutOff, findings, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PAGES = [
  ['/', '.game-card'],
  ['/new/bluff', '.sitter'],
  ['/new/mandalorian', '.sitter'],
  ['/rules/bluff/BL-4', '.rule'],
  ['/campaign', 'main h1'],
  ['/army', 'main button'],
  ['/settings', '.choice'],
  ['/about', '.prose'],
  ['/no/such/page', '.lead'],
  ['/table/AAAAAAAAAAAAAAAAAAAAAA', '.notice'],
] as const;
const wellMade = async (guest: Guest, what: string): Promise<void> => {
  expect([what, await findings(guest)]).toEqual([what, []]);
  expect([what, await cutOff(guest)]).toEqual([what, []]);
};

describe.each([
  ['dark', 'en', 1280],
  ['light', 'de', 360],
] as const)('in the %s theme, in %s, at %i px', (theme, language, width) => {
  const opened = (): Promise<Guest> => testSite.guest({ theme, language }, { viewport: { width, height: 760 } });

  test('every page is accessible and nothing is cut off', async () => {
    const guest = await opened();
    for (const [path, sign] of PAGES) {
      await guest.page.goto(testSite.url + path);
      await guest.page.waitForSelector(sign);
      await wellMade(guest, path);
    }
    expect(guest.complaints.filter(c => !c.includes('404'))).toEqual([]);
    await guest.context.close();
  });
  test('so are lobby, table, menus and replay', async () => {
    const guest = await opened();
    const { page } = guest;
    await setUp(guest, testSite.url, 'bluff', ['me', 'friend']);
    await page.waitForSelector('.lobby-seat');
    await wellMade(guest, 'lobby');
    await page.locator('.lobby-seat button').nth(1).click();
    await page.waitForSelector('dialog .qr');
    await wellMade(guest, 'QR code');
    await page.keyboard.press('Escape');
    await page.locator('.lobby-seat button').nth(3).click();
    await asked(guest);
    await wellMade(guest, 'table');
    await page.click('.ask-head .tc-rule');
    await page.waitForSelector('dialog .rule-text');
    await wellMade(guest, 'rule');
    await page.keyboard.press('Escape');
    await page.locator('.table-top .key').last().click();
    await page.waitForSelector('dialog .menu');
    await wellMade(guest, 'menu');
    await page.keyboard.press('Escape');
    await answer(guest, 0);
    await page.goto(page.url().replace('/table/', '/replay/'));
    await page.waitForSelector('.timeline');
    await page.waitForSelector('.board-lines li');
    await wellMade(guest, 'replay');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
  test('so is the table of The Mandalorian', async () => {
    const guest = await opened();
    await guest.page.goto(testSite.url);
    await guest.page.click('[data-game="mandalorian"] .go');
    await asked(guest);
    await guest.page.waitForSelector('.table-middle svg');
    await wellMade(guest, 'mandalorian');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});

test('on the widest screen nothing is cut off either', async () => {
  const guest = await testSite.guest({ language: 'de' }, { viewport: { width: 2560, height: 1440 } });
  for (const [path, sign] of [PAGES[0], PAGES[2]] as const) {
    await guest.page.goto(testSite.url + path);
    await guest.page.waitForSelector(sign);
    expect([path, await cutOff(guest)]).toEqual([path, []]);
  }
  await guest.page.click('.start');
  await asked(guest);
  expect(await cutOff(guest)).toEqual([]);
  await guest.context.close();
});
test.each(['contrast', 'red-green', 'blue-yellow'])('the palette "%s" has enough contrast in both themes', async palette => {
  for (const theme of ['dark', 'light']) {
    const guest = await testSite.guest({ theme, palette });
    await guest.page.goto(`${testSite.url}/settings`);
    await guest.page.waitForSelector('.choice');
    await wellMade(guest, `${palette} ${theme}`);
    await guest.context.close();
  }
});
test('the settings change the page at once and are kept', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await page.goto(`${testSite.url}/settings`);
  await page.getByText('Deutsch').click();
  await page.waitForSelector('h1:has-text("Einstellungen")');
  await page.getByText('Hell', { exact: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(238, 241, 246)');
  await page.reload();
  await page.waitForSelector('h1:has-text("Einstellungen")');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
  await guest.context.close();
});
test('rules are found by their words, and a link leads to one', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await page.goto(`${testSite.url}/rules/bluff/BL-7`);
  await page.waitForSelector('#BL-7[data-wanted="true"]');
  await page.fill('input[type="search"]', 'nerve secretly');
  await expect.poll(() => page.locator('.rule h2').allTextContents()).toEqual(['BL-2']);
  await page.fill('input[type="search"]', 'zebra');
  await page.waitForSelector('text=No results');
  await guest.context.close();
});
test('the first load of a table stays below 250 kB of packed script', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  let bytes = 0;
  page.on('response', async r => {
    if (r.url().endsWith('.js')) bytes += Number(r.headers()['content-length']);
  });
  await page.goto(testSite.url);
  await page.click('[data-game="mandalorian"] .go');
  await asked(guest);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(250_000);
  await guest.context.close();
});
