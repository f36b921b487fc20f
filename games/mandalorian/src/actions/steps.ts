import type { DeepReadonly } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { carriesChild } from '../child/place.js';
import { MOVE_MODES, type MoveMode } from '../content/types.js';
import { AWAY, type CharacterId, NOBODY, type Nobody, type PieceId, type SpaceId, type Whereabouts } from '../ids.js';
import type { MandoKnown } from '../state.js';
import { isUnlocked, withinRange } from '../terrain/ground.js';
import { carriesThreat, faceOf, groundNow, isEnemy, piecesWhere } from '../threats/threats.js';
import type { PerformLocals } from './performing.js';
import { modifiersOf, strengthOf } from './strength.js';

/** One enemy harms one character, once in a movement or a step. */
export interface Harm {
  readonly who: CharacterId;
  readonly piece: PieceId;
}
export const isDone = (done: readonly Harm[], who: CharacterId, piece: PieceId): boolean =>
  done.some(h => h.who === who && h.piece === piece);

/** A movement in progress. `modes` has one bit for each of `MOVE_MODES`; `bring` lets another character be taken along. */
export const movementLocals = (x: {
  readonly who: CharacterId;
  readonly steps: number;
  readonly modes?: number;
  readonly trample?: number;
  readonly bring?: boolean;
}) => ({
  who: x.who,
  left: x.steps,
  modes: x.modes ?? 0,
  trample: x.trample ?? 0,
  bring: x.bring ?? false,
  with: NOBODY as CharacterId | Nobody,
  moved: 0,
  stopped: false,
  /** The harm that sentries have done. */
  done: [] as Harm[],
});
export type MovementLocals = ReturnType<typeof movementLocals>;

export const modeBit = (mode: MoveMode): number => 1 << MOVE_MODES.indexOf(mode);
export const modesOf = (modes: readonly MoveMode[]): number => modes.reduce((bits, m) => bits | modeBit(m), 0);
/** The movement that a Move action of this strength is, with all that modifies it. */
export const moveOf = (s: MandoKnown, f: DeepReadonly<PerformLocals>) => {
  const mods = modifiersOf(s, f);
  return {
    who: f.you,
    steps: strengthOf(s, f),
    modes: mods.reduce((bits, m) => (m.op === 'moveMode' ? bits | modesOf(m.modes) : bits), 0),
    trample: mods.reduce((n, m) => (m.op === 'trample' ? n + m.n : n), 0),
    bring: mods.some(m => m.op === 'bring'),
  };
};
export const has = (f: DeepReadonly<MovementLocals>, mode: MoveMode): boolean => (f.modes & modeBit(mode)) !== 0;
const isLaden = (s: MandoKnown, who: CharacterId): boolean => carriesChild(s, who) || carriesThreat(s, who);
export const movers = (f: { readonly who: CharacterId; readonly with: CharacterId | Nobody }): CharacterId[] =>
  f.with === NOBODY ? [f.who] : [f.who, f.with];

/** Across dotted lines: down from a roof where the map allows it, anywhere with a card that says so; never up with a burden. */
const crossings = (s: MandoKnown, f: DeepReadonly<MovementLocals>, from: SpaceId): SpaceId[] => {
  const { terrain } = boxOf(s);
  const down = terrain.jumpDown && terrain.roof[from];
  const laden = terrain.noCarryingUp && movers(f).some(c => isLaden(s, c));
  return terrain.elevation[from]!.filter(to => (has(f, 'crossElevation') || (down && !terrain.roof[to])) && !(laden && terrain.roof[to]));
};
const breaches = (s: MandoKnown, f: DeepReadonly<MovementLocals>, from: SpaceId): SpaceId[] => {
  if (!has(f, 'breach')) return [];
  const { terrain } = boxOf(s);
  const behindDoors = terrain.doors.flatMap(({ a, b }, i) =>
    isUnlocked(s.public.doors, i) ? [] : a === from ? [b] : b === from ? [a] : [],
  );
  return [...terrain.behindWall[from]!, ...behindDoors];
};
/** Where the next step can go (MA-43): thin lines and open doors, and what a card adds. */
export const nextSpaces = (s: MandoKnown, f: DeepReadonly<MovementLocals>): SpaceId[] => {
  const from = s.public.characters[f.who]!.space;
  if (f.left === 0 || f.stopped || from === AWAY) return [];
  const found = groundNow(s).neighbours[from]!.slice();
  for (const to of crossings(s, f, from)) if (!found.includes(to)) found.push(to);
  for (const to of breaches(s, f, from)) if (!found.includes(to)) found.push(to);
  return found;
};
export const isOrdinary = (s: MandoKnown, from: Whereabouts, to: SpaceId): boolean =>
  from !== AWAY && (groundNow(s).neighbours[from]!.includes(to) || boxOf(s).terrain.elevation[from]!.includes(to));
/** MA-169: RANGE, so across dotted lines but not through walls. */
const sentriesAround = (s: MandoKnown, space: SpaceId): PieceId[] => {
  const box = boxOf(s),
    ground = groundNow(s);
  return piecesWhere(s, p => isEnemy(box, p) && faceOf(box, p).sentry && withinRange(ground, space, p.space, 1));
};
/** The next sentry that harms somebody who ends this movement, if any. */
export const nextSentry = (s: MandoKnown, f: DeepReadonly<MovementLocals>): Harm | undefined => {
  if (f.moved === 0 || has(f, 'quiet')) return undefined; // MA-168
  for (const who of movers(f)) {
    const { space } = s.public.characters[who]!;
    if (space === AWAY) continue;
    for (const piece of sentriesAround(s, space)) if (!isDone(f.done, who, piece)) return { who, piece };
  }
  return undefined;
};
/** The damage that sentries, as they lie there now, would do to each who ends this movement in a space; where one stands, without what they have done. */
export const harmOfEndingIn = (s: MandoKnown, f: DeepReadonly<MovementLocals>, space: SpaceId): number =>
  has(f, 'quiet')
    ? 0
    : sentriesAround(s, space).filter(piece => space !== s.public.characters[f.who]!.space || !isDone(f.done, f.who, piece)).length;
