import type { Frame, View } from '@cadre/core';
import { type Box, boxOf, type TokenFace } from '#game/box/box';
import { FACEDOWN, type Facedown, NOBODY, type Nobody, type PieceId, pieceId, type TokenId } from '#game/ids';
import type { Mind, Table } from '#game/state';

export type { Box, TokenFace } from '#game/box/box';
export type { Character, Mind, Piece, Slot, Standing, Table } from '#game/state';

/** What the seat in front sees, with the printed matter of the box beside it. */
export interface Seen {
  readonly seat: number;
  readonly seq: number;
  readonly table: Table;
  readonly mine: Mind | null;
  readonly stack: readonly Frame[];
  readonly box: Box;
}

export type MandoView = View<Table, Mind>;

export const seenFrom = (view: MandoView): Seen => ({
  seat: view.seat,
  seq: view.seq,
  table: view.public,
  mine: view.mine,
  stack: view.stack,
  box: boxOf(view),
});

/** What is printed on a token; nothing to see while it lies facedown. */
export const faceOf = (box: Box, token: TokenId | Facedown | undefined): TokenFace | undefined =>
  token === undefined || token === FACEDOWN ? undefined : box.tokens[token];

/** A number that a procedure in progress has put down; the innermost one that has it counts. */
export const local = (stack: readonly Frame[], proc: string, name: string): number | undefined => {
  const frame = stack.findLast(f => f.proc === proc);
  const value = frame && (frame.locals as Readonly<Record<string, unknown>>)[name];
  return typeof value === 'number' ? value : undefined;
};

/** The procedures that are about one threat, and what they call it. */
const ACTING: Readonly<Record<string, string>> = { advance: 'piece', shift: 'piece', away: 'piece', strike: 'attacker' };
/** The threat that moves or attacks just now. */
export const actingPiece = (stack: readonly Frame[]): number | undefined => {
  const frame = stack.findLast(f => Object.hasOwn(ACTING, f.proc));
  return frame && local(stack, frame.proc, ACTING[frame.proc]!);
};

/** The characters this seat decides for: all of them where characters are shared. */
export const isOwn = (seen: Seen, character: number): boolean => seen.seat >= 0 && (seen.box.shared || seen.seat === character);

/** The character whose gear a window of this seat is about: its own, or with shared characters the one the window names. */
export const gearHolder = ({ seat, box, stack, table }: Seen): number => {
  if (!box.shared) return seat;
  const locals = stack.at(-1)?.locals as Readonly<Record<string, unknown>> | undefined;
  const named = ['victim', 'who', 'you'].map(name => locals?.[name]).find(who => typeof who === 'number' && table.characters[who]?.gear);
  return typeof named === 'number' ? named : table.characters.findIndex(c => c.gear);
};
/** Which enemy the chosen answer is about. */
export const targetOf = (seen: Seen, of: string | undefined, chosen: readonly number[]): PieceId | Nobody => {
  const [target] = chosen;
  return of === 'threat' && target !== undefined && seen.table.pieces[target] ? pieceId(target) : NOBODY;
};
