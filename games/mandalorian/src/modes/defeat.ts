import { boxOf } from '../box/box.js';
import { carriesChild, giveChild } from '../child/place.js';
import { lasting } from '../effects/lasting.js';
import { emit } from '../happen.js';
import { AWAY, type CharacterId, NOBODY } from '../ids.js';
import { LOYAL, type MandoState, TRAITOR } from '../state.js';

/** Whether a defeated character loses the game: always, unless its player turns out to be the traitor (TR-6). */
export const lossOf = (s: MandoState, who: CharacterId): boolean => boxOf(s).plan.traitor === 'none' || s.secret[who]!.loyalty !== TRAITOR;

/** TR-6: the traitor is out; the character leaves the map and drops what it carried. */
export const fall = (s: MandoState, who: CharacterId): void => {
  s.public.crew.out[who] = true;
  showLoyalty(s, who, 'TR-6');
  leaveMap(s, who);
};
export const showLoyalty = (s: MandoState, seat: number, rule: string): void => {
  s.public.crew.open[seat] = s.secret[seat]!.loyalty;
  emit(s, { type: 'loyalty', rule, seat, loyal: s.secret[seat]!.loyalty === LOYAL });
};
export const leaveMap = (s: MandoState, who: CharacterId): void => {
  const c = s.public.characters[who]!;
  if (c.space !== AWAY && carriesChild(s, who)) giveChild(s, { held: 'space', by: c.space }, 'TR-6');
  for (const p of s.public.pieces)
    if (p.by === who) {
      p.by = NOBODY;
      p.space = c.space;
    }
  s.public.planning.discard.push(...c.planning);
  c.planning = [];
  c.space = AWAY;
  lasting.forget(s, e => e.kind !== 'pin' && e.who === who);
};
