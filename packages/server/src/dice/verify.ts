import {
  type AnyGame,
  type AnyState,
  CHANCE,
  type Damage,
  type MatchRecord,
  openMatch,
  answer as take,
  undo,
  verifyRecord,
} from '@cadre/core';
import { type DicePromise, type DiceProof, diceProofSchema } from '@cadre/protocol';
import { commitmentOf, rolled } from './source.js';

/** The proof that a server has written into a record; null for a record without one. */
export const proofIn = ({ dice }: MatchRecord): DiceProof | Damage | null => {
  if (dice === undefined) return null;
  const { success, data } = diceProofSchema.safeParse(dice);
  return success ? data : { answer: 0, problem: 'the proof of the dice is not one' };
};

/**
 * Whether a finished match was played with the dice that were promised before its first roll. Undefined when it was.
 * Without `promise`, what a player saw before the first roll, the proof is only compared with itself.
 */
export const verifyDice = (game: AnyGame, record: MatchRecord, proof: DiceProof, promise?: DicePromise): Damage | undefined => {
  const damage = verifyRecord(game, record);
  if (damage) return damage;
  const { match, secret, contributions, rolls, undone } = proof;
  const wrong = (problem: string): Damage => ({ answer: 0, problem });
  if (secret === null || rolls === null || undone === null)
    return wrong('the proof is not complete: the dice are revealed when the match is over');
  if (commitmentOf(match, secret) !== proof.commitment)
    return wrong('the revealed secret is not the one that was promised before the match');
  if (promise && promise.commitment !== proof.commitment)
    return wrong(`the commitment is not the one seen before the first roll: expected ${promise.commitment}, got ${proof.commitment}`);
  const changed = promise?.contributions?.findIndex((text, seat) => text !== contributions[seat]) ?? -1;
  if (changed >= 0) return wrong(`the contribution of seat ${changed} is not the one seen before the first roll`);
  const chance = record.log.filter(e => e.seat === CHANCE).length;
  if (chance !== rolls.length) return wrong(`the proof knows ${rolls.length} rolls, the record has ${chance}`);
  return verifyTimeline(game, record, { ...proof, secret, rolls, undone });
};

/** The proof of a match that is over. */
interface Revealed extends DiceProof {
  readonly secret: string;
  readonly rolls: (number | null)[];
  readonly undone: NonNullable<DiceProof['undone']>;
}
interface Played {
  readonly seat: number;
  readonly answer: readonly number[];
  readonly roll: number | null;
}
/** The match as it really went, undone answers included: every roll from 0 on is in it, in order, and was used where it stands. */
const verifyTimeline = (game: AnyGame, record: MatchRecord, proof: Revealed): Damage | undefined => {
  const { match, secret, contributions, rolls, undone, branchedFrom } = proof;
  const unread = [...rolls];
  const final = record.log.map(({ seat, answer }): Played => ({ seat, answer, roll: seat === CHANCE ? unread.shift()! : null }));
  // Backwards: what stood before an undo is what stood after it, and the answers it undid.
  const stages = [final];
  for (const { to, answers } of [...undone].reverse()) {
    const after = stages[0]!;
    if (to > after.length)
      return { answer: after.length, problem: `an undo goes back to answer ${to + 1}, but there are only ${after.length}` };
    stages.unshift([...after.slice(0, to), ...answers]);
  }
  const m = openMatch(game, record.setup);
  let next = 0;
  const play = ({ seat, answer, roll }: Played, at: number): string | null => {
    const pending = (m.state as AnyState).pending;
    const space = pending?.asks.find(a => a.seat === seat)?.space;
    if (seat === CHANCE && roll === null && at >= (branchedFrom?.moment ?? 0))
      return 'no roll is named for this answer, and it is from no other match';
    if (seat === CHANCE && roll !== null && space) {
      if (roll < next) return `roll ${roll} comes after roll ${next - 1}: rolls only go forward`;
      if (roll > next)
        return `${roll - next === 1 ? `roll ${next} is` : `rolls ${next} to ${roll - 1} are`} missing, and no undone answer accounts for that`;
      next++;
      const promised = rolled(game, m.state as AnyState, space, { match, secret, contributions }, roll);
      if (JSON.stringify(promised) !== JSON.stringify(answer))
        return `the promised dice of roll ${roll} are [${promised}], the record says [${answer}]`;
    }
    const refusal = take(m, seat, pending?.seq ?? -1, [...answer]);
    return refusal && `it is refused: ${refusal.message}`;
  };
  for (const [k, stage] of stages.entries()) {
    for (let at = m.log.length; at < stage.length; at++) {
      const problem = play(stage[at]!, at);
      if (problem)
        return { answer: at + 1, problem: k < undone.length && at >= undone[k]!.to ? `undone answer ${at + 1}: ${problem}` : problem };
    }
    if (k < undone.length) undo(m, undone[k]!.to);
  }
  return undefined;
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
