import { checkSetup, roll } from '@cadre/core';
import { expect, test } from 'vitest';
import { Attack } from '../src/attack/attack.js';
import { DEFENCE } from '../src/dice.js';
import { specialOperations } from '../src/index.js';
import type { UnitId } from '../src/state.js';

test('attack dice are the luck of the attacker, defence dice that of the defender; other dice are named by their facts', () => {
  const s = specialOperations.setup(checkSetup(specialOperations, { mission: 'priorities', blue: 'first' }).setup);
  const unitOf = (seat: number): UnitId => s.public.units.findIndex(unit => unit.seat === seat) as UnitId;
  const whose = (of: string) => specialOperations.roller!(s, roll(of, DEFENCE.red, 2));
  expect(whose('attack')).toBeUndefined();
  s.stack.push(Attack.frame({ attacker: unitOf(1), target: unitOf(0), weapon: 0, melee: false, seat: 1 }));
  expect(['attack', 'defence', 'guard', 'effect'].map(whose)).toEqual([1, 0, 0, undefined]);
});
