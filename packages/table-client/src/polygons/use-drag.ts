import { type PointerEvent, useRef } from 'react';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';

/** A press that moves less than this is a click. */
const TREMBLE = 4;

interface Drag {
  readonly pointer: number;
  readonly from: Point;
  /** From the pointer to what it holds. */
  readonly grip: Point;
  moved: boolean;
}
interface Following {
  start(): void;
  move(to: Point): void;
  click(): void;
}
/** Follows a pointer from its press to its release, in units of the table: where the middle of what it holds is. */
export const useDrag = (at: Point, { start, move, click }: Following) => {
  const { toTable, scale, axes } = useViewport();
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
        grip: [axes.x * scale * (at[0] - held[0]), axes.y * scale * (at[1] - held[1])],
        moved: false,
      };
      start();
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const now = drag.current;
      if (now?.pointer !== event.pointerId) return;
      now.moved ||= Math.hypot(event.clientX - now.from[0], event.clientY - now.from[1]) > TREMBLE;
      const to = now.moved ? toTable(event.clientX + now.grip[0], event.clientY + now.grip[1]) : null;
      if (to) move(to);
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const now = drag.current;
      drag.current = null;
      if (now?.pointer === event.pointerId && !now.moved) click();
    },
    onPointerCancel: () => {
      drag.current = null;
    },
  };
};
