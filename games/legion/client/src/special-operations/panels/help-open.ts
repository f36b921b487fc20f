import { type OperationsView, topProcedure } from '../view.js';

/** In a guided match the help is open, unless its reader looks at a unit. An effect has nothing but its name to go by: its help stays open. */
export const isHelpOpen = (view: OperationsView, isGuided: boolean, isLooking: boolean): boolean =>
  isGuided && (!isLooking || topProcedure(view) === 'window');
