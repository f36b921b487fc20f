import { resolve } from 'node:path';
import type { Measurement, SuiteResult } from '@cadre/bench';
import type { Command } from 'commander';
import { usageError } from '../command-error.js';
import { wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { type Paint, paintFor } from '../text/paint.js';
import { openProgress } from '../text/progress.js';
import { tableText } from '../text/table-text.js';
import { benchServerCommand, notInstalled } from './bench-server.js';

/** Not among the suites: it measures whole processes under load, not functions. */
const SERVER = 'server';

interface Flags {
  readonly json?: true;
  readonly curve?: string;
  readonly heap?: number;
  readonly against?: string;
  readonly rounds?: number;
  readonly quick?: true;
}

export const benchCommand = (program: Command): void => {
  program
    .command('bench')
    .description('measure speed side by side with other libraries, or with another checkout of Cadre')
    .argument('[suite]', `one suite or group of suites; "${SERVER}" measures a server under load and takes minutes`)
    .option('--json', 'print JSON')
    .option('--against <folder>', 'compare with this built checkout of Cadre, as in: cadre bench kernel --against ../cadre-before')
    .option('--rounds <number>', 'rounds per contestant (default: a few, which each suite decides)', wholeNumber('--rounds', 1, 1000))
    .option('--heap <matches>', 'number of matches over which memory is measured', wholeNumber('--heap', 10, 10_000_000))
    .option('--quick', `three levels of load, once each, in about a minute (with "${SERVER}")`)
    .option('--curve <file>', `write the load curve as SVG to this file (with "${SERVER}")`)
    .action((suite: string | undefined, flags: Flags) => {
      if (suite === SERVER && flags.against !== undefined) throw usageError(`--against does not work with "${SERVER}"`);
      if (suite === SERVER) return benchServerCommand(flags.curve, flags.quick === true, flags.json === true);
      if (flags.quick) throw usageError(`--quick needs "${SERVER}", as in: cadre bench ${SERVER} --quick`);
      if (flags.curve !== undefined) throw usageError(`--curve needs "${SERVER}", as in: cadre bench ${SERVER} --curve load.svg`);
      return bench(suite, flags);
    });
};

const bench = async (id: string | undefined, { json, heap, against, rounds }: Flags): Promise<void> => {
  const { isBuiltCheckout, runSuites, suites } = await import('@cadre/bench');
  const chosen = id === undefined ? suites : suites.filter(s => s.id === id || s.group === id);
  if (chosen.length === 0) {
    const names = new Set(suites.flatMap(s => [s.group ?? [], s.id.includes(':') ? [] : s.id].flat()));
    throw usageError(`there is no suite "${id}"; expected one of ${[...names, SERVER].join(', ')}`);
  }
  if (against !== undefined && !isBuiltCheckout(against))
    throw usageError(`--against: ${against} is not a built checkout of Cadre; run "npm ci" there first`);
  const progress = openProgress('rounds');
  const results = await runSuites(
    chosen.map(s => (heap === undefined || s.heapBatches === undefined ? s : { ...s, heapBatches: heap })),
    {
      ...(against === undefined ? {} : { against: resolve(against) }),
      ...(rounds === undefined ? {} : { rounds }),
      onProgress: p => progress.update(p.done, p.of, p.suite),
    },
  ).finally(progress.stop);
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
      { head: `${r.unit}/s, median`, align: 'right' },
      { head: 'best', align: 'right' },
      { head: `µs/${r.unit}`, align: 'right' },
      { head: 'ours is (middle half of rounds)' },
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
  ...partsText(r, paint),
  ...heapText(r),
  ...r.missing.map(peer => paint.quiet(notInstalled(peer))),
];
/** Which package takes the time: a game whose rules do more is told from a kernel that is slower. */
const partsText = ({ contestants, unit }: SuiteResult, paint: Paint): string[] => {
  const measured = contestants.filter(c => c.parts);
  const total = (name: string): number => measured.reduce((n, c) => n + (c.parts?.[name] ?? 0), 0);
  const names = [...new Set(measured.flatMap(c => Object.keys(c.parts!)))].sort((a, b) => total(b) - total(a));
  if (names.length === 0) return [];
  return tableText(
    [{ head: `µs of processor time/${unit}, profiled` }, ...names.map(head => ({ head, align: 'right' as const }))],
    measured.map(c => [c.name, ...names.map(name => fine.format(c.parts![name] ?? 0))]),
    paint.quiet,
  );
};
const heapText = ({ heap }: SuiteResult): string[] => {
  const last = heap.at(-1);
  if (!last) return [];
  const megabytes = heap.map(h => fine.format(h.megabytes)).join(' ');
  return [`memory in use, ${heap.length} times during ${whole.format(last.batches)} matches, in MB: ${megabytes}`];
};
const ratioText = ({ ratio, spread: [low, high] }: Measurement, i: number, paint: Paint): string => {
  if (i === 0) return '';
  const between = paint.quiet(`(${fine.format(low)} to ${fine.format(high)})`);
  return `${(ratio >= 1 ? paint.good : paint.harm)(`${fine.format(ratio)}x as fast`)} ${between}`;
};
