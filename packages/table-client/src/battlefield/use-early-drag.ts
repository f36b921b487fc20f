import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Point } from '../overlay/shape.js';
import { type Held, heldAt } from '../place/held.js';

/** Pixels: a press that goes further is meant to drag. */
const FAR = 12;
/** Milliseconds that the note about it stays. */
const NOTED = 4000;

/** A figure whose move is on offer: dragging it chooses the move. */
export interface EarlyMove {
  readonly figure: string;
  readonly begin: () => void;
}
const middleOf = (figure: Element): Point => {
  const { left, top, width, height } = (figure.querySelector('.tc-base') ?? figure).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
/** The end of a drag is no click on what lies there. */
const skipClick = (): void => {
  const skipped = new AbortController();
  window.addEventListener('click', event => event.stopPropagation(), { capture: true, once: true, signal: skipped.signal });
  setTimeout(() => skipped.abort());
};
/**
 * A figure that is dragged while no spot is asked for: its move begins, and it is in the hand when the spot is asked for.
 * Where there is no move to begin, a note says so for a while.
 */
export const useEarlyDrag = (
  isAsked: boolean,
  move: EarlyMove | null,
): { readonly isEarly: boolean; readonly held: RefObject<Held | null>; readonly press: (event: PointerEvent) => void } => {
  const [isEarly, set] = useState(false);
  const following = useRef<AbortController | null>(null);
  const held = useRef<Held | null>(null);
  useEffect(() => () => following.current?.abort(), []);
  useEffect(() => {
    if (!isEarly) return;
    const timer = setTimeout(() => set(false), NOTED);
    return () => clearTimeout(timer);
  }, [isEarly]);
  return {
    isEarly: isEarly && !isAsked,
    held,
    press: ({ target, clientX, clientY, button }) => {
      set(false);
      following.current?.abort();
      held.current = null;
      const figure = target instanceof Element && button === 0 ? target.closest('[data-figure]') : null;
      if (isAsked || !figure) return;
      const leaving = new AbortController();
      const { signal } = leaving;
      following.current = leaving;
      const [x, y] = middleOf(figure);
      const middleAt = (event: globalThis.PointerEvent): Point => [event.clientX + x - clientX, event.clientY + y - clientY];
      let hand: Held | null = null;
      const follow = (event: globalThis.PointerEvent): void => {
        if (hand) hand.carry(middleAt(event));
        else if (Math.hypot(event.clientX - clientX, event.clientY - clientY) >= FAR) {
          if (move?.figure === figure.getAttribute('data-figure')) {
            hand = heldAt(middleAt(event));
            held.current = hand;
            move.begin();
          } else {
            leaving.abort();
            set(true);
          }
        }
      };
      window.addEventListener('pointermove', follow, { signal });
      window.addEventListener(
        'pointerup',
        event => {
          leaving.abort();
          if (!hand) return;
          skipClick();
          hand.drop(middleAt(event));
        },
        { signal },
      );
      window.addEventListener(
        'pointercancel',
        () => {
          leaving.abort();
          held.current = null;
        },
        { signal },
      );
    },
  };
};
