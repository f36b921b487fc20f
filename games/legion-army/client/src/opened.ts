import { useDeferredValue } from 'react';

/** False in the first frame of a part, then true: what is in sight is drawn at once, what is further down right after it. */
export const useOpened = (): boolean => useDeferredValue(true, false);
/** The first few of many, and all of them once those are in sight. */
export const useFewFirst = <T>(all: readonly T[], few: number): readonly T[] => (useOpened() ? all : all.slice(0, few));
