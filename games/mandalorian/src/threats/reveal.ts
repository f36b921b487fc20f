import { CHANCE, draw } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { runScript } from '../effects/effects.js';
import { emit, happen, tell } from '../happen.js';
import { AWAY, type CharacterId, FACEDOWN, type Facedown, type Nobody, type PieceId, type TokenId, tokenId } from '../ids.js';
import type { MandoState } from '../state.js';
import { candidates, decidedToken } from './candidates.js';
import { faceOf } from './threats.js';

const revealLocals = (x: { readonly piece: PieceId; readonly you: CharacterId | Nobody }) => x;
type RevealLocals = ReturnType<typeof revealLocals>;
const lookLocals = (x: { readonly seat: number; readonly piece: PieceId }) => x;
type LookLocals = ReturnType<typeof lookLocals>;
const turnUp = (s: MandoState, f: RevealLocals, token: TokenId | Facedown): void => {
  const p = s.public.pieces[f.piece]!;
  p.token = token;
  p.seen = 0;
  for (const mind of s.secret) mind.seen[f.piece] = FACEDOWN;
  happen(s, { type: 'revealed', rule: 'MA-49', piece: f.piece, token, space: p.space });
};
export const Reveal = procedure('reveal', {
  locals: revealLocals,
  steps: {
    known: {
      rule: 'MA-49',
      reveals: true,
      when: (s, f) => decidedToken(s, f.piece) !== FACEDOWN,
      run: (s, f) => turnUp(s, f, decidedToken(s, f.piece)),
    },
    decide: {
      rule: 'MA-49',
      seat: CHANCE,
      always: true,
      when: (s, f) => s.public.pieces[f.piece]!.token === FACEDOWN,
      space: (s, f) => draw('token', candidates(s, f.piece)),
      take: (s, f, [token]) => turnUp(s, f, tokenId(token!)),
    },
    missionEffect: {
      rule: 'MA-200', // MA-199: on enemies and features alike; MA-201: before anything else happens to it, so it cannot be cancelled
      when: (s, f) => faceOf(boxOf(s), s.public.pieces[f.piece]!).missionEffect,
      run: (s, f) => {
        emit(s, { type: 'mission-effect', rule: 'MA-200', piece: f.piece });
        return runScript(s, boxOf(s).mission.missionEffect, { you: f.you, it: f.piece, itSpace: s.public.pieces[f.piece]!.space });
      },
    },
  },
});

const remember = (s: MandoState, f: LookLocals, token: TokenId | Facedown): void => {
  s.secret[f.seat]!.seen[f.piece] = token;
  s.public.pieces[f.piece]!.seen |= 1 << f.seat;
  emit(s, { type: 'looked', rule: 'MA-77', seat: f.seat, piece: f.piece, space: s.public.pieces[f.piece]!.space });
  tell(s, f.seat, { type: 'seen', rule: 'MA-77', piece: f.piece, token }); // MA-78, MA-180: to talk about, never to show
};
/** A secret look leaves the token facedown, so nothing that a reveal would cause happens. */
export const Look = procedure('look', {
  locals: lookLocals,
  steps: {
    known: {
      rule: 'MA-77',
      reveals: true,
      when: (s, f) => decidedToken(s, f.piece) !== FACEDOWN,
      run: (s, f) => remember(s, f, decidedToken(s, f.piece)),
    },
    decide: {
      rule: 'MA-77',
      seat: CHANCE,
      secret: true,
      always: true,
      when: (s, f) => s.secret[f.seat]!.seen[f.piece] === FACEDOWN && s.public.pieces[f.piece]!.space !== AWAY,
      space: (s, f) => draw('token', candidates(s, f.piece)),
      take: (s, f, [token]) => remember(s, f, tokenId(token!)),
    },
  },
});
