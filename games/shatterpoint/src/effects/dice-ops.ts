import { type Call, CHANCE, emit, enclosing, roll, type Seat } from '@cadre/core';
import { facesOf, inOrder } from '@cadre/kit';
import { Reroll } from '../attack/reroll.js';
import { ATTACK, ATTACK_FACES, type AttackFace, DEFENCE, DEFENCE_FACES, type DefenceFace } from '../dice.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import { procedure } from '../options.js';
import { dealDamage } from '../suffer/damage.js';
import { countOf } from './counts.js';
import { note, noteDone } from './notes.js';
import { unitsCalled } from './refs.js';
import { faceNumber } from './rolls.js';
import type { EncounterHandlers } from './types.js';

const allFaces = (which: 'attack' | 'defence'): readonly string[] => (which === 'attack' ? ATTACK_FACES : DEFENCE_FACES);
const change = (attack: AttackFrame, which: 'attack' | 'defence', from: string, into: string, most: number): number => {
  const faces: string[] = which === 'attack' ? [...attack.attack] : [...attack.defence];
  let n = 0;
  for (let i = 0; i < faces.length && n < most; i++)
    if (faces[i] === from) {
      faces[i] = into;
      n++;
    }
  if (which === 'attack') attack.attack = inOrder(ATTACK, faces as AttackFace[]);
  else attack.defence = inOrder(DEFENCE, faces as DefenceFace[]);
  return n;
};
/** Ops on dice: of the attack in progress, or of the script. */
export const diceHandlers = {
  dice: (s, f, op) => {
    const attack = enclosing(s, ATTACKING);
    const n = countOf(s, op.add, f);
    if (op.roll === 'attack') attack.moreAttackDice += n;
    else attack.moreDefenceDice += n;
    noteDone(s, n !== 0);
  },
  reroll: (s, f, op): Call => {
    noteDone(s, true);
    return Reroll.call({ which: op.roll, faces: op.faces ?? allFaces(op.roll), most: countOf(s, op.most, f), seat: f.seat });
  },
  change: (s, f, op) => noteDone(s, change(enclosing(s, ATTACKING), op.roll, op.from, op.into, countOf(s, op.n, f)) > 0),
  reducePool: (s, f, op): Call | void => {
    const attack = enclosing(s, ATTACKING);
    const n = Math.min(op.n, attack.pool);
    attack.pool -= n;
    noteDone(s, n > 0);
    const [onto] = op.onto === undefined ? [] : unitsCalled(s, f, op.onto);
    return onto === undefined || n === 0
      ? undefined
      : dealDamage(s, onto, n, attack.attacker === 'target' ? 'nobody' : attack.attacker, f.ability);
  },
  roll: (_, f, op): Call => RollFor.call({ die: op.die, n: op.n, as: op.as, seat: f.seat, why: f.ability }),
} satisfies Partial<EncounterHandlers>;
/** Dice that a script rolls for itself. */
export const RollFor = procedure('rollFor', {
  locals: (x: { die: 'attack' | 'defence'; n: number; as: string; seat: Seat; why: string }) => x,
  steps: {
    roll: {
      rule: 'S-DICE-1',
      seat: CHANCE,
      space: (_, f) => roll(f.die, f.die === 'attack' ? ATTACK : DEFENCE, f.n),
      take: (s, f, answer) => {
        const faces = f.die === 'attack' ? facesOf(ATTACK, answer) : facesOf(DEFENCE, answer);
        emit(s, { type: 'diceRolled', rule: 'S-DICE-1', seat: f.seat, die: f.die, faces, why: f.why });
        note(
          s,
          f.as,
          answer.map(i => faceNumber(f.die, i)),
        );
      },
    },
  },
});
