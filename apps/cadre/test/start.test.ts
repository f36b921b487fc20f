import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import chromiumPackage from '@sparticuz/chromium';
import type axe from 'axe-core';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BINARY, cadre } from './binary.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let server: ChildProcess,
  url = '';
const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    child.stdout!.once('data', data => resolve((JSON.parse(String(data)) as { url: string }).url));
  });
const startServer = (): ChildProcess =>
  spawn(process.execPath, [BINARY, 'start', '--json'], { env: { ...process.env, PORT: '0', HOST: '' } });

beforeAll(async () => {
  server = startServer();
  url = await started(server);
});
afterAll(() => {
  server.kill('SIGKILL');
});

test('the page, its parts and its API, with strict headers', async () => {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  expect(text).toContain('npx cadre play bluff');
  expect(text).toContain('unofficial fan project');
  expect(text).not.toContain('<script');
  expect((await fetch(`${url}/cadre.css`)).headers.get('content-type')).toContain('text/css');
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true });
  const { games } = (await (await fetch(`${url}/api/games`)).json()) as { games: { id: string }[] };
  expect(games.map(g => g.id)).toContain('bluff');
});

test('a path with nothing at it is a page that says so, with the path made harmless', async () => {
  const missing = await fetch(`${url}/no'such&page`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toContain('/no&#39;such&amp;page');
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
});

test('a port that is taken is told in one line', async () => {
  const { code, stderr } = await cadre(['start'], '', { HOST: '127.0.0.1', PORT: new URL(url).port });
  expect(code).toBe(1);
  expect(stderr).toBe(
    `cadre: cannot listen on 127.0.0.1 port ${new URL(url).port}: another program listens there; stop it or set PORT to a free port\n`,
  );
});

test('a port that is no number is a wrong call', async () => {
  const { code, stderr } = await cadre(['start'], '', { PORT: 'http' });
  expect(code).toBe(2);
  expect(stderr).toContain('PORT is a whole number from 0 to 65535, not "http"');
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it in good order', async signal => {
  const child = startServer();
  const where = await started(child);
  child.removeAllListeners('exit');
  await fetch(where); // leaves an idle connection open, which must not hold it up
  const ended = new Promise(resolve => child.once('exit', (code, by) => resolve([code, by])));
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

describe('in a real browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    // In a single process, closing one window would close them all.
    const args = chromiumPackage.args.filter(a => a !== '--single-process');
    browser = await chromium.launch({ executablePath: await chromiumPackage.executablePath(), args, headless: true });
  });
  afterAll(() => browser.close());

  const widths = [360, 1280, 1920];
  const schemes = ['dark', 'light'] as const;
  test.each(widths.flatMap(width => schemes.map(scheme => [width, scheme] as const)))(
    'at %i px in the %s theme: accessible, and nothing sticks out',
    async (width, colorScheme) => {
      const context = await browser.newContext({ viewport: { width, height: 800 }, colorScheme, bypassCSP: true });
      const page = await context.newPage();
      for (const path of ['/', '/nothing-here']) {
        await page.goto(url + path);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
        await page.evaluate(AXE);
        const { violations } = await page.evaluate(() => (globalThis as unknown as { axe: typeof axe }).axe.run());
        expect(violations.filter(v => v.impact === 'serious' || v.impact === 'critical')).toEqual([]);
      }
      const room = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(room).toBe(colorScheme === 'dark' ? 'rgb(11, 16, 32)' : 'rgb(238, 241, 246)');
      await context.close();
    },
  );

  test('its own headers let its own style in, and nothing else is asked for', async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on('console', message => complaints.push(message.text()));
    page.on('requestfailed', request => complaints.push(request.url()));
    await page.goto(url);
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('.game')!).display)).toBe('flex');
    expect(complaints).toEqual([]);
    await page.close();
  });
});
