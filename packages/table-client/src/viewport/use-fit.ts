import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Box } from '../overlay/shape.js';

/** Where buttons can lie without covering the table, while all of it is in sight. */
export type FreeRoom = 'side' | 'below' | 'none';
/** A button for a finger, and the gap around it. */
const BUTTON = 47;

interface Fit {
  /** Pixels of the screen for one unit of the table. */
  readonly scale: number;
  readonly room: FreeRoom;
  /** What the frame shows, in units of the table: the table and the free room around it. */
  readonly frame: Box;
}
/** How the whole table fits into its frame. */
export const useFit = (
  drawing: RefObject<SVGSVGElement | null>,
  { x, y, width, height }: Box,
): { readonly fit: Fit; readonly measure: () => Fit } => {
  const [fit, setFit] = useState<Fit>({ scale: 1, room: 'none', frame: { x, y, width, height } });
  const measure = useCallback((): Fit => {
    const frame = drawing.current?.getBoundingClientRect();
    if (!frame || frame.width === 0 || frame.height === 0) return { scale: 1, room: 'none', frame: { x, y, width, height } };
    const scale = Math.min(frame.width / width, frame.height / height);
    const side = (frame.width - width * scale) / 2,
      below = (frame.height - height * scale) / 2;
    const shown = { x: x - side / scale, y: y - below / scale, width: frame.width / scale, height: frame.height / scale };
    return { scale, frame: shown, room: side >= BUTTON ? 'side' : below >= BUTTON ? 'below' : 'none' };
  }, [drawing, x, y, width, height]);
  useEffect(() => {
    if (!drawing.current) return;
    const watch = new ResizeObserver(() => setFit(measure()));
    watch.observe(drawing.current);
    return () => watch.disconnect();
  }, [drawing, measure]);
  return { fit, measure };
};
