import { afterAll, beforeAll, expect, test } from 'vitest';
import { encounters, openEncounter, picture } from './support/encounters.js';
import { settled } from './support/operations.js';
import { answer, asked, cutOff, findings, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite({ games: { 'legendary-encounters': encounters } });
}, 120_000);
afterAll(() => testSite.close());

test('two cadres agree who goes first; the first squad deploys with reasons for a wrong spot', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance');
  const [a, b] = [await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } }), await testSite.guest({ name: 'Ben' })];
  const legend = await testSite.guest({ name: 'Cleo' });
  await a.page.goto(link(1));
  await b.page.goto(link(2));
  await legend.page.goto(link(0));
  await asked(a);
  await a.page.waitForSelector('[data-piece]');
  await answer(a, 'Cadre 1');
  await expect.poll(() => b.page.locator('.joint-proposals').textContent()).toContain('Cadre 1');
  await settled(b, () => b.page.click('.agree'));
  await a.page.waitForFunction(() => document.querySelector('.ask-question')?.textContent?.includes('Which unit'));
  // A unit that stands nowhere is chosen in the list.
  await settled(a, async () => {
    await a.page.locator('.le-side-panel[data-side="1"] .tc-figure-row').first().click();
    await a.page.click('.confirm');
  });
  await a.page.waitForSelector('.tc-place .tc-area');
  const ground = (await a.page.locator('.tc-ground').boundingBox())!;
  await a.page.mouse.click(ground.x + ground.width / 2, ground.y + ground.height / 3);
  await a.page.waitForSelector('.tc-place-status[data-state="refused"]');
  expect(await a.page.textContent('.tc-why-not')).toContain('too far from the edge');
  await a.page.click('.tc-place-status .tc-button');
  await a.page.waitForSelector('.tc-place-status[data-state="legal"]');
  await picture(a, 'deployment');
  await settled(a, () => a.page.click('.confirm'));
  expect(await a.page.locator('[data-figure]').count()).toBe(1);
  await expect.poll(() => b.page.locator('[data-figure]').count()).toBe(1);
  expect(await findings(a)).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a, b, legend].map(({ context }) => context.close()));
});

test('a unit sees its odds, moves and attacks; its dice lie on the table', async () => {
  const link = await openEncounter(testSite.url, 'uninvited-guests');
  const a = await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await asked(a);
  const vader = page.locator('[data-figure^="L: Darth Vader"]');
  await vader.hover();
  // What the overlay says is what the engine says to the same question.
  await page.waitForSelector('.tc-chances');
  expect(await page.locator('.tc-explanation').textContent()).toMatch(
    /ranged: \d+ dice against \d+, [\d.]+ damage expected, \d+ % to Wound/,
  );
  await picture(a, 'odds');
  await settled(a, () => answer(a, 'Move'));
  const before = await page.locator('[data-figure^="C1: CC-7567 Captain Rex"]').getAttribute('transform');
  for (;;) {
    await page.waitForSelector('.tc-place-controls, .option');
    if ((await page.$('.tc-place-controls')) !== null) break;
    await settled(a, () => answer(a, 0));
  }
  await picture(a, 'move');
  // Two inches to the left and a little ahead, by a click on the ground.
  const { x, y, width, height } = (await page.locator('.tc-ground').boundingBox())!;
  await page.mouse.click(x + (12 / 36) * width, y + (24 / 36) * height);
  await page.waitForSelector('.tc-place-status[data-state="legal"]');
  await expect.poll(() => page.locator('.tc-explanation').textContent()).toContain('Targets from here: L: Darth Vader');
  await settled(a, () => page.click('.confirm'));
  await expect.poll(() => page.locator('[data-figure^="C1: CC-7567 Captain Rex"]').getAttribute('transform')).not.toBe(before);
  await settled(a, () => answer(a, 'Combat'));
  await vader.locator('[role="button"]').click();
  await settled(a, () => page.click('.confirm'));
  // Windows before the roll are passed, whoever is asked.
  while ((await page.$('.le-attack .tc-dice')) === null) await settled(a, () => page.click('.confirm'));
  expect(await page.locator('.le-attack').textContent()).toContain('Darth Vader');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a combat tree is walked step by step by keys, with a reload in the middle', async () => {
  const link = await openEncounter(testSite.url, 'silence-the-battery');
  const a = await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  const isOnTheWay = async (): Promise<void> => {
    await page.waitForSelector('.le-walk [role="button"]');
    expect(await page.locator('.le-walk').textContent()).toContain('1 of 3 steps left');
    expect(
      await page.locator('.le-walk g[data-walked="true"]').evaluateAll(all => all.map(each => each.getAttribute('data-branch'))),
    ).toEqual(['M1', 'M2']);
  };
  await page.goto(link(0, 1, 2));
  await isOnTheWay();
  expect(await findings(a)).toEqual([]);
  await page.reload();
  await isOnTheWay();
  await picture(a, 'walk');
  const steps = page.locator('.le-walk [role="button"]');
  expect(await steps.evaluateAll(all => all.map(each => each.getAttribute('aria-label')))).toEqual(['T3: shove', 'M3: Strained']);
  await steps.nth(1).focus();
  await settled(a, async () => {
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  });
  await expect.poll(() => page.textContent('.tc-log')).toContain('Option M3: Strained');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('on a phone in German the battlefield has the width, and nothing is cut off', async () => {
  const link = await openEncounter(testSite.url, 'silence-the-battery');
  const a = await testSite.guest({ language: 'de' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await page.waitForSelector('.le-walk [role="button"]');
  expect(await page.locator('.le-mission').textContent()).toContain('Planetare Batterie');
  expect(await page.locator('.le-walk').textContent()).toContain('noch 1 von 3 Schritten');
  await picture(a, 'german');
  const frame = (await page.locator('.tc-frame').boundingBox())!;
  expect(frame.width).toBeGreaterThan(320);
  expect(await findings(a)).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
