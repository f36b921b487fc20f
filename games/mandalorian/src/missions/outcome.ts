import { boxOf } from '../box/box.js';
import { endGame, isOver } from '../happen.js';
import type { MandoKnown, MandoState } from '../state.js';
import { holds, NOT_ABOUT } from './conditions.js';

/** MA-2, MA-175: any failure condition ends the game at once. True when the game is over; nothing more may be done then. */
export const failed = (s: MandoState): boolean => {
  if (isOver(s)) return true;
  const { failure } = boxOf(s).mission;
  for (const condition of failure)
    if (holds(s, condition, NOT_ABOUT)) {
      endGame(s, 'lost', 'MA-175', condition.is);
      return true;
    }
  return false;
};
/** MA-174: the objective counts at the end of a turn, when its Event Step has been survived. */
export const objectiveMet = (s: MandoKnown): boolean => holds(s, boxOf(s).mission.objective, NOT_ABOUT);
