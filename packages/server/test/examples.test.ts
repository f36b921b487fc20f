import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, create } from './support/client.js';
import { type Started, start } from './support/start.js';

const run = promisify(execFile);
const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));
let s: Started;
beforeAll(async () => {
  s = await start();
});
afterAll(() => s.close());

test.each(['noughts', 'bluff'])('a bot in Python and a bot in Node play %s against each other', async game => {
  const { match, seatSecrets } = await create(s.url, { game });
  const { hostname, port } = new URL(s.url);
  const [python, node] = await Promise.all([
    run('python3', [example('bot.py'), hostname, port, match, seatSecrets[0]!.secret], { timeout: 60_000 }),
    run(process.execPath, [example('bot.mjs'), s.url, match, seatSecrets[1]!.secret], {
      timeout: 60_000,
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  ]);
  const watcher = await Client.join(s.url, { match });
  expect(watcher.table!.ending?.how).toBe('finished');
  expect(watcher.table!.seats).toEqual([
    { kind: 'person', name: 'Python' },
    { kind: 'person', name: 'Node' },
  ]);
  for (const { stdout } of [python, node]) expect(JSON.parse(stdout)).toEqual(watcher.table!.ending);
});
