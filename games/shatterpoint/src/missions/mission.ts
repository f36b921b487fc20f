import { type Call, emit, type Go, type None, thenAgain } from '@cadre/core';
import { boxOf, titleOfCounter, titleOfObjective, titleOfPool } from '../box.js';
import type { EndStep } from '../content/mission-types.js';
import { type EncounterOption, procedure } from '../options.js';
import { attacksOnTarget } from '../round/attacks.js';
import { LEGEND_UNIT } from '../round/legend.js';
import { strengthAt } from '../round/objectives.js';
import type { EncounterState, EncounterView, Side, UnitId } from '../state.js';
import { unitOf } from '../table/queries.js';
import { Assault } from './assault.js';
import { exposedTarget, objectiveNamed, objectivesOfRole, targetSpot } from './targets.js';
import { moveTracker } from './tracker.js';
import { Wrench } from './wrench.js';

export { armoredTargets } from './targets.js';
export { onDefeated, onWounded } from './wounds.js';

/** LE-M6, LE-A13, LE-A14: the unit that just activated may attack the target that stands open; a free attack, no action. */
export const endOfCadreTurn = (s: EncounterState, { activated }: { readonly activated: UnitId | None<'nobody'> }): Call | void =>
  boxOf(s).mission.assault?.when === 'end of turn' && activated !== 'nobody' && !unitOf(s, activated).defeated
    ? AssaultAtTurnEnd.call({ unit: activated })
    : undefined;
export const AssaultAtTurnEnd = procedure('assaultAtTurnEnd', {
  locals: (x: { unit: UnitId }) => x,
  steps: {
    attack: {
      rule: 'LE-M6',
      when: (s, f) => attacksOnTarget(s, f.unit).length > 0,
      seat: (s, f) => unitOf(s, f.unit).seat,
      options: (s, f): EncounterOption[] => [...attacksOnTarget(s, f.unit), { kind: 'end' }],
      take: (s, f, option): Go =>
        option.kind === 'assault'
          ? Assault.call({
              attacker: option.attacker,
              target: option.target,
              kind: option.how,
              inCombatAction: false,
              seat: unitOf(s, f.unit).seat,
            })
          : undefined,
    },
  },
});

/** LE-M5, LE-P26: all removals together, then the objectives of empty pools leave with their tokens. */
const drainPools = (s: EncounterState): void => {
  const { mission } = boxOf(s);
  const left = mission.pools.map(({ objectives }, i) => {
    const held = objectives.filter(id => {
      const token = s.public.objectives[objectiveNamed(s, id)]!;
      return !token.gone && token.control === 'cadre';
    });
    return Math.max(0, s.public.dashboard.pools[i]! - held.length);
  });
  for (const [i, n] of left.entries())
    if (n !== s.public.dashboard.pools[i])
      emit(s, { type: 'pool', rule: 'LE-M5', mission: s.public.mission, pool: i, left: n, ...titleOfPool(s, i) });
  s.public.dashboard.pools = left;
  for (const [i, { objectives }] of mission.pools.entries())
    if (left[i] === 0)
      for (const id of objectives) {
        const objective = objectiveNamed(s, id);
        const token = s.public.objectives[objective]!;
        if (token.gone) continue;
        token.gone = true; // LE-P3
        token.control = 'nobody';
        emit(s, { type: 'objectiveGone', rule: 'LE-M5', objective, name: token.name, ...titleOfObjective(s, token.name) });
      }
};
/** SB-7, LE-H17. */
const repair = (s: EncounterState, target: number): void => {
  const state = s.public.dashboard.targets[target]!;
  const { objective } = targetSpot(s, target);
  if (state.destroyed || state.covered === 0 || strengthAt(s, objective, 'legend') <= strengthAt(s, objective, 'cadre')) return;
  const { name } = s.public.objectives[objective]!;
  emit(s, { type: 'repaired', rule: 'SB-7', name, target, space: state.covered, ...titleOfObjective(s, name) });
  state.covered--;
};
const count = (s: EncounterState, { counter, role, fewerThan, tracker }: Extract<EndStep, { do: 'count' }>): void => {
  if (objectivesOfRole(s, role, true).length >= fewerThan) return;
  const at = s.public.dashboard.counters[counter]!;
  const isLast = at >= boxOf(s).mission.counters[counter]!.last;
  const value = isLast ? 0 : at + 1;
  s.public.dashboard.counters = s.public.dashboard.counters.map((each, i) => (i === counter ? value : each));
  emit(s, { type: 'counter', rule: 'SB-7', mission: s.public.mission, counter, value, ...titleOfCounter(s, counter) });
  if (isLast) moveTracker(s, tracker, 'SB-8', 'counter');
};
/** What the mission says for the end of a Legend turn, step by step. */
export const MissionSteps = procedure('missionSteps', {
  locals: () => ({ at: 0 }),
  steps: {
    next: {
      rule: 'LE-M2',
      when: (s, f) => f.at < boxOf(s).mission.endOfLegendTurn.length,
      run: (s, f): Go => {
        const step = boxOf(s).mission.endOfLegendTurn[f.at++]!;
        switch (step.do) {
          case 'drain pools':
            drainPools(s);
            return 'again';
          case 'roll for damage':
            return thenAgain(Wrench.call({ role: step.role }));
          case 'repair':
            repair(s, step.target);
            return 'again';
          case 'count':
            count(s, step);
            return 'again';
        }
      },
    },
  },
});
export const endOfLegendTurn = (_: EncounterState): Call => MissionSteps.call({});

/** For matches that nobody can end. */
const MOST_TURNS = 40;
const isGoalMet = (k: EncounterView): boolean => {
  switch (boxOf(k).mission.goal) {
    case 'pools empty':
      return k.public.dashboard.pools.every(left => left === 0);
    case 'targets destroyed':
      return exposedTarget(k) === undefined;
  }
};
/** LE-6, LE-M2, LE-A17, LE-A27, LE-A28, SB-9, LE-P34, instead of S-STR-4: the one check of a cycle, in this order. */
export const outcome = (k: EncounterView): { readonly winner: Side | None<'unfinished'>; readonly reason: string } | null => {
  const { dashboard, units, legendTurns } = k.public;
  if (dashboard.tracker >= boxOf(k).mission.tracker.last) return { winner: 'legend', reason: 'tracker' };
  if (isGoalMet(k)) return { winner: 'cadre', reason: 'goal' };
  if (units[LEGEND_UNIT]!.defeated) return { winner: 'cadre', reason: 'legendDefeated' };
  if (units.every(unit => unit.defeated || unit.seat === units[LEGEND_UNIT]!.seat)) return { winner: 'legend', reason: 'cadreDefeated' };
  return legendTurns >= MOST_TURNS ? { winner: 'unfinished', reason: 'unfinished' } : null;
};
