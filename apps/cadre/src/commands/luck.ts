import type { AnyGame } from '@cadre/core';
import type { Luck } from '@cadre/protocol';
import type { Command } from 'commander';
import { print, printJson } from '../print.js';
import { readVerifiedRecord } from '../record-file.js';
import { type Paint, paintFor } from '../text/paint.js';
import { tableText } from '../text/table-text.js';

export const luckCommand = (record: Command): void => {
  record
    .command('luck <file>')
    .description('compare the dice and cards of each seat with the expected values')
    .option('--json', 'print JSON')
    .action((file: string, flags: { json?: true }) => luck(file, flags.json === true));
};

const luck = async (file: string, json: boolean): Promise<void> => {
  const { game, record } = readVerifiedRecord(file);
  const { luckOf } = await import('@cadre/server'); // loads slowly, and only this command needs it
  const { seats } = luckOf(game, record.setup, record.log);
  if (json) return printJson({ ok: true, file, seats });
  if (seats.length === 0) return print('No dice or cards in this match.');
  print(...seats.flatMap((s, i) => [...(i > 0 ? [''] : []), ...seatText(game, s, paintFor(process.stdout))]));
};

const seatText = (game: AnyGame, { seat, of, count, values, surprise }: Luck['seats'][number], paint: Paint): string[] => [
  `${paint.title(seat === null ? 'Nobody' : game.speech.seat(seat))}  ${paint.quiet(`${of}, ${count} in total; surprise ${surprise.toFixed(2)} (1 is average luck)`)}`,
  ...tableText(
    [
      { head: 'value', align: 'right' },
      { head: 'actual', align: 'right' },
      { head: 'expected', align: 'right' },
    ],
    values.map(v => [String(v.value), String(v.actual), v.expected.toFixed(1)]),
    paint.quiet,
  ),
];
