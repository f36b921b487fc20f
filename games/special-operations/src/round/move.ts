import { emit } from '@cadre/core';
import { MOVE, type MoveFrame } from '../frames.js';
import { about, lose } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { heldBy } from '../missions/held-tokens.js';
import { implement } from '../options.js';
import type { BattleState, ObjectiveId } from '../state.js';
import { ground } from '../table/ground.js';
import { facedBy, placeBeside, placeMove, spotIn } from '../table/place-args.js';
import { spotOf, unitOf } from '../table/queries.js';
import { moveTo } from '../whereabouts.js';
import { priorityFirst } from './priority.js';

const nextToken = (s: BattleState, { unit, laid }: MoveFrame): ObjectiveId | undefined => heldBy(s, unit)[laid];

/** L-MOV: one move of a unit, and what follows it. */
export const Move = implement(MOVE, {
  to: {
    rule: 'L-MOV-1',
    seat: (s, f) => unitOf(s, f.unit).seat,
    space: (s, f) => facedBy(s, f.unit, placeMove(f.unit, f.how, f.speed, f.intoMelee, f.may)),
    take: (s, f, answer) => {
      if (answer.length === 0) return 'return';
      const [from, to] = [spotOf(s, f.unit), spotIn(answer)];
      moveTo(s, f.unit, to);
      s.public.units[f.unit]!.moved = true;
      emit(s, { type: 'moved', from, to, how: f.how, ...about(s, f.unit, 'L-MOV-1') });
      lose(s, f.unit, 'standby', 1, 'L-ACN-5');
      return undefined;
    },
  },
  /** SO-G12: the owner lays claimed tokens beside the unit again; without room they lie under its base (SO-D-21). */
  carry: {
    rule: 'SO-G12',
    when: (s, f) => nextToken(s, f) !== undefined && !ground(s).isEmpty(placeBeside(f.unit)),
    seat: (s, f) => unitOf(s, f.unit).seat,
    space: (_, f) => placeBeside(f.unit),
    take: (s, f, answer) => {
      s.public.objectives[nextToken(s, f)!]!.at = spotIn(answer);
      f.laid++;
      return 'again';
    },
  },
  moved: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'moved', f, priorityFirst(s)) },
});
