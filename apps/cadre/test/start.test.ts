import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../../tests/support/browser.mjs';
import { BINARY, cadre, folder } from './binary.js';

const inFolder = folder();
let server: ChildProcess,
  url = '';
const started = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
    child.stdout!.once('data', data => resolve((JSON.parse(String(data)) as { url: string }).url));
  });
const startServer = (home: string): ChildProcess =>
  spawn(process.execPath, [BINARY, 'start', '--json'], { env: { ...process.env, PORT: '0', HOST: '', CADRE_HOME: inFolder(home) } });

beforeAll(async () => {
  server = startServer('home');
  url = await started(server);
});
afterAll(() => {
  server.kill('SIGKILL');
});

test('the page, its assets and its API, with strict headers', async () => {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const policy = page.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  const text = await page.text();
  const script = /<script[^>]* src="(\/assets\/[^"]+)"><\/script>/.exec(text)?.[1];
  expect(text).not.toMatch(/<script(?![^>]* src=)|<style/);
  const asset = await fetch(url + script);
  expect(asset.headers.get('content-type')).toContain('text/javascript');
  expect(asset.headers.get('cache-control')).toContain('immutable');
  expect(await (await fetch(`${url}/readyz`)).json()).toEqual({ ready: true, problem: null });
  const { games } = (await (await fetch(`${url}/api/v1/games`)).json()) as { games: { id: string }[] };
  expect(games.map(g => g.id)).toContain('bluff');
  const { rules } = (await (await fetch(`${url}/api/v1/games/bluff/rules`)).json()) as { rules: { id: string }[] };
  expect(rules[0]!.id).toBe('BL-1');
});
test.each([
  ['br, gzip', 'br'],
  ['gzip;q=0.8', 'gzip'],
  ['zstd', null],
])('a browser that accepts %s gets its scripts packed as %s, unchanged', async (accepted, packing) => {
  const [script] = /\/assets\/[^"]+\.js/.exec(await (await fetch(url)).text())!;
  const plain = await (await fetch(url + script, { headers: { 'accept-encoding': 'identity' } })).text();
  for (const _ of ['packed now', 'packed before']) {
    const sent = await fetch(url + script, { headers: { 'accept-encoding': accepted } });
    expect(sent.headers.get('content-encoding')).toBe(packing);
    expect(await sent.text()).toBe(plain);
  }
});
test('the server accepts a custom mission, and rejects an invalid file with all problems', async () => {
  const post = async (path: string, body: unknown) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, json: (await response.json()) as Record<string, unknown> };
  };
  const content = readFileSync(new URL('../../../games/mandalorian/examples/relay-on-the-mesa.json', import.meta.url), 'utf8');
  const seats = [{ kind: 'person' }, { kind: 'person' }];
  const explained = await post('games/mandalorian/setup', { given: { content }, language: 'en' });
  expect(explained.json).toMatchObject({ seats: ['Player 1', 'Player 2'], problems: [] });
  expect(explained.json['options']).toContainEqual(expect.objectContaining({ name: 'mission', default: 'relay' }));
  expect(await post('matches', { game: 'mandalorian', setup: { content }, seats })).toMatchObject({ status: 201 });
  const spoilt = content
    .replace('"missionEffect": [{ "op": "disrupt"', '"missionEffect": [{ "op": "explode"')
    .replace('"map": "mesa"', '"map": "nowhere"');
  const refused = await post('matches', { game: 'mandalorian', setup: { content: spoilt }, seats });
  expect(refused).toMatchObject({ status: 400, json: { refusal: { code: 'wrong-setup' } } });
  expect(JSON.stringify(refused.json)).toMatch(/unknown op \\"explode\\".*unknown map \\"nowhere\\"/);
});
test('a set-up is explained before it is played', async () => {
  const ask = async (body: unknown): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/v1/games/bluff/setup`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
  };
  expect(await ask({})).toMatchObject({ seats: ['Seat A', 'Seat B'], problems: [], options: [{ name: 'dice', kind: 'number' }] });
  expect(await ask({ given: { dice: 9 } })).toMatchObject({
    seats: [],
    problems: [{ option: 'dice', says: 'expected a whole number from 1 to 6, got 9' }],
  });
  expect(await ask({ given: [] })).toMatchObject({ refusal: { code: 'bad-message' } });
});
test('all page addresses show the page; all others are 404', async () => {
  for (const path of ['/new/bluff', '/table/abc', '/lobby/abc', '/replay/abc/3', '/rules/bluff/BL-1', '/settings', '/about'])
    expect((await fetch(url + path)).status).toBe(200);
  const missing = await fetch(`${url}/no'such&page`);
  expect(missing.status).toBe(404);
  expect(missing.headers.get('content-type')).toContain('text/html');
  expect((await fetch(`${url}/api/nothing`)).status).toBe(404);
  expect((await fetch(`${url}/api/v1/games/chess/rules`)).status).toBe(404);
  expect((await fetch(`${url}/../package.json`)).status).toBe(404);
});

test('a port that is not a number is wrong usage', async () => {
  const { code, stderr } = await cadre(['start'], '', { PORT: 'http' });
  expect(code).toBe(2);
  expect(stderr).toContain('PORT: expected a whole number from 0 to 65535, got "http"');
});

const INFO = 30;
test('the log is JSON lines: what it does at the start and at the end, and nothing about players', async () => {
  const own = startServer('logs');
  let log = '';
  own.stderr!.on('data', data => {
    log += data;
  });
  const address = await started(own);
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(`${address}/api/v1/matches`, { method: 'POST', headers, body: '{"game":"bluff"}' });
  const { seatSecrets } = (await made.json()) as { seatSecrets: { secret: string }[] };
  await fetch(`${address}/api/v1/matches`, { method: 'POST', headers, body: '{' });
  expect(await (await fetch(`${address}/metrics`)).text()).toContain('cadre_refusals_total{code="bad-message"} 1');
  const gone = new Promise(resolve => own.once('close', resolve));
  own.kill('SIGTERM');
  await gone;
  const lines = log
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level }) => level === INFO); // a busy machine is warned of
  expect(lines.map(line => line.msg.replace(/ (in|at) .*/, ''))).toEqual([
    'creating the database',
    'Server listening',
    'stopping',
    'stopped',
  ]);
  for (const { secret } of seatSecrets) expect(log).not.toContain(secret);
});
test('a port in use is reported in one line', async () => {
  const { code, stderr } = await cadre(['start'], '', { HOST: '127.0.0.1', PORT: new URL(url).port, CADRE_HOME: inFolder('logs') });
  expect(code).toBe(1);
  expect(
    stderr
      .split('\n')
      .filter(line => !line.startsWith('{'))
      .join('\n'),
  ).toBe(
    `cadre: cannot listen on 127.0.0.1 port ${new URL(url).port}: the port is in use; stop the other program or set PORT to a free port\n`,
  );
});

test('it can be stopped while it starts', async () => {
  const early = startServer('early');
  const gone = new Promise(resolve => early.once('exit', (...how) => resolve(how)));
  await new Promise(resolve => early.stderr!.once('data', resolve)); // it creates its database
  early.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
});
test.each(['SIGINT', 'SIGTERM'] as const)('%s stops it gracefully', async signal => {
  const child = startServer('logs');
  const where = await started(child);
  child.removeAllListeners('exit');
  await fetch(where); // leaves an idle connection open, which must not hold it up
  const ended = new Promise(resolve => child.once('exit', (code, by) => resolve([code, by])));
  child.kill(signal);
  expect(await ended).toEqual([0, null]);
});

test('a home in use is reported in one line', async () => {
  const { code, stderr } = await cadre(['start'], '', { PORT: '0', CADRE_HOME: inFolder('home') });
  expect(code).toBe(1);
  expect(stderr).toContain('is in use by another Cadre');
});

test('in a real browser the page loads its own assets under its own headers, and nothing else', async () => {
  // In a single process, closing one window would close them all.
  const browser = await openBrowser();
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on('console', message => complaints.push(message.text()));
  page.on('requestfailed', request => complaints.push(request.url()));
  await page.goto(url);
  await page.click('[data-game="noughts"] .go');
  await page.waitForSelector('.option');
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.ask-bar')!).display)).toBe('grid');
  expect(complaints).toEqual([]);
  await browser.close();
});
