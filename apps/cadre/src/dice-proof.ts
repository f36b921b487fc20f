import type { AnyGame, MatchRecord } from '@cadre/core';
import { type DicePromise, type DiceProof, dicePromiseSchema } from '@cadre/protocol';
import { usageError } from './command-error.js';
import { readJson } from './files.js';
import { InvalidRecord, readVerifiedRecord } from './record-file.js';

export interface DiceSummary {
  readonly commitment: string;
  readonly rolls: number;
  /** Rolls that were undone: their numbers are never used again. */
  readonly undone: number;
  /** Every undo: which seat, and which answers it undid. Players know whether they happened. */
  readonly undos: readonly { readonly seat: number; readonly from: number; readonly to: number }[];
  /** The match it branched from. Its first answers are proven by that match's own record. */
  readonly branchedFrom: DiceProof['branchedFrom'];
}
export interface VerifiedRecord {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  /** Null when no server rolled the dice: a local match has nothing to prove. */
  readonly proof: DiceProof | null;
}

/** What somebody saw of the dice before the first roll, from a file that the web page has saved. */
export const readPromise = (file: string): DicePromise => {
  const { success, data } = dicePromiseSchema.safeParse(readJson(file));
  if (!success) throw usageError(`${file} is not a promise: expected {"commitment":"…","contributions":["…"]}`);
  return data;
};

/** Checks a record, and if a server rolled its dice, that they are the ones it committed to before the match. */
export const verifyRecordFile = async (file: string, promise?: DicePromise): Promise<VerifiedRecord> => {
  const { game, record } = readVerifiedRecord(file);
  if (record.dice === undefined) {
    if (promise) throw new InvalidRecord(file, 0, 'it has no dice proof to compare with the commitment: it was not written by a server');
    return { game, record, proof: null };
  }
  const { proofIn, verifyDice } = await import('@cadre/server'); // loads slowly, and few records need it
  const proof = proofIn(record)!;
  const damage = 'problem' in proof ? proof : verifyDice(game, record, proof, promise);
  if (damage) throw new InvalidRecord(file, damage.answer, damage.problem);
  return { game, record, proof: proof as DiceProof };
};

/** Checks that the first record branches from the second. */
export const checkOrigin = async (file: string, { record, proof }: VerifiedRecord, originFile: string): Promise<void> => {
  const origin = await verifyRecordFile(originFile);
  if (!proof || !origin.proof)
    throw new InvalidRecord(proof ? originFile : file, 0, 'it has no dice proof: it was not written by a server');
  const { verifyBranch } = await import('@cadre/server');
  const damage = verifyBranch(record, proof, origin.record, origin.proof);
  if (damage) throw new InvalidRecord(file, damage.answer, damage.problem);
};

export const diceSummary = ({ commitment, rolls, undone, branchedFrom }: DiceProof): DiceSummary => {
  const isRoll = (roll: number | null): boolean => roll !== null;
  return {
    commitment,
    rolls: (rolls ?? []).filter(isRoll).length,
    undone: (undone ?? []).flatMap(u => u.answers).filter(a => isRoll(a.roll)).length,
    undos: (undone ?? []).map(({ seat, to, answers }) => ({ seat, from: to + 1, to: to + answers.length })),
    branchedFrom,
  };
};
