import type { AnyGame, AnyState, Game, Setup } from '@cadre/core';
import { expect, test } from 'vitest';
import { CHECKS, type Lines, playLines, withDefaults } from './conformance/index.js';
import { matchText, transcript } from './match-text.js';

/** The line in which the suite found something, by its number: `lines` are those of the run. */
export const lineTranscript = <S extends AnyState>(game: Game<S>, lines: Partial<Lines<S>>, number: number): string => {
  for (const line of playLines(game, withDefaults(lines), CHECKS))
    if (line.number === number)
      return matchText(game, line.setup, `line ${number}, seed ${line.seed}, policy ${line.policy}`, (_, n) => line.log[n]);
  throw new Error(`expected the number of a line of this run, got ${number}`);
};

/** Fixed matches, kept as text beside the tests. `vitest -u` writes them anew after an intended change. `answers`: where a long one breaks off. */
export const transcripts = (game: AnyGame, folder: string, setups: readonly Setup[], answers: readonly number[] = []): void => {
  test.each(setups.map((setup, i) => ({ n: i + 1, setup })))(`transcript $n of ${game.id}`, async ({ n, setup }) => {
    await expect(transcript(game, setup, n, answers[n - 1])).toMatchFileSnapshot(`${folder}/${String(n).padStart(2, '0')}.txt`);
  });
};
