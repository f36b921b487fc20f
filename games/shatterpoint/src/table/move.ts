import { type Call, emit, type Go, nearest } from '@cadre/core';
import { MOVES, type MoveName } from '../content/types.js';
import { ACTING, type MoveFrame, moveLocals } from '../frames.js';
import { words } from '../keywords/keywords.js';
import { total } from '../keywords/quantities.js';
import { procedure } from '../options.js';
import { seatsInOrder } from '../round/seats.js';
import type { EncounterState } from '../state.js';
import { aboutCharacter } from '../suffer/about.js';
import { loseCondition } from '../suffer/conditions.js';
import { hasCondition, isStrained } from '../suffer/has-condition.js';
import { straining } from '../suffer/straining.js';
import { moveTo } from '../whereabouts.js';
import { canMove } from './moves.js';
import { placeMove, spotIn } from './place-args.js';
import { isOnTable, isSpot, spotOf, unitOfCharacter } from './queries.js';

const unitIn = (s: EncounterState, f: MoveFrame) => unitOfCharacter(s, f.character);
/** S-KW-4: a climb whenever it would advance or dash; a move action offers that anyway. */
const mayScale = (s: EncounterState, { how, character }: MoveFrame): boolean =>
  (how === 'advance' || how === 'dash') && nearest(s, ACTING)?.action !== 'move' && total(s, 'scale', { character }) > 0;
/** The move itself, and those that it may be instead. */
const waysOf = (s: EncounterState, f: MoveFrame): MoveName[] =>
  MOVES.filter(as => {
    if (as === f.how) return true;
    const isAllowed = (as === 'climb' && mayScale(s, f)) || total(s, 'moveAs', { character: f.character, move: f.how, as }) > 0;
    return isAllowed && canMove(s, f.character, as, f);
  });
/** A move toward somebody who has left the table goes nowhere. */
const isPossible = (s: EncounterState, f: MoveFrame): boolean => {
  const isThere = (thing: MoveFrame['toward']): boolean => thing === 'anywhere' || isSpot(thing) || isOnTable(s, thing);
  return isOnTable(s, f.character) && isThere(f.toward) && isThere(f.away) && canMove(s, f.character, f.how, f);
};
/** S-MOVE: one advance, dash, climb, jump or reposition of a character. */
export const Move = procedure('move', {
  locals: moveLocals,
  steps: {
    begin: {
      rule: 'S-MOVE-2',
      run: (s, f): Go => {
        if (!isOnTable(s, f.character)) return 'return';
        f.strained = isStrained(s, unitIn(s, f));
        return undefined;
      },
    },
    /** A move that is held costs nothing else, so nobody is asked whether to try it. */
    pinned: {
      rule: 'S-COND-4',
      when: (s, f) => hasCondition(s, unitIn(s, f), 'pinned'),
      run: (s, f) => {
        const unit = unitIn(s, f);
        emit(s, { type: 'held', character: f.character, why: 'pinned', ...aboutCharacter(s, f.character, 'S-COND-4') });
        loseCondition(s, unit, 'pinned', 'S-COND-4', 'held');
        return 'return';
      },
    },
    how: {
      rule: 'S-KW-4',
      seat: (_, f) => f.seat,
      of: 'moveAs',
      options: (s, f) => waysOf(s, f).map(move => ({ kind: 'moveAs', move })),
      take: (_, f, { move }) => {
        f.how = move;
      },
    },
    to: {
      rule: 'S-MOVE-1',
      when: isPossible,
      seat: (_, f) => f.seat,
      space: (_, f) => placeMove(f.character, f.how, f, f.may),
      take: (s, f, answer) => {
        if (answer.length === 0) return 'return';
        const [from, to] = [spotOf(s, f.character), spotIn(answer)];
        f.from = from;
        f.moved = true;
        emit(s, { type: 'moved', character: f.character, from, to, how: f.how, ...aboutCharacter(s, f.character, 'S-MOVE-1') });
        moveTo(s, f.character, to);
        return undefined;
      },
    },
    moved: { rule: 'LE-P13', when: (_, f) => f.moved, run: (s, f): Call | void => words.open(s, 'moved', f, seatsInOrder(s)) },
    /** LE-P20: within an action of the unit the action as a whole counts. */
    strain: {
      rule: 'S-COND-1',
      when: (s, f) => f.moved && nearest(s, ACTING)?.unit !== unitIn(s, f),
      run: (s, f): Call | void => straining(s, unitIn(s, f), f.strained),
    },
  },
});
