import { type Box, boxOf, type TokenFace } from '../box/box.js';
import { CLASSES, type EnemyClass } from '../content/types.js';
import { AWAY, FACEDOWN, type MandoKnown, type Piece, type Table } from '../state.js';
import { type Ground, groundOf, withinRange } from '../terrain/ground.js';

export const groundNow = (s: { readonly public: Pick<Table, 'plan' | 'doors'> }): Ground => groundOf(boxOf(s).terrain, s.public.doors);

export const faceOf = (box: Box, p: Piece): TokenFace => box.tokens[p.token]!;
/** A facedown token is a threat, but neither an enemy nor a feature (MA-92, MA-93). */
export const isEnemy = (box: Box, p: Piece): boolean => p.space !== AWAY && p.token !== FACEDOWN && faceOf(box, p).enemy;
export const isFeature = (box: Box, p: Piece): boolean => p.space !== AWAY && p.token !== FACEDOWN && !faceOf(box, p).enemy;

/** All threats on the map that fit, by number. Any number of them may share a space (MA-51). */
export const piecesWhere = (s: MandoKnown, fits: (p: Piece, i: number) => boolean): number[] => {
  const found: number[] = [];
  const { pieces } = s.public;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    if (p.space !== AWAY && fits(p, i)) found.push(i);
  }
  return found;
};
export const enemies = (s: MandoKnown): number[] => {
  const box = boxOf(s);
  return piecesWhere(s, p => isEnemy(box, p));
};
export const enemiesIn = (s: MandoKnown, space: number): number[] => {
  const box = boxOf(s);
  return piecesWhere(s, p => p.space === space && isEnemy(box, p));
};
export const enemiesWithin = (s: MandoKnown, space: number, range: number): number[] => {
  const box = boxOf(s),
    ground = groundNow(s);
  return piecesWhere(s, p => isEnemy(box, p) && withinRange(ground, space, p.space, range));
};
export const facedownIn = (s: MandoKnown, space: number): number[] => piecesWhere(s, p => p.space === space && p.token === FACEDOWN);
export const classBits = (classes: readonly EnemyClass[]): number => classes.reduce((bits, c) => bits | (1 << CLASSES.indexOf(c)), 0);
/** Enemies of these classes, one bit a class. The class does nothing by itself (MA-95); a special enemy may have none. */
export const isOfClass = (face: TokenFace, classes: number): boolean => face.class >= 0 && (classes & (1 << face.class)) !== 0;
/** Characters on the map, by number. */
export const charactersOnMap = (s: MandoKnown): number[] => {
  const found: number[] = [];
  s.public.characters.forEach((c, i) => {
    if (c.space !== AWAY) found.push(i);
  });
  return found;
};
export const charactersIn = (s: MandoKnown, space: number): number[] =>
  charactersOnMap(s).filter(c => s.public.characters[c]!.space === space);

/** Who decides for a character: its player; with shared characters the current player (MA-219). */
export const ownerOf = (s: MandoKnown, character: number): number => (boxOf(s).shared ? s.public.turn.seat : character);
/** The characters a player plays. */
export const charactersOf = (s: MandoKnown, seat: number): number[] =>
  boxOf(s).shared ? charactersOnMap(s) : s.public.characters[seat]!.space === AWAY ? [] : [seat];
