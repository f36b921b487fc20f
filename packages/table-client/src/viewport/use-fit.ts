import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Box } from '../overlay/shape.js';
import type { FrameSize } from './stage.js';

/** Where buttons can lie without covering the table, while all of it is in sight. */
export type FreeRoom = 'side' | 'below' | 'none';
/** A button for a finger, and the gap around it. */
const BUTTON = 47;

interface Fit {
  /** Pixels of the screen for one unit of the table. */
  readonly scale: number;
  readonly room: FreeRoom;
  /** The frame in pixels. */
  readonly size: FrameSize;
  /** What the frame shows, in units of the table: the table and the free room around it, without what panels cover. */
  readonly frame: Box;
}
const NO_SIZE: FrameSize = { width: 0, height: 0 };
/** How far panels that lie over the frame reach into it from its left and right edge. */
const coveredBySides = (drawing: Element, { left, right, top, bottom }: DOMRect): readonly [number, number] => {
  const panels = [...(drawing.closest('.tc-battle')?.querySelectorAll('.tc-battle-side') ?? [])]
    .map(panel => panel.getBoundingClientRect())
    .filter(panel => panel.width > 0 && panel.top < bottom && panel.bottom > top);
  const isLeft = (panel: DOMRect): boolean => panel.left + panel.right < left + right;
  return [
    Math.max(0, ...panels.filter(isLeft).map(panel => panel.right - left)),
    Math.max(0, ...panels.filter(panel => !isLeft(panel)).map(panel => right - panel.left)),
  ];
};
/** How the whole table fits into its frame. */
export const useFit = (
  drawing: RefObject<HTMLElement | null>,
  { x, y, width, height }: Box,
): { readonly fit: Fit; readonly measure: () => Fit } => {
  const [fit, setFit] = useState<Fit>({ scale: 1, room: 'none', size: NO_SIZE, frame: { x, y, width, height } });
  const measure = useCallback((): Fit => {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame || frame.width === 0 || frame.height === 0) return { scale: 1, room: 'none', size: NO_SIZE, frame: { x, y, width, height } };
    const scale = Math.min(frame.width / width, frame.height / height);
    const side = (frame.width - width * scale) / 2,
      below = (frame.height - height * scale) / 2;
    const [left, right] = coveredBySides(drawing.current!, frame);
    const shown = {
      x: x + (left - side) / scale,
      y: y - below / scale,
      width: (frame.width - left - right) / scale,
      height: frame.height / scale,
    };
    return {
      scale,
      frame: shown,
      size: { width: frame.width, height: frame.height },
      room: side >= BUTTON ? 'side' : below >= BUTTON ? 'below' : 'none',
    };
  }, [drawing, x, y, width, height]);
  useEffect(() => {
    if (!drawing.current) return;
    const watch = new ResizeObserver(() => setFit(measure()));
    watch.observe(drawing.current);
    return () => watch.disconnect();
  }, [drawing, measure]);
  return { fit, measure };
};
