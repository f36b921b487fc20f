import type { PointerEvent } from 'react';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import type { Pressed } from './place-state.js';
import type { PlaceHand } from './run-placing.js';

/** Something on the table that a pointer takes into the hand; `at` is its middle. */
export const useGrip = (hand: PlaceHand, on: Pressed, at: Point) => {
  const { toTable, scale, axes } = useViewport();
  return {
    'data-drag': true,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const held = toTable(event.clientX, event.clientY);
      if (held)
        hand.press(event, on, [event.clientX + axes.x * scale * (at[0] - held[0]), event.clientY + axes.y * scale * (at[1] - held[1])]);
    },
  };
};
