import type { DeepReadonly, Seat } from '@cadre/core';
import { type Box, boxOf, type TokenFace } from '../box/box.js';
import { CLASSES, type EnemyClass } from '../content/types.js';
import {
  AWAY,
  type CharacterId,
  characterId,
  FACEDOWN,
  idsWhere,
  isFaceup,
  isIn,
  isSomewhere,
  NOBODY,
  type Nobody,
  type PieceId,
  pieceId,
  type SpaceId,
  type Whereabouts,
} from '../ids.js';
import type { MandoKnown, Piece, Table } from '../state.js';
import { type Ground, groundOf, withinRange } from '../terrain/ground.js';

export const groundNow = (s: { readonly public: Pick<Table, 'plan' | 'doors'> }): Ground => groundOf(boxOf(s).terrain, s.public.doors);

/** The spaces one step away, with the doors as they are now. */
export const neighboursOf = (s: MandoKnown, space: Whereabouts): readonly SpaceId[] =>
  space === AWAY ? [] : groundNow(s).neighbours[space]!;

/** A threat that lies on the map. */
export type PieceOnMap = DeepReadonly<Piece> & { readonly space: SpaceId };
const isOnMap = (p: DeepReadonly<Piece>): p is PieceOnMap => isSomewhere(p.space);
/** The token of a threat that is known to lie faceup. */
export const faceOf = (box: Box, p: DeepReadonly<Piece>): TokenFace => {
  if (!isFaceup(p.token)) throw new Error('a facedown threat has no face');
  return box.tokens[p.token]!;
};
/** A facedown token is a threat, but neither an enemy nor a feature (MA-92, MA-93). */
export const isEnemy = (box: Box, p: DeepReadonly<Piece>): boolean => isOnMap(p) && isFaceup(p.token) && box.tokens[p.token]!.enemy;
export const isFeature = (box: Box, p: DeepReadonly<Piece>): boolean => isOnMap(p) && isFaceup(p.token) && !box.tokens[p.token]!.enemy;

/** All threats on the map that fit, by number. Any number of them may share a space (MA-51). */
export const piecesWhere = (s: MandoKnown, fits: (p: PieceOnMap, i: PieceId) => boolean): PieceId[] =>
  idsWhere<DeepReadonly<Piece>, PieceId>(s.public.pieces, (p, i) => isOnMap(p) && fits(p, i));
/** Whether there is one, without listing them all. */
export const somePiece = (s: MandoKnown, fits: (p: PieceOnMap, i: PieceId) => boolean): boolean => {
  const { pieces } = s.public;
  for (let i = 0; i < pieces.length; i++) {
    const p = pieces[i]!;
    if (isOnMap(p) && fits(p, pieceId(i))) return true;
  }
  return false;
};
export const enemies = (s: MandoKnown): PieceId[] => {
  const box = boxOf(s);
  return piecesWhere(s, p => isEnemy(box, p));
};
export const enemiesIn = (s: MandoKnown, space: SpaceId): PieceId[] => {
  const box = boxOf(s);
  return piecesWhere(s, p => p.space === space && isEnemy(box, p));
};
export const enemiesWithin = (s: MandoKnown, space: Whereabouts, range: number): PieceId[] => {
  const box = boxOf(s),
    ground = groundNow(s);
  return piecesWhere(s, p => isEnemy(box, p) && withinRange(ground, space, p.space, range));
};
export const facedownIn = (s: MandoKnown, space: SpaceId): PieceId[] => piecesWhere(s, p => p.space === space && p.token === FACEDOWN);
export const classBits = (classes: readonly EnemyClass[]): number => classes.reduce((bits, c) => bits | (1 << CLASSES.indexOf(c)), 0);
/** Enemies of these classes, one bit a class. The class does nothing by itself (MA-95); a special enemy may have none. */
export const isOfClass = (face: TokenFace, classes: number): boolean => face.class >= 0 && (classes & (1 << face.class)) !== 0;
/** Characters on the map, by number. */
export const charactersOnMap = (s: MandoKnown): CharacterId[] => idsWhere(s.public.characters, c => isSomewhere(c.space));
export const charactersIn = (s: MandoKnown, space: SpaceId): CharacterId[] => idsWhere(s.public.characters, c => isIn(c, space));
/** Whether it carries a feature. */
export const carriesThreat = (s: MandoKnown, who: CharacterId): boolean => boxOf(s).burdens && s.public.pieces.some(p => p.by === who);
/** The character that a text is about, where there must be one. */
export const somebody = (who: CharacterId | Nobody): CharacterId => {
  if (who === NOBODY) throw new Error('this text needs a character to be about; it is about nobody');
  return who;
};
/** Where this character is; nowhere when a text is about nobody. */
export const spaceOf = (s: MandoKnown, who: CharacterId | Nobody): Whereabouts => (who === NOBODY ? AWAY : s.public.characters[who]!.space);

/** The character of a player, where everybody has one of their own. */
export const characterOf = (seat: Seat): CharacterId => characterId(seat);
/** Who decides for a character: its player; with shared characters the current player (MA-219). */
export const ownerOf = (s: MandoKnown, character: CharacterId): number => (boxOf(s).shared ? s.public.turn.seat : character);
/** The characters a player plays. */
export const charactersOf = (s: MandoKnown, seat: number): CharacterId[] =>
  boxOf(s).shared ? charactersOnMap(s) : s.public.characters[seat]!.space === AWAY ? [] : [characterOf(seat)];
