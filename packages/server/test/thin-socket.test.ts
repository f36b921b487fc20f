import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { openThinSocket } from '../src/bench/thin-socket.js';

const servers: Server[] = [];
const listen = async (server: Server): Promise<string> => {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}/here?x=1`;
};
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

test('hears the beginning of every message, however long, and says what a server understands', async () => {
  const http = createServer(),
    sockets = new WebSocketServer({ server: http });
  const lengths = [0, 1, 125, 126, 65_535, 65_536, 300_000];
  const said: string[] = [];
  sockets.on('connection', socket => {
    socket.on('message', data => {
      said.push(String(data));
      for (const length of lengths) socket.send(`${length}:`.padEnd(length, 'x').slice(0, length));
      socket.ping('are you there?');
    });
    socket.on('pong', data => socket.send(`pong ${data}`));
  });
  const url = await listen(http);
  const heard: string[] = [];
  await new Promise<void>((resolve, reject) => {
    openThinSocket(url, text => {
      heard.push(text);
      if (heard.length > lengths.length) resolve();
    }).then(socket => socket.send('y'.repeat(200)), reject);
  });
  expect(said).toEqual(['y'.repeat(200)]);
  expect(heard).toEqual([...lengths.map(n => `${n}:`.padEnd(n, 'x').slice(0, Math.min(n, 32))), 'pong are you there?']);
  for (const client of sockets.clients) client.terminate();
});
test('a message that comes byte by byte is whole in the end', async () => {
  const http = createServer();
  const heard: string[] = [];
  let wire: Duplex | null = null;
  http.on('upgrade', (_, socket) => {
    wire = socket;
    const bytes = Buffer.from('HTTP/1.1 101 Switching Protocols\r\n\r\n\x81\x05hello\x81\x7e\x00\x80', 'latin1');
    void (async () => {
      for (const byte of [...bytes, ...Buffer.alloc(128, 'z')]) await new Promise(done => socket.write(Buffer.of(byte), done));
    })();
  });
  const url = await listen(http);
  await new Promise<void>((resolve, reject) => {
    openThinSocket(url, text => {
      heard.push(text);
      if (heard.length === 2) resolve();
    }).catch(reject);
  });
  expect(heard).toEqual(['hello', 'z'.repeat(32)]);
  (wire as Duplex | null)?.destroy();
});
test('whoever speaks no WebSocket, or hangs up, is named', async () => {
  const url = await listen(createServer((_, response) => response.end('hello')));
  await expect(openThinSocket(url, () => undefined)).rejects.toThrow(`${url} speaks no WebSocket`);
  const rude = await listen(createServer().on('upgrade', (_, socket) => socket.destroy()));
  await expect(openThinSocket(rude, () => undefined)).rejects.toThrow();
});
