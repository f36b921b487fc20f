import { happen } from '../happen.js';
import { AWAY, type CharacterId, type PieceId, type Whereabouts } from '../ids.js';
import type { ChildPlace, MandoKnown, MandoState } from '../state.js';

/** The Child is in exactly one place: in a space, with one character, or on one enemy (MA-185). */
export const carriesChild = (s: MandoKnown, character: CharacterId): boolean =>
  s.public.child.held === 'character' && s.public.child.by === character;
export const enemyHasChild = (s: MandoKnown, piece: PieceId): boolean => s.public.child.held === 'enemy' && s.public.child.by === piece;
export const childLiesIn = (s: MandoKnown, space: Whereabouts): boolean => s.public.child.held === 'space' && s.public.child.by === space;
export const childSpace = (s: MandoKnown): Whereabouts => {
  const { child } = s.public;
  switch (child.held) {
    case 'none':
      return AWAY;
    case 'space':
      return child.by;
    case 'character':
      return s.public.characters[child.by]!.space;
    case 'enemy':
      return s.public.pieces[child.by]!.space;
  }
};
/** Where The Child can be put. */
type Somewhere = Exclude<ChildPlace, { held: 'none' }>;
export const giveChild = (s: MandoState, place: Somewhere, rule: string): void => {
  s.public.child = { fled: s.public.child.fled, ...place };
  happen(s, { type: 'child', rule, held: place.held, by: place.by });
};
/** MA-188: a defeated enemy drops it where it stood. */
export const dropChildFrom = (s: MandoState, piece: PieceId): void => {
  const { space } = s.public.pieces[piece]!;
  if (!enemyHasChild(s, piece) || space === AWAY) return;
  s.public.childCarrierDefeated = true;
  giveChild(s, { held: 'space', by: space }, 'MA-188');
};
/** Nobody drops it or hands it over (MA-189): rescuing is the only way to come by it. MA-187, MA-190: only a Child that nobody carries and that has not fled in this turn. */
export const mayRescue = (s: MandoKnown, character: CharacterId): boolean =>
  !s.public.child.fled && childLiesIn(s, s.public.characters[character]!.space);
