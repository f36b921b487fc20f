import { expect, test } from 'vitest';
import { AWAY, characterId, FACEDOWN, NO_CARD, NOBODY, pieceId, spaceId } from '../src/ids.js';
import type { Character, Piece } from '../src/state.js';

const piece: Piece = { space: AWAY, token: FACEDOWN, damage: 0, seen: 0, by: NOBODY };
const character: Character = { space: spaceId(3), damage: 0, planning: [], gear: false, movedThisTurn: false };

test('away, facedown, nobody and no card are four different things, also where they are stored', () => {
  expect(new Set([AWAY, FACEDOWN, NOBODY, NO_CARD]).size).toBe(4);
  expect(JSON.parse(JSON.stringify(piece))).toEqual(piece);
});
test('what is not the same kind of thing is not compared: each of these lines does not compile', () => {
  // @ts-expect-error a carrier is no space
  expect(piece.by === AWAY).toBe(false);
  // @ts-expect-error a token is no character
  expect(piece.token === NOBODY).toBe(false);
  // @ts-expect-error a space is no token
  expect(piece.space === FACEDOWN).toBe(false);
  // @ts-expect-error a position in a list is not nobody
  expect([1, 2].indexOf(3) === NOBODY).toBe(false);
  // @ts-expect-error a character is no space
  expect(character.space === characterId(3)).toBe(true);
  // @ts-expect-error a threat is no character
  expect(characterId(1) === pieceId(1)).toBe(true);
});
test('what is not the same kind of thing is not put there: each of these lines does not compile', () => {
  // @ts-expect-error a number that nobody has checked is no space
  character.space = 4;
  // @ts-expect-error a threat is no space
  piece.space = pieceId(1);
  // @ts-expect-error somebody who is away is not nobody
  piece.by = AWAY;
  expect([character.space, piece.space, piece.by]).toEqual([4, 1, 'away']);
});
