// Plays on one server for minutes and draws its memory: node scripts/soak.mjs [minutes] [picture.svg]
// Tables of noughts and crosses and of bluff begin, end and begin again; some have bots, some are looked at by a spectator who leaves.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drawing } from '@cadre/server/bench';
import { WebSocket } from 'ws';

const BINARY = fileURLToPath(new URL('../apps/cadre/bin/cadre.js', import.meta.url));
const PROTOCOL = Number(/"protocol":(\d+)/.exec(readFileSync(new URL('../docs/protocol.md', import.meta.url), 'utf8'))[1]);
const [minutes = '10', picture] = process.argv.slice(2);
const TABLES = 60;
const THOUGHT = 300;
const SAMPLE = 5000;

const home = mkdtempSync(join(tmpdir(), 'cadre-soak-'));
const server = spawn(process.execPath, ['--max-semi-space-size=64', BINARY, 'start', '--log-level', 'error'], {
  env: {
    ...process.env,
    PORT: '0',
    HOST: '',
    CADRE_HOME: home,
    CADRE_LIMITS: 'connectionsPerAddress=10000,requestsPerMinute=1000000,matchesPerMinute=1000000',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const url = await new Promise((resolve, reject) => {
  server.once('exit', code => reject(new Error(`the server ended with ${code}`)));
  createInterface({ input: server.stdout }).on('line', line => {
    const found = /http:\/\/[^ ]+/.exec(line);
    if (found) resolve(found[0]);
  });
});
const began = performance.now();
const isOver = () => performance.now() > began + 60_000 * Number(minutes);
let answers = 0,
  matches = 0,
  troubles = 0;
const post = async body =>
  (
    await fetch(`${url}/api/v1/matches`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  ).json();
/** Holds all seats of persons of a match and answers any question with its first or a random option until the match is over. */
const playOut = (match, secrets) =>
  new Promise(resolve => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
    let id = 0,
      last = '';
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, secrets })));
    socket.on('close', resolve);
    socket.on('error', () => troubles++);
    socket.on('message', data => {
      const message = JSON.parse(data);
      if (message.type === 'done') answers++;
      if (message.type === 'refused' && message.refusal.kind !== 'outdated') troubles++;
      if (message.table?.status === 'over' || isOver()) return socket.close();
      for (const { seat, pending } of message.views ?? []) {
        const ask = pending?.asks.find(a => a.seat === seat && !a.answered && a.space);
        const key = `${seat}:${pending?.seq}`;
        if (!ask || key === last) continue;
        last = key;
        const { options = [], min = 0, kind } = ask.space;
        const answer = kind === 'pick' ? options.slice(-Math.max(1, min)) : [min];
        setTimeout(() => {
          if (socket.readyState === WebSocket.OPEN)
            socket.send(JSON.stringify({ type: 'answer', id: id++, seat, seq: pending.seq, answer }));
        }, THOUGHT);
      }
    });
  });
const lookIn = async match => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`);
  socket.on('error', () => undefined); // told by 'close'
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, match, words: 'en' })));
  await wait(2000);
  socket.close();
};
const table = async n => {
  const game = n % 3 === 0 ? 'bluff' : 'noughts';
  while (!isOver()) {
    const { match, seatSecrets } = await post({ game, seats: n % 4 === 0 ? [{ kind: 'person' }, { kind: 'bot', bot: 'random' }] : [] });
    matches++;
    if (n % 5 === 0) void lookIn(match);
    await playOut(
      match,
      seatSecrets.map(k => k.secret),
    );
  }
};
const samples = [];
const sample = async () => {
  while (!isOver()) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const read = name => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)[1]);
    samples.push({
      seconds: Math.round((performance.now() - began) / 1000),
      resident: read('cadre_process_resident_memory_bytes') / 2 ** 20,
      heap: read('cadre_nodejs_heap_size_used_bytes') / 2 ** 20,
      inMemory: read('cadre_matches_in_memory'),
      answers,
    });
    await wait(SAMPLE);
  }
};
try {
  await Promise.all([sample(), ...Array.from({ length: TABLES }, (_, n) => table(n))]);
} finally {
  server.removeAllListeners('exit');
  const gone = new Promise(resolve => server.once('exit', resolve));
  server.kill('SIGTERM');
  await gone;
  rmSync(home, { recursive: true });
}
const line = (name, of) => ({ name, points: samples.map(s => ({ x: s.seconds, y: of(s) })) });
const at = share => samples[Math.min(samples.length - 1, Math.floor(samples.length * share))];
for (const share of [0, 0.25, 0.5, 0.75, 1]) {
  const { seconds, resident, heap, inMemory, answers: count } = at(share);
  console.log(
    `${seconds} s: ${resident.toFixed(0)} MB resident, ${heap.toFixed(0)} MB heap, ${inMemory} matches in memory, ${count} answers`,
  );
}
console.log(`${matches} matches, ${answers} answers, ${troubles} troubles`);
if (picture)
  writeFileSync(
    picture,
    drawing(
      [
        {
          title: `Megabytes while ${TABLES} tables play, with a new match whenever one is over`,
          across: 'seconds',
          lines: [line('resident memory', s => s.resident), line('heap of the main thread', s => s.heap)],
        },
        { title: 'Answers so far', across: 'seconds', lines: [line('answers', s => s.answers)] },
      ],
      'Memory of the server over time',
    ),
  );
if (troubles > 0) process.exitCode = 1;
