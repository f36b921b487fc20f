import { spawn, spawnSync } from 'node:child_process';
import { on, once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { folder } from './binary.js';

const SCRIPT = fileURLToPath(new URL('../../../scripts/dev.mjs', import.meta.url));
const inFolder = folder();
/** A port that is free now, and the one above it most likely too. */
const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  return port;
};
/** What an open page is told by the page server. */
const heardAfter = async (page: string, act: () => Promise<unknown>): Promise<string> => {
  const client = await (await fetch(`${page}/@vite/client`)).text();
  const token = /wsToken = "([^"]+)"/.exec(client)![1]!;
  const socket = new WebSocket(`${page.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const messages = on(socket, 'message') as AsyncIterableIterator<[Buffer]>;
  await once(socket, 'open');
  await act();
  for await (const [message] of messages) {
    if (String(message).includes('connected')) continue;
    socket.close();
    return String(message);
  }
  throw new Error('the page server has closed the socket');
};

test('npm run dev serves pages from source, passes the API on to a server, and stops both', async () => {
  const port = await freePort();
  const dev = spawn(process.execPath, [SCRIPT], { env: { ...process.env, PORT: String(port), CADRE_HOME: inFolder('dev') } });
  let output = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding('utf8').on('data', text => (output += text));
  const ended = once(dev, 'exit');
  const page = `http://127.0.0.1:${port}`;
  const get = (path: string): Promise<Response | null> => fetch(page + path).catch(() => null);
  try {
    await expect.poll(() => output, { timeout: 120_000 }).toContain(`server | ready: open http://localhost:${port}`);
    await expect.poll(async () => (await get('/'))?.status, { timeout: 60_000 }).toBe(200);
    expect(await (await get('/src/main.tsx'))!.text()).toContain('sourceMappingURL');
    expect(await (await get('/api/v1/games'))!.json()).toMatchObject({ games: expect.any(Array) });
    expect(await (await get('/device-server.js'))!.text()).toContain('openLocalServer');
    expect(await heardAfter(page, () => get('/server-restarted'))).toContain('full-reload');
  } finally {
    dev.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  await expect.poll(() => fetch(`http://127.0.0.1:${port + 1}/livez`).catch(() => 'stopped')).toBe('stopped');
});
test('a port that cannot be used is refused before anything starts', () => {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { env: { ...process.env, PORT: 'http' }, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toContain('PORT is http; expected a whole number from 1 to 65534');
});
