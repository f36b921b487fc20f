import type { Seat } from '@cadre/core';
import { CHANCE, emit, enclosing, roll } from '@cadre/core';
import { facesOf } from '@cadre/kit';
import { ATTACK, ATTACK_FACES, type AttackFace, DEFENCE, DEFENCE_FACES, type DefenceFace } from '../dice.js';
import { ATTACKING, type AttackFrame } from '../frames.js';
import { procedure } from '../options.js';
import { aboutAttack } from './about.js';

export type Rolled = 'attack' | 'defence';
type Face = AttackFace | DefenceFace;
/** LE-H11 */
export const canReroll = (f: { readonly rerolled: readonly Rolled[] }, which: Rolled): boolean => !f.rerolled.includes(which);
const inOrder = <F extends Face>(faces: readonly F[], order: readonly F[]): F[] =>
  faces.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
const facesIn = (f: AttackFrame, which: Rolled): readonly Face[] => (which === 'attack' ? f.attack : f.defence);
/** Keeps a pool in the order of its faces: equal rolls are equal data. */
const setFaces = (f: AttackFrame, which: Rolled, faces: readonly Face[]): void => {
  if (which === 'attack') f.attack = inOrder(faces as AttackFace[], ATTACK_FACES);
  else f.defence = inOrder(faces as DefenceFace[], DEFENCE_FACES);
};
/** A result that an ability adds to a roll. */
export const addFace = (f: AttackFrame, which: Rolled, face: string): void => setFaces(f, which, [...facesIn(f, which), face as Face]);
/** S-ATK-5: up to so many dice with one of these faces are rolled again, chosen one by one. */
export const Reroll = procedure('reroll', {
  locals: (x: { which: Rolled; faces?: readonly string[]; most: number; seat: Seat }) => ({
    faces: x.which === 'attack' ? ATTACK_FACES : DEFENCE_FACES,
    taken: 0,
    ...x,
  }),
  steps: {
    choose: {
      rule: 'S-ATK-5',
      when: (s, f) => {
        const attack = enclosing(s, ATTACKING);
        if (f.taken === 0 && !canReroll(attack, f.which)) return false;
        return f.taken < f.most && facesIn(attack, f.which).some(face => f.faces.includes(face));
      },
      seat: (_, f) => f.seat,
      options: (s, f) => {
        const faces = facesIn(enclosing(s, ATTACKING), f.which);
        return [
          ...[...new Set(faces)].filter(face => f.faces.includes(face)).map(face => ({ kind: 'reroll', face }) as const),
          { kind: 'end' },
        ];
      },
      take: (s, f, option) => {
        if (option.kind !== 'reroll') return undefined;
        const attack = enclosing(s, ATTACKING);
        const faces = facesIn(attack, f.which);
        setFaces(attack, f.which, faces.toSpliced(faces.indexOf(option.face), 1));
        if (f.taken++ === 0) attack.rerolled.push(f.which);
        return 'again';
      },
    },
    roll: {
      rule: 'S-ATK-5',
      when: (_, f) => f.taken > 0,
      seat: CHANCE,
      space: (_, f) => roll(f.which, f.which === 'attack' ? ATTACK : DEFENCE, f.taken),
      take: (s, f, answer) => {
        const attack = enclosing(s, ATTACKING);
        const fresh = f.which === 'attack' ? facesOf(ATTACK, answer) : facesOf(DEFENCE, answer);
        setFaces(attack, f.which, [...facesIn(attack, f.which), ...fresh]);
        emit(s, {
          type: 'rolled',
          attack: attack.attack.slice(),
          defence: attack.defence.slice(),
          again: true,
          ...aboutAttack(s, attack, 'S-ATK-5'),
        });
      },
    },
  },
});
