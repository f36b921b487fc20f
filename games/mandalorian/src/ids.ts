import { type Id, idOf, type None } from '@cadre/core';

/** Things of a match by their numbers: in the list of characters, of threats on the table, of spaces, of threat tokens, of skill cards. */
export type CharacterId = Id<'character'>;
export type PieceId = Id<'piece'>;
export type SpaceId = Id<'space'>;
export type TokenId = Id<'token'>;
export type CardId = Id<'card'>;

/** Ids are made here, from the position in a list or from an answer that a question has allowed. */
export const characterId = (n: number): CharacterId => idOf(n);
export const pieceId = (n: number): PieceId => idOf(n);
export const spaceId = (n: number): SpaceId => idOf(n);
export const tokenId = (n: number): TokenId => idOf(n);
export const cardId = (n: number): CardId => idOf(n);

/** In no space: in a pile, carried, or out of the game. */
export type Away = None<'away'>;
export const AWAY: Away = 'away';
/** The token of a threat that lies facedown (MA-92): which one it is stands in no public place. */
export type Facedown = None<'facedown'>;
export const FACEDOWN: Facedown = 'facedown';
export const isFaceup = (token: TokenId | Facedown): token is TokenId => typeof token === 'number';
/** No character or no threat: nobody carries it, nobody is meant, not chosen yet. */
export type Nobody = None<'nobody'>;
export const NOBODY: Nobody = 'nobody';
/** No card: a free action (MA-114), or an event that has not been drawn. */
export type NoCard = None<'no card'>;
export const NO_CARD: NoCard = 'no card';

/** Where somebody or something is, if it is on the map. */
export type Whereabouts = SpaceId | Away;
/** Whether it is on the map. A number is told from text at once; comparing with `AWAY` takes twice as long, and search asks this of everything on the table. */
export const isSomewhere = (place: Whereabouts): place is SpaceId => typeof place === 'number';
/** Whether it is in this space: quick where some of what is asked about is nowhere. */
export const isIn = (thing: { readonly space: Whereabouts }, space: SpaceId): boolean => isSomewhere(thing.space) && thing.space === space;
/** Positions of a list, as the ids of what stands there. */
export const idsWhere = <T, I extends Id<string>>(list: readonly T[], fits: (x: T, i: I) => boolean): I[] => {
  const found: I[] = [];
  for (let i = 0; i < list.length; i++) if (fits(list[i]!, idOf<I>(i))) found.push(idOf<I>(i));
  return found;
};
