import type { Measured, SuiteResult } from '@cadre/bench';
import type { Command } from 'commander';
import { wrongCall } from '../exit.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { type Paint, paintFor } from '../text/paint.js';
import { openProgress } from '../text/progress.js';
import { tableText } from '../text/table-text.js';
import { benchOfServer, notInstalled } from './bench-server.js';

/** Not among the suites: it measures whole processes under load, not functions. */
const SERVER = 'server';

export const benchCommand = (program: Command): void => {
  program
    .command('bench')
    .description('measure speed against peers: same run, rounds in turn, each contestant in its own process')
    .argument('[suite]', `one suite, or one group of them, only; "${SERVER}" for the load on a server, which takes minutes`)
    .option('--json', 'print one JSON document')
    .option('--heap <matches>', 'how many matches the memory is measured over, where it is', wholeNumber('--heap', 10, 10_000_000))
    .option('--curve <file>', `draw the load on a server as SVG into this file (with "${SERVER}")`)
    .action((suite: string | undefined, flags: { json?: true; curve?: string; heap?: number }) => {
      if (suite === SERVER) return benchOfServer(flags.curve, flags.json === true);
      if (flags.curve !== undefined) throw wrongCall(`--curve goes with "${SERVER}", as in cadre bench ${SERVER} --curve load.svg`);
      return bench(suite, flags.json === true, flags.heap);
    });
};

const bench = async (id: string | undefined, json: boolean, heap: number | undefined): Promise<void> => {
  const { runSuites, suites } = await import('@cadre/bench');
  const asked = id === undefined ? suites : suites.filter(s => s.id === id || s.group === id);
  if (asked.length === 0)
    throw wrongCall(`there is no suite "${id}"; there are: ${[...new Set(suites.map(s => s.group ?? s.id)), SERVER].join(', ')}`);
  const progress = openProgress('rounds');
  const measured = asked.map(s => (heap === undefined || s.heapBatches === undefined ? s : { ...s, heapBatches: heap }));
  const results = await runSuites(measured, p => progress.update(p.done, p.of, p.suite)).finally(progress.stop);
  if (json) return printJson({ node: process.version, suites: results.map(withTimes) });
  const paint = paintFor(process.stdout);
  print(results.map(r => suiteText(r, paint).join('\n')).join('\n\n'));
};

const microseconds = (perSecond: number): number => 1e6 / perSecond;
const withTimes = (r: SuiteResult) => ({
  ...r,
  contestants: r.contestants.map(c => ({ ...c, microseconds: microseconds(c.median) })),
});
const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const suiteText = (r: SuiteResult, paint: Paint): string[] => [
  `${paint.title(r.title)}  ${paint.quiet(r.id)}`,
  ...tableText(
    [
      { head: '' },
      { head: `${r.unit}/s, middle`, align: 'right' },
      { head: 'best', align: 'right' },
      { head: `µs/${r.unit}`, align: 'right' },
      { head: 'ours is', align: 'right' },
    ],
    r.contestants.map((c, i) => [
      c.name,
      whole.format(c.median),
      whole.format(c.best),
      fine.format(microseconds(c.median)),
      ratioText(c, i, paint),
    ]),
    paint.quiet,
  ),
  ...heapText(r),
  ...r.missing.map(peer => paint.quiet(notInstalled(peer))),
];
const heapText = ({ heap }: SuiteResult): string[] => {
  const last = heap.at(-1);
  if (!last) return [];
  const megabytes = heap.map(h => fine.format(h.megabytes)).join(' ');
  return [`memory in use at ${heap.length} moments of ${whole.format(last.batches)} matches, in MB: ${megabytes}`];
};
const ratioText = (c: Measured, i: number, paint: Paint): string => {
  if (i === 0) return '';
  return c.ratio >= 1 ? paint.good(`${fine.format(c.ratio)}x as fast`) : paint.harm(`${fine.format(1 / c.ratio)}x as slow`);
};
