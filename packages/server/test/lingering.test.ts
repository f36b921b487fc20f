import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { endLingering } from '../src/gateway/lingering.js';
import { start } from './support/start.js';

const clients: Socket[] = [];
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});
const call = async (port: number): Promise<Socket> => {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined); // whoever is cut off hears of it
  await new Promise(resolve => client.once('connect', resolve));
  return client;
};
const listening = async (server: Server): Promise<number> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};
const closed = (server: Server): Promise<void> => new Promise(resolve => server.close(() => resolve()));

test('a server stops although a connection has never asked anything', async () => {
  const server = await start();
  await call(Number(new URL(server.url).port));
  await expect(server.close()).resolves.toBeUndefined();
}, 20_000);

test('what is asked when a server stops is still answered', async () => {
  let answer = (): void => undefined;
  const server = createServer((_, response) => {
    answer = () => response.end('answered');
  });
  const asked = new Promise(resolve => server.once('request', resolve));
  const end = endLingering(server);
  const client = await call(await listening(server));
  const heard: string[] = [];
  client.on('data', data => heard.push(String(data)));
  client.write('GET / HTTP/1.1\r\nHost: cadre\r\nConnection: close\r\n\r\n');
  await asked;
  end();
  const isClosed = closed(server);
  answer();
  await isClosed;
  await new Promise(resolve => (client.closed ? resolve(null) : client.once('close', resolve)));
  expect(heard.join('')).toContain('answered');
}, 20_000);

test('a request that never ends does not keep the server', async () => {
  const server = createServer(() => undefined);
  const asked = new Promise(resolve => server.once('request', resolve));
  const end = endLingering(server, 1);
  const client = await call(await listening(server));
  client.write('POST / HTTP/1.1\r\nHost: cadre\r\nContent-Length: 100\r\n\r\nhalf');
  await asked;
  const isClosed = closed(server);
  end();
  await expect(isClosed).resolves.toBeUndefined();
}, 20_000);
