import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { fetchPatiently } from '../contract/fetched.js';
import type { Box } from '../overlay/shape.js';
import { clampTransform, FIT, type Transform } from './transform.js';
import type { ZoomGestures } from './zoom-gestures.js';

/** Something that is dragged itself: the table under it stays. */
export const DRAGGED = '[data-drag]';
const isDragged = ({ target }: Event): boolean => target instanceof Element && target.closest(DRAGGED) !== null;

const isWanted = (event: Event, k: number): boolean => {
  if (event.type === 'wheel') return true;
  if (isDragged(event)) return false;
  // One finger on a table that is all in sight scrolls the page.
  if ('touches' in event) return (event as TouchEvent).touches.length > 1 || k > 1;
  return (event as MouseEvent).button === 0;
};

/** Milliseconds after which gestures are fetched although no pointer has come. */
const PATIENCE = 2000;
/** A finger gives no warning before it pinches. */
const isTouched = (): boolean => matchMedia('(pointer: coarse)').matches;
/** Until somebody may want to pan or zoom: gestures are a tenth of what a table loads, and the first question comes before them. */
const firstApproach = (svg: SVGSVGElement, signal: AbortSignal): Promise<void> =>
  new Promise(approached => {
    const come = (): void => approached();
    for (const type of ['pointerenter', 'pointerdown', 'wheel']) svg.addEventListener(type, come, { once: true, passive: true, signal });
    const timer = setTimeout(come, isTouched() ? 0 : PATIENCE);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** How the table lies in its frame. */
export const useZoom = (
  drawing: RefObject<SVGSVGElement | null>,
  bounds: Box,
  { isOff, onGesture }: { readonly isOff: boolean; readonly onGesture: () => void },
): { readonly transform: Transform; readonly gliding: boolean; readonly set: (next: (before: Transform) => Transform) => void } => {
  const [{ transform, gliding }, setShown] = useState({ transform: FIT, gliding: false });
  const now = useRef(FIT);
  const gestures = useRef<ZoomGestures | null>(null);
  const gesture = useRef({ isOff, onGesture });
  gesture.current = { isOff, onGesture };
  const set = useCallback((next: (before: Transform) => Transform): void => {
    const { k, x, y } = now.current;
    const wanted = next(now.current);
    if (wanted.k === k && wanted.x === x && wanted.y === y) return;
    now.current = wanted;
    gestures.current?.put(wanted);
    setShown({ transform: wanted, gliding: true });
  }, []);
  const { x, y, width, height } = bounds;
  useEffect(() => {
    const svg = drawing.current;
    if (!svg) return;
    const box = { x, y, width, height };
    const leaving = new AbortController();
    const fetchGestures = async (): Promise<void> => {
      await firstApproach(svg, leaving.signal);
      const { zoomGestures } = await fetchPatiently(() => import('./zoom-gestures.js'));
      if (leaving.signal.aborted) return;
      gestures.current = zoomGestures(
        svg,
        box,
        event => !gesture.current.isOff && isWanted(event, now.current.k),
        moved => {
          now.current = moved;
          gesture.current.onGesture();
          setShown({ transform: moved, gliding: false });
        },
      );
      gestures.current.put(now.current);
    };
    void fetchGestures();
    // Inside a drawing `touch-action` has no effect: without this a finger that drags something would scroll the page.
    const hold = (event: TouchEvent): void => {
      if (event.cancelable && isDragged(event)) event.preventDefault();
    };
    svg.addEventListener('touchmove', hold, { passive: false });
    set(before => clampTransform(before, box));
    return () => {
      leaving.abort();
      gestures.current?.stop();
      gestures.current = null;
      svg.removeEventListener('touchmove', hold);
    };
  }, [drawing, x, y, width, height, set]);
  return { transform, gliding, set };
};
