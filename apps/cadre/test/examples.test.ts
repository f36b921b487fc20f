import { execFile, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, create } from '../../../packages/server/test/support/client.js';
import { type Started, start } from '../../../packages/server/test/support/start.js';
import { games } from '../src/registry.js';

const run = promisify(execFile);
const example = (name: string): string => fileURLToPath(new URL(`../../../packages/server/examples/${name}`, import.meta.url));
/** A machine without Python tries the bot in Node on every seat, and says so. */
const hasPython = spawnSync('python3', ['--version']).status === 0;
if (!hasPython) console.warn('python3 is not installed: examples/bot.py is not tried');
/** A whole match of random answers over the wire: measured games have some thousand questions. */
const PATIENCE = 240_000;

let s: Started;
beforeAll(async () => {
  s = await start({ games });
});
afterAll(() => s.close());

test.each(Object.keys(games))(
  'the bots of the examples, one in Python and one in Node, play %s to its end',
  async game => {
    const { match, seatSecrets } = await create(s.url, { game });
    const { hostname, port } = new URL(s.url);
    const outputs = await Promise.all(
      seatSecrets.map(({ secret }, i) =>
        hasPython && i === 0
          ? run('python3', [example('bot.py'), hostname, port, match, secret], { timeout: PATIENCE })
          : run(process.execPath, [example('bot.mjs'), s.url, match, secret], {
              timeout: PATIENCE,
              env: { ...process.env, NODE_OPTIONS: '' },
            }),
      ),
    );
    const watcher = await Client.join(s.url, { match });
    expect(watcher.table!.ending?.how).toBe('finished');
    expect(watcher.table!.seats).toEqual(seatSecrets.map((_, i) => ({ kind: 'person', name: hasPython && i === 0 ? 'Python' : 'Node' })));
    for (const { stdout } of outputs) expect(JSON.parse(stdout)).toEqual(watcher.table!.ending);
  },
  PATIENCE,
);
