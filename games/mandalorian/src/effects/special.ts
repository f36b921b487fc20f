import { enclosing, type Go, pick, thenAgain } from '@cadre/core';
import { nearestOf } from '@cadre/kit';
import { procedure } from '../define.js';
import { Strike, victimsOf } from '../events/enemy-attack.js';
import { Advance } from '../events/enemy-move.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { Away } from '../threats/enemy-steps.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, groundNow } from '../threats/threats.js';
import { Script } from './effects.js';
import { specialsInPlay } from './mission.js';
import { type ChoiceLocals, choiceLocals, opOf } from './op.js';

/** Special enemies of a mission act when the mission says so, like other enemies (MA-143). */
const moversOf = (s: MandoState, f: ChoiceLocals): number[] => {
  const { special, which } = opOf(s, f, 'specialMove');
  const all = specialsInPlay(s, special);
  if (which === 'each') return all;
  const from = f.you === NOBODY ? AWAY : s.public.characters[f.you]!.space;
  if (from === AWAY) return all;
  const near = nearestOf(
    groundNow(s).range,
    from,
    all.map(p => s.public.pieces[p]!.space),
  );
  return all.filter(p => near.includes(s.public.pieces[p]!.space));
};
export const SpecialMove = procedure('specialMove', {
  locals: choiceLocals,
  steps: {
    choose: {
      rule: 'MA-7',
      when: (s, f) => opOf(s, f, 'specialMove').which === 'nearest' && moversOf(s, f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => pick('threat', moversOf(s, f)),
      take: (s, f, [piece]) => {
        f.answer = piece!;
        f.left = 0;
        const { steps, way } = opOf(s, f, 'specialMove');
        return way === 'away' ? Away.call({ piece: piece!, from: NOBODY, steps }) : Advance.call({ piece: piece!, steps });
      },
    },
    each: {
      rule: 'MA-143',
      when: (s, f) => f.left > 0 && moversOf(s, f).some(p => p > f.answer),
      run: (s, f) => {
        f.answer = moversOf(s, f).find(p => p > f.answer)!;
        const { steps, way } = opOf(s, f, 'specialMove');
        return thenAgain(way === 'away' ? Away.call({ piece: f.answer, from: NOBODY, steps }) : Advance.call({ piece: f.answer, steps }));
      },
    },
    about: {
      rule: 'MA-143',
      when: (_, f) => f.answer !== NOBODY,
      run: (s, f): Go => {
        const script = enclosing(s, Script); // what follows there is about the enemy that has moved
        script.it = f.answer;
        script.itSpace = s.public.pieces[f.answer]!.space;
      },
    },
  },
});
export const SpecialAttack = procedure('specialAttack', {
  locals: choiceLocals,
  steps: {
    next: {
      rule: 'MA-143',
      when: (s, f) => specialsInPlay(s, opOf(s, f, 'specialAttack').special).some(p => p > f.answer),
      run: (s, f) => {
        const op = opOf(s, f, 'specialAttack');
        f.answer = specialsInPlay(s, op.special).find(p => p > f.answer)!;
        if (op.targets === 'each') return thenAgain(SpecialHarm.call({ attacker: f.answer, range: op.range }));
        const victims = victimsOf(s, f.answer, op.range, false);
        return victims.length === 0 ? 'again' : thenAgain(Strike.call({ attacker: f.answer, victims }));
      },
    },
  },
});
export const SpecialHarm = procedure('specialHarm', {
  locals: (x: { readonly attacker: number; readonly range: number }) => ({ next: 0, ...x }),
  steps: {
    each: {
      rule: 'MA-143',
      run: (s, f): Go => {
        const from = s.public.pieces[f.attacker]!.space;
        const victim = charactersOnMap(s).find(
          c => c >= f.next && from !== AWAY && withinRange(groundNow(s), from, s.public.characters[c]!.space, f.range),
        );
        if (victim === undefined) return undefined;
        f.next = victim + 1;
        return thenAgain(Hurt.call({ who: victim, n: 1, cause: 'effect', source: f.attacker }));
      },
    },
  },
});
