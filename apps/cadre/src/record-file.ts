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

interface RecordOfGame {
  readonly game: AnyGame;
  readonly record: MatchRecord;
}
const readRecordFile = (file: string): RecordOfGame => {
  const read = readRecord(readText(file));
  if ('damage' in read) throw new InvalidRecord(file, read.damage.answer, read.damage.problem);
  return { game: findGame(read.record.game, EXIT.failed), record: read.record };
};
const verified = (file: string, found: RecordOfGame): RecordOfGame => {
  const damage = verifyRecord(found.game, found.record);
  if (damage) throw new InvalidRecord(file, damage.answer, damage.problem);
  return found;
};
/** Reads a record and re-runs it: every answer and fact must be the same. */
export const readVerifiedRecord = (file: string): RecordOfGame => verified(file, readRecordFile(file));
/** The same, but a record of other rules, which cannot be re-run, is taken as it is: it tells what happened all the same. */
export const readShownRecord = (file: string): RecordOfGame => {
  const found = readRecordFile(file);
  return found.record.rules === found.game.rules ? verified(file, found) : found;
};
