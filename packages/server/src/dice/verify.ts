import { type AnyGame, CHANCE, type Damage, type MatchRecord, verifyRecord } from '@cadre/core';
import { type DiceProof, diceProofSchema } from '@cadre/protocol';
import { chanceAnswers } from './chance-answers.js';
import { commitmentOf, rolled } from './source.js';

/** The proof that a server has written into a record; null for a record without one. */
export const proofIn = ({ dice }: MatchRecord): DiceProof | Damage | null => {
  if (dice === undefined) return null;
  const { success, data } = diceProofSchema.safeParse(dice);
  return success ? data : { answer: 0, problem: 'the proof of the dice is not one' };
};

/** Whether a finished match was played with the dice that were promised before its first roll. Undefined when it was. */
export const verifyDice = (game: AnyGame, record: MatchRecord, proof: DiceProof): Damage | undefined => {
  const damage = verifyRecord(game, record);
  if (damage) return damage;
  const { match, secret, contributions, rolls, branchedFrom } = proof;
  if (secret === null || rolls === null)
    return { answer: 0, problem: 'the proof is not complete: the dice are revealed when the match is over' };
  if (commitmentOf(match, secret) !== proof.commitment)
    return { answer: 0, problem: 'the revealed secret is not the one that was promised before the match' };
  const kept = branchedFrom?.moment ?? 0;
  let k = 0,
    last = -1;
  for (const { at, state, space, answer } of chanceAnswers(game, record.setup, record.log)) {
    const roll = rolls[k++];
    if (roll === undefined) return { answer: at + 1, problem: `the proof knows ${rolls.length} rolls, the record has more` };
    if (roll === null) {
      if (at < kept) continue; // `verifyBranch` looks at the match it came from
      return { answer: at + 1, problem: 'no roll is named for this answer, and it is from no other match' };
    }
    if (roll <= last) return { answer: at + 1, problem: `roll ${roll} comes after roll ${last}: rolls only go forward` };
    last = roll;
    const promised = rolled(game, state, space, { match, secret, contributions }, roll);
    if (JSON.stringify(promised) !== JSON.stringify(answer))
      return { answer: at + 1, problem: `the promised dice of roll ${roll} are [${promised}], the record says [${answer}]` };
  }
  return k < rolls.length
    ? { answer: record.log.length, problem: `the proof knows ${rolls.length} rolls, the record has ${k}` }
    : undefined;
};

/** Whether what a match took over from another really happened there. Both records have been verified. */
export const verifyBranch = (record: MatchRecord, proof: DiceProof, origin: MatchRecord, from: DiceProof): Damage | undefined => {
  if (proof.branchedFrom?.match !== from.match)
    return { answer: 0, problem: `it plays on from match ${proof.branchedFrom?.match ?? '(none)'}, not from ${from.match}` };
  const chance = record.log.flatMap((e, at) => (e.seat === CHANCE ? [at] : []));
  const lastKept = chance.findLast((_, k) => proof.rolls?.[k] === null) ?? -1;
  const differs = record.log.slice(0, lastKept + 1).findIndex((e, at) => {
    const there = origin.log[at];
    return there?.seat !== e.seat || JSON.stringify(there.answer) !== JSON.stringify(e.answer);
  });
  return differs === -1 ? undefined : { answer: differs + 1, problem: `answer ${differs + 1} is not the one of match ${from.match}` };
};
