import type { PointerEvent as PressEvent } from 'react';
import type { Point } from '../overlay/shape.js';

export type Press = Pick<PressEvent<Element>, 'button' | 'clientX' | 'clientY' | 'pointerId' | 'currentTarget'>;
/** Follows the pointer of a press until it lets go: where the middle of what it holds is, in pixels of the window. */
export const followPointer = (
  { clientX, clientY, pointerId }: Press,
  [x, y]: Point,
  following: AbortController,
  hear: { readonly move: (to: Point) => void; readonly up: (to: Point) => void; readonly cancel: () => void },
): void => {
  const listen = (type: 'pointermove' | 'pointerup' | 'pointercancel', act: (to: Point) => void): void =>
    window.addEventListener(
      type,
      event => {
        if (event.pointerId !== pointerId) return;
        if (type !== 'pointermove') following.abort();
        act([event.clientX + x - clientX, event.clientY + y - clientY]);
      },
      { signal: following.signal, capture: true },
    );
  listen('pointermove', hear.move);
  listen('pointerup', hear.up);
  listen('pointercancel', hear.cancel);
};
/** The end of a drag is no click on what lies there. */
export const skipClick = (): void => {
  const skipped = new AbortController();
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, once: true, signal: skipped.signal });
  setTimeout(() => skipped.abort());
};
