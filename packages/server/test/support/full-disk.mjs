import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openPglite } from '../../dist/store/pglite-client.js';

// A process that may not let any file grow, as if the disk were full, and then may again. It tells what became of its writes.
const [folder] = process.argv.slice(2);
const ROOM = 60_000;
process.on('SIGXFSZ', () => undefined);
const allowed = bytes => execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
const written = () => {
  const journal = `${folder}/pg_wal`;
  const [first] = readdirSync(journal)
    .filter(name => /^[0-9A-F]{24}$/.test(name))
    .sort();
  return readFileSync(`${journal}/${first}`).findLastIndex(byte => byte !== 0) + 1;
};
const beginning = {
  dataDir: folder,
  blank: null,
  lock: null,
  migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)),
};
const db = await openPglite(beginning);
const ask = (text, params = []) => db.query(text, params, 'array');
/** Null when it is done, else what was said. */
const write = n =>
  ask('insert into processes (id, alive_until) values ($1, now())', [`${n} ${'x'.repeat(500)}`]).then(
    () => null,
    thrown => thrown.message,
  );
allowed(written() + ROOM);
let confirmed = 0,
  problem = await write(0);
while (problem === null && confirmed < 5000) problem = await write(++confirmed);
const meanwhile = await Promise.all([write('a'), write('b')]);
allowed('unlimited');
const after = await write('c');
const { rows } = await ask('select count(*) from processes');
await db.close();
console.log(JSON.stringify({ confirmed, problem, meanwhile, after, kept: Number(rows[0][0]) }));
