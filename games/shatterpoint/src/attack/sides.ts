import type { DeepReadonly, None } from '@cadre/core';
import { stanceOf } from '../box.js';
import type { Chart, CombatTree, Stance } from '../content/types.js';
import type { AttackFrame } from '../frames.js';
import { targetChart, targetDef } from '../missions/targets.js';
import type { EncounterView, UnitId } from '../state.js';
import { unitOfCharacter } from '../table/queries.js';

export type AttackKnown = DeepReadonly<AttackFrame>;
export const attackerUnit = (k: EncounterView, { attacker }: AttackKnown): UnitId | None<'target'> =>
  attacker === 'target' ? attacker : unitOfCharacter(k, attacker);
/** LE-P24: an armored target is no unit: nothing that asks for one applies to it. */
export const defenderUnit = (k: EncounterView, { defender }: AttackKnown): UnitId | None<'target'> =>
  defender === 'target' ? defender : unitOfCharacter(k, defender);

/** S-STN-1: the active stance of the attacker; SB-5: that of the guns. */
export const attackStance = (k: EncounterView, f: AttackKnown): Stance => {
  const unit = attackerUnit(k, f);
  if (unit !== 'target') return stanceOf(k, unit);
  const { guns, name } = targetDef(k, f.target);
  if (!guns) throw new Error(`${name.en} has no guns: it cannot attack`);
  return guns;
};
const chartFor = (stance: Stance, kind: 'melee' | 'ranged'): Chart | undefined => stance[kind]?.chart;
export const attackChart = (k: EncounterView, f: AttackKnown): Chart | undefined => {
  const unit = defenderUnit(k, f);
  return chartFor(f.borrowsChart && unit !== 'target' ? stanceOf(k, unit) : attackStance(k, f), f.kind);
};
/** LE-79 */
export const defenceChart = (k: EncounterView, f: AttackKnown): Chart | undefined => {
  const unit = defenderUnit(k, f);
  return unit === 'target' ? targetChart(k, f.target) : stanceOf(k, unit).defence.chart;
};
export const treeOf = (k: EncounterView, f: AttackKnown): CombatTree => attackStance(k, f).tree;
