import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { type WebOptions, webServer } from '../../../../apps/cadre/src/web/server.js';
import { seriousFindings } from '../../../../tests/support/axe.js';
import { openBrowser } from '../../../../tests/support/browser.mjs';
import { emptyDatabase } from '../../../server/test/support/empty-database.js';

const LOOSE = {
  connectionsPerAddress: 1000,
  matchesPerMinute: 1000,
  requestsPerMinute: 100_000,
  mistakes: { burst: 1000, perSecond: 1000 },
  messages: { burst: 1e5, perSecond: 1e5 },
  hints: { burst: 1000, perSecond: 1000 },
};
/** What the browser says where the test itself forbids to keep the site. */
const BLOCKED = 'Service Worker registration blocked';
export interface Guest {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the browser had to say: broken scripts, forbidden styles, missing files. */
  readonly complaints: string[];
}
export interface TestSite {
  readonly url: string;
  /** `patience`: milliseconds before an action that does not succeed fails. */
  guest(settings?: object, options?: BrowserContextOptions, patience?: number): Promise<Guest>;
  /** Another server for the same pages, with all games and their bots; its address. */
  serveAll(): Promise<string>;
  /** The server at this address goes away; the browser stays. */
  stopServer(at: string): Promise<void>;
  close(): Promise<void>;
}

/** Libraries look at this when they are built: what is tested is what readers get. */
const asPublished = async (work: () => Promise<unknown>): Promise<void> => {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    await work();
  } finally {
    process.env['NODE_ENV'] = before;
  }
};

/** The pages as they are in the sources now. */
const buildSite = async (): Promise<string> => {
  const site = mkdtempSync(join(tmpdir(), 'cadre-site-'));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  await asPublished(() =>
    build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'error', build: { outDir: site, emptyOutDir: true } }),
  );
  return site;
};
/** The pages, the real server, and a real browser. */
export const openTestSite = async (options: Pick<WebOptions, 'games'> = {}): Promise<TestSite> => {
  const shared = process.env['CADRE_TEST_SITE']; // `npm test` has built it for all files
  const site = shared ?? (await buildSite());
  const servers = new Map<string, Awaited<ReturnType<typeof webServer>>>();
  const serve = async (more: Pick<WebOptions, 'games'>): Promise<string> => {
    const server = await webServer({ home: null, blank: await emptyDatabase(), site, botMilliseconds: 40, limits: LOOSE, ...more });
    const at = await server.app.listen({ host: '127.0.0.1', port: 0 });
    servers.set(at, server);
    return at;
  };
  const url = await serve(options);
  // In a single process, closing one window would close them all.
  const browser: Browser = await openBrowser();
  return {
    url,
    guest: async (settings = {}, options = {}, patience = 20_000) => {
      // Keeping the site on the device takes time: only tests that need it pay for it.
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'en-GB',
        serviceWorkers: 'block',
        ...options,
      });
      context.setDefaultTimeout(patience);
      const kept = JSON.stringify({ name: 'Ana', pace: 'instant', motion: 'off', answers: 'confirm', ...settings });
      await context.addInitScript(text => {
        if (localStorage.getItem('cadre.settings') === null) localStorage.setItem('cadre.settings', text);
      }, kept);
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', e => complaints.push(e.message));
      page.on('console', m => {
        if ((m.type() === 'error' || m.type() === 'warning') && !m.text().startsWith(BLOCKED)) complaints.push(m.text());
      });
      return { page, context, complaints };
    },
    serveAll: () => serve({}),
    stopServer: at => servers.get(at)!.close(),
    close: async () => {
      await browser.close();
      for (const server of servers.values()) await server.close();
      if (shared === undefined) rmSync(site, { recursive: true });
    },
  };
};

/** Set up a match by hand: who sits where, in the order of the seats. */
/** `chat`: the table wants one, which is off otherwise. */
export const setUp = async ({ page }: Guest, url: string, game: string, sitters: readonly string[], chat = false): Promise<void> => {
  await page.goto(`${url}/new/${game}`);
  await page.waitForSelector('.sitter');
  for (const [seat, sitter] of sitters.entries()) await page.locator('.sitter select').nth(seat).selectOption(sitter);
  if (chat) {
    await page.locator('summary:has-text("Table options")').click();
    await page.getByLabel('Chat', { exact: true }).check();
  }
  await page.click('.start');
};
/** The link of a seat that waits for somebody. */
export const linkFor = async ({ page }: Guest, seat: number): Promise<string> => {
  await page.waitForSelector('.lobby-seat');
  const match = page.url().split('/').at(-1)!.split('#')[0]!;
  const secret = await page.evaluate(
    ([m, s]) => {
      const matches = JSON.parse(localStorage.getItem('cadre.matches')!) as { match: string; keys: { seat: number; secret: string }[] }[];
      return matches.find(x => x.match === m)!.keys.find(k => k.seat === s)!.secret;
    },
    [match, seat] as const,
  );
  return `${new URL(page.url()).origin}/table/${match}#${secret}`;
};
export const asked = ({ page }: Guest): Promise<unknown> => page.waitForSelector('.ask-bar[data-asked="true"]');
/** Choose an option by its words (or any), then confirm. */
export const answer = async ({ page }: Guest, words: string | number = 0): Promise<void> => {
  const options = page.locator('.option');
  await (typeof words === 'number' ? options.nth(words) : options.filter({ hasText: words }).first()).click();
  await page.click('.confirm');
};

/** What axe finds serious or critical, each with its places. */
export const findings = ({ page }: Guest): Promise<string[]> => seriousFindings(page);
/** What sticks out of the window, or is cut off without a way to see it. */
export const cutOff = ({ page }: Guest): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) found.push('the page is wider than the window');
    for (const e of document.querySelectorAll<HTMLElement>('button, a.key, .choice, label > span, h1, h2, h3, legend')) {
      if (e.closest('.unseen, .ask-space, .seats, .table-top') || getComputedStyle(e).textOverflow === 'ellipsis') continue;
      // One pixel wide: it is there for whoever listens, not for whoever looks.
      if (e.clientWidth > 1 && e.scrollWidth > e.clientWidth + 1 && !e.querySelector('span')) found.push(`${e.tagName} "${e.textContent}"`);
    }
    // What scrolls up and down must not scroll sideways, too, and a card shows all of its text.
    for (const e of document.querySelectorAll<HTMLElement>(
      '.tc-battle-inner, .tc-battle-left, .tc-battle-right, .tc-battle-inner .tc-card',
    ))
      if (e.scrollWidth > e.clientWidth + 1) found.push(`${e.className} is ${e.scrollWidth - e.clientWidth} px too narrow`);
    return found;
  });
/** Where everything with this selector is drawn, in pixels of the window. */
export const boxesOf = ({ page }: Guest, selector: string): Promise<{ left: number; top: number; right: number; bottom: number }[]> =>
  page.locator(selector).evaluateAll(all =>
    all.map(each => {
      const { left, top, right, bottom } = each.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );
