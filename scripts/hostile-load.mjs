// How much one hostile connection of each kind slows down everybody else: npm run hostile-load
// It starts a server with its default limits, lets honest tables play from addresses of their own, and attacks it from another
// process and address. Only Linux has all of 127.0.0.0/8.
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
/** Each attack has an address of its own: what one has used up must not hold back the next. */
const ATTACKER = `127.0.2.${process.argv[4] ?? 1}`;
const honest = table => `127.0.1.${table + 1}`;
const TABLES = 20;
/** Long enough for the number of new matches that one address may have. */
const PAUSE = 500;
const SECONDS = Number(process.env.CADRE_HOSTILE_SECONDS ?? 5);
const MOST_RISE = 20;
const LONGEST = 30_000;

const [attack, target] = process.argv.slice(2);
let url = target;
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
const newMatch = async address => JSON.parse((await post('/api/v1/matches', { game: 'noughts' }, address)).text);
const connect = localAddress =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { localAddress });
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });

/** One table whose two players answer as fast as people who never think long; it notes how long each answer took. */
const play = async (address, latencies, isOver) => {
  while (!isOver()) {
    const { match, seatSecrets } = await newMatch(address);
    const socket = await connect(address);
    let seq = 0;
    const replies = new Map();
    const seated = new Promise(resolve => replies.set(undefined, resolve));
    socket.on('message', data => {
      const { id, type } = JSON.parse(data);
      replies.get(id)?.(type);
    });
    socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: seatSecrets.map(k => k.secret) }));
    await Promise.race([seated, wait(LONGEST)]);
    // The first player wins with the upper row.
    for (const square of [0, 3, 1, 4, 2]) {
      if (isOver()) break;
      const began = performance.now();
      const reply = new Promise(resolve => replies.set(seq, resolve));
      socket.send(JSON.stringify({ type: 'answer', id: seq, seat: seq % 2, seq, answer: [square] }));
      const type = await Promise.race([reply, wait(LONGEST)]);
      if (type !== 'done') throw new Error(`expected an answer to be stored, got ${type ?? `nothing for ${LONGEST} ms`}`);
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
  const { match } = await newMatch(ATTACKER);
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
    const { match } = await newMatch(ATTACKER);
    await keepOn(isOver, async () => {
      const socket = await connect(ATTACKER);
      socket.on('error', () => undefined);
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets: ['x'.repeat(43)] }));
      await new Promise(resolve => socket.once('close', resolve));
    });
  },
  'a slow reader': async isOver => {
    const { match } = await newMatch(ATTACKER);
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

/** In a process of its own: what it costs the attacker must not count as the server's. */
const attacking = name =>
  name === null
    ? Promise.resolve()
    : new Promise((resolve, reject) => {
        const attacker = spawn(
          process.execPath,
          [fileURLToPath(import.meta.url), name, url, String(Object.keys(ATTACKS).indexOf(name) + 1)],
          { stdio: ['ignore', 'ignore', 'inherit'] },
        );
        attacker.once('error', reject);
        attacker.once('exit', resolve);
      });
const median = numbers => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.POSITIVE_INFINITY;
const measure = async attack => {
  const latencies = [],
    end = performance.now() + 1000 * SECONDS;
  const isOver = () => performance.now() > end;
  await Promise.all([...Array.from({ length: TABLES }, (_, table) => play(honest(table), latencies, isOver)), attacking(attack)]);
  return median(latencies);
};
if (attack) {
  const end = performance.now() + 1000 * SECONDS;
  await ATTACKS[attack](() => performance.now() > end);
  process.exit();
}
const home = mkdtempSync(join(tmpdir(), 'cadre-hostile-'));
const server = spawn(process.execPath, ['--max-semi-space-size=64', BINARY, 'start', '--log-level', 'error'], {
  env: { ...process.env, PORT: '0', HOST: '', CADRE_HOME: home },
  stdio: ['ignore', 'pipe', 'inherit'],
});
url = await new Promise((resolve, reject) => {
  server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  createInterface({ input: server.stdout }).on('line', line => {
    const found = /http:\/\/[^ ]+/.exec(line);
    if (found) resolve(found[0]);
  });
});
try {
  await measure(null); // warms up
  const quiet = await measure(null);
  console.log(`nobody attacks: median ${quiet.toFixed(1)} ms`);
  for (const name of Object.keys(ATTACKS)) {
    const attacked = await measure(name);
    const isFine = Number.isFinite(attacked - quiet) && attacked - quiet < MOST_RISE; // a machine too busy for any answer shows nothing
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
