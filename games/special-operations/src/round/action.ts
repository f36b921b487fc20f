import { type Call, emit, enclosing, type Go } from '@cadre/core';
import { Attack } from '../attack/attack.js';
import { ACTION, ACTIVATING } from '../frames.js';
import { about, gain, lose } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { implement } from '../options.js';
import type { BattleState, UnitId } from '../state.js';
import { touchesUnit, unitOf } from '../table/queries.js';
import { specialOf } from './actions.js';
import { Move } from './move.js';
import { MOVES, type MoveKind, moveOf } from './move-kinds.js';
import { priorityFirst } from './priority.js';
import { Recover } from './recover.js';
import { Standby } from './standby.js';

const isMove = (action: string): action is MoveKind => (MOVES as readonly string[]).includes(action);
/** L-ACN-2, SO-O-5: the name under which an action counts as done. Climb and Jump are the Move action. */
const nameOf = (action: string, number: number): string =>
  action === 'special' ? specialOf(number).counts : isMove(action) && action !== 'dash' ? 'move' : action;

/** One action of an activation, with what follows it. */
export const Action = implement(ACTION, {
  do: {
    rule: 'L-ACN-1',
    run: (s, f): Go => {
      const doing = enclosing(s, ACTIVATING);
      const name = nameOf(f.action, f.number);
      const isFree = f.free || (f.action === 'special' && specialOf(f.number).free(s));
      doing.done.push(name);
      if (!isFree) doing.taken++;
      lose(s, f.unit, 'standby', 1, 'L-ACN-5'); // acting loses the token
      emit(s, { type: 'acted', action: f.action === 'special' ? specialOf(f.number).id : f.action, ...about(s, f.unit, 'L-ACN-1') });
      return perform(s, f.unit, f.action, f.target, f.number, doing);
    },
  },
  acted: {
    rule: 'L-GEN-3',
    when: (s, f) => typeof unitOf(s, f.unit).at === 'object',
    run: (s, f) => words.open(s, 'acted', f, priorityFirst(s)),
  },
  react: {
    rule: 'L-ACN-5',
    when: (s, f) => typeof unitOf(s, f.unit).at === 'object',
    run: (_, f): Call => Standby.call({ trigger: f.unit }),
  },
});
interface Doing {
  moved: boolean;
  attacked: boolean;
  withdrew: boolean;
}
const perform = (s: BattleState, unit: UnitId, action: string, target: UnitId | 'nobody', number: number, doing: Doing): Call | void => {
  if (isMove(action)) {
    const { how, speed } = moveOf(s, unit, action);
    doing.moved = true;
    if (how === 'withdraw') doing.withdrew = true;
    return Move.call({ unit, how, speed });
  }
  switch (action) {
    case 'aim':
    case 'dodge':
    case 'standby':
      gain(s, unit, action, 1, action === 'standby' ? 'L-ACN-5' : 'L-ACN-3');
      return undefined;
    case 'recover':
      return Recover.call({ unit });
    case 'attack':
      if (target === 'nobody') throw new Error('an attack needs a target');
      doing.attacked = true;
      return Attack.call({ attacker: unit, target, weapon: number, melee: touchesUnit(s, unit, target), seat: unitOf(s, unit).seat });
    case 'special':
      return specialOf(number).do(s, unit);
    default:
      throw new Error(`there is no action "${action}"`);
  }
};
