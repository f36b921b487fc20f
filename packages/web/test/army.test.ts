import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asked, cutOff, findings, type Guest, openTestSite, setUp, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PHONE = { viewport: { width: 360, height: 760 } };
const VADER =
  '#army=1~empire~1000~~~1atBtdydvcz,1aucz,1nm,1kxBu,1qzdd,1qzdk,1xz,1xzmfdc,1ay,1aymh~blmgrxbkccryaa~AhGdGe.GiGhAd.Eryvyz~Vader%20and%20friends~c060b0';

const openBuilder = async ({ page }: Guest, fragment = ''): Promise<void> => {
  await page.goto(`${testSite.url}/army${fragment}`);
  await page.waitForSelector(fragment === '' ? '.army-faction' : '.army-workshop');
};
/** A phone shows one part at a time. */
const show = async (page: Page, pane: 'army' | 'add' | 'unit' | 'check'): Promise<void> => {
  const tab = page.locator('.army-tabs button').nth(['army', 'add', 'unit', 'check'].indexOf(pane));
  if (await tab.isVisible()) await tab.click();
};
/** A phone keeps share, play and print in its menu. */
const openTools = async (page: Page): Promise<void> => {
  if (!(await page.locator('.army-tools').isVisible())) await page.click('.army-menu');
};
const points = async (page: Page): Promise<number> => Number(await page.locator('.army-points-sum b').textContent());
/**
 * Take the dearest card on offer, or the first where none has a cost, once the catalogue has caught up with the list;
 * false when there is none. A finger presses where it is; elsewhere the page itself clicks, which is faster.
 */
const takeDearest = async (page: Page, finger: boolean): Promise<boolean> => {
  const best = await page.evaluate(async click => {
    const isBusy = (): boolean => !document.querySelector('.army-offered[aria-busy="false"] .army-offers[aria-busy="false"]');
    while (isBusy()) await new Promise(requestAnimationFrame);
    const rows = [...document.querySelectorAll<HTMLElement>('.army-offers > ul .army-offer-main')];
    const cost = (row: Element): number =>
      row.querySelector('.army-announced') ? -1 : Number(row.querySelector('.army-number')?.textContent);
    const row = rows.filter(r => cost(r) >= 0).sort((a, b) => cost(b) - cost(a))[0];
    if (!click) return row ? rows.indexOf(row) : -1;
    row?.click();
    return row ? 0 : -1;
  }, !finger);
  if (best >= 0 && finger) await page.locator('.army-offers > ul .army-offer-main').nth(best).click();
  return best >= 0;
};
const filterRank = (page: Page, rank: number): Promise<void> => page.locator('.army-rank-filter .key').nth(rank).click();

/** A commander, five corps (hired ones do not count for the minimum), then whatever is dearest, then upgrades, a hand and a deck: all by clicking what is offered. */
const buildArmy = async (page: Page, faction: string, finger: boolean): Promise<void> => {
  const fill = async (): Promise<void> => {
    while (await takeDearest(page, finger));
  };
  await page.click(`[data-new="${faction}"]`);
  await page.waitForSelector('.army-workshop');
  for (const [rank, count] of [
    [0, 1],
    [2, 5],
  ] as const) {
    await filterRank(page, rank);
    for (let n = 0; n < count; n++) expect(await takeDearest(page, finger)).toBe(true);
    await filterRank(page, rank);
  }
  await fill();
  await show(page, 'army');
  const slots = page.locator('.army-slot');
  for (let slot = 0; slot < (await slots.count()) && (await points(page)) < 990; ) {
    await slots.nth(slot).click();
    if (!(await takeDearest(page, finger))) slot++;
    await show(page, 'army');
  }
  for (const shelf of [1, 2]) {
    await show(page, 'add');
    await page.locator('.army-shelves [role="tab"]').nth(shelf).click();
    await fill();
  }
};

describe('a legal army of a thousand points is built from nothing by clicking', () => {
  const FACTIONS = ['empire', 'rebels', 'republic', 'separatists'] as const;
  test.each([
    ...FACTIONS.map(faction => [faction, 'a laptop', {}] as const),
    ...FACTIONS.map(faction => [faction, 'a phone', PHONE] as const),
  ])('%s, on %s', async (faction, _, options) => {
    const guest = await testSite.guest({}, options);
    const { page } = guest;
    await openBuilder(guest);
    await buildArmy(page, faction, options === PHONE);
    expect(await page.locator('.army-problems [data-level="error"]').allTextContents()).toEqual([]);
    await page.waitForSelector('.army-points[data-state="legal"]');
    expect(await points(page)).toBeGreaterThan(970);
    expect(await points(page)).toBeLessThanOrEqual(1000);
    expect(await page.locator('#army-hand .army-off').count()).toBe(7);
    expect(await page.locator('#army-deck .army-off').count()).toBe(9);
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});

test('a list travels in its link, is kept, and a step can be taken back', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
  expect(await points(page)).toBe(767);
  await page.click('.army-tools .go');
  const link = await page.inputValue('.army-share input[type="text"]');
  expect(link).toContain(`${testSite.url}/army#army=1~empire`);
  expect(link).not.toBe(`${testSite.url}/army${VADER}`); // AB-30: the hand stays at home
  await page.check('.army-decks-switch input');
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

test('problems lead to their place, and one key cures what can be cured', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
  await page.locator('#army-hand .army-off').last().click();
  await page.waitForSelector('.army-problems code:has-text("AB-27")');
  await page.locator('.army-problems li', { hasText: 'AB-27' }).getByText('Fix').click();
  await page.waitForSelector('.army-points[data-state="legal"]');
  await page.selectOption('.army-kind select >> nth=0', 'recon');
  const over = page.locator('.army-problems li', { hasText: 'A-1' }).first();
  await over.waitFor();
  await page.locator('.army-barred summary').first().click();
  expect(await page.locator('.army-reason').first().textContent()).toMatch(/^A-\d+ |^AB-\d+ /);
  await guest.context.close();
});

test('an unknown card is kept, named, and replaced by the one that was meant', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest);
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

test('at the table: cards are turned and readied, the hand stays hidden from the opponent', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
  await page.locator('#army-deck .army-off').first().click();
  await page.locator('[data-view="play"]').click();
  await page.keyboard.press('Control+z'); // takes nothing back that is out of sight
  await page.locator('.army-played button').first().click();
  await page.waitForSelector('.army-played[data-state="exhausted"], .army-played[data-state="expended"]');
  await page.locator('[aria-label="Play: Ambush"]').click();
  await page.locator('[aria-label="Return to hand: Ambush"]').waitFor();
  await page.reload();
  await page.locator('[aria-label="Return to hand: Ambush"]').waitFor();
  await page.locator('[aria-label="Back to the list"]').click();
  expect(await page.locator('#army-deck .army-off').count()).toBe(8);
  await page.locator('[data-view="opponent"]').click();
  await page.waitForSelector('.army-opponent');
  const seen = (await page.locator('.army-opponent').textContent())!;
  expect(seen).toContain('6 cards in hand');
  expect(seen).toContain('Ambush');
  for (const secret of ['Push', 'Standing Orders', 'Coordinated Fire', 'Aggression']) expect(seen).not.toContain(secret);
  await guest.context.close();
});

test('whoever holds a seat keeps lists on the server', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await setUp(guest, testSite.url, 'noughts', ['me', 'me']);
  await asked(guest);
  await openBuilder(guest, VADER);
  await page.click('.army-tools .go');
  await page.locator('.army-share [role="tab"]').nth(4).click();
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

test('keywords are explained, and odds against any unit: the catalogue unrolls when the choice is touched', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
  const explained = page.locator('.army-glossary');
  await explained.locator('summary').click();
  expect(await explained.innerText()).toContain('Deflect\nAgainst ranged attacks the defence surges of this unit are blocks');
  await page.locator('#army-hand .army-command-name', { hasText: 'Coordinated Fire' }).click();
  expect(await page.locator('#army-hand [role=status]').innerText()).toContain('corps units spends aim tokens');
  await page.locator('#army-deck .army-command-name', { hasText: 'Cauldron' }).click();
  expect(await page.locator('#army-deck [role=status]').innerText()).toContain('no public source');
  const target = page.locator('.army-target select');
  expect(await target.locator('option').count()).toBeLessThan(10);
  await target.focus();
  await target.selectOption('rebel-troopers');
  await page.waitForSelector('.army-chart [data-enough="true"]');
  await page.locator('.army-line-name').last().click();
  await page.waitForSelector('.army-card h2:has-text("Stormtroopers")');
  expect(await target.inputValue()).toBe('rebel-troopers');
  await guest.context.close();
});

test('the sheet becomes a PDF of one or two pages', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
  await page.locator('[data-view="sheet"]').click();
  await page.waitForSelector('.army-paper');
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.startsWith('%PDF')).toBe(true);
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.site-head').isVisible()).toBe(false);
  expect(await page.locator('.army-sheet-keys').isVisible()).toBe(false);
  await guest.context.close();
});

test('a list has a folder, notes, games and a history on a phone', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(guest, VADER);
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

test('cards are found by faction, keyword and dice, compared against a defender, and owned ones are offered', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest);
  await page.click('[data-cards]');
  await page.getByLabel('Faction').selectOption('empire');
  await page.getByLabel('Search by name or keyword').fill('stormtroopers');
  await page.waitForSelector('.army-card-row >> text=Stormtroopers');
  const row = page.locator('.army-card-row').first();
  await row.getByRole('button', { name: /Owned/ }).last().click();
  await row.getByText('Compare').click();
  await page.getByLabel('Search by name or keyword').fill('AT-ST');
  await page.locator('.army-card-row', { hasText: 'AT-ST' }).first().getByText('Compare').click();
  const wounds = page.locator('.army-side-by-side tr', { hasText: 'Expected wounds' }).locator('td');
  expect(await wounds.count()).toBe(2);
  const before = await wounds.last().textContent(); // the first one's best attack is melee, which no cover helps against
  await page.locator('.army-side-by-side .army-reach', { hasText: 'heavy' }).click();
  await expect.poll(() => wounds.last().textContent()).not.toBe(before);
  await page.goBack();
  await page.click('[data-new="empire"]');
  await page.waitForSelector('.army-workshop');
  await page.locator('.army-filters summary').first().click();
  await page.getByLabel('Only cards I own').check();
  await expect.poll(() => page.locator('.army-offers > ul .army-offer').count()).toBe(1);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('sheets for the table, the tournament and the opponent', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(guest, VADER);
  await openTools(page);
  await page.locator('[data-view="sheet"]').click();
  await page.check('.army-decks-switch input');
  await page.getByLabel('With keyword definitions').check();
  expect(await page.locator('.army-paper-keywords').innerText()).toContain('Deflect');
  await page.getByLabel('One page').check();
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.waitForSelector('.army-paper-decks');
  await page.getByLabel('For the opponent').check();
  expect(await page.locator('.army-paper-decks').count()).toBe(0); // AB-30
  expect(await page.locator('.army-paper').innerText()).not.toContain('Ambush');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a tournament pack has one file for the organiser and one for opponents', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(guest, VADER);
  await openTools(page);
  await page.click('.army-tools .go');
  await page.locator('.army-share [role="tab"]').nth(3).click();
  const saved = async (label: string): Promise<string> => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByText(label, { exact: true }).click()]);
    return readFileSync(await file.path(), 'utf8');
  };
  expect(await saved('For the organiser')).toContain('Ambush');
  const opponents = await saved('For opponents');
  expect(opponents).toContain('Darth Vader');
  expect(opponents).not.toContain('Ambush');
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

test('a tap on the play sheet can be undone; the print sheet hides the hand until it is wanted', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(guest, VADER);
  await openTools(page);
  await page.locator('[data-view="play"]').click();
  const card = page.locator('.army-piles .army-command').first();
  const name = await card.textContent();
  await card.click();
  await expect.poll(() => page.locator('.army-piles .army-command').first().textContent()).not.toBe(name);
  await page.locator('.army-sheet-keys .key').first().click();
  await expect.poll(() => page.locator('.army-piles .army-command').first().textContent()).toBe(name);
  await page.getByRole('button', { name: 'End round' }).click();
  await page.waitForSelector('.army-score >> text=Round 2');
  await page.reload();
  await page.waitForSelector('.army-score >> text=Round 2'); // the game outlives the page
  await page.locator('.army-sheet-head .plain').click();
  await openTools(page);
  await page.locator('[data-view="sheet"]').click();
  await page.waitForSelector('.army-paper');
  expect(await page.locator('.army-paper-decks').count()).toBe(0);
  await page.check('.army-decks-switch input');
  await page.waitForSelector('.army-paper-decks');
  await guest.context.close();
});

test('upgrades that need no slot are offered', async () => {
  const guest = await testSite.guest({}, PHONE);
  const { page } = guest;
  await openBuilder(guest, VADER);
  await page.locator('.army-slot[data-extra="true"]').last().click();
  await page.locator('.army-offers .army-offer-main', { hasText: 'Imperial March' }).click();
  await page.waitForSelector('.army-upgrade:has-text("Imperial March")');
  expect(await page.locator('.army-upgrade[data-strange="true"]').count()).toBe(0);
  await guest.context.close();
});

test('a picture of the list is drawn as PNG and SVG', async () => {
  const guest = await testSite.guest();
  const { page } = guest;
  await openBuilder(guest, VADER);
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

describe.each([
  ['dark', 'en', 1280, ['play', 'compare']],
  ['light', 'de', 360, ['play', 'opponent', 'compare', 'sheet', 'log']],
] as const)('in the %s theme, in %s, at %i px', (theme, language, width, views) => {
  test('every part of the builder is accessible and nothing is cut off', async () => {
    const guest = await testSite.guest({ theme, language }, { viewport: { width, height: 760 } });
    const { page } = guest;
    const wellMade = async (what: string): Promise<void> => {
      expect([what, await findings(guest)]).toEqual([what, []]);
      expect([what, await cutOff(guest)]).toEqual([what, []]);
    };
    await openBuilder(guest);
    await wellMade('shelf');
    await page.click('[data-cards]');
    await page.locator('.army-card-keys [aria-pressed]').first().click();
    await page.waitForSelector('.army-side-by-side');
    await wellMade('card browser');
    await openBuilder(guest, VADER);
    await page.locator('.army-shared .key').click();
    const name = page.locator('.army-name');
    expect(await name.inputValue()).toBe('Vader and friends');
    expect(await name.evaluate(e => e.scrollWidth <= e.clientWidth && e.scrollHeight <= e.clientHeight)).toBe(true);
    for (const pane of ['army', 'add', 'unit', 'check'] as const) {
      await show(page, pane);
      await wellMade(pane);
      if (pane === 'unit')
        expect(await page.locator('.army-keywords').first().innerText()).toContain(language === 'de' ? 'Ablenken' : 'Deflect');
      // Nobody hears of the parts that are out of sight.
      expect(await page.getByRole('region').and(page.locator('.army-pane > *')).count()).toBe(width > 1000 ? 4 : 1);
      if (width > 1000) break;
    }
    for (const view of views) {
      await openTools(page);
      await page.locator(`[data-view="${view}"]`).click();
      await page.waitForSelector('.army-sheet');
      await wellMade(view);
      await page.locator('.army-sheet-head .key').first().click();
      await page.waitForSelector('.army-workshop');
    }
    await openTools(page);
    await page.click('.army-tools .go');
    await wellMade('share');
    expect(guest.complaints).toEqual([]);
    await guest.context.close();
  });
});
