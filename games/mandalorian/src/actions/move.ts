import { mayPick, nearestNamed, procedure, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { carriesChild } from '../child/place.js';
import { MOVE_MODES, type MoveMode } from '../content/types.js';
import { hurt, type Movement, performing, reveal, type Stride, stride } from '../frames.js';
import { happen } from '../happen.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';
import { isUnlocked } from '../terrain/ground.js';
import { damageEnemy } from '../threats/damage.js';
import { charactersIn, enemiesIn, enemiesWithin, facedownIn, faceOf, groundNow, ownerOf } from '../threats/threats.js';
import { deedsWhileMoving, doDeed, isDeed } from '../turn/deeds.js';

export const modeBit = (mode: MoveMode): number => 1 << MOVE_MODES.indexOf(mode);
export const modesOf = (modes: readonly MoveMode[]): number => modes.reduce((bits, m) => bits | modeBit(m), 0);
const has = (f: Movement, mode: MoveMode): boolean => (f.modes & modeBit(mode)) !== 0;
const isLaden = (s: MandoState, who: number): boolean => carriesChild(s, who) || s.public.pieces.some(p => p.by === who);
const movers = (f: { who: number; with: number }): number[] => (f.with === NOBODY ? [f.who] : [f.who, f.with]);

/** Across dotted lines: down from a roof where the map allows it, anywhere with a card that says so; never up with a burden. */
const crossings = (s: MandoState, f: Movement, from: number): number[] => {
  const { terrain } = boxOf(s);
  const down = terrain.jumpDown && terrain.roof[from];
  const laden = terrain.noCarryingUp && movers(f).some(c => isLaden(s, c));
  return terrain.elevation[from]!.filter(to => (has(f, 'crossElevation') || (down && !terrain.roof[to])) && !(laden && terrain.roof[to]));
};
const breaches = (s: MandoState, f: Movement, from: number): number[] => {
  if (!has(f, 'breach')) return [];
  const { terrain } = boxOf(s);
  const behindDoors = terrain.doors.flatMap(({ a, b }, i) =>
    isUnlocked(s.public.doors, i) ? [] : a === from ? [b] : b === from ? [a] : [],
  );
  return [...terrain.behindWall[from]!, ...behindDoors];
};
/** Where the next step can go (MA-43): thin lines and open doors, and what a card adds. */
export const nextSpaces = (s: MandoState, f: Movement): number[] => {
  const from = s.public.characters[f.who]!.space;
  if (f.left === 0 || f.stopped || from === AWAY) return [];
  const found = groundNow(s).neighbours[from]!.slice();
  for (const to of crossings(s, f, from)) if (!found.includes(to)) found.push(to);
  for (const to of breaches(s, f, from)) if (!found.includes(to)) found.push(to);
  return found;
};
const isOrdinary = (s: MandoState, from: number, to: number): boolean =>
  groundNow(s).neighbours[from]!.includes(to) || boxOf(s).terrain.elevation[from]!.includes(to);
/** MA-169: RANGE, so across dotted lines but not through walls. */
const sentriesAround = (s: MandoState, space: number): number[] => {
  const box = boxOf(s);
  return enemiesWithin(s, space, 1).filter(piece => faceOf(box, s.public.pieces[piece]!).sentry);
};
const sentries = (s: MandoState, f: Movement): { who: number; piece: number }[] =>
  movers(f).flatMap(who => {
    const { space } = s.public.characters[who]!;
    if (space === AWAY) return [];
    return sentriesAround(s, space)
      .filter(piece => !f.done.includes(piece + who * 100))
      .map(piece => ({ who, piece }));
  });
const endsBesideSentry = (s: MandoState, f: Movement): boolean => f.moved > 0 && !has(f, 'quiet') && sentries(s, f).length > 0; // MA-168
/** The damage that sentries, as they lie there now, would do to each who ends this movement in a space. */
export const harmOfEndingIn = (s: MandoState, f: Movement, space: number): number =>
  has(f, 'quiet') ? 0 : sentriesAround(s, space).length;

/** A movement of a character, by whatever it is caused (MA-50). Where it begins does not matter (MA-48): only entering stops it. */
export const movementProcedure = procedure<MandoState, Movement>('movement', {
  bring: {
    rule: 'MA-5',
    seat: (s, f) => ownerOf(s, f.who),
    space: (s, f) => mayPick('character', f.bring ? charactersIn(s, s.public.characters[f.who]!.space).filter(c => c !== f.who) : []),
    take: (_, f, [c]) => {
      f.with = c ?? NOBODY;
    },
  },
  /** Asked once more when no step is left: features come before the harm of a sentry (MA-170). */
  step: {
    rule: 'MA-42',
    when: (s, f) => s.public.characters[f.who]!.space !== AWAY,
    seat: (s, f) => ownerOf(s, f.who),
    space: (s, f) => mayPick('step', [...nextSpaces(s, f), ...deedsWhileMoving(s, f.who)]),
    take: (s, f, [code]) => {
      if (code === undefined) return undefined;
      if (isDeed(code)) {
        const go = doDeed(s, code);
        return go ? thenAgain(go) : 'again';
      }
      f.left--;
      f.moved++;
      if (!isOrdinary(s, s.public.characters[f.who]!.space, code)) f.modes &= ~modeBit('breach');
      return thenAgain(stride(f, code, has(f, 'quiet')));
    },
  },
  /** MA-165, MA-166, MA-167: only where a movement has ended counts, also for one that was turned up by it. */
  sentry: {
    rule: 'MA-164',
    when: endsBesideSentry,
    run: (s, f) => {
      const { who, piece } = sentries(s, f)[0]!;
      f.done.push(piece + who * 100);
      return thenAgain(hurt(who, 1, 'sentry', piece));
    },
  },
  end: {
    rule: 'MA-41',
    run: (s, f) => {
      const action = performing(s);
      if (action?.you === f.who && f.moved > 0) action.moved = true;
    },
  },
});

/** One step of a movement: out of the one space, into the other. */
export const strideProcedure = procedure<MandoState, Stride>('stride', {
  /** MA-197: in the enemy's space, immediately before the step out. An enemy that has left does no harm (MA-198). */
  grapple: {
    rule: 'MA-196',
    when: (s, f) => !f.quiet && grapplers(s, f).length > 0,
    run: (s, f) => {
      const { who, piece } = grapplers(s, f)[0]!;
      f.done.push(piece + who * 100);
      return thenAgain(hurt(who, 1, 'grapple', piece));
    },
  },
  enter: {
    rule: 'MA-43',
    when: (s, f) => s.public.characters[f.who]!.space !== AWAY,
    run: (s, f) => {
      const m = nearestNamed<Movement>(s, 'movement');
      for (const who of movers(f)) {
        const c = s.public.characters[who]!;
        if (c.space === AWAY) continue; // a traitor who fell to the grapple (TR-6)
        happen(s, { type: 'moved', rule: 'MA-43', character: who, from: c.space, to: f.to });
        c.space = f.to;
        c.movedThisTurn = true;
      }
      // MA-44, MA-45, MA-47: enemies and facedown tokens end the movement; characters (MA-46) and faceup features (MA-100) do not.
      m.stopped = facedownIn(s, f.to).length > 0 || (!has(m, 'passEnemies') && enemiesIn(s, f.to).length > 0);
    },
  },
  reveal: {
    rule: 'MA-49',
    when: (s, f) => s.public.characters[f.who]!.space === f.to && facedownIn(s, f.to).length > 0,
    run: (s, f) => thenAgain(reveal(facedownIn(s, f.to)[0]!, f.who)),
  },
  trample: {
    rule: 'MA-5',
    when: s => nearestNamed<Movement>(s, 'movement').trample > 0,
    run: (s, f) => {
      for (const piece of enemiesIn(s, f.to)) damageEnemy(s, piece, nearestNamed<Movement>(s, 'movement').trample, 'MA-5');
    },
  },
});
const grapplers = (s: MandoState, f: Stride): { who: number; piece: number }[] => {
  const box = boxOf(s);
  return movers(f).flatMap(who => {
    const { space } = s.public.characters[who]!;
    if (space === AWAY) return [];
    return enemiesIn(s, space)
      .filter(piece => faceOf(box, s.public.pieces[piece]!).grapple && !f.done.includes(piece + who * 100))
      .map(piece => ({ who, piece }));
  });
};
