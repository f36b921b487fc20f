import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerByClicks, openMatch, settled } from './support/operations.js';
import { turn } from './support/playing.js';
import { cutOff, findings, linkFor, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const OPTIONS = { Mission: 'priorities', Battlefield: 'relay-station', 'Blue side': 'first' };

test('two people choose loadouts in secret, deploy and give their first orders on the battlefield', async () => {
  const a = await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } }),
    b = await testSite.guest({ name: 'Ben' });
  await openMatch(a, testSite.url, OPTIONS);
  await b.page.goto(await linkFor(a, 1));

  // The battlefield is the largest thing on the screen.
  await a.page.waitForSelector('.so-loadout-choice');
  const share = await a.page.locator('.tc-frame').evaluate(frame => {
    const { width, height } = frame.getBoundingClientRect();
    return (width * height) / (innerWidth * innerHeight);
  });
  expect(share).toBeGreaterThan(0.55);
  expect(await a.page.locator('[data-piece]').count()).toBeGreaterThan(10);
  expect(await findings(a)).toEqual([]);

  // What one seat has chosen is not shown to the other before both have.
  const first = a.page.locator('.so-loadout-choice li').first().locator('button').first();
  const name = (await first.locator('.tc-card-name').textContent())!;
  await settled(a, async () => {
    for (const card of [0, 1, 2]) await a.page.locator('.so-loadout-choice li').nth(card).locator('button').first().click();
    await a.page.click('.confirm');
  });
  await b.page.waitForSelector('.so-loadout-choice');
  expect(await b.page.textContent('.so-table')).not.toContain(name);
  await answerByClicks(b, () => 0);
  await b.page.locator('.so-hand summary').filter({ hasText: 'Loadouts of Seat A' }).click();
  await expect.poll(() => b.page.textContent('.so-table')).toContain(name);

  // Blue deploys first. The list of units is where units that stand nowhere are chosen.
  await settled(a, async () => {
    await a.page.locator('.tc-battle-left .tc-figure-row').first().click();
    if (await a.page.isEnabled('.confirm')) await a.page.click('.confirm');
  });
  await a.page.waitForSelector('.tc-place .tc-area');
  // Outside the zone: the reason stands on the table, and the nearest legal spot is one click away.
  const ground = (await a.page.locator('.tc-ground').boundingBox())!;
  await a.page.mouse.click(ground.x + ground.width / 2, ground.y + ground.height / 2);
  await a.page.waitForSelector('.tc-place-status[data-state="refused"]');
  expect(await a.page.textContent('.tc-why-not')).not.toBe('');
  expect(await a.page.isDisabled('.confirm')).toBe(true);
  await a.page.click('.tc-place-status .tc-button');
  await a.page.waitForSelector('.tc-place-status[data-state="legal"]');
  expect(await findings(a)).toEqual([]);
  await settled(a, () => a.page.click('.confirm'));
  expect(await a.page.locator('[data-figure]').count()).toBe(1);

  for (let asked = await turn([a, b]); asked && (await asked.page.$('.so-command-card')) === null; asked = await turn([a, b]))
    await answerByClicks(asked, () => 0);
  expect(await a.page.locator('[data-figure^="A"]').count()).toBe(9);

  // The command card is sealed.
  const card = (await a.page.locator('.so-command-card .tc-card-name').first().textContent())!;
  await settled(a, async () => {
    await a.page.locator('.so-command-card').first().click();
    await a.page.click('.confirm');
  });
  expect(await b.page.textContent('.tc-log')).not.toContain(card);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  await Promise.all([a.context.close(), b.context.close()]);
});
