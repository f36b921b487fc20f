import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableEvent } from '@cadre/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './support/client.js';
import { type ServerProcess, startProcess } from './support/processes.js';
import { start } from './support/start.js';

/** What the database may still write before its disk is full: enough to start, not enough to chat for long. */
const ROOM = 400_000;
const CHATTER = 'x'.repeat(480);
let home: string, server: ServerProcess | null;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cadre-disk-'));
});
afterAll(async () => {
  await server?.end('SIGKILL');
  await rm(home, { recursive: true });
});
/** How far the journal of the database has been written: behind that there are only zeros. */
const journalBytes = async (): Promise<number> => {
  const folder = join(home, 'database', 'pg_wal');
  const [first] = (await readdir(folder)).filter(name => /^[0-9A-F]{24}$/.test(name)).sort();
  const bytes = await readFile(join(folder, first!));
  return bytes.findLastIndex(byte => byte !== 0) + 1;
};

test.skipIf(process.platform === 'win32')(
  'a full disk is told, nothing that was confirmed is lost, and no match is half written',
  { timeout: 300_000 },
  async () => {
    const before = await start({ home });
    const { match, secrets } = await before.table({ game: 'noughts' });
    await before.close();

    server = await startProcess({ CADRE_HOME: home }, (await journalBytes()) + ROOM);
    const client = await Client.join(server.url, { match, secrets });
    const confirmed: string[] = [];
    let refused: Awaited<ReturnType<Client['ask']>> | null = null;
    for (let i = 0; i < 5000 && !refused; i++) {
      const text = `${i} ${CHATTER}`;
      const said = await client.ask({ type: 'say', seat: 0, text });
      if (said.type === 'done') confirmed.push(text);
      else refused = said;
    }
    expect(confirmed.length).toBeGreaterThan(0);
    expect(refused).toMatchObject({ type: 'refused', refusal: { kind: 'try-again', code: 'storage' } });
    await client.until(() => client.messages.some(m => m.type === 'storage' && m.problem !== null));
    const health = await fetch(`${server.url}/readyz`);
    expect([health.status, await health.json()]).toMatchObject([503, { ready: false, problem: expect.stringContaining('unavailable') }]);
    // Reading and small writes still work on a full disk: that must not look like health.
    for (let i = 0; i < 60; i++) {
      expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
    await server.end('SIGKILL');

    server = await startProcess({ CADRE_HOME: home }); // somebody has made room
    const back = await Client.join(server.url, { match, secrets });
    const { events } = back.messages[0] as { events: TableEvent[] };
    expect(events.map(h => h.n)).toEqual(events.map((_, i) => i + 1));
    const texts = events.flatMap(h => (h.kind === 'said' ? [h.text] : []));
    expect(texts.slice(0, confirmed.length)).toEqual(confirmed);
    expect((await back.answer([4])).type).toBe('done');
  },
);
