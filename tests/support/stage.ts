import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { seriousFindings } from './axe.js';
import { openBrowser } from './browser.mjs';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

export interface Stage {
  readonly open: (query: string, width: number, height: number, options?: BrowserContextOptions) => Promise<Page>;
  readonly close: () => Promise<void>;
}

const servePages = async (root: string) => {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname === '/' ? '/index.html' : pathname;
    const type = TYPES[extname(path)];
    if (!type || path.includes('..')) return response.writeHead(404).end();
    try {
      const body = await readFile(join(root, path));
      return response.writeHead(200, { 'content-type': type }).end(body);
    } catch (problem) {
      return response.writeHead(404).end(String(problem));
    }
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
};

/** With its letters, and as large as its window allows: before that, words may stand out of their boxes for a moment. */
const settled = async (): Promise<void> => {
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise(done => requestAnimationFrame(done));
};
/** A fixture page, built and served on loopback, in a real Chromium. `ready`: what is drawn when it is there. */
export const openStage = async (fixture: string, ready: string): Promise<Stage> => {
  await build({ configFile: join(fixture, 'vite.config.ts'), logLevel: 'warn' });
  const { server, address } = await servePages(join(fixture, 'dist'));
  const browser: Browser = await openBrowser();
  return {
    open: async (query, width, height, options = {}) => {
      const page = await browser.newPage({ ...options, viewport: { width, height } });
      page.on('pageerror', problem => {
        throw problem;
      });
      await page.goto(`${address}?motion=off&${query}`);
      await page.waitForSelector(ready);
      await page.evaluate(settled);
      return page;
    },
    close: async () => {
      await browser.close();
      await new Promise(done => server.close(done));
    },
  };
};

/** What axe finds serious or critical in this theme. */
export const findingsIn = async (page: Page, theme: string): Promise<readonly string[]> => {
  await page.evaluate(wanted => {
    document.documentElement.dataset['theme'] = wanted;
  }, theme);
  return (await seriousFindings(page)).map(finding => `${theme} ${finding}`);
};
