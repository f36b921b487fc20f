import { emit, type Go, type Seat } from '@cadre/core';
import { type EncounterOption, procedure } from '../options.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { isOnTable, unitOf } from '../table/queries.js';
import { about } from './about.js';
import { loseCondition } from './conditions.js';
import { type HealOption, healsOf } from './healable.js';

/** S-WND-3: nothing from a Wounded unit. */
export const mend = (s: EncounterState, id: UnitId, n: number, rule: string, why = 'heal'): void => {
  const unit = s.public.units[id]!;
  const damage = unit.wounded > 0 ? 0 : Math.min(n, unit.damage);
  if (damage <= 0) return;
  unit.damage -= damage;
  emit(s, { type: 'healed', damage, condition: 'none', why, ...about(s, id, rule) });
};
/** S-EFF-4: so many heals of a character, each of which may be declined, and the rest with it. */
export const Heal = procedure('heal', {
  locals: (x: { character: CharacterId; seat: Seat; times?: number }) => ({ times: 1, ...x }),
  steps: {
    heal: {
      rule: 'S-EFF-4',
      when: (s, f) => f.times > 0 && isOnTable(s, f.character) && healsOf(s, f.character).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [...healsOf(s, f.character), { kind: 'end' }],
      take: (s, f, option): Go => {
        if (option.kind === 'end') return undefined;
        f.times--;
        heal(s, option as HealOption);
        return 'again';
      },
    },
  },
});
const heal = (s: EncounterState, option: HealOption): void => {
  if (option.kind === 'damage') mend(s, option.unit, 1, 'S-EFF-4');
  else if (unitOf(s, option.unit).conditions.includes(option.condition)) loseCondition(s, option.unit, option.condition, 'S-EFF-4', 'heal');
};
