import { useEffect, useRef } from 'react';
import type { Point } from '../overlay/shape.js';

/** Milliseconds that a mouse stands still before it means a spot. */
const REST = 120;
/** What answers for itself when it is pointed at. */
const OTHERS = '[data-drag], [data-figure], .tc-offer';

const isOnTable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.tc-drawing') !== null && target.closest(OTHERS) === null;

/** Calls `rest` where a mouse with no button pressed stands still over a table, and `leave` when it goes away. In pixels of the window. */
export const useRestingMouse = (
  board: HTMLElement | null,
  isOn: boolean,
  { rest, leave }: { readonly rest: (at: Point) => void; readonly leave: () => void },
): void => {
  const latest = useRef({ rest, leave });
  latest.current = { rest, leave };
  useEffect(() => {
    if (!board || !isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    const stop = (): void => clearTimeout(timer);
    board.addEventListener(
      'pointermove',
      ({ pointerType, buttons, target, clientX, clientY }) => {
        stop();
        if (pointerType !== 'mouse' || buttons !== 0 || !isOnTable(target)) return;
        timer = window.setTimeout(() => latest.current.rest([clientX, clientY]), REST);
      },
      { signal },
    );
    board.addEventListener('pointerdown', stop, { signal });
    board.addEventListener(
      'pointerleave',
      () => {
        stop();
        latest.current.leave();
      },
      { signal },
    );
    return () => {
      stop();
      listening.abort();
    };
  }, [board, isOn]);
};
