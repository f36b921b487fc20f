import { mayPick, procedure } from '@cadre/core';
import { type FreeAction, perform } from '../frames.js';
import type { MandoState } from '../state.js';
import { ownerOf } from '../threats/threats.js';

/** MA-114, MA-115: no card, nothing lies in a slot, any action however often, and it counts as none of the two (MA-113). */
export const freeActionProcedure = procedure<MandoState, FreeAction>('freeAction', {
  choose: {
    rule: 'MA-114',
    seat: (s, f) => ownerOf(s, f.who),
    space: (_, f) => mayPick('slot', f.slots),
    take: (_, f, [slot]) => (slot === undefined ? undefined : perform(f.who, slot, -1, f.strength)),
  },
});
