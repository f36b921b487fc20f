import { type PointerEvent, useRef } from 'react';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';

/** A press that moves less than this is a click. */
const TREMBLE = 4;

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  readonly grip: Point;
  moved: boolean;
}
/** Follows a pointer from its press to its release, in units of the table. */
export const useDrag = (
  at: Point,
  { start, move, click, drop, cancel }: { start(): void; move(to: Point): void; click(): void; drop?(to: Point): void; cancel?(): void },
) => {
  const { toTable } = useViewport();
  const drag = useRef<Drag | null>(null);
  return {
    'data-drag': true,
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      const held = toTable(event.clientX, event.clientY);
      if (!held || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = {
        pointer: event.pointerId,
        from: [event.clientX, event.clientY],
        grip: [at[0] - held[0], at[1] - held[1]],
        moved: false,
      };
      start();
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      now.moved ||= Math.hypot(event.clientX - now.from[0], event.clientY - now.from[1]) > TREMBLE;
      const to = toTable(event.clientX, event.clientY);
      if (now.moved && to) move([to[0] + now.grip[0], to[1] + now.grip[1]]);
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const now = drag.current;
      drag.current = null;
      if (now?.pointer !== event.pointerId) return;
      const to = toTable(event.clientX, event.clientY);
      if (!now.moved) click();
      else if (to) drop?.([to[0] + now.grip[0], to[1] + now.grip[1]]);
    },
    onPointerCancel: () => {
      drag.current = null;
      cancel?.();
    },
  };
};
