import { openSlots } from '../events/slots.js';
import type { MandoView } from './scene.js';
import type { Means } from './turn-plan.js';

const MANDATORY = 2;
/** What this player can still do in this turn, if it is theirs. */
export const meansOf = (view: MandoView): Means => {
  const { turn } = view.public;
  const own = turn.seat === view.seat && turn.step === 'action';
  return {
    seat: view.seat,
    hand: view.mine?.hand ?? [],
    slots: openSlots(view),
    cards: own ? Math.max(0, MANDATORY - turn.cards) : 0,
  };
};
