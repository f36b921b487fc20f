import { doorOf, type Follows } from '@cadre/battle';
import type { None } from '@cadre/core';
import type { Character, CharacterId, EncounterState, Spot } from './state.js';
import { standElsewhere } from './suffer/standing.js';

type Off = None<'waiting'> | None<'removed'>;
type Writable = { -readonly [K in 'at']: Character[K] };
/** Whoever leaves engages nobody and makes nobody immune, so nothing hangs on it here. */
const othersFollow: Follows<EncounterState, CharacterId, Spot, Off> = (s, _, passage) => {
  if (passage === 'entered' || passage === 'moved') standElsewhere(s);
};
/** Where characters are is written here and nowhere else: `at` is read-only for everybody else. */
export const { enter, moveTo, leave } = doorOf<EncounterState, CharacterId, Spot, Off>(
  {
    of: (s, id) => s.public.characters[id]!.at,
    put: (s, id, where) => {
      (s.public.characters[id]! as Writable).at = where;
    },
    isSpot: where => typeof where === 'object',
  },
  [othersFollow],
);
