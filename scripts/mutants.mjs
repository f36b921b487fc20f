// How much of a game's rules its tests feel: npm run mutants -- --game special-operations --sample 60 --seed 1
// Changes one place at a time (a comparison, a boolean, a number, an operator, an offer or a term less), runs the game's rule tests from source, and puts the
// file back. What no test notices is listed. `--seconds 120` bounds each run; one that takes longer has noticed, too: it hangs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { mutationsIn, sampleOf } from './mutation-places.mjs';

/** The chapters that decide what is played; how it is worded and what a bot thinks of it is no rule. */
const CHAPTERS = [
  'keywords',
  'effects',
  'missions',
  'attack',
  'round',
  'setup',
  'suffer',
  'squads',
  'table',
  'content/editions.ts',
  'content/missions',
];
const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'special-operations' },
    sample: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '120' },
  },
});
const wrong = says => {
  console.error(says);
  process.exit(2);
};
const whole = (name, least) => {
  const n = Number(values[name]);
  return Number.isInteger(n) && n >= least ? n : wrong(`--${name} ${values[name]}: expected a whole number from ${least} on`);
};
const [sample, seed, seconds] = [whole('sample', 1), whole('seed', 0), whole('seconds', 1)];
const games = readdirSync('games').filter(name => existsSync(join('games', name, 'test')));
if (!games.includes(values.game)) wrong(`--game ${values.game}: expected one of ${games.join(', ')}`);
const folder = join('games', values.game);

const filesIn = (path, ending) =>
  readdirSync(path, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && entry.name.endsWith(ending))
    .map(entry => join(entry.parentPath, entry.name))
    .sort();
const isRule = file => CHAPTERS.some(chapter => file.startsWith(join(folder, 'src', chapter)));
const places = filesIn(join(folder, 'src'), '.ts')
  .filter(isRule)
  .flatMap(file => mutationsIn(readFileSync(file, 'utf8')).map(mutation => ({ file, ...mutation })));
/** Rule tests, in whatever file they are. */
const tests = filesIn(join(folder, 'test'), '.ts').filter(
  file => /\.(rules|test)\.ts$/.test(file) && /\brule\(/.test(readFileSync(file, 'utf8')),
);
/** Undone and forked they prove something about the kernel, not about the rule. */
const AS_WRITTEN = '^(?!.*\\[(undo|fork)\\]$)';

let running;
let changed;
const restore = () => {
  if (changed) writeFileSync(changed.file, changed.text);
  changed = undefined;
};
const stop = () => {
  if (running) process.kill(-running.pid, 'SIGKILL');
  running = undefined;
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    stop();
    restore();
    process.exit(130);
  });
process.on('exit', restore);

/** Whether the rule tests pass: undefined where they took too long. */
const pass = () =>
  new Promise(resolve => {
    const args = ['vitest', 'run', '--project', 'plain', '--bail', '1', '--reporter', 'dot', '-t', AS_WRITTEN, ...tests];
    running = spawn('npx', args, { stdio: 'ignore', detached: true });
    const late = setTimeout(() => {
      stop();
      resolve(undefined);
    }, seconds * 1000);
    running.once('exit', code => {
      clearTimeout(late);
      if (!running) return;
      running = undefined;
      resolve(code === 0);
    });
  });
if ((await pass()) !== true) wrong(`the rule tests of ${values.game} must pass within ${seconds} s before anything is changed`);
const chosen = sampleOf(places, sample, seed);
const survivors = [];
for (const [i, place] of chosen.entries()) {
  const text = readFileSync(place.file, 'utf8');
  changed = { file: place.file, text };
  writeFileSync(place.file, text.slice(0, place.from) + place.becomes + text.slice(place.to));
  const passed = await pass();
  restore();
  const where = `${place.file}:${place.line}: ${place.was} -> ${place.becomes || 'nothing'}`;
  if (passed) survivors.push(where);
  console.log(`${i + 1}/${chosen.length} ${passed ? 'SURVIVED' : passed === false ? 'noticed' : 'noticed (hangs)'} ${where}`);
}
const noticed = chosen.length - survivors.length;
console.log('', ...survivors.map(each => `\nsurvived ${each}`));
console.log(
  `\n${values.game}: ${noticed} of ${chosen.length} changes noticed (${Math.round((100 * noticed) / chosen.length)} %), sample ${sample} of ${places.length} places, seed ${seed}`,
);
