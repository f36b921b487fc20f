import type { DeepReadonly } from '@cadre/core';
import { boxOf } from '../box/box.js';
import type { SpaceId } from '../ids.js';
import type { MandoKnown } from '../state.js';
import { enemiesIn, facedownIn, faceOf } from '../threats/threats.js';
import { harmOfEndingIn, has, isOrdinary, type MovementLocals, modeBit, nextSpaces } from './steps.js';

/** A way through the rest of a movement, as far as everybody can foresee it. */
export interface Journey {
  /** Every space that is entered, the destination last. */
  readonly path: readonly SpaceId[];
  /** Damage from enemies that grapple whoever leaves their space, on the way (MA-196). */
  readonly grapple: number;
  /** Damage from sentries for ending the movement there (MA-164). */
  readonly sentry: number;
  /** A facedown token lies there: entering reveals it (MA-49). */
  readonly reveals: boolean;
}
interface Leg {
  readonly space: SpaceId;
  readonly path: readonly SpaceId[];
  readonly grapple: number;
  readonly modes: number;
  readonly stopped: boolean;
}

const grapplersIn = (s: MandoKnown, f: DeepReadonly<MovementLocals>, space: SpaceId): number =>
  has(f, 'quiet') ? 0 : enemiesIn(s, space).filter(piece => faceOf(boxOf(s), s.public.pieces[piece]!).grapple).length;
/** The movement as it would be after these steps. */
const after = (s: MandoKnown, f: DeepReadonly<MovementLocals>, leg: Leg) => ({
  s: {
    ...s,
    public: { ...s.public, characters: s.public.characters.map((c, i) => (i === f.who ? { ...c, space: leg.space } : c)) },
  },
  f: { ...f, left: f.left - leg.path.length, modes: leg.modes, stopped: f.stopped || leg.stopped },
});
const oneFurther = (s: MandoKnown, f: DeepReadonly<MovementLocals>, leg: Leg): Leg[] => {
  const there = after(s, f, leg);
  return nextSpaces(there.s, there.f).map(to => ({
    space: to,
    path: [...leg.path, to],
    grapple: leg.grapple + grapplersIn(s, f, leg.space),
    modes: isOrdinary(s, leg.space, to) ? leg.modes : leg.modes & ~modeBit('breach'),
    stopped: facedownIn(s, to).length > 0 || (!has(f, 'passEnemies') && enemiesIn(s, to).length > 0),
  }));
};
/** Shorter ways are found first: a later one is better only if it does less harm. */
const isBetter = (a: Leg, b: Leg | undefined): boolean => !b || a.grapple < b.grapple;

/** The best way to every space that the rest of this movement can reach: the least harm, then the fewest steps (MA-42 to MA-47). */
export const journeysOf = (s: MandoKnown, f: DeepReadonly<MovementLocals>): ReadonlyMap<SpaceId, Journey> => {
  const { space } = s.public.characters[f.who]!;
  const best = new Map<SpaceId, Leg>();
  let open: Leg[] =
    nextSpaces(s, f).length === 0 ? [] : [{ space: space as SpaceId, path: [], grapple: 0, modes: f.modes, stopped: false }];
  while (open.length > 0) {
    const reached = new Map<string, Leg>();
    for (const leg of open.flatMap(from => oneFurther(s, f, from))) {
      const key = `${leg.space} ${leg.modes}`;
      if (isBetter(leg, reached.get(key))) reached.set(key, leg);
    }
    open = [...reached.values()];
    for (const leg of open) if (leg.space !== space && isBetter(leg, best.get(leg.space))) best.set(leg.space, leg);
  }
  return new Map(
    [...best].map(([to, { path, grapple }]) => [
      to,
      { path, grapple, sentry: harmOfEndingIn(s, f, to), reveals: facedownIn(s, to).length > 0 },
    ]),
  );
};
