import { emit } from '@cadre/core';
import { MOVE } from '../frames.js';
import { about, lose } from '../harm.js';
import { words } from '../keywords/keywords.js';
import { carryAlong } from '../missions/claiming.js';
import { missionOf } from '../missions/mission.js';
import { implement } from '../options.js';
import { placeMove, spotIn } from '../table/place-args.js';
import { spotOf, unitOf } from '../table/queries.js';
import { priorityFirst } from './priority.js';

/** L-MOV: one move of a unit, and what follows it. */
export const Move = implement(MOVE, {
  to: {
    rule: 'L-MOV-1',
    seat: (s, f) => unitOf(s, f.unit).seat,
    space: (_, f) => placeMove(f.unit, f.how, f.speed, f.intoMelee, f.may),
    take: (s, f, answer) => {
      if (answer.length === 0) return 'return';
      const unit = s.public.units[f.unit]!;
      const [from, to] = [spotOf(s, f.unit), spotIn(answer)];
      unit.at = to;
      unit.moved = true;
      emit(s, { type: 'moved', from, to, how: f.how, ...about(s, f.unit, 'L-MOV-1') });
      lose(s, f.unit, 'standby', 1, 'L-ACN-5');
      carryAlong(s, f.unit);
      missionOf(s).moved?.(s);
      return undefined;
    },
  },
  moved: { rule: 'L-GEN-3', run: (s, f) => words.open(s, 'moved', f, priorityFirst(s)) },
});
