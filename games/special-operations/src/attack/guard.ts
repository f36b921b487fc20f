import { amount, CHANCE, emit, enclosing, roll, type Step } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { DEFENCE } from '../dice.js';
import { ATTACKING } from '../frames.js';
import { suffer } from '../harm.js';
import { procedure } from '../options.js';
import type { BattleState, UnitId } from '../state.js';
import { typeOf, unitOf } from '../table/queries.js';

export const guardLocals = (x: { guardian: UnitId; most: number }) => ({ hits: 0, ...x });
type GuardStep = Step<BattleState, ReturnType<typeof guardLocals>>;
export const GUARD_STEPS = {
  take: {
    rule: 'SO-K15',
    seat: (s, f) => unitOf(s, f.guardian).seat,
    space: (s, f) => amount('guard', 1, Math.min(f.most, enclosing(s, ATTACKING).hits)),
    take: (s, f, [hits]) => {
      const attack = enclosing(s, ATTACKING);
      f.hits = hits!;
      attack.hits -= f.hits;
      emit(s, { type: 'attack-modified', rule: 'SO-K15', hits: attack.hits, crits: attack.crits, why: 'guardian' });
    },
  },
  roll: {
    rule: 'SO-K15',
    seat: CHANCE,
    space: (s, f) => roll('guard', DEFENCE[typeOf(s, f.guardian).defence], f.hits),
    take: (s, f, answer) => {
      const { defence, defenceSurge } = typeOf(s, f.guardian);
      const faces = facesOf(DEFENCE[defence], answer);
      emit(s, { type: 'defence-rolled', rule: 'SO-K15', colour: defence, faces, again: false });
      const wounds = countFaces(faces, 'blank') + (defenceSurge ? 0 : countFaces(faces, 'surge'));
      return suffer(f.guardian, wounds, enclosing(s, ATTACKING).attacker, true);
    },
  },
} as const satisfies Readonly<Record<string, GuardStep>>;
/** SO-K15: a friend takes up to so many hits and rolls its own dice for them; each blank is a wound. */
export const Guard = procedure('guard', { locals: guardLocals, steps: GUARD_STEPS });
