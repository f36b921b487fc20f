import { boxOf } from '../box/box.js';
import type { Condition } from '../content/types.js';
import { endGame, isOver } from '../happen.js';
import type { MandoKnown, MandoState } from '../state.js';
import { holds, NOT_ABOUT } from './conditions.js';

/** What a game is lost by: of several parts the last, because the others only say when it counts. */
const reasonOf = (c: Condition): string => (c.is === 'all' ? reasonOf(c.of.at(-1)!) : c.is);
/** MA-2, MA-175: any failure condition ends the game at once. True when the game is over; nothing more may be done then. */
export const failed = (s: MandoState): boolean => {
  if (isOver(s)) return true;
  for (const condition of boxOf(s).failure)
    if (holds(s, condition, NOT_ABOUT)) {
      endGame(s, 'lost', 'MA-175', reasonOf(condition));
      return true;
    }
  return false;
};
/** MA-174: the objective counts at the end of a turn, when its Event Step has been survived. */
export const objectiveMet = (s: MandoKnown): boolean => holds(s, boxOf(s).mission.objective, NOT_ABOUT);
