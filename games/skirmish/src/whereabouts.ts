import { doorOf } from '@cadre/battle';
import type { None } from '@cadre/core';
import type { Figure, FigureId, SkirmishState, Spot } from './state.js';

type Off = None<'reserve'> | None<'defeated'>;
type Writable = { -readonly [K in 'at']: Figure[K] };
/** Where figures are is written here and nowhere else. */
export const { enter, moveTo, leave } = doorOf<SkirmishState, FigureId, Spot, Off>(
  {
    of: (s, id) => s.public.figures[id]!.at,
    put: (s, id, where) => {
      (s.public.figures[id]! as Writable).at = where;
    },
    isSpot: where => typeof where === 'object',
  },
  [
    // SK-14: whoever has left has no keywords.
    (s, id, passage) => {
      if (passage === 'left') s.public.roster = s.public.roster.filter(holder => holder.id !== id);
    },
  ],
);
