import { useCallback, useEffect, useRef } from 'react';

/** The same function for ever, which does what the latest one does: a game's table is not drawn anew because of it. */
export const useSteady = <A extends readonly unknown[]>(latest: (...args: A) => void): ((...args: A) => void) => {
  const ref = useRef(latest);
  useEffect(() => {
    ref.current = latest;
  });
  return useCallback((...args: A) => ref.current(...args), []);
};
