import { type Answer, type AnyGame, type AnyState, type Random, type Space, sample } from '@cadre/core';
import { hmac } from '@noble/hashes/hmac';
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

/** All that decides the dice of a match. Only the hash of `secret` is known before the end. */
export interface DiceSecret {
  readonly match: string;
  readonly secret: string;
  /** What each seat added before the first roll: nobody, the server included, could choose the dice alone. */
  readonly contributions: readonly string[];
}

export const commitmentOf = (match: string, secret: string): string => bytesToHex(sha256(`${match}:${secret}`));

/** The numbers of one roll: HMAC-SHA256 over match, contributions, roll and block, cut into 32-bit words. */
export const rollSource = ({ match, secret, contributions }: DiceSecret, roll: number): Random => {
  let block = 0,
    words: number[] = [];
  const next = (): number => {
    if (words.length === 0) {
      const { buffer, byteOffset, byteLength } = hmac(sha256, secret, JSON.stringify([match, contributions, roll, block++]));
      const bytes = new DataView(buffer, byteOffset, byteLength);
      words = Array.from({ length: byteLength / 4 }, (_, i) => bytes.getUint32(4 * i));
    }
    return words.shift()!;
  };
  // The few highest values are drawn again: without that, small remainders would come up more often.
  return below => {
    const limit = 0x1_0000_0000 - (0x1_0000_0000 % below);
    let x = next();
    while (x >= limit) x = next();
    return x % below;
  };
};

/** What chance answers to `space` with this roll. */
export const rolled = (game: AnyGame, s: AnyState, space: Space, dice: DiceSecret, roll: number): Answer =>
  sample(space, rollSource(dice, roll), game.machine.ground(s));
