import { seeded } from '@cadre/kit';
import { weaponsOf } from '../src/attack/targets.js';
import { UNIT_TYPES } from '../src/content/squads/index.js';
import type { PlannedAttack } from '../src/forecast.js';
import type { BattleState } from '../src/state.js';
import { duel, fixture, type Placed, unit } from './battle.js';

export const attackFor = (weapon: number): PlannedAttack => ({ attacker: unit(0), target: unit(1), weapon });
/** A unit that survives everything, so that wounds can be counted, and never panics. */
const tough = (type: string): string => fixture(type, `tough-${type}`, { wounds: 99, courage: 9 });
const TROOPERS = UNIT_TYPES.filter(type => type.kind !== 'vehicle').map(type => type.id);

/** Attacks that differ in everything that matters: units, weapons, cover, tokens, suppression, friends who lend tokens. */
export const variedAttacks = (count: number): [name: string, s: BattleState, weapon: number][] => {
  const random = seeded(4711);
  const oneOf = <T>(list: readonly T[]): T => list[random(list.length)]!;
  const places = [
    [
      [4, 0.7],
      [13, 0.7],
    ],
    [
      [12, 1],
      [12, 7],
    ],
    [
      [24, 1],
      [24, 7],
    ],
  ] as const;
  return Array.from({ length: count }, (_, i): [string, BattleState, number] => {
    const attacker = oneOf(TROOPERS);
    const target = oneOf(TROOPERS);
    const [from, to] = oneOf(places);
    const one: Placed = { type: attacker, at: from, aim: random(3), surge: random(2), suppression: random(3) };
    const other: Placed = {
      type: tough(target),
      at: to,
      dodge: random(2),
      surge: random(2),
      shield: random(4) === 0 ? 1 : 0,
      observation: random(4) === 0 ? 1 : 0,
      suppression: random(3),
    };
    const friends: Placed[] = [{ type: oneOf(TROOPERS), at: [from[0] - 2, from[1]], aim: random(2), surge: random(2) }];
    const s = duel(one, other, friends);
    const ranged = weaponsOf(s, unit(0)).findIndex(w => w.kind !== 'melee');
    const weapon = Math.max(0, ranged);
    return [`${i + 1} ${attacker} at ${target}`, s, weapon];
  });
};
