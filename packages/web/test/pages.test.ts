import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countScript } from '../../../tests/support/first-load.mjs';
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
  ['/new/legendary-encounters', '.le-legal'],
  ['/units', '.le-units'],
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
      // All units are 22,000 elements of the same few kinds, and axe looks at each.
      if (path === '/units') await guest.page.locator('main select').first().selectOption('the-new-republic');
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
  await expect.poll(() => page.locator('.rule-id').allTextContents()).toEqual(['BL-2']);
  await page.fill('input[type="search"]', 'zebra');
  await page.waitForSelector('text=No results');
  await page.goto(`${testSite.url}/rules/mandalorian`);
  await page.fill('input[type="search"]', 'heal');
  await expect.poll(() => page.locator('.rule-id').first().textContent()).toBe('MA-161');
  await page.fill('input[type="search"]', 'undo a move');
  await page.waitForSelector('text=Undo is not a rule but a button at the table.');
  await guest.context.close();
});
test.each([
  ['mandalorian', '.mando-table', 182_000],
  ['skirmish', '.skirmish-table', 153_000],
  ['special-operations', '.so-table', 206_000],
  ['legendary-encounters', '.le-table', 229_000],
])('a table of %s (%s) is drawn with less than %i bytes of packed script', async (game, table, most) => {
  const guest = await testSite.guest();
  const { page } = guest;
  const loaded = await countScript(page, table);
  await page.goto(testSite.url);
  await page.click(`[data-game="${game}"] .go`);
  const bytes = await loaded();
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(most);
  await guest.context.close();
});

const openEncounter = async ({ page }: Guest, fragment = ''): Promise<void> => {
  await page.goto(`${testSite.url}/new/legendary-encounters${fragment}`);
  await page.waitForSelector('.le-setup');
};
const ENCOUNTER =
  'le1:uninvited-guests/refinery/legend-grievous/grievous-set-b/age-of-rebellion:wicket+ewok-hunters+chewie+rebel-commandos/fall-of-the-jedi:captain-rex+501st-clone-troopers+commander-cody+212th-clone-troopers';

test('a cadre is built from offers, with reasons for what does not fit', async () => {
  const guest = await testSite.guest({}, { viewport: { width: 1280, height: 900 } });
  const { page } = guest;
  await openEncounter(guest);
  const cadre = page.locator('.le-side').first();
  expect(await cadre.locator('.le-legal').textContent()).toBe('Legal cadre');
  // The other cadre may not have its unique names, and a unit of another era says which one was picked.
  await cadre.locator('.le-place-unit').nth(0).click();
  await cadre.locator('.le-offers summary').click();
  const refused = (await cadre.locator('.le-refused').textContent())!;
  expect(refused).toContain('LE-35: the unique name Ahsoka Tano is at the table twice');
  expect(refused).toContain('LE-33: Wicket');
  expect(await findings(guest)).toEqual([]);
  await cadre.getByRole('button', { name: /^Kalani/ }).click();
  expect(await cadre.locator('.le-place-unit').nth(0).textContent()).toContain('Kalani');
  expect(await cadre.locator('.le-points').textContent()).toContain('16 of 16 points');
  await cadre.locator('.le-clear').nth(1).click();
  await expect.poll(() => cadre.locator('.le-problems').textContent()).toContain('LE-30: a Supporting Unit is missing');
  await expect.poll(() => page.isDisabled('.start')).toBe(true);
  expect(await page.locator('#why-no-start').textContent()).toContain('LE-30: a Supporting Unit is missing');
  // A keyboard alone does it, too.
  await cadre.locator('.le-place-unit').nth(1).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => cadre.locator('.le-legal').count()).toBe(1);
  await expect.poll(() => page.isEnabled('.start')).toBe(true);
  expect(await page.locator('#why-no-start').textContent()).toBe('');
});
test('codes come in and go out, and a share link opens the encounter', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openEncounter(guest, `#${ENCOUNTER}`);
  await expect.poll(() => page.locator('.le-place-unit').first().textContent()).toContain('Wicket');
  await page.click('.le-codes > summary');
  const code = page.getByLabel('Encounter code', { exact: true });
  expect(await code.inputValue()).toBe(ENCOUNTER);
  expect(await page.getByLabel('Share link', { exact: true }).inputValue()).toBe(`${testSite.url}/new/legendary-encounters#${ENCOUNTER}`);
  expect(await page.getByLabel('Strike-team code of cadre 2', { exact: true }).inputValue()).toBe(
    'spt[00010106,00010101,00060102,00060101]',
  );
  const pasted = page.getByLabel('Strike-team or encounter code', { exact: true });
  await pasted.fill('spt[10109,10110,10104,50103,30103]');
  await page.getByRole('button', { name: 'Load into cadre 2' }).click();
  await expect.poll(() => page.locator('.le-place-unit').nth(4).textContent()).toContain('Kalani');
  expect(await page.locator('.le-codes [role=alert]').textContent()).toContain('General Anakin Skywalker');
  for (const [text, said] of [
    [ENCOUNTER.replace('le1', 'le7'), 'an encounter code of version 7; expected version 1'],
    [ENCOUNTER.replace('chewie', 'jar-jar'), 'cadre 1: there is no unit "jar-jar"'],
    [ENCOUNTER.slice(0, -4), 'cadre 2: there is no unit "212th-clone-troo"'],
  ] as const) {
    await pasted.fill(text);
    await page.getByRole('button', { name: 'Load encounter' }).click();
    await expect.poll(() => page.locator('.le-codes [role=alert]').textContent()).toContain(said);
  }
  await pasted.fill(ENCOUNTER);
  await page.getByRole('button', { name: 'Load encounter' }).click();
  await expect.poll(() => code.inputValue()).toBe(ENCOUNTER);
  expect(await findings(guest)).toEqual([]);
});
test('the units: filters, cards with tree, abilities and glossary, and odds against a defender', async () => {
  const guest = await testSite.guest({}, { viewport: { width: 1280, height: 900 } });
  const { page } = guest;
  expect((await page.goto(`${testSite.url}/units`))!.status()).toBe(200);
  await expect.poll(() => page.locator('.le-units > li').count()).toBe(95);
  await page.getByLabel('Era', { exact: true }).selectOption('the-new-republic');
  await page.getByLabel('Type', { exact: true }).selectOption('secondary');
  const few = await page.locator('.le-units > li').count();
  expect(few).toBeGreaterThan(2);
  expect(few).toBeLessThan(20);
  await page.getByLabel('Era', { exact: true }).selectOption('');
  await page.getByLabel('Type', { exact: true }).selectOption('');
  await page.getByLabel('Search').fill('coordinated fire');
  await page.getByLabel('Odds against').selectOption('legend-vader');
  const unit = page.locator('[data-unit="501st-clone-troopers"]');
  expect(await unit.locator('.le-odds').textContent()).toMatch(/Ranged, range 5 \d\.\d damage on average/);
  await unit.locator('summary').click();
  expect(await unit.locator('.le-tree-list li').count()).toBe(7);
  expect(await unit.locator('.le-abilities').textContent()).toContain('Brothers in Arms');
  await unit.locator('.le-term button').filter({ hasText: 'Pinned' }).first().click();
  expect(await unit.locator('.le-term-text:popover-open').textContent()).toContain('does not happen; then it loses Pinned');
  await page.keyboard.press('Escape');
  expect(await findings(guest)).toEqual([]);
  await page.getByLabel('Search').fill('nobody at all');
  await expect.poll(() => page.locator('.le-count').textContent()).toBe('No results');
});
test('on a phone in German, nothing is cut off', async () => {
  const guest = await testSite.guest({ language: 'de' }, { viewport: { width: 360, height: 760 } });
  const { page } = guest;
  await openEncounter(guest);
  expect(await page.locator('.le-legal').first().textContent()).toBe('Gültiger Kader');
  await page.locator('.le-place-unit').first().click();
  const isWithin = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await isWithin()).toBe(true);
  expect(await cutOff(guest)).toEqual([]);
  expect(await findings(guest)).toEqual([]);
  await page.goto(`${testSite.url}/units`);
  await page.getByLabel('Suche').fill('Klontruppler der 501');
  await page.locator('.le-units summary').click();
  expect(await isWithin()).toBe(true);
  expect(await page.locator('.le-abilities').textContent()).toContain('den Zustand Überlastet');
  expect(await findings(guest)).toEqual([]);
});
test('Surprise me starts a legal encounter at once', async () => {
  const { page, ...rest } = await testSite.guest();
  await openEncounter({ page, ...rest });
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await page.waitForURL(/\/(table|lobby)\//);
  expect(rest.complaints).toEqual([]);
});
