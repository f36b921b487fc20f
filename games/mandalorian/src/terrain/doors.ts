import { boxOf } from '../box/box.js';
import { AWAY, type CharacterId } from '../ids.js';
import type { MandoKnown } from '../state.js';
import { groundNow } from '../threats/threats.js';
import { isUnlocked, withinRange } from './ground.js';

export const lockedDoors = (s: MandoKnown): number[] =>
  boxOf(s).terrain.doors.flatMap((_, i) => (isUnlocked(s.public.doors, i) ? [] : [i]));
/** Locked doors with a side within the range of you; on the whole map if the op says so. */
export const doorsToOpen = (s: MandoKnown, you: CharacterId, range: number | 'map'): number[] => {
  const from = s.public.characters[you]!.space,
    ground = groundNow(s),
    { doors } = boxOf(s).terrain;
  if (from === AWAY) return [];
  return lockedDoors(s).filter(
    d => range === 'map' || withinRange(ground, from, doors[d]!.a, range) || withinRange(ground, from, doors[d]!.b, range),
  );
};
