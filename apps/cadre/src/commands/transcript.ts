import { transcript } from '@cadre/testkit/match-text';
import type { Command } from 'commander';
import { perGame, randomSeed, seedFlag, setupFrom, wholeNumber } from '../flags.js';
import { print, printJson } from '../print.js';
import { games } from '../registry.js';

interface Flags {
  readonly seed?: number;
  readonly answers: number;
  readonly json?: true;
}
const MOST = 100_000;

export const transcriptCommand = (program: Command): void => {
  const command = program.command('transcript').description('print a random match in words, as the golden tests keep it');
  perGame(command, Object.values(games), (sub, game) => {
    seedFlag(sub)
      .option('--answers <number>', 'stop after so many answers', wholeNumber('--answers', 0, MOST), MOST)
      .option('--json', 'print JSON')
      .action((flags: Flags) => {
        const setup = setupFrom(game, flags);
        const seed = flags.seed ?? randomSeed();
        const text = transcript(game, setup, seed, flags.answers);
        if (flags.json) printJson({ game: game.id, setup, seed, text });
        else print(text.trimEnd());
      });
  });
};
