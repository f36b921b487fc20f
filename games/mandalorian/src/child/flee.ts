import { pick } from '@cadre/core';
import { procedure } from '../define.js';
import { type SpaceId, spaceId } from '../ids.js';
import type { MandoKnown } from '../state.js';
import { enemiesIn, facedownIn, neighboursOf } from '../threats/threats.js';
import { giveChild } from './place.js';

/** MA-192: into danger if there is any beside the carrier; features are none. Without a neighbour it stays where it is. */
export const refuges = (s: MandoKnown, from: SpaceId): SpaceId[] => {
  const around = neighboursOf(s, from);
  const dangerous = around.filter(space => enemiesIn(s, space).length > 0 || facedownIn(s, space).length > 0);
  return dangerous.length > 0 ? dangerous : around.length > 0 ? around.slice() : [from];
};
/** MA-194: the same for damage and for an event that frightens it. */
export const Flee = procedure('flee', {
  locals: (x: { readonly from: SpaceId; readonly seat: number }) => x,
  steps: {
    choose: {
      rule: 'MA-191',
      seat: (_, f) => f.seat,
      space: (s, f) => pick('space', refuges(s, f.from)),
      take: (s, _, [space]) => {
        s.public.child.fled = true; // MA-190
        giveChild(s, { held: 'space', by: spaceId(space!) }, 'MA-191');
      },
    },
  },
});
