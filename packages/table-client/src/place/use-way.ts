import { useSyncExternalStore } from 'react';
import type { Way } from './place-state.js';
import type { PlaceHand } from './run-placing.js';

/** What is seen of the figure in the hand; null: nothing is carried. */
export const useWay = ({ subscribe, way }: PlaceHand): Way | null => useSyncExternalStore(subscribe, way);
