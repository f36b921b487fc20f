import { type Go, nearest, type Seat } from '@cadre/core';
import { cardOf } from '../box.js';
import { canUseAbility } from '../effects/abilities.js';
import { useAbility } from '../effects/perform.js';
import { ACTIVATING } from '../frames.js';
import { type EncounterOption, procedure } from '../options.js';
import { canSpendAction } from '../round/actions.js';
import type { EncounterState, UnitId } from '../state.js';

const usable = (s: EncounterState, unit: UnitId): EncounterOption[] => {
  const doing = nearest(s, ACTIVATING);
  if (doing?.unit !== unit) return [];
  return cardOf(s, unit).abilities.flatMap((each, ability): EncounterOption[] =>
    each.kind === 'active' && canUseAbility(s, unit, ability, { free: true }) && canSpendAction(doing, each)
      ? [{ kind: 'ability', ability }]
      : [],
  );
};
/** S-TREE-6, LE-P21, LE-H4: in the own activation one Active ability for no Force; its other conditions stay. */
export const UseActive = procedure('useActive', {
  locals: (x: { unit: UnitId; seat: Seat }) => x,
  steps: {
    choose: {
      rule: 'S-TREE-6',
      when: (s, f) => usable(s, f.unit).length > 0,
      seat: (_, f) => f.seat,
      options: (s, f): EncounterOption[] => [...usable(s, f.unit), { kind: 'end' }],
      take: (s, f, option): Go => (option.kind === 'ability' ? useAbility(s, f.unit, option.ability, { free: true }) : undefined),
    },
  },
});
