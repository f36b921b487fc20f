import { isWindow, type OperationsView } from '../view.js';

/** As on a phone: what is unfolded lies over the board. */
export const isNarrow = (): boolean => matchMedia('(max-width: 47.99rem)').matches;
/** In a guided match the help is open, unless its reader looks at a unit. An effect has nothing but its name to go by: its help stays open. */
export const isHelpOpen = (view: OperationsView, isGuided: boolean, isLooking: boolean): boolean =>
  isGuided && ((!isLooking && !isNarrow()) || isWindow(view));
