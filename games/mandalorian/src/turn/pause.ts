import { mayPick } from '@cadre/core';
import { procedure } from '../define.js';
import type { CharacterId } from '../ids.js';
import { ownerOf } from '../threats/threats.js';
import { featureDeeds, takeDeed } from './deeds.js';

/** MA-98: an action that has shown something pauses for features of the own space before it goes on. */
export const Pause = procedure('pause', {
  locals: (x: { readonly who: CharacterId }) => x,
  steps: {
    use: {
      rule: 'MA-98',
      when: (s, f) => featureDeeds(s, f.who).length > 0,
      seat: (s, f) => ownerOf(s, f.who),
      space: (s, f) => mayPick('step', featureDeeds(s, f.who)),
      take: (s, _, [code]) => takeDeed(s, code),
    },
  },
});
