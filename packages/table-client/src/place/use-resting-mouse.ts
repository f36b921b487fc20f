import { useEffect, useRef } from 'react';
import type { Point } from '../overlay/shape.js';

/** Milliseconds that a mouse stands still before it means a spot. */
const REST = 120;
/** What answers for itself when it is pointed at. */
const OTHERS = '[data-drag], [data-figure], .tc-offer';

/** The bare table: whatever stands on it is looked at. */
export const isBareTable = (target: Element): boolean => target.closest('.tc-drawing') !== null && target.closest(OTHERS) === null;

/** Calls `rest` where a mouse with no button pressed stands still over a table, and `leave` when it goes away. In pixels of the window. */
export const useRestingMouse = (
  board: HTMLElement | SVGElement | null,
  isOn: boolean,
  hear: {
    readonly rest: (at: Point, target: Element) => void;
    readonly leave?: () => void;
    /** Where it may rest: anywhere, unless this says otherwise. */
    readonly isMeant?: (target: Element) => boolean;
  },
): void => {
  const latest = useRef(hear);
  latest.current = hear;
  useEffect(() => {
    if (!board || !isOn) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    const stop = (): void => clearTimeout(timer);
    const move = ({ pointerType, buttons, target, clientX, clientY }: PointerEvent): void => {
      stop();
      if (pointerType !== 'mouse' || buttons !== 0 || !(target instanceof Element) || latest.current.isMeant?.(target) === false) return;
      timer = window.setTimeout(() => latest.current.rest([clientX, clientY], target), REST);
    };
    board.addEventListener('pointermove', move as EventListener, { signal });
    board.addEventListener('pointerdown', stop, { signal });
    board.addEventListener(
      'pointerleave',
      () => {
        stop();
        latest.current.leave?.();
      },
      { signal },
    );
    return () => {
      stop();
      listening.abort();
    };
  }, [board, isOn]);
};
