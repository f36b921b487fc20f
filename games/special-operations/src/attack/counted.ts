// Keywords call attacks: whoever loads the steps first would find them half made.
import './attack.js';
import { type AnyProcedure, copyOf, enclosing, type Machine, machine } from '@cadre/core';
import { attackLocals } from '../frames.js';
import { procedure } from '../options.js';
import type { BattleState, BattleView, Unit, UnitId } from '../state.js';
import { ATTACK_STEPS } from './attack-steps.js';
import { DEFENCE_STEPS } from './defence-steps.js';
import { GUARD_STEPS, guardLocals } from './guard.js';

/** Lies under a forecast attack and takes what it comes to. */
export const Tally = procedure('tally', {
  locals: () => ({ wounds: 0, suppression: 0 }),
  steps: { end: { rule: 'L-ATK-9', run: () => undefined } },
});
/** An attack that is only counted: the same steps, and nobody is hurt. */
const CountedAttack = procedure('attack', {
  locals: attackLocals,
  steps: {
    ...ATTACK_STEPS,
    ...DEFENCE_STEPS,
    tally: {
      rule: 'L-ATK-9',
      run: (s, f) => {
        const tally = enclosing(s, Tally);
        tally.wounds = f.wounds;
        tally.suppression = f.suppression;
      },
    },
  },
});
/** What the guardian suffers is not the target's. */
const CountedGuard = procedure('guard', { locals: guardLocals, steps: { take: GUARD_STEPS.take } });

/** The rules of the game with attacks that are only counted. */
export const countingMachine = (procedures: readonly AnyProcedure<BattleState>[]): Machine<BattleState> => {
  const counted: readonly AnyProcedure<BattleState>[] = [CountedAttack, CountedGuard, Tally];
  return machine([...procedures.filter(p => !counted.some(c => c.id === p.id)), ...counted]);
};
/** Everybody whose tokens an attack can change: both units, and who has tokens to lend. */
export const involvedIn = (k: BattleView, attacker: UnitId, target: UnitId): readonly boolean[] =>
  k.public.units.map((u, i) => i === attacker || i === target || u.aim + u.dodge + u.surge > 0);
/** A copy for attacks that are only counted. Units that are not involved are shared: most of the time goes into copies. */
export const cloneFor =
  (involved: readonly boolean[]) =>
  (s: BattleState): BattleState => {
    const { spent, units, used } = s.public;
    const copies: Unit[] = [];
    for (let i = 0; i < units.length; i++) copies.push(involved[i] ? { ...units[i]! } : units[i]!);
    const taken = {
      attack: spent.attack.slice(),
      activation: spent.activation.slice(),
      round: spent.round.slice(),
      game: spent.game.slice(),
    };
    return copyOf(s, { ...s.public, units: copies, spent: taken, used: { ...used } }, s.secret);
  };
export const startCounted = CountedAttack.call;
