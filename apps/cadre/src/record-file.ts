import { type AnyGame, type MatchRecord, readRecord, verifyRecord } from '@cadre/core';
import { Complaint, EXIT } from './exit.js';
import { textOf } from './files.js';
import { findGame } from './find-game.js';

/** The record stops being true at this answer; 0 is the opening. */
export class UntrueRecord extends Complaint {
  constructor(
    file: string,
    readonly answer: number,
    readonly problem: string,
  ) {
    super(EXIT.bad, `${file} is not true from ${answer === 0 ? 'the opening' : `answer ${answer}`} on: ${problem}`);
  }
}

/** A record that is whole and can be re-run here: read, its game found, every answer and fact the same. */
export const trueRecord = (file: string): { game: AnyGame; record: MatchRecord } => {
  const read = readRecord(textOf(file));
  if ('damage' in read) throw new UntrueRecord(file, read.damage.answer, read.damage.problem);
  const { record } = read;
  const game = findGame(record.game, EXIT.bad);
  const damage = verifyRecord(game, record);
  if (damage) throw new UntrueRecord(file, damage.answer, damage.problem);
  return { game, record };
};
