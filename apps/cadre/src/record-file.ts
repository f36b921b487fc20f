import { type AnyGame, type MatchRecord, readRecord, verifyRecord } from '@cadre/core';
import { CommandError, EXIT } from './command-error.js';
import { readText } from './files.js';
import { findGame } from './find-game.js';

/** The record is invalid from this answer on; 0 is the opening. */
export class InvalidRecord extends CommandError {
  constructor(
    file: string,
    readonly answer: number,
    readonly problem: string,
  ) {
    super(EXIT.failed, `${file} is not valid from ${answer === 0 ? 'the opening' : `answer ${answer}`} on: ${problem}`);
  }
}

/** Reads a record and re-runs it: every answer and fact must be the same. */
export const readVerifiedRecord = (file: string): { game: AnyGame; record: MatchRecord } => {
  const read = readRecord(readText(file));
  if ('damage' in read) throw new InvalidRecord(file, read.damage.answer, read.damage.problem);
  const { record } = read;
  const game = findGame(record.game, EXIT.failed);
  const damage = verifyRecord(game, record);
  if (damage) throw new InvalidRecord(file, damage.answer, damage.problem);
  return { game, record };
};
