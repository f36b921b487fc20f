import { expect, test } from 'vitest';
import { openHealth } from '../src/operation/health.js';
import { connect } from '../src/store/connection.js';
import { probeStorage } from '../src/store/documents.js';
import { documents } from '../src/store/schema.js';
import { emptyDatabase } from './support/empty-database.js';

test('health is a state: one success among failures changes nothing until storing works again', async () => {
  const changes: (string | null)[] = [];
  let isFull = true;
  const health = openHealth(
    async () => {
      if (isFull) throw new Error('no space left');
    },
    problem => changes.push(problem),
  );
  health.succeeded();
  expect(health.problem).toBeNull();
  health.failed('full');
  for (let i = 0; i < 5; i++) {
    health.succeeded();
    await new Promise(resolve => setImmediate(resolve));
    expect(health.problem).toBe('full');
  }
  isFull = false;
  expect(health.problem).toBe('full'); // nobody has looked yet
  health.succeeded();
  await expect.poll(() => health.problem).toBeNull();
  expect(changes).toEqual(['full', null]);
  health.stopping();
  expect(health.problem).toBe('the server is stopping');
});

test('the test write is as large as it is told to be, and leaves nothing behind', async () => {
  const connection = await connect({ home: null, blank: await emptyDatabase() });
  const journal = async (): Promise<number> => Number((await connection.runPrepared("select pg_current_wal_insert_lsn() - '0/0'", []))[0]);
  const before = await journal();
  await probeStorage(connection.db);
  expect((await journal()) - before).toBeGreaterThan(43_000); // not even PostgreSQL can compress it
  expect(await connection.db.select().from(documents)).toEqual([]);
  await connection.close();
});
