import type { PointerEvent } from 'react';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import type { Pressed } from './place-state.js';
import type { PlaceHand } from './run-placing.js';

/** Something on the table that a pointer takes into the hand; `at` is its middle. */
export const useGrip = (hand: PlaceHand, on: Pressed, at: Point) => {
  const { toTable, toWindow } = useViewport();
  return {
    'data-drag': true,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      if (toTable(event.clientX, event.clientY)) hand.press(event, on, toWindow(at));
    },
  };
};
