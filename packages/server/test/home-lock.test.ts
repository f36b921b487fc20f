import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { connect } from '../src/store/connection.js';
import { holdsLock, lockHome } from '../src/store/home-lock.js';

const LOCKING = fileURLToPath(new URL('./support/locking.mjs', import.meta.url));
const QUICK = { beat: 50, patience: 1000 };
let home: string;
beforeEach(() => {
  home = fs.mkdtempSync(join(tmpdir(), 'cadre-home-'));
});
afterEach(() => fs.rmSync(home, { recursive: true }));

/** A process that tries to lock the home, and keeps the lock until it is killed. */
const lockElsewhere = async (command: readonly string[] = []) => {
  const [name, ...args] = [...command, process.execPath, LOCKING, home];
  const child = spawn(name!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exit = once(child, 'exit');
  const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return {
    said,
    signal: (signal: NodeJS.Signals) => child.kill(signal),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
  };
};
/** As a container is: it sees neither our network nor our processes, only our files. */
const CONTAINER = ['unshare', '--net', '--pid', '--fork', '--kill-child'];
const canUnshare = (): boolean => {
  try {
    execFileSync(CONTAINER[0]!, [...CONTAINER.slice(1), 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false; // no Linux, or not allowed here
  }
};

test('of many that start in one home at once, one gets in, and the others are told', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockHome(home, undefined, QUICK)));
  const refused = all.flatMap(r => (r.status === 'rejected' ? [String(r.reason)] : []));
  expect(refused).toHaveLength(19);
  for (const reason of refused) expect(reason).toContain('is in use by another Cadre');
  for (const r of all) if (r.status === 'fulfilled') r.value.release();
  (await lockHome(home)).release();
  expect(fs.readdirSync(home)).toEqual([]);
});
test.runIf(canUnshare())('a process of another container sees the lock', async () => {
  const lock = await lockHome(home, undefined, QUICK);
  const other = await lockElsewhere(CONTAINER);
  await other.kill();
  expect(other.said).toContain(`in use by another Cadre (process ${process.pid}`);
  lock.release();
});
test('the lock of a process that was killed is free at once', async () => {
  const other = await lockElsewhere();
  expect(other.said).toBe('locked');
  await expect(lockHome(home)).rejects.toThrow('in use by another Cadre');
  await other.kill();
  const steps: string[] = [];
  (await lockHome(home, step => steps.push(step), { beat: 50, patience: 3_600_000 })).release();
  expect(steps).toEqual([`the last process in ${home} was not stopped but killed: the database recovers, which takes some seconds`]);
});
test('an owner that nobody can ask is waited for, and its place is taken only if it gives no sign of life', async () => {
  const owner = { token: 'other', host: 'other-container', pid: 1, pidSpace: 'other', started: '1' };
  const file = join(home, 'lock');
  fs.writeFileSync(file, `${JSON.stringify(owner)}\n000\n`);
  let beats = 0;
  const beating = setInterval(() => fs.writeFileSync(file, `${JSON.stringify(owner)}\n${++beats}\n`), 20);
  const steps: string[] = [];
  await expect(lockHome(home, step => steps.push(step), { beat: 50, patience: 60_000 })).rejects.toThrow('process 1 on other-container');
  expect(steps[0]).toContain('waiting 60 s for a sign of life');
  clearInterval(beating);
  const lock = await lockHome(home, undefined, { beat: 50, patience: 300 });
  expect(holdsLock(lock)).toBe(true);
  lock.release();
});
test('a process that has lost its home while it was stopped writes nothing more', async () => {
  const connection = await connect({ home });
  const beat = (n: number) => connection.runPrepared("insert into processes (id, alive_until) select $1, now() where $1 <> ''", [`p${n}`]);
  await beat(1);
  const file = join(home, 'lock');
  fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(/"token":"[^"]*"/, '"token":"another"'));
  await expect(beat(2)).rejects.toThrow('another Cadre has taken over this home');
  await expect(beat(3)).rejects.toThrow();
  await connection.close();
  expect(fs.readFileSync(file, 'utf8')).toContain('another'); // not ours to remove
  fs.rmSync(file);
  const after = await connect({ home });
  expect(await after.runPrepared('select id from processes where id like $1', ['p%'])).toEqual(['p1']);
  await after.close();
});
