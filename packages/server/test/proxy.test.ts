import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { Client, create } from './support/client.js';
import { MemoryLines } from './support/log-lines.js';
import { LOOSE, type Started, start } from './support/start.js';

const NGINX = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
/** The headers that the sample configuration sets, for a client with this address. */
const headersOf = (config: string, incoming: http.IncomingHttpHeaders, address: string): http.OutgoingHttpHeaders => {
  const values: Record<string, string> = {
    $http_host: incoming.host ?? '',
    $remote_addr: address,
    $http_upgrade: incoming.upgrade ?? '',
    $connection_upgrade: incoming.upgrade ? 'upgrade' : 'close',
  };
  const set = [...config.matchAll(/proxy_set_header (\S+) (\S+);/g)].map(
    ([, name, value]) => [name!.toLowerCase(), values[value!]!] as const,
  );
  return { ...incoming, ...Object.fromEntries(set.filter(([, value]) => value !== '')) };
};
/** A proxy that does what the sample configuration says. Clients tell it by a header which address they come from. */
const startProxy = async (config: string, to: string) => {
  const target = new URL(to);
  const optionsFor = (request: http.IncomingMessage): http.RequestOptions => ({
    host: target.hostname,
    port: target.port,
    method: request.method!,
    path: request.url!,
    headers: headersOf(config, request.headers, String(request.headers['x-from'] ?? '192.0.2.1')),
  });
  const proxy = http.createServer((request, response) => {
    request.pipe(
      http.request(optionsFor(request), reply => {
        response.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(response);
      }),
    );
  });
  const sockets = new Set<Socket>();
  proxy.on('connection', socket => sockets.add(socket));
  proxy.on('upgrade', (request, socket: Socket) => {
    const forwarded = http.request(optionsFor(request)).end();
    forwarded.on('response', reply => socket.end(`HTTP/1.1 ${reply.statusCode} refused\r\n\r\n`));
    forwarded.on('upgrade', (reply, upstream: Socket) => {
      sockets.add(upstream); // the server waits for whoever is still connected when it closes
      const lines = Object.entries(reply.headers).map(([name, value]) => `${name}: ${value}`);
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      upstream.pipe(socket).pipe(upstream);
      for (const end of [upstream, socket]) end.on('error', () => undefined); // the other side has hung up
    });
  });
  await new Promise<void>(resolve => proxy.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
};

let s: Started | null = null,
  proxy: Awaited<ReturnType<typeof startProxy>> | null = null;
afterEach(async () => {
  proxy?.close();
  await s?.close();
});

describe('behind a proxy with the sample configuration', () => {
  test('pages of the public name connect, and limits count for each client, whatever address it claims', async () => {
    s = await start({ limits: { ...LOOSE, connectionsPerAddress: 1 }, trustProxy: ['127.0.0.1'] });
    proxy = await startProxy(NGINX, s.url);
    const { match } = await create(s.url, { game: 'noughts' });
    const from = (address: string, more: Record<string, string> = {}) => Client.join(proxy!.url, { match }, { 'x-from': address, ...more });
    const first = await from('192.0.2.1', { origin: proxy.url });
    expect(first.last.type).toBe('table');
    expect((await from('192.0.2.2')).last.type).toBe('table');
    await expect(from('192.0.2.1', { 'x-forwarded-for': '192.0.2.99' })).rejects.toThrow('409');
    await expect(from('192.0.2.3', { origin: 'https://elsewhere.example' })).rejects.toThrow('403');
  });
  test('a proxy that is not trusted is told in the log, and the header of a client is not believed', async () => {
    const lines = new MemoryLines();
    s = await start({ limits: { ...LOOSE, connectionsPerAddress: 1 }, logger: { level: 'warn', stream: lines } });
    const { match } = await create(s.url, { game: 'noughts' });
    await Client.join(s.url, { match }, { 'x-forwarded-for': '192.0.2.1' });
    await expect(Client.join(s.url, { match }, { 'x-forwarded-for': '192.0.2.2' })).rejects.toThrow('409');
    const warnings = lines.all.filter(line => String(line['msg']).includes('CADRE_TRUSTED_PROXIES'));
    expect(warnings).toHaveLength(1);
  });
});
