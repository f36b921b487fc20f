import { type Call, CHANCE, emit, roll } from '@cadre/core';
import { countFaces, facesOf } from '@cadre/kit';
import { ATTACK } from './dice.js';
import { defeatLocals } from './frames.js';
import { about, causeOf, lose, SUFFER, SUPPRESS, suffer } from './harm.js';
import { words } from './keywords/keywords.js';
import { total } from './keywords/quantities.js';
import { dropWhatItHolds } from './missions/holding.js';
import { implement, procedure } from './options.js';
import { otherFirst } from './round/priority.js';
import type { BattleView, UnitId } from './state.js';
import { typeOf, unitOf } from './table/queries.js';
import { leave } from './whereabouts.js';

/** L-WND-3: what it carries is dropped, effects speak, and it is gone. */
export const Defeat = procedure('defeat', {
  locals: defeatLocals,
  steps: {
    speak: { rule: 'L-GEN-2', run: (s, f) => words.open(s, 'defeated', f, otherFirst(s)) },
    drop: { rule: 'SO-G12', run: (s, f): Call | void => dropWhatItHolds(s, f.unit, 'defeated') },
    remove: {
      rule: 'L-WND-3',
      run: (s, f) => {
        emit(s, { type: 'defeated', ...about(s, f.unit, 'L-WND-3') });
        leave(s, f.unit, 'defeated');
      },
    },
  },
});

/** L-WND-1, L-WND-2: wounds, and defeat at the threshold. */
export const Suffer = implement(SUFFER, {
  wounds: {
    rule: 'L-WND-1',
    when: (s, f) => f.n > 0 && unitOf(s, f.unit).at !== 'defeated',
    run: (s, f) => {
      const unit = s.public.units[f.unit]!;
      const health = typeOf(s, f.unit).wounds;
      const lost = Math.min(f.n, Math.max(0, health - unit.wounds));
      unit.wounds += f.n;
      emit(s, { type: 'wounded', n: f.n, lost, left: Math.max(0, health - unit.wounds), ...about(s, f.unit, 'L-WND-1') });
      return unit.wounds >= health ? Defeat.call({ unit: f.unit, by: f.by, attack: f.attack }) : undefined;
    },
  },
});
const excess = (k: BattleView, id: UnitId): number => {
  const { courage } = typeOf(k, id);
  return courage === null ? 0 : Math.max(0, unitOf(k, id).suppression - courage);
};
/** SO-G26, L-SUP-6, SO-G18: a gain above the own courage is panic at once: dice, wounds, and the surplus is gone. */
export const Suppress = implement(SUPPRESS, {
  gain: {
    rule: 'L-SUP-1',
    when: (s, f) => f.n > 0 && unitOf(s, f.unit).at !== 'defeated' && typeOf(s, f.unit).courage !== null,
    run: (s, f) => {
      s.public.units[f.unit]!.suppression += f.n;
      lose(s, f.unit, 'standby', 1, 'L-ACN-5');
      emit(s, { type: 'tokens', token: 'suppression', n: f.n, why: causeOf(s, 'gained'), ...about(s, f.unit, 'L-SUP-1') });
    },
  },
  spare: {
    rule: 'SO-G26',
    when: (s, f) => excess(s, f.unit) > 0 && total(s, 'ignorePanic', { unit: f.unit }) > 0,
    run: (s, f) => {
      lose(s, f.unit, 'suppression', excess(s, f.unit), 'SO-G26');
    },
  },
  drop: { rule: 'SO-O-9', when: (s, f) => excess(s, f.unit) > 0, run: (s, f): Call | void => dropWhatItHolds(s, f.unit, 'panicked') },
  panic: {
    rule: 'SO-G26',
    when: (s, f) => excess(s, f.unit) > 0,
    seat: CHANCE,
    space: (s, f) => roll('panic', ATTACK.black, excess(s, f.unit)),
    take: (s, f, answer) => {
      const faces = facesOf(ATTACK.black, answer);
      f.wounds = countFaces(faces, 'hit') + countFaces(faces, 'crit');
      emit(s, { type: 'panicked', faces, wounds: f.wounds, ...about(s, f.unit, 'SO-G26') });
      s.public.units[f.unit]!.suppression = typeOf(s, f.unit).courage!;
      return suffer(f.unit, f.wounds, 'nobody');
    },
  },
});
