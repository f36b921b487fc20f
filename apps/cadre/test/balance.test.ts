import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { cadre } from './binary.js';

const run = promisify(execFile);
const cells = new URL('../../../scripts/balance-cells.mjs', import.meta.url).href;
/** One cell of the balance page, measured as the page's own script does. */
const cellOf = async (cell: object) => {
  const program = `import { playCell } from ${JSON.stringify(cells)}; console.log(JSON.stringify(await playCell(${JSON.stringify(cell)})));`;
  return JSON.parse((await run(process.execPath, ['--input-type=module', '--eval', program])).stdout);
};

test('the balance page and cadre simulate play the same matches', async () => {
  const setup = { mission: 'm4', difficulty: 'veteran' };
  const cell = await cellOf({ setup, bot: 'heuristic', games: 4, seed: 1, iterations: 1, workers: 1 });
  const { stdout } = await cadre('simulate mandalorian --mission m4 --difficulty veteran --games 4 --seed 1 --workers 1 --json'.split(' '));
  const simulated = JSON.parse(stdout);
  expect(simulated.bots.map((b: { readonly name: string }) => b.name)).toEqual(['heuristic', 'heuristic']);
  expect([simulated.facts, simulated.bots[0].win.count]).toEqual([cell.facts, cell.wins]);
}, 180_000);
