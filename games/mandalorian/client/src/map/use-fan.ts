import { useCallback, useEffect, useRef, useState } from 'react';

/** So long a space stays fanned out when the pointer leaves it: on the way from one thing to the next it crosses gaps. */
const STAYS = 180;

/** The space whose things are spread out because somebody looks at it. */
export const useFan = () => {
  const [fanned, setFanned] = useState<number>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const lookInto = useCallback((space: number | undefined): void => {
    clearTimeout(timer.current);
    if (space === undefined) timer.current = setTimeout(() => setFanned(undefined), STAYS);
    else setFanned(space);
  }, []);
  return { fanned, lookInto };
};
