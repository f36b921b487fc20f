import { suites } from './suites/index.js';

/** One contestant in its own process: warms up, then runs a round whenever it is told to. */
const [suiteId, index] = process.argv.slice(2);
const suite = suites.find(s => s.id === suiteId);
if (!suite) throw new Error(`there is no suite "${suiteId}" here; expected one of ${suites.map(s => s.id).join(', ')}`);
const batch = await suite.contestants[Number(index)]!.prepare();

const round = async (milliseconds: number): Promise<number> => {
  const start = performance.now();
  let operations = 0,
    now = start;
  while (now - start < milliseconds) {
    operations += await batch();
    now = performance.now();
  }
  return (operations * 1000) / (now - start);
};

await round(suite.warmUpMilliseconds);
process.on('message', async () => {
  process.send!({ perSecond: await round(suite.roundMilliseconds) });
});
process.send!('ready');
