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
  drop?(to: Point): void;
  cancel?(): void;
}
/** Follows a pointer from its press to its release, in pixels of the window: where the middle of what it holds is. */
export const useWindowDrag = (at: Point, { start, move, click, drop, cancel }: Following) => {
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
      if (now.moved) move([event.clientX + now.grip[0], event.clientY + now.grip[1]]);
    },
    onPointerUp: (event: PointerEvent<SVGElement>) => {
      const now = drag.current;
      drag.current = null;
      if (now?.pointer !== event.pointerId) return;
      if (!now.moved) click();
      else drop?.([event.clientX + now.grip[0], event.clientY + now.grip[1]]);
    },
    onPointerCancel: () => {
      drag.current = null;
      cancel?.();
    },
  };
};
/** The same in units of the table. */
export const useDrag = (at: Point, { start, move, click }: Omit<Following, 'drop' | 'cancel'>) => {
  const { toTable } = useViewport();
  return useWindowDrag(at, {
    start,
    click,
    move: ([x, y]) => {
      const to = toTable(x, y);
      if (to) move(to);
    },
  });
};
