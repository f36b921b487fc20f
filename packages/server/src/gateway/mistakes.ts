import { refusal, type WireRefusal } from '@cadre/protocol';
import type { GatewayParts } from './gateway.js';

export const TOO_MANY_MISTAKES = refusal('too-fast', 'too many failed attempts: wait a minute');

/**
 * What to tell a client with a wrong secret. Mistakes count for its address and for the match. Nobody is refused before the
 * secret has been looked at: whoever has the right one gets in, however many others behind the same address guess.
 */
export const countMistake = (mistakes: GatewayParts['mistakes'], address: string, match: string): WireRefusal => {
  const spared = [mistakes(address).take(), mistakes(`match ${match}`).take()];
  return spared.every(Boolean) ? refusal('wrong-secret', 'this secret does not belong to a seat of this match') : TOO_MANY_MISTAKES;
};
