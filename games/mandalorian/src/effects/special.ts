import { pick, procedure, thenAgain } from '@cadre/core';
import { nearestOf } from '@cadre/kit';
import { victimsOf } from '../events/enemy-attack.js';
import { advance, away, type Chooser, type Effects, hurt, strike } from '../frames.js';
import { AWAY, type MandoState, NOBODY } from '../state.js';
import { withinRange } from '../terrain/ground.js';
import { charactersOnMap, groundNow } from '../threats/threats.js';
import { opOf } from './choices.js';
import { specialsInPlay } from './mission.js';

/** Special enemies of a mission act when the mission says so, like other enemies (MA-143). */
const moversOf = (s: MandoState, f: Chooser): number[] => {
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
/** The list of ops that this op stands in: what follows there is about the enemy that has moved. */
const outer = (s: MandoState): Effects => s.stack.findLast(x => x.proc === 'effects') as Effects;
export const specialMoveProcedure = procedure<MandoState, Chooser>('specialMove', {
  choose: {
    rule: 'MA-7',
    when: (s, f) => opOf(s, f, 'specialMove').which === 'nearest' && moversOf(s, f).length > 0,
    seat: s => s.public.turn.seat,
    space: (s, f) => pick('threat', moversOf(s, f)),
    take: (s, f, [piece]) => {
      f.answer = piece!;
      f.left = 0;
      const { steps, way } = opOf(s, f, 'specialMove');
      return way === 'away' ? away(piece!, NOBODY, steps) : advance(piece!, steps);
    },
  },
  each: {
    rule: 'MA-143',
    when: (s, f) => f.left > 0 && moversOf(s, f).some(p => p > f.answer),
    run: (s, f) => {
      f.answer = moversOf(s, f).find(p => p > f.answer)!;
      const { steps, way } = opOf(s, f, 'specialMove');
      return thenAgain(way === 'away' ? away(f.answer, NOBODY, steps) : advance(f.answer, steps));
    },
  },
  about: {
    rule: 'MA-143',
    when: (_, f) => f.answer !== NOBODY,
    run: (s, f) => {
      outer(s).it = f.answer;
      outer(s).itSpace = s.public.pieces[f.answer]!.space;
    },
  },
});
export const specialAttackProcedure = procedure<MandoState, Chooser>('specialAttack', {
  next: {
    rule: 'MA-143',
    when: (s, f) => specialsInPlay(s, opOf(s, f, 'specialAttack').special).some(p => p > f.answer),
    run: (s, f) => {
      const op = opOf(s, f, 'specialAttack');
      f.answer = specialsInPlay(s, op.special).find(p => p > f.answer)!;
      if (op.targets === 'each') return thenAgain({ call: { ...f, proc: 'specialHarm', step: 'each', left: 0 } as Chooser });
      const victims = victimsOf(s, f.answer, op.range, false);
      return victims.length === 0 ? 'again' : thenAgain(strike(f.answer, victims));
    },
  },
});
/** `left` counts the characters that have been dealt with. */
export const specialHarmProcedure = procedure<MandoState, Chooser>('specialHarm', {
  each: {
    rule: 'MA-143',
    when: (_, f) => f.left >= 0,
    run: (s, f) => {
      const op = opOf(s, f, 'specialAttack'),
        from = s.public.pieces[f.answer]!.space;
      const next = charactersOnMap(s).find(
        c => c >= f.left && from !== AWAY && withinRange(groundNow(s), from, s.public.characters[c]!.space, op.range),
      );
      f.left = next === undefined ? NOBODY : next + 1;
      return next === undefined ? undefined : thenAgain(hurt(next, 1, 'effect', f.answer));
    },
  },
});
