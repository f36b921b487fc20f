import { emit, type Go, thenAgain } from '@cadre/core';
import { boxOf, cardOf } from '../box.js';
import type { Range } from '../content/types.js';
import { total } from '../keywords/quantities.js';
import { type EncounterOption, procedure } from '../options.js';
import { legendCharacter } from '../round/legend.js';
import { type EncounterState, type EncounterView, LEGEND, type UnitId } from '../state.js';
import { about } from '../suffer/about.js';
import { loseCondition } from '../suffer/conditions.js';
import { contesting, isOnTable } from '../table/queries.js';
import { type ReturnPlace, ReturnUnit } from './return-unit.js';
import { objectivesOfRole } from './targets.js';

/** LE-24 */
const uniqueWounded = (k: EncounterView, done: readonly UnitId[]): UnitId[] =>
  k.public.units.flatMap((unit, i) =>
    unit.wounded > 0 && !unit.defeated && cardOf(k, i as UnitId).durability === 'U' && !done.includes(i as UnitId) ? [i as UnitId] : [],
  );
export const defeatedMinions = (k: EncounterView): UnitId[] =>
  k.public.units.flatMap((unit, i) => (unit.defeated && cardOf(k, i as UnitId).type === 'minion' ? [i as UnitId] : []));
/** LE-M4, SB-6: where this unit may come back now. */
const placesOf = (k: EncounterView, unit: UnitId): ReturnPlace[] =>
  boxOf(k).mission.redeployment.spots.flatMap((spot): ReturnPlace[] => {
    if (spot.of === 'legend')
      return isOnTable(k, legendCharacter(k))
        ? [
            {
              within: Math.max(spot.within, total(k, 'redeployRange', { unit })) as Range,
              of: legendCharacter(k),
              objective: 'none',
            },
          ]
        : [];
    return objectivesOfRole(k, spot.role, false)
      .filter(objective => contesting(k, objective, 'cadre').length === 0)
      .map(objective => ({ within: spot.within, of: k.public.objectives[objective]!.at, objective }));
  });
/** LE-A30: it stays where it stands. */
const recover = (s: EncounterState, id: UnitId): void => {
  const unit = s.public.units[id]!;
  unit.damage = 0;
  unit.wounded = 0;
  emit(s, { type: 'recovered', ...about(s, id, 'LE-26') });
};

/** LE-67: unique minions recover, defeated ones come back. */
export const Redeployment = procedure('redeployment', {
  locals: () => ({ recovered: [] as UnitId[], tried: [] as UnitId[] }),
  steps: {
    recover: {
      rule: 'LE-26',
      when: (s, f) => uniqueWounded(s, f.recovered).length > 0,
      run: (s, f): Go => {
        const [unit] = uniqueWounded(s, f.recovered);
        f.recovered.push(unit!);
        recover(s, unit!);
        return s.public.units[unit!]!.conditions.length > 0 ? thenAgain(Cure.call({ unit: unit! })) : 'again';
      },
    },
    /** LE-P32: compulsory, in an order of choice; SB-6: up to so many. */
    choose: {
      rule: 'LE-M4',
      when: (s, f) => returnable(s, f.tried).some(unit => placesOf(s, unit).length > 0),
      seat: LEGEND,
      options: (s, f): EncounterOption[] => [
        ...returnable(s, f.tried).map((unit): EncounterOption => ({ kind: 'unit', unit })),
        ...(boxOf(s).mission.redeployment.most === 'all' ? [] : [{ kind: 'end' } as const]),
      ],
      take: (s, f, option): Go => {
        if (option.kind !== 'unit') return undefined;
        f.tried.push(option.unit);
        return thenAgain(
          ReturnUnit.call({
            unit: option.unit,
            places: placesOf(s, option.unit),
            apart: !boxOf(s).mission.redeployment.engaged,
            inStep: true,
          }),
        );
      },
    },
  },
});
const returnable = (k: EncounterView, tried: readonly UnitId[]): UnitId[] => {
  const { most } = boxOf(k).mission.redeployment;
  const back = tried.filter(unit => !k.public.units[unit]!.defeated).length;
  return most !== 'all' && back >= most ? [] : defeatedMinions(k).filter(unit => !tried.includes(unit));
};
/** LE-26: one condition of choice. */
export const Cure = procedure('cure', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    choose: {
      rule: 'LE-26',
      seat: LEGEND,
      of: 'condition',
      options: (s, f) => s.public.units[f.unit]!.conditions.map(condition => ({ kind: 'condition', condition })),
      take: (s, f, { condition }) => loseCondition(s, f.unit, condition, 'LE-26'),
    },
  },
});
