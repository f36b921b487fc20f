import type { CharacterId, SpaceId } from '../ids.js';
import { expectedVolleys } from './danger.js';
import { dangerTo, toDo } from './judge.js';
import type { Gain } from './reason.js';
import { movedTo, type Scene } from './scene.js';

/** A difference that nobody would notice is none. */
const NOTICED = 0.01;

/** What can be said for standing there instead of here. */
export const gainsOf = (x: Scene, who: CharacterId, space: SpaceId): Gain[] => {
  const there = movedTo(x, who, space);
  const danger = (at: Scene): number => dangerTo(at, who, expectedVolleys(at));
  const gains: Gain[] = [];
  if (toDo(there) < toDo(x) - NOTICED) gains.push('work');
  if (danger(there) < danger(x) - NOTICED) gains.push('safety');
  if (x.hidden.some(piece => x.table.pieces[piece]!.space === space)) gains.push('knowledge');
  return gains;
};
