import { writeFileSync } from 'node:fs';
import type { ServerBench, ServerFigures } from '@cadre/server/bench';
import { failure, fileReason } from '../command-error.js';
import { print, printJson } from '../print.js';
import { type Paint, paintFor } from '../text/paint.js';
import { openProgress } from '../text/progress.js';
import { tableText } from '../text/table-text.js';

/** A production install leaves out the libraries that we compare with. */
export const notInstalled = (peer: string): string => `${peer} is not installed; to compare with it, run "npm ci" without --omit=dev`;

/** Load on our server and on boardgame.io's, side by side in one run. */
export const benchServerCommand = async (curve: string | undefined, isQuick: boolean, json: boolean): Promise<void> => {
  const { isInstalled } = await import('@cadre/bench');
  if (!isInstalled('boardgame.io')) throw failure(notInstalled('boardgame.io'));
  const { benchServer, curveOf, QUICK } = await import('@cadre/server/bench');
  const progress = openProgress('levels');
  const result = await benchServer({
    module: new URL('../registry.js', import.meta.url).href,
    ...(isQuick && QUICK),
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    onProgress: (done, of) => progress.update(done, of, 'server'),
  }).finally(progress.stop);
  if (curve !== undefined) {
    try {
      writeFileSync(curve, curveOf(result));
    } catch (error) {
      throw failure(`cannot write ${curve}: ${fileReason(error)}`);
    }
  }
  if (json) printJson({ node: process.version, server: result });
  else print(...serverText(result, paintFor(process.stdout)));
};

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 3 });
const right = (head: string) => ({ head, align: 'right' as const });

const serverText = ({ contestants }: ServerBench, paint: Paint): string[] => [
  `${paint.title('Answers per second while 99% reach the other player within 50 ms')}  ${paint.quiet('noughts and crosses')}`,
  ...tableText(
    [{ head: '' }, right('answers/s'), right('tables'), right('p99 ms'), right('ours is')],
    contestants.map((c, i) => [
      c.name,
      c.best ? whole.format(c.best.perSecond) : 'never',
      c.best ? String(c.best.active) : '',
      c.best ? fine.format(c.best.p99) : '',
      i === 0 || c.ratio === null ? '' : `${fine.format(c.ratio)}x`,
    ]),
    paint.quiet,
  ),
  ...contestants.flatMap(c => ['', ...levelText(c, paint)]),
];
const levelText = ({ name, levels, growth }: ServerFigures, paint: Paint): string[] => [
  paint.title(name),
  ...tableText(
    [
      right('active tables'),
      right('idle tables'),
      right('answers/s'),
      right('p50 ms'),
      right('p99 ms'),
      right('refused'),
      right('lost'),
      right('CPU µs/answer'),
      right('bytes/table'),
    ],
    [...levels.map(l => ({ ...l, held: 0, bytesPerMatch: null })), ...growth.map(g => ({ ...g, active: 50 }))].map(l => [
      String(l.active),
      String(l.held),
      whole.format(l.perSecond),
      fine.format(l.p50),
      fine.format(l.p99),
      String(l.refused),
      String(l.lost),
      whole.format(l.cpuPerAnswer),
      l.bytesPerMatch === null ? '' : whole.format(l.bytesPerMatch),
    ]),
    paint.quiet,
  ),
];
