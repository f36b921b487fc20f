import { createHash, createHmac } from 'node:crypto';
import { type Answer, type AnyGame, type AnyState, type Random, type Space, sample } from '@cadre/core';

/** All that decides the dice of a match. Only the hash of `secret` is known before the end. */
export interface DiceSecret {
  readonly match: string;
  readonly secret: string;
  /** What each seat added before the first roll: nobody, the server included, could choose the dice alone. */
  readonly contributions: readonly string[];
}

export const commitmentOf = (match: string, secret: string): string => createHash('sha256').update(`${match}:${secret}`).digest('hex');

/** The numbers of one roll: HMAC-SHA256 over match, contributions, roll and block, cut into 32-bit words. */
export const rollSource = ({ match, secret, contributions }: DiceSecret, roll: number): Random => {
  let block = 0,
    words: number[] = [];
  const next = (): number => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', secret)
        .update(JSON.stringify([match, contributions, roll, block++]))
        .digest();
      words = Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32BE(4 * i));
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
