import { afterAll, beforeAll, expect, test } from 'vitest';
import { activated, attacking, isAttackOffered, moving, openMatch, openPosition } from './support/operations.js';
import { question } from './support/playing.js';
import { boxesOf, type Guest, openTestSite, type TestSite } from './support/test-site.js';

let testSite: TestSite;
beforeAll(async () => {
  testSite = await openTestSite();
}, 120_000);
afterAll(() => testSite.close());

const PRIORITIES = { mission: 'Shifting Priorities', layout: 'Relay Station' };
test('whoever is Red is red everywhere on the page, in whichever seat', async () => {
  const a = await testSite.guest();
  await openMatch(a, testSite.url, { ...PRIORITIES, blue: 'second' }, 'heuristic');
  await a.page.waitForSelector('.so-loadout-choice');
  const colours = await a.page.evaluate(() => {
    const colourOf = (element: Element): string => getComputedStyle(element).fill;
    const theme = (name: string): string => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = `var(${name})`;
      return getComputedStyle(probe).color;
    };
    return {
      blue: theme('--seat-0'),
      red: theme('--seat-1'),
      seats: [...document.querySelectorAll('.seats .tc-seat path')].map(colourOf),
      asked: colourOf(document.querySelector('.ask-head .tc-seat path')!),
      squads: [...document.querySelectorAll('.so-squad h2 .tc-seat path')].map(colourOf),
    };
  });
  const { blue, red } = colours;
  expect(blue).not.toBe(red);
  expect(colours).toEqual({ blue, red, seats: [red, blue], asked: red, squads: [red, blue] });
  expect(await a.page.textContent('.seat >> nth=0')).toContain('Red');
  await a.context.close();
});

test('a line of the log has the mark of the seat that it is about', async () => {
  const a = await testSite.guest();
  const { link } = await openPosition(testSite.url, activated);
  await a.page.goto(link);
  await a.page.click('.last-event');
  await a.page.waitForSelector('.tc-log-line');
  const lines = await a.page.locator('.tc-log-line').evaluateAll(all =>
    all.map(line => ({
      mark: line.querySelector('.tc-log-mark text')?.textContent,
      isChance: line.querySelector('.tc-chance-mark') !== null,
      text: line.querySelector('.tc-log-text')!.textContent!,
    })),
  );
  const nobodys = lines.filter(({ text }) => /^(?:Mission|Round|The round ends|Blue plays)/.test(text));
  expect(nobodys.length).toBeGreaterThan(2);
  expect(nobodys.filter(({ mark, isChance }) => mark !== undefined || isChance)).toEqual([]);
  const units = lines.flatMap(({ mark, text }) => (mark && /^[AB]\d/.test(text) ? [{ mark, text }] : []));
  expect(units.length).toBeGreaterThan(15);
  expect(units.filter(({ mark, text }) => !text.startsWith(mark))).toEqual([]);
  await a.context.close();
});

test('a lesson covers nothing that must be chosen, and the choices explain themselves', async () => {
  const a = await testSite.guest({ answers: 'direct' }, { viewport: { width: 1280, height: 720 } });
  const { page } = a;
  await page.goto(`${testSite.url}/new/special-operations`);
  await page.waitForSelector('.so-setup');
  // The players stand beside the game on a wide page, not below it.
  const [game, players] = await boxesOf(a, '.new-match > fieldset');
  expect(players!.top).toBe(game!.top);
  expect(players!.left).toBeGreaterThan(game!.right);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await page.getByRole('button', { name: 'Got it' }).click();
  await page.waitForSelector('.so-loadout');
  const [guide] = await boxesOf(a, '.tc-guide');
  const cards = await boxesOf(a, '.so-loadout');
  expect(cards).toHaveLength(6);
  expect(cards.filter(card => card.left < guide!.right && card.top < guide!.bottom)).toEqual([]);
  // Who belongs to one's squad is in sight, and so are the mission and the enemies.
  const [left] = await boxesOf(a, '.tc-battle-left');
  const rows = await boxesOf(a, '.tc-battle-left .tc-figure-row');
  expect(rows.filter(({ bottom }) => bottom <= left!.bottom).length).toBeGreaterThan(4);
  const [choice] = await boxesOf(a, '.tc-battle-over');
  const [squad] = await boxesOf(a, '.so-your-squad');
  expect(squad!.top).toBeGreaterThanOrEqual(choice!.top);
  expect(squad!.bottom).toBeLessThan(choice!.bottom);
  expect(await page.textContent('.so-your-squad')).toContain('A2, A3, A4, A5 Rebel Trooper (corps)');
  expect(await page.locator('.tc-battle-right .so-mission').count()).toBe(1);
  // The key fits into the bar, however long the names of the cards are.
  for (const card of [0, 1, 2]) await page.locator('.so-loadout-choice li').nth(card).locator('button').last().click();
  const [bar] = await boxesOf(a, '.ask-bar');
  const [key] = await boxesOf(a, '.confirm');
  expect(key!.top).toBeGreaterThanOrEqual(bar!.top);
  await a.context.close();
});

/** The position as somebody plays it who has had these lessons. */
const openGuided = async ({ page }: Guest, link: string, seen: readonly string[]): Promise<void> => {
  await page.goto(link);
  await page.waitForSelector('.ask-bar[data-asked="true"]');
  const match = link.split('/').at(-1)!.split(/[?#]/)[0]!;
  await page.evaluate(guides => localStorage.setItem('cadre.guides', guides), JSON.stringify({ [match]: seen }));
  await page.reload();
  await page.waitForSelector('.so-table');
};
test('a lesson that was read makes no room for the next one at the same question, and none comes before its time', async () => {
  const a = await testSite.guest();
  await openGuided(a, (await openPosition(testSite.url, activated)).link, []);
  await a.page.waitForSelector('.tc-guide:has-text("Two actions")');
  await a.page.getByRole('button', { name: 'Got it' }).click();
  await a.page.waitForSelector('.tc-guide', { state: 'detached' });
  await openGuided(a, (await openPosition(testSite.url, attacking, isAttackOffered)).link, ['action']);
  await a.page.waitForSelector('.tc-guide:has-text("Attack")');
  const quiet = await openPosition(testSite.url, activated, position => !isAttackOffered(position));
  await openGuided(a, quiet.link, ['action']);
  expect(await a.page.locator('.tc-guide').count()).toBe(0);
  await a.context.close();
});

test('what an action does stands beside the table, and ending the activation apart from the actions', async () => {
  const a = await testSite.guest();
  const { link } = await openPosition(testSite.url, activated);
  await a.page.goto(link);
  await a.page.waitForSelector('.ask-bar[data-asked="true"] .option');
  await a.page.locator('.so-help summary').click();
  const said = async (selector: string): Promise<string[]> =>
    (await a.page.locator(selector).allTextContents()).map(text => text.replace(/^\d+/, ''));
  expect(await said('.ask-end .option')).toEqual(['End the activation']);
  const options = await said('.options .option');
  expect(options).toContain('Aim');
  expect(options).not.toContain('End the activation');
  expect(await a.page.locator('.so-help dt').allTextContents()).toContain('Aim');
  // A piece of terrain says what it is.
  await a.page.locator('[data-piece]').first().hover({ force: true });
  await expect.poll(() => a.page.textContent('.tc-board-note')).toMatch(/cover/);
  await a.context.close();
});

test('a click on a base means that figure, however close the next one stands', async () => {
  const { link } = await openPosition(testSite.url, (_, __, after) => after.some(({ type }) => type === 'ordered'));
  const a = await testSite.guest();
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('[data-figure] .tc-offer');
  // On a phone figures are drawn larger than their bases, so there the middle must do.
  for (const [width, part] of [
    [360, 0.1],
    [1280, 0.8],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.locator('.tc-board').scrollIntoViewIfNeeded();
    const bases = await page.locator('[data-figure]:has(.tc-offer)').evaluateAll(
      (all, part) =>
        all.map(figure => {
          const { x, y, width } = figure.querySelector('.tc-base-ring, .tc-base-rim')!.getBoundingClientRect();
          const radius = width / 2;
          const hits = [
            [part, 0],
            [0, part],
            [-part, 0],
            [0, -part],
          ].map(
            ([dx, dy]) => document.elementFromPoint(x + radius * (1 + dx!), y + radius * (1 + dy!))?.closest('[data-figure]') === figure,
          );
          return { name: (figure as SVGElement).dataset['figure'], hits, at: [x, y] as const };
        }),
      part,
    );
    expect(bases.length).toBeGreaterThan(3);
    // Two of them stand so close that what a finger needs would overlap.
    expect(bases.some(({ at: [x, y] }, i) => bases.some(({ at: p }, j) => i !== j && Math.hypot(x - p[0], y - p[1]) < 30))).toBe(true);
    expect(bases.filter(({ hits }) => hits.includes(false)).map(({ name }) => name)).toEqual([]);
  }
  await a.context.close();
});

test('a mouse that rests shows what a click there would be; the click decides, and so does taking the nearest legal spot', async () => {
  const { link } = await openPosition(testSite.url, moving);
  const a = await testSite.guest({ answers: 'direct' }, { viewport: { width: 1280, height: 800 } });
  const { page } = a;
  await page.goto(link);
  await page.waitForSelector('.tc-place .tc-area');
  const before = await question(a);
  const [mark] = await boxesOf(a, '.tc-suggestion-hit');
  const [board] = await boxesOf(a, '.tc-drawing');
  const rest = (x: number, y: number): Promise<void> => page.mouse.move(x, y, { steps: 3 });

  await rest((mark!.left + mark!.right) / 2, (mark!.top + mark!.bottom) / 2);
  await page.waitForSelector('.tc-ghost-legal');
  expect(await page.locator('.tc-suggestions strong').innerText()).not.toBe('');
  await expect.poll(() => page.locator('.tc-explanation[aria-busy="false"] > p').count()).toBeGreaterThan(0);
  // Out of the table: nothing is left in hand.
  await rest(board!.left + 20, 20);
  await page.waitForSelector('.tc-ghost', { state: 'detached' });

  // A little beyond the border of the region its border is meant, which a mouse cannot hit exactly.
  const beyond = await page
    .locator('.tc-place .tc-area')
    .first()
    .evaluate(area => {
      const path = area as SVGPathElement;
      const border = path.getPointAtLength(0).matrixTransform(path.getScreenCTM()!);
      const { left, top, width, height } = path.getBoundingClientRect();
      const [dx, dy] = [border.x - left - width / 2, border.y - top - height / 2];
      const length = Math.hypot(dx, dy);
      return { x: border.x + (4 * dx) / length, y: border.y + (4 * dy) / length };
    });
  await rest(beyond.x, beyond.y);
  await page.waitForSelector('.tc-ghost-legal');
  await rest(board!.left + 20, 20);
  await page.waitForSelector('.tc-ghost', { state: 'detached' });

  // At the far edge nobody can stand: the rules say so before anybody has clicked, and after it.
  const [x, y] = [(board!.left + board!.right) / 2, board!.top + 6];
  await rest(x, y);
  await page.waitForSelector('.tc-ghost-refused');
  const why = await page.locator('.tc-why-not').innerText();
  expect(why).not.toBe('');
  await page.mouse.click(x, y);
  await rest(board!.left + 20, 20);
  await page.waitForSelector('.tc-ghost-refused');
  expect(await page.locator('.tc-place-status').innerText()).toContain(why);
  expect(await question(a)).toBe(before);
  await page.locator('.tc-place-status .tc-button').click();
  await expect.poll(() => question(a)).not.toBe(before);
  expect(a.complaints).toEqual([]);
  await a.context.close();
});

test('a rule opens the rules that it names, and the menu has what somebody alone at the table can do', async () => {
  const a = await testSite.guest();
  const { page } = a;
  const { link } = await openPosition(testSite.url, activated);
  await page.goto(link);
  await page.click('.ask-bar[data-asked="true"] .ask-head .tc-rule');
  await page.click('dialog .rule-text .tc-rule:has-text("SO-G16")');
  await page.waitForSelector('dialog h2:has-text("SO-G16")');
  await page.keyboard.press('Escape');
  await page.locator('.table-top .key').last().click();
  await page.waitForSelector('dialog .menu');
  const menu = await page.locator('dialog .menu > .key').allTextContents();
  expect(menu).toEqual(expect.arrayContaining(['Pause', 'End the game', 'Rules']));
  expect(menu.filter(text => text.startsWith('Propose'))).toEqual([]);
  await a.context.close();
});

test('the keys beside the question are written out, in German too', async () => {
  const a = await testSite.guest({ language: 'de' }, { viewport: { width: 1280, height: 720 } });
  const { link } = await openPosition(testSite.url, activated);
  await a.page.goto(link);
  await a.page.waitForSelector('.ask-bar[data-asked="true"] .option');
  const cut = await a.page
    .locator('.ask-keys .key:visible span')
    .evaluateAll(all => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent));
  expect(cut).toEqual([]);
  await a.context.close();
});
