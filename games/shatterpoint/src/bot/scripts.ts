import type { Count, Op, Script } from '../content/effect.js';
import type { ConditionName } from '../content/types.js';
import type { EncounterView, UnitId } from '../state.js';
import { isOnTable, sideOf, unitOf, unitsOn } from '../table/queries.js';
import { bestStrike } from './spots.js';

/** In percent of a match, as everything that the bot weighs. */
const DAMAGE = 2;
export const CONDITION: Readonly<Record<ConditionName, number>> = { strained: 2.5, disarmed: 1.6, exposed: 1.6, pinned: 1 };
const FORCE = 1;
const numberOf = (n: Count | 'all'): number => (typeof n === 'number' ? n : 2);
const sum = (k: EncounterView, unit: UnitId, script: Script): number => script.reduce((total, op) => total + opWorth(k, unit, op), 0);
const strikeOf = (k: EncounterView, unit: UnitId): number =>
  unitOf(k, unit).characters.reduce((most, id) => (isOnTable(k, id) ? Math.max(most, bestStrike(k, id)) : most), 0);
const isHurt = (k: EncounterView, unit: UnitId, ref: string): boolean =>
  ref === 'self' ? unitOf(k, unit).damage > 0 : unitsOn(k, sideOf(k, unit)).some(id => unitOf(k, id).damage > 0);
const opWorth = (k: EncounterView, unit: UnitId, op: Op): number => {
  switch (op.op) {
    case 'damage':
      return (op.to === 'self' ? -1 : 1) * DAMAGE * numberOf(op.n);
    case 'gain':
      return (op.to === 'self' ? -1 : 1) * CONDITION[op.condition];
    case 'cleanse':
      return unitOf(k, unit).conditions.length > 0 ? 1.5 : 0.1;
    case 'mend':
      return isHurt(k, unit, op.of) ? DAMAGE * Math.min(3, numberOf(op.n)) : 0;
    case 'heal':
      return isHurt(k, unit, op.by) ? DAMAGE * (op.times ?? 1) : 0;
    case 'move':
    case 'place':
      return 1.5;
    case 'push':
    case 'pull':
    case 'pushAny':
    case 'shove':
    case 'contest':
    case 'mark':
      return 1;
    case 'attack':
      return op.by === 'self' ? strikeOf(k, unit) : 4;
    case 'act':
      return op.action === 'combat' ? (op.who === 'self' ? strikeOf(k, unit) : 4) : 1.5;
    case 'hunker':
    case 'reroll':
    case 'change':
    case 'dice':
      return 1;
    case 'reducePool':
      return DAMAGE * op.n;
    case 'refresh':
    case 'drain':
      return FORCE * op.n;
    case 'pay':
      return -FORCE * op.n;
    case 'buff':
      return 1.5;
    case 'later':
      return 0.7 * sum(k, unit, op.do);
    case 'uncontrol':
      return 8;
    case 'return':
      return 3;
    case 'special':
      return 2;
    case 'if':
      return 0.7 * sum(k, unit, op.do) + (op.else ? 0.3 * sum(k, unit, op.else) : 0);
    case 'choose':
      return Math.max(...op.between.map(script => sum(k, unit, script)));
    case 'may':
      return Math.max(0, sum(k, unit, op.do));
    case 'each':
      return 1.5 * sum(k, unit, op.do);
    // What the bot does not care about, or cannot tell beforehand. A new op does not compile before it is here or has a worth.
    case 'prevent':
    case 'loseHunker':
    case 'roll':
    case 'gainTags':
    case 'swapWound':
    case 'swapReserve':
    case 'cardTo':
    case 'retire':
    case 'select':
      return 0;
  }
};
/** What a script does for the side of this unit, roughly. */
export const scriptWorth = (k: EncounterView, unit: UnitId, script: Script | undefined): number => (script ? sum(k, unit, script) : 0);
/** What a Force token is worth: less where the pool is nearly full, and refills soon. */
export const forceWorth = (k: EncounterView, unit: UnitId): number => {
  const { ready, size } = k.public.force[unitOf(k, unit).seat]!;
  return ready >= size - 1 ? 0.4 * FORCE : FORCE;
};
