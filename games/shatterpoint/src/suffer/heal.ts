import { emit, type Seat } from '@cadre/core';
import { procedure } from '../options.js';
import type { CharacterId, EncounterState, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
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
/** S-EFF-4: one heal of a character. */
export const Heal = procedure('heal', {
  locals: (x: { character: CharacterId; seat: Seat }) => x,
  steps: {
    heal: {
      rule: 'S-EFF-4',
      when: (s, f) => typeof s.public.characters[f.character]!.at === 'object' && healsOf(s, f.character).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f) => healsOf(s, f.character),
      take: (s, _, option) => heal(s, option as HealOption),
    },
  },
});
const heal = (s: EncounterState, option: HealOption): void => {
  if (option.kind === 'damage') mend(s, option.unit, 1, 'S-EFF-4');
  else if (unitOf(s, option.unit).conditions.includes(option.condition)) loseCondition(s, option.unit, option.condition, 'S-EFF-4', 'heal');
};
