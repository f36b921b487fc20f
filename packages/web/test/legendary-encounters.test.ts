import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerQuietly, askedOf, pressOption } from './support/encounter-play.js';
import { encounters, explainedAt, openEncounter, picture } from './support/encounters.js';
import { settled } from './support/operations.js';
import { answer, asked, cutOff, findings, type Guest, openTestSite, type TestSite } from './support/test-site.js';

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
  // They disagree first; one click of either settles it.
  await answer(a, 'Cadre 1');
  await answer(b, 'Cadre 2');
  await expect.poll(() => a.page.locator('.joint-proposals').textContent()).toContain('Agree: Cadre 2');
  await expect.poll(() => b.page.locator('.joint-proposals').textContent()).toContain('Agree: Cadre 1');
  await settled(b, () => b.page.click('.agree'));
  await a.page.waitForFunction(() => document.querySelector('.ask-question')?.textContent?.includes('Which squad'));
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

/** What stands in the panel beside the table. */
const sentences = ({ page }: Guest): Promise<string[]> => page.locator('.tc-explanation > p').allTextContents();
const labelsOn = ({ page }: Guest): Promise<string[]> => page.locator('.tc-overlay text').allTextContents();
const VADER = 0;
const rexIn = ({ public: { units } }: { readonly public: { readonly units: readonly { readonly card: string }[] } }): number =>
  units.findIndex(({ card }) => card === 'captain-rex');

test('a unit sees its odds, moves and attacks; its dice lie on the table', async () => {
  const link = await openEncounter(testSite.url, 'uninvited-guests');
  const a = await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await asked(a);
  const vader = page.locator('[data-figure^="L: Darth Vader"]');
  await vader.hover();
  // What the overlay says is what the engine says to the same question.
  const rules = explainedAt('uninvited-guests', 'refinery');
  await page.waitForSelector('.tc-chances');
  await expect.poll(() => sentences(a)).toEqual(rules.explain('attack', rexIn(rules.view), VADER).says);
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
  while ((await page.$('.le-attack .tc-dice')) === null) {
    expect(await page.textContent('.ask-question')).toBe('Use an ability?');
    // What it does stands beside the table, also while the target is in sight.
    await expect.poll(() => page.locator('.le-action-help dd').count()).toBe(await page.locator('.option').count());
    await settled(a, () => page.click('.confirm'));
  }
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

test('every number of an overlay is the answer of the rules', async () => {
  const link = await openEncounter(testSite.url, 'uninvited-guests');
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(link(0, 1, 2));
  await asked(a);
  const { view, explain } = explainedAt('uninvited-guests', 'refinery');
  const unit = view.public.units.findIndex(({ card }) => card === 'captain-rex');
  const rex = view.public.units[unit]!.characters[0]!;
  const vader = view.public.units[VADER]!.characters[0]!;
  const [onVader, onRex] = [page.locator('[data-figure^="L: Darth Vader"]'), page.locator('[data-figure^="C1: CC-7567 Captain Rex"]')];
  const odds = explain('attack', unit, vader);
  await onVader.hover();
  await expect.poll(() => sentences(a)).toEqual(odds.says);
  const bars = odds.chances!.map((chance, n) => `${n} damage: ${(100 * chance).toFixed(0)}%`).join(', ');
  expect(await page.locator('.tc-chances svg').first().getAttribute('aria-label')).toBe(bars);
  // Ranges on demand, from whoever is pointed at.
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  await onRex.hover();
  const ranges = explain('ranges', rex);
  await expect.poll(() => sentences(a)).toEqual(ranges.says);
  expect(await labelsOn(a)).toEqual(ranges.shapes.flatMap(shape => (shape.kind === 'label' ? [shape.text] : [])));
  await page.getByRole('button', { name: 'Attack ranges' }).click();
  // The ruler, from base to base.
  await page.getByRole('button', { name: 'Ruler' }).click();
  await onRex.click();
  await onVader.click();
  await expect.poll(() => sentences(a)).toEqual(explain('ruler', 1, rex, 0, 0, 1, vader, 0, 0).says);
  await page.getByRole('button', { name: 'Ruler' }).click();
  // An armored target, by pointing at it.
  await page.locator('[data-objective]:has(.le-target[data-exposed="true"])').hover();
  await expect.poll(() => sentences(a)).toEqual(explain('assault', unit, view.public.dashboard.exposed).says);
  // What the other stance would change.
  await onVader.hover();
  const flip = page.locator('.le-looked details').first();
  expect(await flip.textContent()).toContain('would change');
  await flip.locator('summary').click();
  const other = 1 - view.public.units[VADER]!.stance;
  await expect.poll(() => flip.locator('.tc-explanation > p').allTextContents()).toEqual(explain('stance', VADER, other).says);
  // How likely the attack gets to each option of its tree, written on it. The click with the ruler has pinned the target.
  const tree = page.locator('details', { hasText: 'how likely each step is' });
  await tree.locator('summary').click();
  const atLeastOne = 1 - explain('successes', unit, vader).chances![0]!;
  await expect.poll(() => tree.locator('[data-branch="T1"] .le-tree-reached').textContent()).toBe(`${Math.round(100 * atLeastOne)}%`);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('three people play the last cycle to its end; the summary is saved as a picture', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance', 'jungle-clearing');
  const guests: Guest[] = [];
  for (const seat of [0, 1, 2]) {
    const guest = await testSite.guest({ name: `Player ${seat}` }, { viewport: { width: 1280, height: 720 } });
    await guest.page.goto(link(seat));
    guests.push(guest);
  }
  for (let now = await askedOf(guests); now.length > 0; now = await askedOf(guests)) await answerQuietly(now[0]!);
  for (const { page } of guests) await page.waitForSelector('.tc-summary:has-text("The cadres win")');
  const [{ page }] = guests as [Guest];
  await page.getByRole('button', { name: 'Heat map' }).click();
  await page.waitForSelector('.tc-heat');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as picture' }).click();
  expect((await saved).suggestedFilename()).toBe('Make an Entrance.png');
  expect(await findings(guests[0]!)).toEqual([]);
  expect(guests.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(guests.map(({ context }) => context.close()));
});

test('one person plays both cadres against a bot as the Legend, to the end', async () => {
  const link = await openEncounter(testSite.url, 'make-an-entrance', 'jungle-clearing', { kind: 'bot', bot: 'novice' });
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } }, 120_000);
  await a.page.goto(link(1, 2));
  for (let now = await askedOf([a]); now.length > 0; now = await askedOf([a])) await answerQuietly(a);
  await a.page.waitForSelector('.tc-summary:has-text("The cadres win")');
  expect(await a.page.locator('.tc-log').textContent()).toContain('Turn of Legend');
  expect(a.complaints).toEqual([]);
  await a.context.close();
}, 300_000);

test('one person learns the game with both cadres against a bot, by keys alone', async () => {
  const a = await testSite.guest({}, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(`${await testSite.serveAll()}/new/legendary-encounters`);
  await page.getByRole('button', { name: 'guided first encounter' }).focus();
  await page.keyboard.press('Enter');
  await asked(a);
  expect(await page.textContent('.tc-guide')).toContain('You play both cadres');
  // One answer settles what the two cadres decide together: both are the same person.
  await pressOption(a, 'Cadre 2');
  await expect.poll(() => page.textContent('.tc-guide')).toContain('Deploy your squads');
  await pressOption(a, 'Ahsoka');
  await expect.poll(() => page.textContent('.tc-guide')).toContain('Place the first character');
  await page.waitForSelector('.tc-place .tc-area');
  await page.locator('.tc-frame').focus();
  await page.keyboard.press('ArrowUp');
  await page.waitForSelector('.tc-place-status[data-state="legal"], .tc-place-status[data-state="refused"]');
  await settled(a, async () => {
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tc-place-status[data-state="legal"]');
    await page.keyboard.press('Enter');
  });
  await expect.poll(() => page.textContent('.tc-guide')).toContain('The others stay close');
  expect(await findings(a)).toEqual([]);
  await page.locator('.tc-guide button').last().click();
  expect(await page.$('.tc-guide')).toBeNull();
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
