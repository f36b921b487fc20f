import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUpHome, checkMatches, openAdmin, remoteAdmin, restoreHome } from '../src/index.js';
import { Client } from './support/client.js';
import { games, start } from './support/start.js';

let folder: string, home: string, first: string, second: string, secrets: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cadre-admin-'));
  home = join(folder, 'home');
  const s = await start({ home });
  const one = await s.table({ game: 'noughts' });
  ({ match: first, secrets } = one);
  await one.clients[0]!.until(() => one.clients[0]!.asked !== null);
  await one.clients[0]!.answer([4]);
  await one.clients[0]!.ask({ type: 'report', seat: 0, text: 'the dice are green' });
  const two = await s.table({ game: 'bluff' });
  second = two.match;
  await two.clients[0]!.ask({ type: 'resign', seat: 0 });
  const headers = { authorization: `Bearer ${secrets[0]}`, 'content-type': 'application/json' };
  expect((await fetch(`${s.url}/api/v1/documents/list`, { method: 'PUT', headers, body: '{}' })).status).toBe(200);
  await s.close();
});
afterAll(() => rm(folder, { recursive: true }));

test('a home that is backed up and restored elsewhere goes on with every match', async () => {
  const file = join(folder, 'cadre.backup'),
    other = join(folder, 'other');
  await backUpHome(home, file);
  await restoreHome(other, file);
  await expect(restoreHome(other, file)).rejects.toThrow('already has a database');
  const secret = [home, join(home, 'database'), other, join(other, 'database')];
  for (const path of secret) expect((await stat(path)).mode & 0o077, path).toBe(0); // nobody else reads the secrets of future dice
  expect(await checkMatches({ home: other }, Object.values(games))).toMatchObject({ matches: 2, broken: [] });
  const s = await start({ home: other });
  const client = await Client.join(s.url, { match: first, secrets });
  expect((await client.answer([0])).type).toBe('done');
  await expect(backUpHome(other, join(folder, 'never'))).rejects.toThrow('in use by another Cadre');
  await s.close();
});
test('a server that is not there, or not an address, is named', async () => {
  await expect(remoteAdmin('127.0.0.1:8080', 'x').matches()).rejects.toThrow('CADRE_SERVER is "127.0.0.1:8080"');
  await expect(remoteAdmin('http://127.0.0.1:9', 'x').matches()).rejects.toThrow('no server answers at http://127.0.0.1:9');
});
test('matches and reports are listed, and a deleted match leaves nothing behind', async () => {
  const admin = await openAdmin({ home });
  expect(await admin.matches()).toMatchObject([
    { match: first, game: 'noughts', isOver: false },
    { match: second, game: 'bluff', isOver: true },
  ]);
  expect(await admin.reports()).toMatchObject([{ match: first, seat: 0, text: 'the dice are green' }]);
  const { report } = (await admin.reports())[0]!;
  expect([await admin.dismiss(['unknown']), await admin.dismiss([report])]).toEqual([0, 1]);
  expect(await admin.reports()).toEqual([]);
  expect(await admin.remove([first])).toBe(1);
  expect(await admin.remove([first])).toBe(0);
  expect((await admin.matches()).map(m => m.match)).toEqual([second]);
  expect(await admin.reports()).toEqual([]);
  await admin.close();
  expect(await checkMatches({ home }, Object.values(games))).toMatchObject({ matches: 1, broken: [] }); // deleted, not lost
  const s = await start({ home });
  expect((await fetch(`${s.url}/api/v1/matches/${first}`)).status).toBe(404);
  expect((await fetch(`${s.url}/api/v1/documents`, { headers: { authorization: `Bearer ${secrets[0]}` } })).status).toBe(401);
  await s.close();
});
