import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { processorTime, profiled } from './processor-time.js';
import type { Suite } from './suite.js';

/** One contestant in its own process, of this checkout or of another one: warms up, then runs a round whenever it is told to. */
const [checkout, suiteId, index] = process.argv.slice(2);
/** The suites of the kernel are loaded alone, where a checkout has them apart. */
const modules = ['kernel', 'index'].map(name => join(checkout!, `packages/bench/dist/suites/${name}.js`)).filter(path => existsSync(path));
const suitesIn = async (path: string): Promise<readonly Suite[]> =>
  ((await import(pathToFileURL(path).href)) as { suites: readonly Suite[] }).suites;
let suite: Suite | undefined;
let known: readonly Suite[] = [];
for (const path of modules) {
  if (suite) break;
  known = await suitesIn(path);
  suite = known.find(s => s.id === suiteId);
}
if (!suite) throw new Error(`there is no suite "${suiteId}" here; expected one of ${known.map(s => s.id).join(', ')}`);
const { warmUpMilliseconds, roundMilliseconds } = suite;
const batch = await suite.contestants[Number(index)]!.prepare();

const SLICE = 20;
/** Operations per second of processor time, over so many milliseconds of it: what else runs on the machine does not count. */
const round = async (milliseconds: number): Promise<number> => {
  const start = processorTime();
  let operations = 0,
    spent = 0;
  while (spent < milliseconds) {
    const end = performance.now() + Math.min(SLICE, milliseconds); // asking for processor time costs more than some batches
    do operations += await batch();
    while (performance.now() < end);
    spent = processorTime() - start;
  }
  return (operations * 1000) / spent;
};

process.on('message', async message => {
  if (message === 'round') process.send!({ perSecond: await round(roundMilliseconds) });
  else {
    const { result, parts } = await profiled(
      () => round(warmUpMilliseconds),
      () => round(4 * roundMilliseconds),
    );
    process.send!({ perSecond: result, parts });
  }
});
await round(warmUpMilliseconds);
process.send!('ready');
