import { type Call, enclosing, type Go, pick, thenAgain } from '@cadre/core';
import { procedure } from '../define.js';
import { attackOrderMatters, harmOrderMatters, Strike, victimsOf } from '../events/enemy-attack.js';
import { Advance, moveOrderMatters } from '../events/enemy-move.js';
import { type CharacterId, characterId, NOBODY, type PieceId, pieceId } from '../ids.js';
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
/** One special enemy after the other; where it can matter, the current player says which is next (MA-8). */
const specialLocals = (x: Parameters<typeof choiceLocals>[0]) => ({ done: [] as PieceId[], ...choiceLocals(x) });
type SpecialLocals = ReturnType<typeof specialLocals>;
const stillToAct = (pieces: readonly PieceId[], f: SpecialLocals): PieceId[] => pieces.filter(p => !f.done.includes(p));
const nextOf = (pieces: readonly PieceId[], order: boolean): PieceId[] => (order ? pieces.slice() : pieces.slice(0, 1));
const goOn = (s: MandoState, f: ChoiceLocals, piece: PieceId): Call => {
  const { steps, way } = opOf(s, f, 'specialMove');
  return way === 'away' ? Away.call({ piece, from: NOBODY, steps }) : Advance.call({ piece, steps });
};
export const SpecialMove = procedure('specialMove', {
  locals: specialLocals,
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
      rule: 'MA-8',
      when: (s, f) => f.left > 0 && stillToAct(moversOf(s, f), f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => {
        const left = stillToAct(moversOf(s, f), f);
        return pick('threat', nextOf(left, moveOrderMatters(s, left)));
      },
      take: (s, f, [piece]) => {
        f.answer = pieceId(piece!);
        f.done.push(f.answer);
        return thenAgain(goOn(s, f, f.answer));
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
const attackersOf = (s: MandoKnown, f: SpecialLocals): PieceId[] => {
  const { special, range, targets } = opOf(s, f, 'specialAttack');
  return stillToAct(specialsInPlay(s, special), f).filter(p => targets === 'each' || victimsOf(s, p, range, false).length > 0);
};
export const SpecialAttack = procedure('specialAttack', {
  locals: specialLocals,
  steps: {
    next: {
      rule: 'MA-8',
      when: (s, f) => attackersOf(s, f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => {
        const { range, targets } = opOf(s, f, 'specialAttack'),
          able = attackersOf(s, f);
        const victims = able.flatMap(p => (targets === 'each' ? charactersOnMap(s) : victimsOf(s, p, range, false)));
        return pick('threat', nextOf(able, attackOrderMatters(s, victims)));
      },
      take: (s, f, [piece]) => {
        const { range, targets } = opOf(s, f, 'specialAttack');
        const attacker = pieceId(piece!);
        f.done.push(attacker);
        if (targets === 'each') return thenAgain(SpecialHarm.call({ attacker, range }));
        return thenAgain(Strike.call({ attacker, victims: victimsOf(s, attacker, range, false) }));
      },
    },
  },
});
const harmLocals = (x: { readonly attacker: PieceId; readonly range: number }) => ({ done: [] as CharacterId[], ...x });
type HarmLocals = ReturnType<typeof harmLocals>;
const stillToHarm = (s: MandoKnown, f: HarmLocals): CharacterId[] => {
  const from = s.public.pieces[f.attacker]!.space;
  return charactersOnMap(s).filter(c => !f.done.includes(c) && withinRange(groundNow(s), from, s.public.characters[c]!.space, f.range));
};
export const SpecialHarm = procedure('specialHarm', {
  locals: harmLocals,
  steps: {
    each: {
      rule: 'MA-8',
      when: (s, f) => stillToHarm(s, f).length > 0,
      seat: s => s.public.turn.seat,
      space: (s, f) => {
        const left = stillToHarm(s, f);
        return pick('character', harmOrderMatters(s, left) ? left : left.slice(0, 1));
      },
      take: (_, f, [c]) => {
        const who = characterId(c!);
        f.done.push(who);
        return thenAgain(Hurt.call({ who, n: 1, cause: 'effect', source: f.attacker }));
      },
    },
  },
});
