import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBuilder, openTools, PHONE, points, VADER } from './support/army.js';
import { asked, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

test('a list travels in its link, is kept, and a step can be taken back', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  expect(await points(page)).toBe(767);
  await page.click('.army-tools .go');
  const link = await page.inputValue('.army-share input[type="text"]');
  expect(link).toContain(`${testSite.url}/army#army=1~empire`);
  expect(link).not.toBe(`${testSite.url}/army${VADER}`); // AB-30: the hand stays at home
  await page.check('.army-hand-switch input');
  expect(await page.inputValue('.army-share input[type="text"]')).toBe(`${testSite.url}/army${VADER}`);
  await page.waitForSelector('.army-share .qr');
  await page.keyboard.press('Escape');

  await page.locator('.army-line-name').nth(4).click();
  await page.locator('.army-line-keys [aria-label^="Add one"]').click();
  await expect.poll(() => points(page)).toBe(811);
  await expect.poll(() => page.url()).toContain('#list='); // a shared list that is changed is one's own
  await page.locator('.army-title [aria-label="Undo"]').click();
  await expect.poll(() => points(page)).toBe(767);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => points(page)).toBe(811);
  await page.reload();
  await page.waitForSelector('.army-workshop');
  expect(await points(page)).toBe(811);
  await page.locator('.army-title .key').first().click();
  await page.waitForSelector('.army-tile >> text=Vader and friends');
  await page.goto(`${testSite.url}/army${VADER.slice(0, VADER.indexOf('~bl'))}`); // cut off behind the units
  await page.reload();
  await page.waitForSelector('[role=alert] >> text=The link is cut off');
  expect(await points(page)).toBe(767);
  await guest.context.close();
});

test('an unknown card is kept, named, and replaced by the one that was meant', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest);
  await page.getByText('Import', { exact: true }).click();
  await page.fill(
    '.army-paste',
    'Test\n386/1000 (4 activations)\nDarth Vader (170)\n - Force Choke (10)\nStrmtroprs (42)\n - DLT-19 Stormtrooper (20)\n',
  );
  await page.waitForSelector('.army-remarks >> text=Strmtroprs');
  await page.locator('.army-remarks button', { hasText: 'Stormtroopers' }).first().click();
  await page.getByText('Open this list').click();
  await page.waitForSelector('.army-line >> text=Stormtroopers');
  expect(await page.locator('.army-line', { hasText: 'Strmtroprs' }).count()).toBe(0);
  await page.goBack();
  await page.getByText('Import', { exact: true }).click();
  await page.fill('.army-paste', `https://cadre.example/army${VADER.slice(0, -9)}`);
  await page.waitForSelector('.army-remarks [data-level="error"] >> text=is cut off after');
  expect(await page.locator('.army-import .go').isDisabled()).toBe(false); // what is left can be opened
  await page.fill('.army-paste', `https://cadre.example/army${VADER.slice(0, -1)}1`);
  await page.waitForSelector('.army-remarks [data-level="error"] >> text=checksum');
  expect(await page.locator('.army-import .go').isDisabled()).toBe(true); // of a changed one nobody knows what it was
  await page.locator('.army-paste').evaluate(field => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', `{"units":["${'x'.repeat(10_000_000)}"]}`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await page.waitForSelector('.army-remarks >> text=at least 10000014 characters');
  expect(await page.inputValue('.army-paste')).toBe('');
  await guest.context.close();
});

test('a text with much to say about it is read in a worker, and the key that opens the list stays in sight on a phone', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest);
  await page.getByRole('button', { name: 'Import' }).click();
  const working = page.waitForEvent('worker');
  const strangers = Array.from({ length: 40 }, (_, i) => `Gizka Herd ${String.fromCharCode(65 + (i % 26))} (${50 + i})`);
  await page.locator('.army-paste').fill(['Darth Vader (170)', ...strangers, '3x Stormtroopers (42)'].join('\n'));
  expect((await working).url()).toContain('army-reader');
  await page.waitForSelector('.army-remarks >> text=Line 3:');
  const { y, height } = (await page.locator('.army-open:enabled').boundingBox())!;
  expect(y + height).toBeLessThan(PHONE.viewport.height);
  await page.click('.army-open');
  await page.waitForSelector('.army-workshop');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('whoever holds a seat keeps lists on the server', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await setUp(guest, testSite.url, 'noughts', ['me', 'me']);
  await asked(guest);
  await openBuilder(testSite, guest, VADER);
  await page.click('.army-tools .go');
  await page.locator('.army-share [role="tab"]').nth(3).click();
  await page.getByText('Save on the server').click();
  await page.waitForSelector('.army-share [role="status"]:has-text("Vader and friends")');
  await page.evaluate(() => localStorage.removeItem('cadre.armies'));
  await page.goto(`${testSite.url}/army`);
  await page.locator('.army-tile button', { hasText: 'Vader and friends' }).click();
  await page.waitForSelector('.army-workshop');
  expect(await points(page)).toBe(767);
  await page.goBack();
  await page.locator('[aria-label="On the server"] [aria-label^="Delete"]').click();
  await page.waitForSelector('[aria-label="On the server"]', { state: 'detached' });
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a list has a folder, notes, games and a history on a phone', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('.army-shared .key').click();
  await page.locator('#army-hand .army-off').first().click();
  await openTools(page);
  await page.locator('[data-view="log"]').click();
  await page.getByLabel('Folder').fill('Leeds');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Bring the smoke.');
  await page.getByRole('textbox', { name: 'Opponent' }).fill('Anna');
  await page.getByText('Add game').click();
  await page.waitForSelector('.army-versions >> text=−1 Ambush');
  await page.getByText('Restore').click();
  await page.locator('.army-sheet-head .plain').click();
  await page.waitForSelector('.army-points[data-state="legal"]');
  await page.locator('.army-title .key').first().click();
  await page.waitForSelector('[aria-label="Leeds"] >> text=1 won, 0 drawn, 0 lost');
  await page.reload();
  await page.waitForSelector('[aria-label="Leeds"] .army-tile');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a list is handed in on one page and as the same file, and stays as it is until it is unlocked', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.locator('[data-view="handIn"]').click();
  await page.getByLabel('Player').fill('Ana Torres');
  await page.getByLabel('Event').fill('Leeds Open');
  await page.getByLabel('Date').fill('2026-11-21');
  await page.waitForSelector('.army-hand-in-page .qr');
  const sheet = page.locator('.army-hand-in-page');
  for (const said of ['Ana Torres', 'Leeds Open', 'Legal list', '767 / 1000', 'Darth Vader, Dark Lord of the Sith', 'Ambush', 'Cauldron'])
    await expect.poll(() => sheet.innerText()).toContain(said);
  const checksum = await page.locator('.army-hand-in-page code').first().innerText();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByText('Save to file', { exact: true }).click()]);
  const text = readFileSync(await file.path(), 'utf8');
  for (const said of ['Ana Torres', 'Leeds Open', '2026-11-21', checksum, '#army=1~empire', 'Ambush']) expect(text).toContain(said);
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);

  await page.getByRole('button', { name: 'Lock this list' }).click();
  await page.locator('.army-sheet-head .plain').click();
  await page.waitForSelector('.army-locked >> text=Leeds Open');
  await page.locator('.army-line-name').nth(4).click();
  await page.locator('.army-line-keys [aria-label^="Add one"]').click();
  await page.waitForSelector('.army-locked >> text=Unlock the list to change it.');
  expect(await points(page)).toBe(767);
  await page.setViewportSize({ width: 390, height: 844 }); // where the notice above the list is out of sight
  await page.locator('.army-off').last().scrollIntoViewIfNeeded();
  await page.locator('.army-off').last().click();
  await expect.poll(async () => (await page.locator('.army-locked').boundingBox())!.y).toBeGreaterThan(0);
  expect(await points(page)).toBe(767);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('.army-locked .key').click();
  await page.locator('.army-line-keys [aria-label^="Add one"]').click();
  await expect.poll(() => points(page)).toBe(811);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a picture of the list is drawn as PNG and SVG', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(testSite, guest, VADER);
  await page.click('.army-tools .go');
  await page.locator('.army-share [role="tab"]').nth(1).click();
  for (const [kind, start] of [
    ['PNG', '\x89PNG'],
    ['SVG', '<svg'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(kind, { exact: true }).click()]);
    expect(file.suggestedFilename()).toBe(`Vader and friends.${kind.toLowerCase()}`);
    expect(
      readFileSync(await file.path())
        .toString('latin1')
        .startsWith(start),
    ).toBe(true);
  }
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});
