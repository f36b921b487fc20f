import { happen } from '../happen.js';
import type { MandoKnown, MandoState } from '../state.js';

/** The Child is in exactly one place: in a space, with one character, or on one enemy (MA-185). */
export const carriesChild = (s: MandoKnown, character: number): boolean =>
  s.public.child.held === 'character' && s.public.child.by === character;
export const enemyHasChild = (s: MandoKnown, piece: number): boolean => s.public.child.held === 'enemy' && s.public.child.by === piece;
export const childLiesIn = (s: MandoKnown, space: number): boolean => s.public.child.held === 'space' && s.public.child.by === space;
export const childSpace = (s: MandoKnown): number => {
  const { held, by } = s.public.child;
  switch (held) {
    case 'none':
      return -1;
    case 'space':
      return by;
    case 'character':
      return s.public.characters[by]!.space;
    case 'enemy':
      return s.public.pieces[by]!.space;
  }
};
export const giveChild = (s: MandoState, held: 'space' | 'character' | 'enemy', by: number, rule: string): void => {
  s.public.child.held = held;
  s.public.child.by = by;
  happen(s, { type: 'child', rule, held, by });
};
/** MA-188: a defeated enemy drops it where it stood. */
export const dropChildFrom = (s: MandoState, piece: number): void => {
  if (!enemyHasChild(s, piece)) return;
  s.public.childCarrierDefeated = true;
  giveChild(s, 'space', s.public.pieces[piece]!.space, 'MA-188');
};
/** Nobody drops it or hands it over (MA-189): rescuing is the only way to come by it. MA-187, MA-190: only a Child that nobody carries and that has not fled in this turn. */
export const mayRescue = (s: MandoKnown, character: number): boolean =>
  !s.public.child.fled && childLiesIn(s, s.public.characters[character]!.space);
