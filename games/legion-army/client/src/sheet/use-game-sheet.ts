import { type ArmyList, type GameSheet, openSheet } from '@cadre/legion-army/roster';
import { useCallback, useMemo, useState } from 'react';
import { useSurroundings } from '../surroundings.js';
import { readSheet } from './read-sheet.js';

export interface Game {
  readonly sheet: GameSheet;
  readonly change: (change: (sheet: GameSheet) => GameSheet) => void;
  readonly restart: () => void;
  /** Takes the latest change back, a new game too; null when there is none. */
  readonly undo: (() => void) | null;
}
const PLACE = 'cadre.army.game';
/** More taps than a game has. */
const MOST_STEPS = 1000;
/** The game that is being played with a list. It outlives the page, and begins anew when the list changes. */
export const useGameSheet = (id: string, list: ArmyList): Game => {
  const { kept, keep } = useSurroundings();
  const place = `${PLACE}.${id}`;
  const [state, setState] = useState(() => ({ list, sheet: readSheet(kept(place), list) ?? openSheet(list), past: NONE }));
  const { sheet, past } = useMemo(() => (state.list === list ? state : { sheet: openSheet(list), past: NONE }), [state, list]);
  const set = useCallback(
    (next: GameSheet, before: readonly GameSheet[]): void => {
      setState({ list, sheet: next, past: before });
      keep(place, next);
    },
    [list, keep, place],
  );
  const step = (next: GameSheet): void => {
    if (next !== sheet) set(next, [...past.slice(-MOST_STEPS), sheet]);
  };
  const previous = past.at(-1);
  return {
    sheet,
    change: change => step(change(sheet)),
    restart: () => step(openSheet(list)),
    undo: previous === undefined ? null : () => set(previous, past.slice(0, -1)),
  };
};
const NONE: readonly GameSheet[] = [];
