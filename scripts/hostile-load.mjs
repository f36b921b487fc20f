// How much one hostile connection of each kind slows down everybody else: npm run hostile-load
// It starts a server with its default limits, lets honest tables play, and attacks it from another loopback address.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { WebSocket } from 'ws';

const BINARY = fileURLToPath(new URL('../apps/cadre/bin/cadre.js', import.meta.url));
const CONTENT = readFileSync(new URL('../games/mandalorian/examples/relay-on-the-mesa.json', import.meta.url), 'utf8');
const PROTOCOL = Number(/"protocol":(\d+)/.exec(readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8'))[1]);
/** Only Linux has all of 127.0.0.0/8: elsewhere the attacker shares the limits of the honest players. */
const ATTACKER = process.platform === 'linux' ? '127.0.0.66' : '127.0.0.1';
const TABLES = 20;
const PAUSE = 100;
const SECONDS = Number(process.env.CADRE_HOSTILE_SECONDS ?? 5);
const MOST_RISE = 20;

const home = mkdtempSync(join(tmpdir(), 'cadre-hostile-'));
const server = spawn(process.execPath, ['--max-semi-space-size=64', BINARY, 'start', '--log-level', 'error'], {
  env: { ...process.env, PORT: '0', HOST: '', CADRE_HOME: home, CADRE_LIMITS: 'matchesPerMinute=1000,requestsPerMinute=10000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve, reject) => {
  server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  createInterface({ input: server.stdout }).on('line', line => {
    const found = /http:\/\/[^ ]+/.exec(line);
    if (found) resolve(found[0]);
  });
});
const post = (path, body, localAddress) =>
  new Promise((resolve, reject) => {
    const request = http.request(
      url + path,
      { method: 'POST', localAddress, headers: { 'content-type': 'application/json' } },
      response => {
        let text = '';
        response.on('data', data => {
          text += data;
        });
        response.on('end', () => resolve({ status: response.statusCode, text }));
      },
    );
    request.on('error', reject);
    request.end(JSON.stringify(body));
  });
const newMatch = async () => JSON.parse((await post('/api/v1/matches', { game: 'noughts' })).text);
const connect = localAddress =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { localAddress });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** One table whose two players answer as fast as people who never think long; it notes how long each answer took. */
const play = async (latencies, isOver) => {
  while (!isOver()) {
    const { match, keys } = await newMatch();
    const socket = await connect();
    let seq = 0;
    const replies = new Map();
    socket.on('message', data => {
      const { id, type } = JSON.parse(data);
      replies.get(id)?.(type);
    });
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: keys.map(k => k.secret) }));
    await wait(PAUSE);
    // The first player wins with the upper row.
    for (const square of [0, 3, 1, 4, 2]) {
      if (isOver()) break;
      const began = performance.now();
      const reply = new Promise(resolve => replies.set(seq, resolve));
      socket.send(JSON.stringify({ type: 'answer', id: seq, seat: seq % 2, seq, answer: [square] }));
      await Promise.race([reply, wait(5000)]);
      latencies.push(performance.now() - began);
      seq++;
      await wait(PAUSE);
    }
    socket.close();
  }
};

/** Repeats an attack, with new connections as long as it is let in. */
const keepOn = async (isOver, once) => {
  while (!isOver()) {
    await once().catch(() => undefined); // refused: that is what the server should do
    await wait(1);
  }
};
const flood = send => async isOver => {
  const { match } = await newMatch();
  await keepOn(isOver, async () => {
    const socket = await connect(ATTACKER);
    socket.on('error', () => undefined);
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match }));
    while (!isOver() && socket.readyState === WebSocket.OPEN) {
      for (let n = 0; n < 200 && socket.readyState === WebSocket.OPEN; n++) send(socket);
      await wait(1);
    }
    socket.terminate();
  });
};
const requests = (path, body) => isOver => keepOn(isOver, () => Promise.all([1, 2, 3, 4].map(() => post(path, body(), ATTACKER))));
const ATTACKS = {
  'text messages': flood(socket => socket.send('{}')),
  'binary frames': flood(socket => socket.send(Buffer.alloc(16))),
  pings: flood(socket => socket.ping()),
  'set-ups': requests('/api/v1/games/mandalorian/setup', () => ({ given: { mission: 'm2' } })),
  'content files': requests('/api/v1/games/mandalorian/setup', () => ({
    given: { content: CONTENT.replace('"name"', `"name${Math.random()}"`).padEnd(190_000) },
  })),
  'wrong secrets': async isOver => {
    const { match } = await newMatch();
    await keepOn(isOver, async () => {
      const socket = await connect(ATTACKER);
      socket.on('error', () => undefined);
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: ['x'.repeat(43)] }));
      await new Promise(resolve => socket.once('close', resolve));
    });
  },
  'a slow reader': async isOver => {
    const { match } = await newMatch();
    const socket = await connect(ATTACKER);
    socket.on('error', () => undefined);
    socket.pause();
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match }));
    while (!isOver() && socket.readyState === WebSocket.OPEN) {
      socket.send(JSON.stringify({ type: 'ping', id: 1 }));
      await wait(50);
    }
    socket.terminate();
  },
};

const median = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.POSITIVE_INFINITY;
const measure = async attack => {
  const latencies = [],
    end = performance.now() + 1000 * SECONDS;
  const isOver = () => performance.now() > end;
  await Promise.all([...Array.from({ length: TABLES }, () => play(latencies, isOver)), attack?.(isOver)]);
  return median(latencies);
};
try {
  await measure(null); // warms up
  const quiet = await measure(null);
  console.log(`nobody attacks: median ${quiet.toFixed(1)} ms`);
  for (const [name, attack] of Object.entries(ATTACKS)) {
    const attacked = await measure(attack);
    const isFine = attacked - quiet < MOST_RISE;
    console.log(
      `${name}: median ${attacked.toFixed(1)} ms, ${(attacked - quiet).toFixed(1)} ms more${isFine ? '' : `: expected less than ${MOST_RISE}`}`,
    );
    if (!isFine) process.exitCode = 1;
  }
} finally {
  server.removeAllListeners('exit');
  const gone = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  rmSync(home, { recursive: true });
}
