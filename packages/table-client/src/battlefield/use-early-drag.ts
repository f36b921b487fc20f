import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels: a press that goes further is meant to drag. */
const FAR = 12;

/** Whether somebody has tried to drag a figure while no spot is asked for; until the next press. */
export const useEarlyDrag = (isAsked: boolean): { readonly isEarly: boolean; readonly press: (event: PointerEvent) => void } => {
  const [isEarly, set] = useState(false);
  const following = useRef<AbortController | null>(null);
  useEffect(() => () => following.current?.abort(), []);
  return {
    isEarly: isEarly && !isAsked,
    press: ({ target, clientX, clientY }) => {
      set(false);
      following.current?.abort();
      if (isAsked || !(target instanceof Element) || !target.closest('[data-figure]')) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      following.current = leaving;
      const follow = (event: globalThis.PointerEvent): void => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) < FAR) return;
        leaving.abort();
        set(true);
      };
      window.addEventListener('pointermove', follow, { signal });
      window.addEventListener('pointerup', () => leaving.abort(), { signal });
    },
  };
};
