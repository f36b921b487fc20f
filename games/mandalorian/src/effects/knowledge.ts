import { CHANCE, draw, mayPick, order, thenAgain } from '@cadre/core';
import { cardAt, dropTop, FAR, learnAt, putOnTop, putUnder, UNKNOWN } from '@cadre/kit';
import { boxOf } from '../box/box.js';
import { SHAPES } from '../content/types.js';
import { procedure } from '../define.js';
import { eventPeeks, eventPool, poolWithBack, Uncover } from '../events/event.js';
import { emit, happen, tell } from '../happen.js';
import { FACEDOWN, type PieceId, pieceId } from '../ids.js';
import type { About } from '../missions/conditions.js';
import type { MandoKnown, MandoState } from '../state.js';
import { rangeBetween, reachable, withinRange } from '../terrain/ground.js';
import { Look, Reveal } from '../threats/reveal.js';
import { groundNow, ownerOf, piecesWhere, somebody, spaceOf } from '../threats/threats.js';
import { type ChoiceLocals, choiceLocals, type MandoHandlers, type OpNamed, opOf } from './op.js';

/** More than there can be. */
const ALL = 99;

/** Threats that this text lets one look at; what the player has seen already is not offered again. */
const unseen = (s: MandoKnown, f: About, { range, shape }: OpNamed<'look'>): PieceId[] => {
  const box = boxOf(s),
    ground = groundNow(s),
    from = spaceOf(s, f.you),
    mine = 1 << ownerOf(s, somebody(f.you));
  return piecesWhere(
    s,
    (p, i) =>
      p.token === FACEDOWN &&
      (p.seen & mine) === 0 &&
      (shape === undefined || box.pieces[i]!.stack === SHAPES.indexOf(shape)) &&
      (range === 'map' || withinRange(ground, from, p.space, range)),
  );
};
const nearestFacedown = (s: MandoKnown, f: About): PieceId[] => {
  const from = spaceOf(s, f.you),
    ground = groundNow(s);
  let least = FAR;
  for (const p of s.public.pieces) if (p.token === FACEDOWN) least = Math.min(least, rangeBetween(ground, from, p.space));
  return reachable(least) ? piecesWhere(s, p => p.token === FACEDOWN && rangeBetween(ground, from, p.space) === least) : [];
};
/** Ops that show threats to their player, or to everybody. */
export const knowledgeHandlers = {
  look: {
    asks: { id: 'lookMore', rule: 'MA-77' },
    atOnce: true,
    seat: (s, f) => ownerOf(s, somebody(f.you)),
    whom: (s, f, op) => {
      const all = unseen(s, f, op);
      return op.count === 'all'
        ? { kind: 'threat', from: all.slice(0, 1), min: ALL, max: ALL }
        : { kind: 'threat', from: all, min: op.count, max: op.count };
    },
    apply: (s, f, _, piece) => Look.call({ seat: ownerOf(s, somebody(f.you)), piece: pieceId(piece) }),
  },
  reveal: {
    asks: { id: 'revealNearest', rule: 'MA-49' },
    atOnce: true,
    whom: (s, f) => ({ kind: 'threat', from: nearestFacedown(s, f), min: 1, max: 1 }),
    apply: (_, f, __, piece) => Reveal.call({ piece: pieceId(piece), you: f.you }),
  },
} satisfies Partial<MandoHandlers>;

/** One card of the event deck, so many places from the top, shown to one player. */
const peekLocals = (x: { readonly seat: number; readonly place: number }) => x;
type PeekLocals = ReturnType<typeof peekLocals>;
const seerOf = (s: MandoKnown, f: ChoiceLocals): number => ownerOf(s, somebody(f.you));
const learn = (s: MandoState, f: PeekLocals, card: number): void => {
  learnAt(s.public.events, eventPeeks(s), f.place, card, f.seat);
  tell(s, f.seat, { type: 'event-seen', rule: 'MA-182', card, place: f.place });
};
export const Peek = procedure('peek', {
  locals: choiceLocals,
  steps: {
    next: {
      rule: 'MA-182',
      when: (s, f) => f.left > 0 && opOf(s, f, 'peekEvent').n - f.left < s.public.events.size,
      run: (s, f) => thenAgain(PeekOne.call({ seat: seerOf(s, f), place: opOf(s, f, 'peekEvent').n - f.left-- })),
    },
    bottom: {
      rule: 'MA-5',
      when: (s, f) => opOf(s, f, 'peekEvent').may === 'bottom',
      seat: seerOf,
      space: () => mayPick('bottom', [0]),
      take: (s, f, [yes]) => {
        if (yes === undefined) return undefined;
        const card = cardAt(s.public.events, eventPeeks(s), 0);
        dropTop(s.public.events, eventPeeks(s));
        putUnder(s.public.events, eventPeeks(s), card, 1 << seerOf(s, f));
        s.public.back = UNKNOWN;
        happen(s, { type: 'event-under', rule: 'MA-5', seat: seerOf(s, f) });
        return Uncover.call({});
      },
    },
    reorder: {
      rule: 'MA-5',
      secret: true,
      when: (s, f) => opOf(s, f, 'peekEvent').may === 'reorder' && s.public.events.size > 1,
      seat: seerOf,
      space: (s, f) => order('event', seenNow(s, f)),
      take: (s, f, cards) => {
        const seat = seerOf(s, f);
        for (const _ of cards) dropTop(s.public.events, eventPeeks(s));
        for (const card of cards.toReversed()) putOnTop(s.public.events, eventPeeks(s), card, 1 << seat);
        s.public.back = UNKNOWN;
        emit(s, { type: 'events-ordered', rule: 'MA-5', seat });
        return Uncover.call({});
      },
    },
  },
});
const seenNow = (s: MandoState, f: ChoiceLocals): number[] =>
  Array.from({ length: Math.min(opOf(s, f, 'peekEvent').n, s.public.events.size) }, (_, i) => cardAt(s.public.events, eventPeeks(s), i));
export const PeekOne = procedure('peekOne', {
  locals: peekLocals,
  steps: {
    known: {
      rule: 'MA-182',
      reveals: true,
      when: (s, f) => cardAt(s.public.events, eventPeeks(s), f.place) !== UNKNOWN,
      run: (s, f) => {
        learn(s, f, cardAt(s.public.events, eventPeeks(s), f.place));
        return 'return';
      },
    },
    decide: {
      rule: 'MA-182',
      seat: CHANCE,
      secret: true,
      always: true,
      space: (s, f) => draw('event', f.place === 0 ? poolWithBack(s) : eventPool(s)),
      take: (s, f, [card]) => learn(s, f, card!),
    },
  },
});
