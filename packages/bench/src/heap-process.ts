import { setImmediate } from 'node:timers/promises';
import { suites } from './suites/index.js';

/** Runs batches of a suite's first contestant and reports the memory in use at equal distances. */
const [id, batches, marks] = process.argv.slice(2);
const suite = suites.find(s => s.id === id)!;
const batch = await suite.contestants[0].prepare();
const each = Math.max(1, Math.floor(Number(batches) / Number(marks)));

for (let mark = 1; mark <= Number(marks); mark++) {
  for (let n = 0; n < each; n++) await batch();
  await setImmediate(); // lets pending callbacks release their memory
  globalThis.gc!();
  process.send!({ batches: mark * each, megabytes: process.memoryUsage().heapUsed / 1e6 });
}
process.disconnect();
