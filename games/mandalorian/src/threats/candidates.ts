import { boxOf } from '../box/box.js';
import { FACEDOWN, type Facedown, idsWhere, type PieceId, type TokenId } from '../ids.js';
import type { MandoState, Piece } from '../state.js';

/** What lies there, and what each player knows of it. */
type Tokens = Pick<MandoState, 'public' | 'secret'>;

/** The token of a facedown threat as far as some player has seen it. While nobody has, it is not decided. */
export const decidedToken = (s: Tokens, piece: PieceId): TokenId | Facedown => {
  for (const { seen } of s.secret) if (seen[piece]! !== FACEDOWN) return seen[piece]!;
  return FACEDOWN;
};
/**
 * What an undecided threat can still be: the tokens of its stack that lie nowhere else (MA-17). Where the mission has mixed a
 * token among certain threats, the bag is weighted so that each of them is equally likely to be it.
 */
export const candidates = (s: Tokens, piece: PieceId): TokenId[] => {
  const box = boxOf(s),
    { stack } = box.pieces[piece]!;
  const taken = new Uint8Array(box.tokens.length);
  const open = idsWhere<Piece, PieceId>(s.public.pieces, (p, i) => {
    if (box.pieces[i]!.stack !== stack) return false;
    const token = p.token === FACEDOWN ? decidedToken(s, i) : p.token;
    if (token !== FACEDOWN) taken[token] = 1;
    return token === FACEDOWN;
  });
  const rest = box.stacks[stack]!.filter(t => taken[t] === 0);
  const mix = box.mixes.find(m => rest.includes(m.token));
  if (!mix) return rest;
  const others = rest.filter(t => t !== mix.token);
  if (!mix.pieces.includes(piece)) return others;
  const among = open.filter(i => mix.pieces.includes(i)).length;
  const bag = others.flatMap(t => new Array<TokenId>(among - 1).fill(t));
  return bag.concat(new Array<TokenId>(Math.max(1, others.length)).fill(mix.token));
};
