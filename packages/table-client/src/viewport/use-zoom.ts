import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Box } from '../overlay/shape.js';
import { CLOSEST, clampTransform, FIT, type Transform } from './transform.js';

/** A click may tremble so many pixels. */
const TREMBLE = 4;
/** Something that is dragged itself: the table under it stays. */
export const DRAGGED = '[data-drag]';

type D3Zoom = ZoomBehavior<SVGSVGElement, unknown>;
const isWanted = (event: Event, k: number): boolean => {
  if (event.type === 'wheel') return true;
  if (event.target instanceof Element && event.target.closest(DRAGGED)) return false;
  // One finger on a table that is all in sight scrolls the page.
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || k > 1;
  return (event as MouseEvent).button === 0;
};

/** Pan, pinch and wheel over a drawing whose viewBox is the whole table. */
export const useZoom = (
  drawing: RefObject<SVGSVGElement | null>,
  bounds: Box,
  onGesture: () => void,
): { readonly transform: Transform; readonly gliding: boolean; readonly set: (next: (before: Transform) => Transform) => void } => {
  const [{ transform, gliding }, setShown] = useState({ transform: FIT, gliding: false });
  const now = useRef(FIT);
  const behaviour = useRef<D3Zoom | null>(null);
  const gesture = useRef(onGesture);
  gesture.current = onGesture;
  const { x, y, width, height } = bounds;
  useEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const box = { x, y, width, height };
    const d3: D3Zoom = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, CLOSEST])
      .extent([
        [x, y],
        [x + width, y + height],
      ])
      .constrain(t => {
        const within = clampTransform(t, box);
        return zoomIdentity.translate(within.x, within.y).scale(within.k);
      })
      .clickDistance(TREMBLE)
      .filter((event: Event) => isWanted(event, now.current.k))
      .on('zoom', (event: D3ZoomEvent<SVGSVGElement, unknown>) => {
        const { k, x: dx, y: dy } = event.transform;
        now.current = { k, x: dx, y: dy };
        if (event.sourceEvent) gesture.current();
        setShown({ transform: now.current, gliding: !event.sourceEvent });
      });
    behaviour.current = d3;
    const selection = select(svg);
    selection.call(d3).on('dblclick.zoom', null); // a second click confirms
    // Inside a drawing `touch-action` has no effect: without this a finger that drags something would scroll the page.
    const hold = (event: TouchEvent): void => {
      if (event.cancelable && event.target instanceof Element && event.target.closest(DRAGGED)) event.preventDefault();
    };
    svg.addEventListener('touchmove', hold, { passive: false });
    const kept = clampTransform(now.current, box);
    selection.call(d3.transform, zoomIdentity.translate(kept.x, kept.y).scale(kept.k));
    return () => {
      selection.on('.zoom', null);
      svg.removeEventListener('touchmove', hold);
      behaviour.current = null;
    };
  }, [drawing, x, y, width, height]);
  const set = useCallback(
    (next: (before: Transform) => Transform): void => {
      const wanted = next(now.current);
      const { k, x: dx, y: dy } = now.current;
      if (!drawing.current || !behaviour.current || (wanted.k === k && wanted.x === dx && wanted.y === dy)) return;
      select(drawing.current).call(behaviour.current.transform, zoomIdentity.translate(wanted.x, wanted.y).scale(wanted.k));
    },
    [drawing],
  );
  return { transform, gliding, set };
};
