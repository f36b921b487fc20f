import { useEffect, useLayoutEffect, useRef } from 'react';
import type { PlaybackControls } from './use-playback.js';

/** What a table shows just now. */
export interface Showing {
  /** It is to be seen before the reader decides. */
  readonly isHolding: boolean;
  skipAll(): void;
}
/** Tells the page what is being shown, before it is drawn: the page asks nothing and adds nothing until it has been seen. Null: nothing is. */
export const useShowing = <F>(playback: PlaybackControls<F>, report?: (showing: Showing | null) => void): void => {
  const { scene, isHolding, skipAll } = playback;
  const isShowing = scene !== null;
  const latest = useRef(skipAll);
  latest.current = skipAll;
  useLayoutEffect(() => {
    report?.(isShowing ? { isHolding, skipAll: () => latest.current() } : null);
  }, [isShowing, isHolding, report]);
  useEffect(() => () => report?.(null), [report]);
};
