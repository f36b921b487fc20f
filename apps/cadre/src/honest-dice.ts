import type { AnyGame, MatchRecord } from '@cadre/core';
import type { DiceProof } from '@cadre/protocol';
import { trueRecord, UntrueRecord } from './record-file.js';

export interface HonestDice {
  readonly commitment: string;
  readonly rolls: number;
  /** Rolls that were made and undone: their numbers are never used again. */
  readonly takenBack: number;
  /** The match whose answers it begins with. They are proven by that match's own record. */
  readonly branchedFrom: DiceProof['branchedFrom'];
}
export interface TrueRecord {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  /** Null where no server has rolled: a record of matches at home has nobody to mistrust. */
  readonly proof: DiceProof | null;
}

/** A record that is true, and whose dice are those that were promised before the match if a server rolled them. */
export const honestRecord = async (file: string): Promise<TrueRecord> => {
  const { game, record } = trueRecord(file);
  if (record.dice === undefined) return { game, record, proof: null };
  const { proofIn, verifyDice } = await import('@cadre/server'); // loads slowly, and few records need it
  const proof = proofIn(record)!;
  const damage = 'problem' in proof ? proof : verifyDice(game, record, proof);
  if (damage) throw new UntrueRecord(file, damage.answer, damage.problem);
  return { game, record, proof: proof as DiceProof };
};

/** The first record plays on from the second. */
export const checkOrigin = async (file: string, { record, proof }: TrueRecord, originFile: string): Promise<void> => {
  const origin = await honestRecord(originFile);
  if (!proof || !origin.proof) throw new UntrueRecord(proof ? originFile : file, 0, 'it has no proof of its dice: no server wrote it');
  const { verifyBranch } = await import('@cadre/server');
  const damage = verifyBranch(record, proof, origin.record, origin.proof);
  if (damage) throw new UntrueRecord(file, damage.answer, damage.problem);
};

export const diceOf = ({ commitment, rolls, branchedFrom }: DiceProof): HonestDice => {
  const made = (rolls ?? []).filter(r => r !== null);
  return { commitment, rolls: made.length, takenBack: (made.at(-1) ?? -1) + 1 - made.length, branchedFrom };
};
