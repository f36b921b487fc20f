import { type ArmyList, type GameSheet, openSheet } from '@cadre/legion/roster';
import { useCallback, useMemo, useState } from 'react';
import { useSurroundings } from '../surroundings.js';
import { readSheet } from './read-sheet.js';

export interface Game {
  readonly sheet: GameSheet;
  readonly change: (change: (sheet: GameSheet) => GameSheet) => void;
  readonly restart: () => void;
}
const PLACE = 'cadre.army.game';
/** The game that is being played with a list. It outlives the page, and begins anew when the list changes. */
export const useGameSheet = (id: string, list: ArmyList): Game => {
  const { kept, keep } = useSurroundings();
  const place = `${PLACE}.${id}`;
  const [state, setState] = useState(() => ({ list, sheet: readSheet(kept(place), list) ?? openSheet(list) }));
  const sheet = useMemo(() => (state.list === list ? state.sheet : openSheet(list)), [state, list]);
  const set = useCallback(
    (next: GameSheet): void => {
      setState({ list, sheet: next });
      keep(place, next);
    },
    [list, keep, place],
  );
  return { sheet, change: change => set(change(sheet)), restart: () => set(openSheet(list)) };
};
