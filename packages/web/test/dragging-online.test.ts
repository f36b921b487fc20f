import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encounters, openEncounter } from './support/encounters.js';
import { moving, openPosition, settled } from './support/operations.js';
import { question } from './support/playing.js';
import { asked, type Guest, openTestSite, type TestSite } from './support/test-site.js';

/** Milliseconds that a message takes, each way. */
const ON_THE_WAY = 50;

let operations: TestSite;
let encountered: TestSite;
beforeAll(async () => {
  [operations, encountered] = await Promise.all([openTestSite(), openTestSite({ games: { 'legendary-encounters': encounters } })]);
}, 240_000);
afterAll(() => Promise.all([operations.close(), encountered.close()]));

/** A slow line that notes what the page sends, and when it hears of a change. */
const slowLine = async (page: Page): Promise<string[]> => {
  const noted: string[] = [];
  const noteOf = (message: string | Buffer): { readonly type: string; readonly request?: { readonly type: string } } =>
    JSON.parse(String(message));
  await page.routeWebSocket(/\/socket$/, (ws: WebSocketRoute) => {
    const server = ws.connectToServer();
    ws.onMessage(message => {
      const { type, request } = noteOf(message);
      noted.push(request ? `${type} ${request.type}` : type);
      setTimeout(() => server.send(message), ON_THE_WAY);
    });
    server.onMessage(message => {
      if (noteOf(message).type === 'change') noted.push('heard');
      setTimeout(() => ws.send(message), ON_THE_WAY);
    });
  });
  return noted;
};
const middleOf = async (page: Page, selector: string): Promise<{ readonly x: number; readonly y: number }> => {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};
/** Drags the figure that is asked for to the first suggested spot: what was sent on the way, and from letting go to the change. */
const dragged = async (guest: Guest, noted: string[]): Promise<{ readonly carrying: string[]; readonly dropped: string[] }> => {
  const { page } = guest;
  await page.waitForSelector('.tc-place .tc-area', { state: 'attached' });
  await page.waitForSelector('.tc-suggestion');
  await page.waitForTimeout(1000); // whatever else is asked about the table has been answered
  const before = await question(guest);
  const [from, to] = [await middleOf(page, '.tc-handle'), await middleOf(page, '.tc-suggestion')];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  noted.length = 0;
  for (let i = 1; i <= 20; i++) {
    await page.mouse.move(from.x + ((to.x - from.x) * i) / 20, from.y + ((to.y - from.y) * i) / 20);
    await page.waitForTimeout(20);
  }
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
test.each(['Special Operations', 'Legendary Encounters'] as const)('a figure that is let go is an answer at once: %s', async game => {
  const { site, link } = await TABLES[game]();
  const a = await site.guest({ answers: 'direct' }, { viewport: { width: 1920, height: 1080 } });
  const noted = await slowLine(a.page);
  await a.page.goto(link);
  await asked(a);
  await a.page.waitForSelector('.tc-place-controls, .option');
  for (let choice = 'Move'; (await a.page.$('.tc-place-controls')) === null; choice = '') {
    await settled(a, () => a.page.locator('.option', { hasText: choice }).first().click());
    await a.page.waitForSelector('.tc-place-controls, .option');
  }
  const { carrying, dropped } = await dragged(a, noted);
  if (process.env['CADRE_COUNT']) console.log(game, { carrying, dropped });
  expect(carrying).toContain('preview probe');
  expect(dropped[0]).toBe('answer');
  expect(dropped).not.toContain('preview probe');
  expect(a.complaints).toEqual([]);
  await a.context.close();
});
