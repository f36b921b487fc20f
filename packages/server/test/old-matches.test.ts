import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noughts } from '@cadre/noughts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkMatches } from '../src/index.js';
import { connect } from '../src/store/connection.js';
import { Client } from './support/client.js';
import { games, start } from './support/start.js';

/** A database takes its time to start on a busy machine. */
const STARTING = 300_000;
let home: string, match: string, secrets: string[];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'cadre-old-'));
  const s = await start({ home });
  const table = await s.table({ game: 'noughts' });
  ({ match, secrets } = table);
  await table.clients[0]!.until(() => table.clients[0]!.asked !== null);
  await table.clients[0]!.answer([4]);
  await s.table({ game: 'bluff' });
  await s.close();
}, STARTING);
afterAll(() => rm(home, { recursive: true }));

const newRules = { ...noughts, rules: '2' };
test('a build with the same rules goes on with every match', async () => {
  expect(await checkMatches({ home }, Object.values(games))).toMatchObject({ matches: 2, broken: [] });
  const s = await start({ home });
  const client = await Client.join(s.url, { match, secrets });
  expect(client.asked).toMatchObject({ seat: 1, seq: 1 });
  await s.close();
});
test('a build with new rules says which matches it breaks, and their facts can still be watched', async () => {
  const { broken } = await checkMatches({ home }, [newRules, games.bluff]);
  expect(broken).toMatchObject([{ match, rules: '1', state: 'in progress' }]);
  expect(broken[0]!.problem).toContain('rules 1 of "noughts", which are not installed');
  const s = await start({ home, games: { ...games, noughts: newRules } });
  const client = await Client.join(s.url, { match, secrets });
  expect(client.table!.frozen).toContain('not installed');
  expect(await client.refusedWith({ type: 'answer', seat: 1, seq: 1, answer: [0] })).toBe('frozen');
  expect(client.last.type).toBe('refused');
  const { events } = (await (await fetch(`${s.url}/api/v1/matches/${match}/facts`)).json()) as { events: { kind: string }[] };
  expect(events.map(h => h.kind)).toContain('answered');
  await s.close();
});
test('with the old rules installed beside the new ones it goes on', async () => {
  const s = await start({ home, games: { ...games, noughts: newRules }, olderGames: [noughts] });
  const client = await Client.join(s.url, { match, secrets });
  expect((await client.answer([0])).type).toBe('done');
  await s.close();
});
test('rules that changed without saying so are found out', async () => {
  const liar = {
    ...noughts,
    setup: () => ({ ...noughts.setup({}), public: { squares: new Array<number>(9).fill(-1), turn: 1, winner: -1 } }),
  };
  const { broken } = await checkMatches({ home }, [liar, games.bluff]);
  expect(broken).toMatchObject([{ match, problem: expect.stringContaining('cannot be replayed') }]);
});

test('a match that cannot be read and one that was lost are named, and the others are still checked', async () => {
  const connection = await connect({ home });
  const rows = (await connection.db.execute(sql`select id from matches where id <> ${match}`)) as unknown as { id: string }[];
  const other = rows[0]!.id;
  await connection.db.execute(sql`update events set event = '{' where match = ${match} and n = 1`);
  await connection.db.execute(sql`delete from matches where id = ${other}`);
  await connection.close();
  const checked = await checkMatches({ home }, Object.values(games));
  expect(checked.matches).toBe(1);
  expect(checked.broken).toMatchObject([
    { match, state: 'unreadable', problem: expect.stringContaining('JSON') },
    { match: other, state: 'lost' },
  ]);
});
