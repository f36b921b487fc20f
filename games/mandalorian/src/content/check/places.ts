import { type ConditionName, type ModifierName, type OpName, SETUP_OPS, type Slot, type Trigger } from '../types.js';
import type { Finding, Path } from './problem.js';
import { conditionsIn, opsIn } from './walk.js';

export const MISSION_PARTS = [
  'setup',
  'crisis',
  'missionEffect',
  'slots',
  'alternatives',
  'tracks',
  'afterEvent',
  'endOfTurn',
  'traitor',
] as const;
type MissionPart = (typeof MISSION_PARTS)[number];

/** Where an effect is written: with an action, at a trigger, on an event, on a feature, or in a part of a mission. */
export type Where = `action ${Slot | 'any'}` | `trigger ${Trigger}` | 'event' | 'feature' | `mission ${MissionPart}` | 'mission aim';

/** Effects that mean something in these places only. What is not listed may stand anywhere outside setup. */
const OP_PLACES: Partial<Record<OpName | ModifierName, readonly Where[]>> = {
  attackRange: ['action attack'],
  splitDamage: ['action attack'],
  secondTarget: ['action attack'],
  moveMode: ['action move'],
  trample: ['action move'],
  bring: ['action move'],
  keepPlans: ['action plan'],
  block: ['trigger damage', 'trigger sentryOrGrapple', 'trigger eventDamage'],
  ward: ['trigger eventDamage'],
  cancelAttack: ['trigger chosenToAttack'],
  skipCrisis: ['trigger crisis'],
  hide: ['trigger eventStep'],
  event: ['event'],
  deliver: ['mission endOfTurn', 'mission alternatives'],
  place: ['mission setup'],
  mix: ['mission setup'],
  startAt: ['mission setup'],
  childWith: ['mission setup'],
  childOn: ['mission setup'],
};

const CONDITION_PLACES: Partial<Record<ConditionName, readonly Where[]>> = {
  targetHere: ['action attack'],
  targetUndamaged: ['action attack'],
  allyNearTarget: ['action attack'],
  defeatedByThis: ['action attack'],
  movedByThis: ['action move'],
  eventBack: ['mission afterEvent'],
};

/** The effects and conditions of a piece that stand where they mean nothing. An action that a mission offers is of the action and of the mission. */
export const checkPlaces = (value: unknown, where: Where, at: Path, also: Where = where): readonly Finding[] => {
  const isOut = (places: readonly Where[]): boolean => !places.includes(where) && !places.includes(also);
  const ops = opsIn(value, at).flatMap(({ at: here, name }) => {
    const places = OP_PLACES[name as OpName];
    if (where === 'mission setup' && !(SETUP_OPS as readonly string[]).includes(name))
      return [{ at: here, says: `"${name}" is no setup instruction`, expected: `one of ${SETUP_OPS.join(', ')}` }];
    return places && isOut(places)
      ? [{ at: here, says: `"${name}" means nothing here (${where})`, expected: `to use it in: ${places.join(', ')}` }]
      : [];
  });
  const conditions = conditionsIn(value, at).flatMap(({ at: here, name }) => {
    const places = CONDITION_PLACES[name as ConditionName];
    return places && isOut(places)
      ? [{ at: here, says: `"${name}" means nothing here (${where})`, expected: `to use it in: ${places.join(', ')}` }]
      : [];
  });
  return [...ops, ...conditions];
};
