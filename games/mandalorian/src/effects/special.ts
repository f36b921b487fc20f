import { type Call, enclosing, type Go, pick, thenAgain } from '@cadre/core';
import { procedure } from '../define.js';
import { Strike, victimsOf } from '../events/enemy-attack.js';
import { Advance } from '../events/enemy-move.js';
import { NOBODY, type Nobody, type PieceId, pieceId } from '../ids.js';
import type { MandoKnown, MandoState } from '../state.js';
import { rangeBetween, withinRange } from '../terrain/ground.js';
import { Away } from '../threats/enemy-steps.js';
import { Hurt } from '../threats/hurt.js';
import { charactersOnMap, groundNow, spaceOf } from '../threats/threats.js';
import { Script } from './effects.js';
import { specialsInPlay } from './mission.js';
import { type ChoiceLocals, choiceLocals, opOf } from './op.js';

/** Special enemies of a mission act when the mission says so, like other enemies (MA-143). */
const moversOf = (s: MandoKnown, f: ChoiceLocals): PieceId[] => {
  const { special, which } = opOf(s, f, 'specialMove');
  const all = specialsInPlay(s, special);
  if (which === 'each') return all;
  const from = spaceOf(s, f.you),
    ground = groundNow(s);
  const steps = all.map(p => rangeBetween(ground, from, s.public.pieces[p]!.space));
  return all.filter((_, i) => steps[i] === Math.min(...steps));
};
/** Those that follow the one that has acted last, in their order on the table. */
const following = (pieces: readonly PieceId[], last: PieceId | Nobody): PieceId[] => pieces.filter(p => last === NOBODY || p > last);
const goOn = (s: MandoState, f: ChoiceLocals, piece: PieceId): Call => {
  const { steps, way } = opOf(s, f, 'specialMove');
  return way === 'away' ? Away.call({ piece, from: NOBODY, steps }) : Advance.call({ piece, steps });
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
        f.answer = pieceId(piece!);
        f.left = 0;
        return goOn(s, f, f.answer);
      },
    },
    each: {
      rule: 'MA-143',
      when: (s, f) => f.left > 0 && following(moversOf(s, f), f.answer).length > 0,
      run: (s, f) => {
        const [piece] = following(moversOf(s, f), f.answer);
        f.answer = piece!;
        return thenAgain(goOn(s, f, piece!));
      },
    },
    about: {
      rule: 'MA-143',
      when: (_, f) => f.answer !== NOBODY,
      run: (s, f): Go => {
        if (f.answer === NOBODY) return;
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
      when: (s, f) => following(specialsInPlay(s, opOf(s, f, 'specialAttack').special), f.answer).length > 0,
      run: (s, f) => {
        const op = opOf(s, f, 'specialAttack');
        const [attacker] = following(specialsInPlay(s, op.special), f.answer);
        f.answer = attacker!;
        if (op.targets === 'each') return thenAgain(SpecialHarm.call({ attacker: attacker!, range: op.range }));
        const victims = victimsOf(s, attacker!, op.range, false);
        return victims.length === 0 ? 'again' : thenAgain(Strike.call({ attacker: attacker!, victims }));
      },
    },
  },
});
export const SpecialHarm = procedure('specialHarm', {
  locals: (x: { readonly attacker: PieceId; readonly range: number }) => ({ next: 0, ...x }),
  steps: {
    each: {
      rule: 'MA-143',
      run: (s, f): Go => {
        const from = s.public.pieces[f.attacker]!.space;
        const victim = charactersOnMap(s).find(c => c >= f.next && withinRange(groundNow(s), from, s.public.characters[c]!.space, f.range));
        if (victim === undefined) return undefined;
        f.next = victim + 1;
        return thenAgain(Hurt.call({ who: victim, n: 1, cause: 'effect', source: f.attacker }));
      },
    },
  },
});
