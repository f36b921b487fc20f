import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encounters, openEncounter } from './support/encounters.js';
import { moving, openPosition, settled } from './support/operations.js';
import { question } from './support/playing.js';
import { asked, type Guest, openTestSite, type TestSite } from './support/test-site.js';

/** Milliseconds that a message takes, each way; so long that nothing is known of a spot before the figure is let go there. */
const ON_THE_WAY = 50;
const FAR_AWAY = 1000;

let operations: TestSite;
let encountered: TestSite;
beforeAll(async () => {
  [operations, encountered] = await Promise.all([openTestSite(), openTestSite({ games: { 'legendary-encounters': encounters } })]);
}, 240_000);
afterAll(() => Promise.all([operations.close(), encountered.close()]));

/** A slow line that notes what the page sends, and when it hears of a change. */
const slowLine = async (page: Page, milliseconds: number): Promise<string[]> => {
  const noted: string[] = [];
  const noteOf = (message: string | Buffer): { readonly type: string; readonly request?: { readonly type: string } } =>
    JSON.parse(String(message));
  await page.routeWebSocket(/\/socket$/, (ws: WebSocketRoute) => {
    const server = ws.connectToServer();
    ws.onMessage(message => {
      const { type, request } = noteOf(message);
      noted.push(request ? `${type} ${request.type}` : type);
      setTimeout(() => server.send(message), milliseconds);
    });
    server.onMessage(message => {
      if (noteOf(message).type === 'change') noted.push('heard');
      setTimeout(() => ws.send(message), milliseconds);
    });
  });
  return noted;
};
const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
type Point = { readonly x: number; readonly y: number };
const toSuggestion = ({ page }: Guest): Promise<Point> => middleOf(page, '.tc-suggestion');
/** A little beyond the border of the region: a fiftieth of the way there. */
const BEYOND = 1.02;
const beyondRegion = ({ page }: Guest, from: Point): Promise<Point> =>
  page
    .locator('.tc-place .tc-area path, .tc-place path.tc-area')
    .first()
    .evaluate(
      (drawn, [start, beyond]) => {
        const path = drawn as SVGPathElement;
        const { x, y } = path.getPointAtLength(0).matrixTransform(path.getScreenCTM()!);
        return { x: start.x + (x - start.x) * beyond, y: start.y + (y - start.y) * beyond };
      },
      [from, BEYOND] as const,
    );
/** Drags the figure that is asked for: what was sent on the way, and from letting go to the change. */
const dragged = async (
  guest: Guest,
  noted: string[],
  goal: (guest: Guest, from: Point) => Promise<Point>,
  rest: number,
): Promise<{ readonly carrying: string[]; readonly dropped: string[] }> => {
  const { page } = guest;
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  await page.waitForSelector('.tc-suggestion');
  await page.waitForTimeout(1000); // whatever else is asked about the table has been answered
  const before = await question(guest);
  const from = await middleOf(page, '.tc-handle');
  const to = await goal(guest, from);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  noted.length = 0;
  for (let i = 1; i <= 20; i++) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 20, from.y + ((to.y - from.y) * i) / 20);
    await page.waitForTimeout(20);
  }
  // At rest: nothing is asked any more that was not asked while it was carried.
  await page.waitForTimeout(rest);
  const carrying = noted.splice(0);
  await page.mouse.up();
  await page.waitForFunction(q => document.querySelector('.ask-bar')?.getAttribute('data-question') !== q, before);
  return { carrying, dropped: noted.slice(0, noted.indexOf('heard')) };
};

/** A table at which the figure of somebody who moves is asked for. */
const TABLES = {
  'Special Operations': async () => ({ site: operations, link: (await openPosition(operations.url, moving)).link }),
  'Legendary Encounters': async () => ({ site: encountered, link: (await openEncounter(encountered.url, 'uninvited-guests'))(0, 1, 2) }),
} as const;
const GAMES = ['Special Operations', 'Legendary Encounters'] as const;
/** Opens such a table on a slow line, and drags the figure. */
const dragAt = async (game: (typeof GAMES)[number], goal: Parameters<typeof dragged>[2], line: number, rest: number) => {
  const { site, link } = await TABLES[game]();
  const a = await site.guest({ answers: 'direct' }, { viewport: { width: 1920, height: 1080 } });
  const noted = await slowLine(a.page, line);
  await a.page.goto(link);
  await asked(a);
  await a.page.waitForSelector('.tc-place-controls, .option');
  for (let choice = 'Move'; (await a.page.$('.tc-place-controls')) === null; choice = '') {
    await settled(a, () => a.page.locator('.option', { hasText: choice }).first().click());
    await a.page.waitForSelector('.tc-place-controls, .option');
  }
  const sent = await dragged(a, noted, goal, rest);
  if (process.env['CADRE_COUNT']) console.log(game, sent);
  expect(a.complaints).toEqual([]);
  await a.context.close();
  return sent;
};
test.each(GAMES)('a figure that is let go is an answer at once: %s', async game => {
  const { carrying, dropped } = await dragAt(game, toSuggestion, ON_THE_WAY, 1000);
  expect(carrying).toContain('preview probe');
  expect(dropped[0]).toBe('answer');
  expect(dropped).not.toContain('preview probe');
});
test.each(GAMES)('a figure that is let go just beyond the border is put down at the border: %s', async game => {
  const { dropped } = await dragAt(game, beyondRegion, FAR_AWAY, 0);
  expect(dropped.filter(type => type === 'answer')).toHaveLength(2);
});
