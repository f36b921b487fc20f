import { type AnyGame, type Damage, type MatchRecord, verifyRecord } from '@cadre/core';
import type { DiceProof } from '@cadre/protocol';
import { chanceAnswers } from './chance-answers.js';
import { commitmentOf, rolled } from './source.js';

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
      if (at < kept) continue; // proven by the record of the match this one plays on from
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
