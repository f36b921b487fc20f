import type { AnyGame } from '@cadre/core';
import { seatCount } from '@cadre/server/games';
import type { Command } from 'commander';
import { usageError } from '../command-error.js';
import { botNames } from '../find-game.js';
import { perGame, randomSeed, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { findBot } from '../play/players.js';
import { print, printJson } from '../print.js';
import { blundersOf, defaultBot, games } from '../registry.js';
import { paintFor } from '../text/paint.js';
import { openProgress } from '../text/progress.js';
import { tableText } from '../text/table-text.js';

interface Flags {
  readonly games: number;
  readonly seed?: number;
  readonly bots?: string;
  readonly json?: true;
}
const GAMES = 40;

export const botsCommand = (program: Command): void => {
  const command = program.command('bots').description('look at how bots play');
  const blunders = command.command('blunders').description('let bots play matches, and count what players would call a blunder');
  const counted = Object.values(games).filter(game => blundersOf(game));
  perGame(blunders, counted, (sub, game) => {
    seedFlag(sub)
      .option('--games <number>', 'number of matches', wholeNumber('--games', 1, 100_000), GAMES)
      .option('--bots <names>', `the bot on each seat, separated by commas: ${botNames()} (default: ${defaultBot(game)} on all seats)`)
      .option('--json', 'print JSON')
      .action((flags: Flags) => blundersIn(game, flags));
  });
};

const blundersIn = async (game: AnyGame, flags: Flags): Promise<void> => {
  const { countBlunders } = await import('../blunders.js');
  const setup = setupFrom(game, flags);
  const seats = seatCount(game, setup);
  const names = flags.bots?.split(',').map(name => name.trim()) ?? Array.from({ length: seats }, () => defaultBot(game));
  for (const name of names) findBot(name, game, '--bots');
  if (names.length !== seats) throw usageError(`--bots: expected ${seats} names, got ${names.length}`);
  const seed = flags.seed ?? randomSeed();
  const progress = openProgress('matches');
  const onMatch = (done: number): void => progress.update(done, flags.games, '');
  const blunders = countBlunders(game, { setup, names, seed, matches: flags.games, onMatch });
  progress.stop();
  if (flags.json) return printJson({ ok: true, game: game.id, setup, bots: names, seed, matches: flags.games, blunders });
  const paint = paintFor(process.stdout);
  print(
    `${paint.title(game.name)}  ${paint.quiet(`${flags.games} ${flags.games === 1 ? 'match' : 'matches'}, seed ${seed}`)}`,
    '',
    ...tableText(
      [{ head: 'blunder' }, { head: 'times', align: 'right' }, { head: 'matches with one', align: 'right' }],
      blunders.map(({ kind, count, matches }) => [kind, String(count), String(matches)]),
      paint.quiet,
    ),
  );
};
