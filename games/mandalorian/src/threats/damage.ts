import { boxOf } from '../box/box.js';
import { dropChildFrom } from '../child/place.js';
import { lasting } from '../effects/lasting.js';
import { happen } from '../happen.js';
import { AWAY, NOBODY, type PieceId } from '../ids.js';
import { holds } from '../missions/conditions.js';
import type { MandoKnown, MandoState } from '../state.js';
import { faceOf } from './threats.js';

/** What of so much damage would stay on an enemy: nothing while its mission keeps it safe, never more at a time than it says (MA-5). */
export const dealtTo = (s: MandoKnown, piece: PieceId, n: number): number => {
  const p = s.public.pieces[piece]!,
    face = faceOf(boxOf(s), p);
  if (face.safeUntil && !holds(s, face.safeUntil, { you: NOBODY, it: piece, itSpace: p.space })) return 0;
  return Math.min(n, face.cap);
};

/** Damage to an enemy (MA-68). True when it was defeated by it: damage as high as the health, the rest is lost (MA-69). */
export const damageEnemy = (s: MandoState, piece: PieceId, n: number, rule: string): boolean => {
  const box = boxOf(s),
    p = s.public.pieces[piece]!;
  if (p.space === AWAY || n <= 0) return false;
  const dealt = dealtTo(s, piece, n);
  if (dealt === 0) {
    happen(s, { type: 'unharmed', rule: 'MA-5', piece, space: p.space });
    return false;
  }
  p.damage += dealt; // MA-4, MA-14: a number, not a stock of tokens
  happen(s, { type: 'damaged', rule, piece, token: p.token, space: p.space, damage: dealt, total: p.damage });
  if (p.damage < faceOf(box, p).health) return false;
  removeEnemy(s, piece, 'MA-70');
  return true;
};

/** Off the map and onto the faceup pile (MA-70, MA-94). What it carried stays in its space (MA-188). */
export const removeEnemy = (s: MandoState, piece: PieceId, rule: string): void => {
  const p = s.public.pieces[piece]!;
  happen(s, { type: 'defeated', rule, piece, token: p.token, space: p.space });
  dropChildFrom(s, piece);
  s.public.defeated.push(piece);
  p.space = AWAY;
  p.damage = 0;
  lasting.forget(s, e => (e.kind === 'pin' && e.who === piece) || (e.kind === 'redirect' && e.which === piece));
};
