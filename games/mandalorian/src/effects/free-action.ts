import { type Go, mayPick } from '@cadre/core';
import { Perform } from '../actions/perform.js';
import { procedure } from '../define.js';
import { type CharacterId, NO_CARD } from '../ids.js';
import { ownerOf } from '../threats/threats.js';

const locals = (x: { readonly who: CharacterId; readonly slots: number[]; readonly strength: number }) => x;
export type FreeActionLocals = ReturnType<typeof locals>;

/** MA-114, MA-115: no card, nothing lies in a slot, any action however often, and it counts as none of the two (MA-113). */
export const FreeAction = procedure('freeAction', {
  locals,
  steps: {
    choose: {
      rule: 'MA-114',
      seat: (s, f) => ownerOf(s, f.who),
      space: (_, f) => mayPick('slot', f.slots),
      take: (_, f, [slot]): Go => (slot === undefined ? undefined : Perform.call({ you: f.who, slot, card: NO_CARD, base: f.strength })),
    },
  },
});
