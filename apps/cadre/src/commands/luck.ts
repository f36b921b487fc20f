import type { AnyGame } from '@cadre/core';
import type { Luck } from '@cadre/protocol';
import type { Command } from 'commander';
import { print, printJson } from '../print.js';
import { trueRecord } from '../record-file.js';
import { type Paint, paintFor } from '../text/paint.js';
import { tableText } from '../text/table-text.js';

export const luckCommand = (record: Command): void => {
  record
    .command('luck <file>')
    .description('what each seat got from chance, beside what was to be expected')
    .option('--json', 'print one JSON document')
    .action((file: string, flags: { json?: true }) => luck(file, flags.json === true));
};

const luck = async (file: string, json: boolean): Promise<void> => {
  const { game, record } = trueRecord(file);
  const { luckOf } = await import('@cadre/server'); // loads slowly, and only this command needs it
  const { seats } = luckOf(game, record.setup, record.log);
  if (json) return printJson({ ok: true, file, seats });
  if (seats.length === 0) return print('Nothing was left to chance in this match.');
  print(...seats.flatMap((s, i) => [...(i > 0 ? [''] : []), ...seatText(game, s, paintFor(process.stdout))]));
};

const seatText = (game: AnyGame, { seat, of, count, values, surprise }: Luck['seats'][number], paint: Paint): string[] => [
  `${paint.title(seat === null ? 'Nobody' : game.speech.seat(seat))}  ${paint.quiet(`${of}, ${count} in all; surprise ${surprise.toFixed(2)}, about 1 is ordinary luck`)}`,
  ...tableText(
    [
      { head: 'value', align: 'right' },
      { head: 'came', align: 'right' },
      { head: 'expected', align: 'right' },
    ],
    values.map(v => [String(v.value), String(v.actual), v.expected.toFixed(1)]),
    paint.quiet,
  ),
];
