import { boxOf } from '../box/box.js';
import { FACEDOWN, type MandoState } from '../state.js';

/** What lies there, and what each player knows of it. */
type Tokens = Pick<MandoState, 'public' | 'secret'>;

/** The token of a facedown threat as far as some player has seen it, -1 while nobody has: then it is not decided. */
export const decidedToken = (s: Tokens, piece: number): number => {
  for (const mind of s.secret) if (mind.seen[piece]! >= 0) return mind.seen[piece]!;
  return FACEDOWN;
};
/**
 * What an undecided threat can still be: the tokens of its stack that lie nowhere else (MA-17). Where the mission has mixed a
 * token among certain threats, the bag is weighted so that each of them is equally likely to be it.
 */
export const candidates = (s: Tokens, piece: number): number[] => {
  const box = boxOf(s),
    { stack } = box.pieces[piece]!;
  const taken = new Uint8Array(box.tokens.length);
  const open: number[] = [];
  s.public.pieces.forEach((p, i) => {
    if (box.pieces[i]!.stack !== stack) return;
    const token = p.token === FACEDOWN ? decidedToken(s, i) : p.token;
    if (token === FACEDOWN) open.push(i);
    else taken[token] = 1;
  });
  const rest = box.stacks[stack]!.filter(t => taken[t] === 0);
  const mix = box.mixes.find(m => rest.includes(m.token));
  if (!mix) return rest;
  const others = rest.filter(t => t !== mix.token);
  if (!mix.pieces.includes(piece)) return others;
  const among = open.filter(i => mix.pieces.includes(i)).length;
  const bag = others.flatMap(t => new Array<number>(among - 1).fill(t));
  return bag.concat(new Array<number>(Math.max(1, others.length)).fill(mix.token));
};
