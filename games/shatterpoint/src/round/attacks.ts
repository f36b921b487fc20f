import { type Known, nearest } from '@cadre/core';
import { boxOf, stanceOf } from '../box.js';
import type { Range } from '../content/types.js';
import { ACTIVATING, TAKING_TURN } from '../frames.js';
import { total } from '../keywords/quantities.js';
import { exposedTarget, targetSpot } from '../missions/targets.js';
import type { EncounterOption } from '../options.js';
import type { CharacterId, EncounterState, EncounterView, ObjectiveId, UnitId } from '../state.js';
import {
  contests,
  enemiesOf,
  engagedWith,
  isEngaged,
  isOnTable,
  isWithin,
  isWithinSpot,
  sees,
  seesSpot,
  sideOf,
  unitOf,
} from '../table/queries.js';

export type AttackKind = 'melee' | 'ranged';
export type AttackOption = Extract<EncounterOption, { kind: 'attack' | 'assault' }>;

/** Some abilities and cards forbid a target. */
export const canTarget = (k: EncounterView, attacker: CharacterId, defender: CharacterId, kind: AttackKind): boolean =>
  total(k, 'untargetable', { attacker, defender, kind }) <= 0;
/** S-ATK-1: whom this character can attack now; S-WND-4: a Wounded unit, too; LE-P23: also from a fight with one no shot. Where `on` is given, only them. */
export const targetsOf = (k: EncounterView, attacker: CharacterId, kind: AttackKind, on?: readonly CharacterId[]): CharacterId[] => {
  if (!isOnTable(k, attacker)) return [];
  const stance = stanceOf(k, k.public.characters[attacker]!.unit);
  const isWanted = (id: CharacterId): boolean => (!on || on.includes(id)) && canTarget(k, attacker, id, kind);
  if (kind === 'melee') return stance.melee ? engagedWith(k, attacker).filter(isWanted) : [];
  const { ranged } = stance;
  if (!ranged || isEngaged(k, attacker)) return []; // S-ENG-3
  return enemiesOf(k, attacker).filter(id => isWanted(id) && isWithin(k, attacker, id, ranged.range) && sees(k, attacker, id));
};
/** LE-M6, SB-2: how this character can attack the armored target that stands open. */
export const assaultsOf = (k: EncounterView, attacker: CharacterId): AttackKind[] => {
  const target = exposedTarget(k);
  if (target === undefined || !isOnTable(k, attacker)) return [];
  const { at, objective } = targetSpot(k, target);
  const stance = stanceOf(k, k.public.characters[attacker]!.unit);
  const inRange = (range: Range): boolean => isWithinSpot(k, attacker, at, range) && seesSpot(k, attacker, at);
  return [
    ...(stance.melee && contests(k, attacker, objective as ObjectiveId) ? (['melee'] as const) : []),
    ...(stance.ranged && !isEngaged(k, attacker) && inRange(stance.ranged.range) ? (['ranged'] as const) : []),
  ];
};
/** SB-2: a cadre unit, once a cadre turn, in a combat action of its own activation. */
const mayAssaultInAction = (k: EncounterView, unit: UnitId): boolean => {
  const turn = nearest(k as Known<EncounterState>, TAKING_TURN);
  return (
    boxOf(k).mission.assault?.when === 'combat action' &&
    sideOf(k, unit) === 'cadre' &&
    turn?.assaulted === false &&
    turn.activated === unit &&
    nearest(k as Known<EncounterState>, ACTIVATING)?.unit === unit
  );
};
/** LE-M6: the attacks on the target that the unit can make. */
export const attacksOnTarget = (k: EncounterView, unit: UnitId): AttackOption[] =>
  unitOf(k, unit).characters.flatMap(attacker =>
    assaultsOf(k, attacker).map((how): AttackOption => ({ kind: 'assault', attacker, target: exposedTarget(k)!, how })),
  );
/** S-ACTN-3: the attacks of a combat action that are left. */
export const attacksOf = (k: EncounterView, unit: UnitId, acted: readonly CharacterId[]): AttackOption[] => {
  const assault = mayAssaultInAction(k, unit);
  return unitOf(k, unit).characters.flatMap((attacker): AttackOption[] => {
    if (acted.includes(attacker)) return [];
    return [
      ...(['melee', 'ranged'] as const).flatMap(kind =>
        targetsOf(k, attacker, kind).map((target): AttackOption => ({ kind: 'attack', attacker, target, how: kind })),
      ),
      ...(assault
        ? assaultsOf(k, attacker).map((how): AttackOption => ({ kind: 'assault', attacker, target: exposedTarget(k)!, how }))
        : []),
    ];
  });
};
