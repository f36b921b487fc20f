import type { Go } from '@cadre/core';
import { enclosing, mayPick, thenAgain } from '@cadre/core';
import { boxOf } from '../box/box.js';
import { procedure } from '../define.js';
import { happen } from '../happen.js';
import { AWAY, type CharacterId, characterId, NOBODY, type Nobody, type SpaceId, spaceId } from '../ids.js';
import { MOVEMENT } from '../in-progress.js';
import type { MandoKnown } from '../state.js';
import { damageEnemy } from '../threats/damage.js';
import { Hurt } from '../threats/hurt.js';
import { Reveal } from '../threats/reveal.js';
import { charactersIn, enemiesIn, facedownIn, faceOf, ownerOf } from '../threats/threats.js';
import { deedsWhileMoving, isDeed, takeDeed } from '../turn/deeds.js';
import { performing } from './performing.js';
import {
  type Harm,
  has,
  isDone,
  isOrdinary,
  type MovementLocals,
  modeBit,
  movementLocals,
  movers,
  nextSentry,
  nextSpaces,
} from './steps.js';

/** A movement of a character, by whatever it is caused (MA-50). Where it begins does not matter (MA-48): only entering stops it. */
export const Movement = procedure('movement', {
  locals: movementLocals,
  steps: {
    bring: {
      rule: 'MA-5',
      seat: (s, f) => ownerOf(s, f.who),
      space: (s, f) => mayPick('character', f.bring ? companions(s, f.who) : []),
      take: (_, f, [c]) => {
        f.with = c === undefined ? NOBODY : characterId(c);
      },
    },
    /** Asked once more when no step is left: features come before the harm of a sentry (MA-170). */
    step: {
      rule: 'MA-42',
      when: (s, f) => s.public.characters[f.who]!.space !== AWAY,
      seat: (s, f) => ownerOf(s, f.who),
      space: (s, f) => mayPick('step', [...nextSpaces(s, f), ...deedsWhileMoving(s, f.who)]),
      take: (s, f, [code]): Go => {
        if (code === undefined || isDeed(code)) return takeDeed(s, code);
        const to = spaceId(code);
        f.left--;
        f.moved++;
        f.done = []; // whoever goes on ends a movement anew
        if (!isOrdinary(s, s.public.characters[f.who]!.space, to)) f.modes &= ~modeBit('breach');
        return thenAgain(Stride.call({ who: f.who, with: f.with, to, quiet: has(f, 'quiet') }));
      },
    },
    /** MA-165, MA-166, MA-167: only where a movement has ended counts, also for one that was turned up by it. */
    sentry: {
      rule: 'MA-164',
      when: (s, f) => nextSentry(s, f) !== undefined,
      run: (s, f) => {
        const harm = nextSentry(s, f)!;
        for (const around of s.stack) if (MOVEMENT.is(around)) around.locals.done.push(harm); // a movement inside another ends once
        return thenAgain(Hurt.call({ who: harm.who, n: 1, cause: 'sentry', source: harm.piece }));
      },
    },
    end: {
      rule: 'MA-41',
      run: (s, f) => {
        const action = performing(s);
        if (action?.you === f.who && f.moved > 0) action.moved = true;
      },
    },
  },
});

/** MA-44, MA-45, MA-47: enemies and facedown tokens end the movement; characters (MA-46) and faceup features (MA-100) do not. */
const stopsIn = (s: MandoKnown, m: MovementLocals, space: SpaceId): boolean =>
  facedownIn(s, space).length > 0 || (!has(m, 'passEnemies') && enemiesIn(s, space).length > 0);
const companions = (s: MandoKnown, who: CharacterId): CharacterId[] => {
  const { space } = s.public.characters[who]!;
  return space === AWAY ? [] : charactersIn(s, space).filter(c => c !== who);
};
const strideLocals = (x: {
  readonly who: CharacterId;
  readonly with: CharacterId | Nobody;
  readonly to: SpaceId;
  readonly quiet: boolean;
}) => ({
  done: [] as Harm[],
  ...x,
});
type StrideLocals = ReturnType<typeof strideLocals>;
/** One step of a movement: out of the one space, into the other. */
export const Stride = procedure('stride', {
  locals: strideLocals,
  steps: {
    /** MA-197: in the enemy's space, immediately before the step out. An enemy that has left does no harm (MA-198). */
    grapple: {
      rule: 'MA-196',
      when: (s, f) => !f.quiet && grapplers(s, f).length > 0,
      run: (s, f) => {
        const { who, piece } = grapplers(s, f)[0]!;
        f.done.push({ who, piece });
        return thenAgain(Hurt.call({ who, n: 1, cause: 'grapple', source: piece }));
      },
    },
    enter: {
      rule: 'MA-43',
      when: (s, f) => s.public.characters[f.who]!.space !== AWAY,
      run: (s, f): Go => {
        const m = enclosing(s, Movement);
        for (const who of movers(f)) {
          const c = s.public.characters[who]!;
          if (c.space === AWAY) continue; // a traitor who fell to the grapple (TR-6)
          happen(s, { type: 'moved', rule: 'MA-43', character: who, from: c.space, to: f.to });
          c.space = f.to;
          c.movedThisTurn = true;
        }
        m.stopped = stopsIn(s, m, f.to);
      },
    },
    reveal: {
      rule: 'MA-49',
      when: (s, f) => s.public.characters[f.who]!.space === f.to && facedownIn(s, f.to).length > 0,
      run: (s, f) => thenAgain(Reveal.call({ piece: facedownIn(s, f.to)[0]!, you: f.who })),
    },
    trample: {
      rule: 'MA-5',
      when: (s): boolean => enclosing(s, Movement).trample > 0,
      run: (s, f) => {
        for (const piece of enemiesIn(s, f.to)) damageEnemy(s, piece, enclosing(s, Movement).trample, 'MA-5');
      },
    },
  },
});
const grapplers = (s: MandoKnown, f: StrideLocals): Harm[] => {
  const box = boxOf(s);
  return movers(f).flatMap(who => {
    const { space } = s.public.characters[who]!;
    if (space === AWAY) return [];
    return enemiesIn(s, space)
      .filter(piece => faceOf(box, s.public.pieces[piece]!).grapple && !isDone(f.done, who, piece))
      .map(piece => ({ who, piece }));
  });
};
