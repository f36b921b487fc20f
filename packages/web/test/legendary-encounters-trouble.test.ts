import { afterAll, beforeAll, expect, test } from 'vitest';
import { controlledLine } from './support/controlled-line.js';
import { encounters, openEncounter } from './support/encounters.js';
import { putDown, settled } from './support/operations.js';
import { question } from './support/playing.js';
import { answer, asked, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite({ games: { 'legendary-encounters': encounters } });
}, 120_000);
afterAll(() => testSite.close());

test('a partner who leaves in the middle of a joint choice is replaced, and the choice is made', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance');
  const [a, b] = [await testSite.guest({ name: 'Ada' }), await testSite.guest({ name: 'Ben' })];
  const legend = await testSite.guest({ name: 'Cleo' });
  await a.page.goto(link(1));
  await b.page.goto(link(2));
  await legend.page.goto(link(0));
  await asked(a);
  await answer(a, 'Cadre 1');
  await expect.poll(() => b.page.locator('.joint-proposals').textContent()).toContain('Cadre 1');
  await b.page.getByRole('button', { name: 'Menu' }).click();
  await b.page.getByRole('button', { name: 'Leave table' }).click();
  const confirmed = b.page.locator('dialog[open] .go, dialog[open] .harm').last();
  if ((await confirmed.count()) > 0) await confirmed.click();
  await a.page.waitForSelector('.ask-line:has-text("Ben")');
  await a.page.locator('.ask-line .go').click();
  await a.page.waitForFunction(() => document.querySelector('.ask-question')?.textContent?.includes('Which squad'), null, {
    timeout: 60_000,
  });
  expect([...a.complaints, ...b.complaints]).toEqual([]);
  await Promise.all([a, b, legend].map(({ context }) => context.close()));
});

test.each([
  ['le9:uninvited-guests/random/legend-vader/vader-set-b/a/b', /le1/],
  [
    'le1:uninvited-guests/random/legend-vader/vader-set-b/fall-of-the-jedi:captain-rex+501st-clone-troopers+jar-jar+212th-clone-troopers/fall-of-the-jedi:kalani+b1-battle-droids+kraken+magnaguard',
    /jar-jar/,
  ],
])('an encounter code of another version or with an unknown unit says why: %s', async (code, why) => {
  const a = await testSite.guest();
  await a.page.goto(`${testSite.url}/new/legendary-encounters#${code}`);
  await a.page.waitForSelector('.le-setup');
  await expect.poll(() => a.page.locator('.le-setup [role="alert"]').first().textContent()).toMatch(why);
  // The set-up stays as it was, and can be started.
  await a.page.waitForSelector('.start:enabled');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('Enter in the field for codes reads the code and starts nothing', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/legendary-encounters`);
  await page.locator('.le-codes summary').click();
  const field = page.locator('.le-codes input').first();
  const own = await page.locator('.le-codes input[readonly]').first().inputValue();
  for (const [code, seen] of [
    ['le9:nothing', 'le1:'],
    ['spt[00040101,00010101', ''],
    [own.replace('legend-vader/vader-set-a', 'legend-yoda/yoda-set-a'), ''],
  ] as const) {
    await field.fill(code);
    await field.press('Enter');
    await expect.poll(() => page.locator('.le-codes [role="alert"]').textContent()).toContain(seen);
  }
  await expect.poll(() => page.locator('.le-codes input[readonly]').first().inputValue()).toContain('legend-yoda');
  expect(page.url()).toContain('/new/');
  await a.context.close();
});

test('the guided encounter starts, whatever the form says', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${await testSite.serveAll()}/new/legendary-encounters`);
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.waitForSelector('.start:disabled');
  await page.getByRole('button', { name: 'guided first encounter' }).click();
  await asked(a);
  expect(await page.textContent('.tc-guide')).toContain('You play both cadres');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('whoever plays both cadres takes back their last answer, not the last one of the cadre that is asked', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance');
  const a = await testSite.guest();
  const legend = await testSite.guest();
  await a.page.goto(link(1, 2));
  await legend.page.goto(link(0));
  await asked(a);
  await settled(a, () => answer(a, 'Cadre 1'));
  await settled(a, () => answer(a, 'Rex'));
  while ((await (await a.page.waitForSelector('.tc-place-controls, .option')).getAttribute('class')) === 'tc-place-controls')
    await putDown(a);
  expect(await a.page.textContent('.ask-who')).toContain('Cadre 2');
  expect(await a.page.getAttribute('.undo', 'data-state')).toBe('free');
  await settled(a, () => a.page.click('.undo'));
  expect(await a.page.textContent('.ask-question')).toContain('501st Clone Troopers 2');
  await a.page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  expect(await a.page.locator('[data-figure]').count()).toBe(2);
  await a.context.close();
  await legend.context.close();
});

test('a click on a table that has moved on without it changes nothing', async () => {
  const link = await openEncounter(testSite.url, 'uninvited-guests');
  const a = await testSite.guest({ answers: 'direct' });
  const late = await testSite.guest({ answers: 'direct' });
  const line = await controlledLine(late);
  for (const { page } of [a, late]) {
    await page.goto(link(0, 1, 2));
    await page.waitForSelector('.ask-bar[data-asked="true"] .option');
  }
  line.hold();
  const before = await question(a);
  await settled(a, () => a.page.locator('.option', { hasText: 'Focus' }).click());
  expect(await question(late)).toBe(before);
  await late.page.locator('.option', { hasText: 'Take cover' }).click();
  line.release();
  await expect.poll(() => question(late)).toBe(await question(a));
  for (const { page } of [a, late]) {
    await expect.poll(() => page.locator('.tc-log-line', { hasText: 'Captain Rex: Focus' }).count()).toBe(1);
    expect(await page.textContent('.tc-log')).not.toContain('Captain Rex: Take cover');
  }
  expect([...a.complaints, ...late.complaints]).toEqual([]);
  await Promise.all([a.context.close(), late.context.close()]);
});

test('a step of the combat tree stays chosen when the connection is lost, and is taken when it is back', async () => {
  const link = await openEncounter(testSite.url, 'silence-the-battery');
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  const line = await controlledLine(a);
  await page.goto(link(0, 1, 2));
  const step = page.getByRole('button', { name: 'M3: Strained' }).first();
  await step.click();
  await line.cut();
  await page.waitForFunction(() => document.querySelector('.link-state')?.getAttribute('data-state') !== 'open');
  await page.waitForSelector('.link-state[data-state="open"]', { state: 'attached' });
  expect(await page.locator('.option[aria-pressed="true"]').textContent()).toContain('M3: Strained');
  expect(await page.locator('.le-walk').textContent()).toContain('1 of 3 steps left');
  await settled(a, () => page.click('.confirm'));
  await expect.poll(() => page.textContent('.tc-log')).toContain('Option M3: Strained');
  expect(a.complaints.filter(text => !text.includes('WebSocket'))).toEqual([]);
  await a.context.close();
});
