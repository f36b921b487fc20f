import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerByClicks, openMatch, openPosition, settled } from './support/operations.js';
import { question, turn } from './support/playing.js';
import { cutOff, findings, type Guest, linkFor, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PRIORITIES = { mission: 'Shifting Priorities', layout: 'Relay Station' };

/** Everything that a guest's connection carries one way, as it is on the wire. */
const framesOf = ({ page }: Guest, way: 'framesent' | 'framereceived'): string[] => {
  const frames: string[] = [];
  page.on('websocket', socket => {
    // Two calls: an event's name decides the type of its listener.
    if (way === 'framesent') socket.on('framesent', ({ payload }) => frames.push(String(payload)));
    else socket.on('framereceived', ({ payload }) => frames.push(String(payload)));
  });
  return frames;
};
test('two people choose loadouts in secret, deploy and give their first orders on the battlefield', async () => {
  const a = await testSite.guest({ name: 'Ada' }, { viewport: { width: 1280, height: 720 } }),
    b = await testSite.guest({ name: 'Ben' }),
    watcher = await testSite.guest();
  const sent = framesOf(a, 'framesent'),
    told = [framesOf(b, 'framereceived'), framesOf(watcher, 'framereceived')];
  await openMatch(a, testSite.url, PRIORITIES);
  const link = await linkFor(a, 1);
  await watcher.page.goto(link.split('#')[0]!);
  await b.page.goto(link);
  await watcher.page.waitForSelector('.so-table');

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
  // Not a byte of it: neither to the other seat nor to a spectator.
  await watcher.page.click('.last-event');
  await watcher.page.waitForSelector('.tc-log-line:has-text("has chosen")');
  const chosen = sent.map(frame => JSON.parse(frame) as { type: string; answer?: number[] }).find(({ type }) => type === 'answer')!;
  for (const frames of told) {
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(frame => frame.includes(`"answer":${JSON.stringify(chosen.answer)}`) || frame.includes(name))).toEqual([]);
  }
  await watcher.context.close();
  expect(await b.page.textContent('.so-table')).not.toContain(name);
  await answerByClicks(b, () => 0);
  await b.page.locator('.so-hand summary').filter({ hasText: 'Loadouts of Blue' }).click();
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

test('on a phone in German the battlefield has the width, and nothing is cut off', async () => {
  const a = await testSite.guest({ language: 'de' }, { viewport: { width: 360, height: 740 }, hasTouch: true });
  const { page } = a;
  await openMatch(a, testSite.url, { mission: 'Wechselnde Prioritäten', layout: 'Relaisstation', language: 'de' }, 'heuristic');
  await page.waitForSelector('.so-loadout-choice');
  expect(await findings(a)).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  await answerByClicks(a, () => 1);
  await page.waitForSelector('.option');
  const frame = (await page.locator('.tc-frame').boundingBox())!;
  expect(frame.width).toBeGreaterThan(320);
  expect(await page.textContent('.so-mission')).toContain('So gewinnt man');
  // What is looked at is explained in the panel below.
  await page.locator('.tc-battle-right .tc-figure-row').last().click();
  await page.waitForSelector('.so-unit-card');
  expect(await findings(a)).toEqual([]);
  expect(await cutOff(a)).toEqual([]);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

/** In the middle of an attack: dice lie on the table and the attacker or the defender must decide. */
const midAttack = (_: unknown, before: readonly { readonly type: string }[], after: readonly { readonly type: string }[]): boolean =>
  before.some(({ type }) => type === 'attack-rolled') && after.some(({ type }) => type === 'attack-modified');

test('an attack goes on where it stood when a lost connection comes back', async () => {
  const a = await testSite.guest();
  const { page } = a;
  const sockets: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/\/socket$/, ws => {
    sockets.push(ws);
    ws.connectToServer();
  });
  const { link } = await openPosition(testSite.url, midAttack);
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const before = { question: await question(a), attack: await page.textContent('.so-attack') };
  expect(before.attack).toMatch(/attacks/);
  await sockets.at(-1)!.close();
  await page.waitForFunction(() => document.querySelector('.link-state')?.getAttribute('data-state') !== 'open');
  await page.waitForSelector('.link-state[data-state="open"]', { state: 'attached' });
  expect(sockets.length).toBeGreaterThan(1);
  expect({ question: await question(a), attack: await page.textContent('.so-attack') }).toEqual(before);
  await answerByClicks(a, () => 0);
  expect(await page.textContent('.tc-log')).toMatch(/attacks/);
  expect(a.complaints.filter(text => !text.includes('WebSocket'))).toEqual([]);
  await a.context.close();
});

test('a guided first match teaches each thing when it first matters, and can be turned off', async () => {
  // As a new player meets it: one click answers.
  const a = await testSite.guest({ answers: 'direct' });
  const { page } = a;
  await page.goto(`${testSite.url}/new/special-operations`);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  // What the match is about comes first, with nothing lying over the table.
  await page.waitForSelector('.tc-guide:has-text("Your goal")');
  expect(await page.locator('.so-loadout-choice').count()).toBe(0);
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.waitForSelector('.tc-guide:has-text("Pick your equipment")');
  expect(await findings(a)).toEqual([]);
  expect(await page.locator('.so-loadout[aria-pressed="true"]').count()).toBe(3);
  await page.click('.confirm');
  await page.waitForSelector('.tc-guide:has-text("Deploy your squad")');
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.waitForSelector('.tc-guide', { state: 'detached' });
  await page.locator('.tc-battle-left .tc-figure-row').first().click();
  await page.waitForSelector('.tc-guide:has-text("Place the unit")');
  await page.reload();
  await page.waitForSelector('.tc-guide:has-text("Place the unit")');
  await page.getByRole('button', { name: 'Turn the guide off' }).click();
  await page.waitForSelector('.tc-guide', { state: 'detached' });
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a battlefield is drawn by keys, judged while it is drawn, and played on', async () => {
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(`${testSite.url}/new/special-operations`);
  await page.getByRole('radio', { name: PRIORITIES.mission }).check();
  await page.getByRole('button', { name: 'Draw your own battlefield' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Two towers');
  await page.getByRole('button', { name: 'building', exact: true }).click();
  await page.waitForSelector('.so-editor-check:has-text("Legal battlefield")');
  // The corners leave the battlefield in sight: what a finger takes hold of is larger than what is drawn.
  expect(
    await page
      .locator('.tc-corner-hit')
      .first()
      .evaluate(corner => getComputedStyle(corner).fill),
  ).toBe('rgba(0, 0, 0, 0)');
  // Six inches above lies an objective.
  await page.locator('.so-editor .tc-frame').focus();
  for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowUp');
  await page.waitForSelector('.so-editor-check:has-text("problem")');
  expect(await page.isDisabled('.so-editor .go')).toBe(true);
  for (let step = 0; step < 24; step++) await page.keyboard.press('ArrowDown');
  await page.waitForSelector('.so-editor-check:has-text("Legal battlefield")');
  expect(await findings(a)).toEqual([]);
  await page.getByRole('button', { name: 'Use this battlefield' }).click();
  expect(await page.getByRole('radio', { name: 'Two towers' }).isChecked()).toBe(true);
  await page.click('.start');
  await page.waitForSelector('.so-mission:has-text("Two towers")');
  expect(await page.locator('[data-piece]').count()).toBe(1);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
