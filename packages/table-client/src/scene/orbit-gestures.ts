import type { Point } from '../overlay/shape.js';
import type { Orbit, Stage, StageGestures } from '../viewport/stage.js';
import { CLOSEST, clampTransform, middleOf, type Transform, toTable } from '../viewport/transform.js';
import { DRAGGED } from '../viewport/use-zoom.js';

/** A click may tremble so many pixels. */
const TREMBLE = 5;
const WHEEL = 0.0016;
/** Degrees for a pixel. */
const TURN = { azimuth: 0.28, tilt: 0.18 };
export const TILTS = { least: 22, most: 84 };
/** All of the table is in sight. */
const WHOLE = 1.02;

export const clampOrbit = ({ azimuth, tilt }: Orbit): Orbit => ({
  azimuth: ((((azimuth + 180) % 360) + 360) % 360) - 180,
  tilt: Math.min(TILTS.most, Math.max(TILTS.least, tilt)),
});
/** Puts a point of the drawing into the middle of the frame, `k` large. */
const looking = ([x, y]: Point, k: number, { bounds }: StageGestures): Transform => {
  const box = bounds();
  const [mx, my] = middleOf(box);
  return clampTransform({ k, x: mx - x * k, y: my - y * k }, box);
};
const inFrame = (frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): Point => {
  const { left, top } = frame.getBoundingClientRect();
  return [clientX - left, clientY - top];
};
interface Drag {
  readonly pressed: Point;
  /** The ground under the pointer when it was pressed, and what was in the middle of the frame then. */
  readonly ground: Point | null;
  readonly middle: Point;
  readonly orbit: Orbit;
  readonly isTurning: boolean;
  isMoved: boolean;
}
/** Pan, turn, pinch and wheel over a table that is looked at from its edge. */
export const orbitGestures: Stage['gestures'] = (frame, on) => {
  const pointers = new Map<number, Point>();
  let drag: Drag | null = null;
  let pinch: { readonly apart: number; readonly angle: number; readonly k: number; readonly orbit: Orbit } | null = null;
  let skipsClick = false;
  const middleNow = (): Point => toTable(on.transform(), middleOf(on.bounds()));
  const zoomAt = (at: Point, k: number): void => {
    const before = on.transform();
    const size = Math.min(CLOSEST, Math.max(1, k));
    const under = on.lens()?.toDrawing(at) ?? middleNow();
    const [mx, my] = middleNow();
    const share = before.k / size;
    on.set(looking([under[0] + (mx - under[0]) * share, under[1] + (my - under[1]) * share], size, on));
  };
  const begin = (event: PointerEvent): void => {
    const at = inFrame(frame, event);
    const lens = on.lens();
    if (!lens) return;
    const { k } = on.transform();
    const isTurning = event.button === 2 || event.altKey || (k < WHOLE && event.pointerType === 'mouse');
    drag = { pressed: at, ground: lens.toDrawing(at), middle: middleNow(), orbit: lens.orbit, isTurning, isMoved: false };
  };
  const span = (): { readonly apart: number; readonly angle: number } => {
    const [[ax, ay], [bx, by]] = [...pointers.values()] as [Point, Point];
    return { apart: Math.hypot(bx - ax, by - ay), angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI };
  };
  const press = (event: PointerEvent): void => {
    skipsClick = false;
    if (event.target instanceof Element && event.target.closest(DRAGGED) && event.button === 0) return;
    pointers.set(event.pointerId, inFrame(frame, event));
    const lens = on.lens();
    if (pointers.size === 2 && lens) {
      drag = null;
      pinch = { ...span(), k: on.transform().k, orbit: lens.orbit };
    } else if (event.button === 0 || event.button === 2) begin(event);
  };
  const move = (event: PointerEvent): void => {
    if (!pointers.has(event.pointerId)) return;
    const at = inFrame(frame, event);
    pointers.set(event.pointerId, at);
    if (pinch && pointers.size === 2) {
      const { apart, angle } = span();
      const [[ax, ay], [bx, by]] = [...pointers.values()] as [Point, Point];
      zoomAt([(ax + bx) / 2, (ay + by) / 2], (pinch.k * apart) / pinch.apart);
      on.turn(clampOrbit({ ...pinch.orbit, azimuth: pinch.orbit.azimuth + angle - pinch.angle }));
      skipsClick = true;
      return;
    }
    if (!drag) return;
    const [dx, dy] = [at[0] - drag.pressed[0], at[1] - drag.pressed[1]];
    if (!drag.isMoved && Math.hypot(dx, dy) < TREMBLE) return;
    // A finger on a table that is all in sight scrolls the page.
    if (!drag.isTurning && on.transform().k < WHOLE) return;
    if (!drag.isMoved) frame.setPointerCapture(event.pointerId);
    drag.isMoved = true;
    skipsClick = true;
    if (drag.isTurning) {
      on.turn(clampOrbit({ azimuth: drag.orbit.azimuth - TURN.azimuth * dx, tilt: drag.orbit.tilt + TURN.tilt * dy }));
      return;
    }
    const now = on.lens()?.toDrawing(at);
    if (!now || !drag.ground) return;
    const [mx, my] = middleNow();
    on.set(looking([mx + drag.ground[0] - now[0], my + drag.ground[1] - now[1]], on.transform().k, on));
  };
  const release = (event: PointerEvent): void => {
    pointers.delete(event.pointerId);
    drag = null;
    pinch = null;
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    zoomAt(inFrame(frame, event), on.transform().k * Math.exp(-WHEEL * event.deltaY * (event.deltaMode === 1 ? 16 : 1)));
  };
  const swallow = (event: Event): void => {
    if (!skipsClick) return;
    skipsClick = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const keepMenu = (event: Event): void => event.preventDefault();
  const leaving = new AbortController();
  const { signal } = leaving;
  frame.addEventListener('pointerdown', press, { signal });
  frame.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel'] as const) frame.addEventListener(type, release, { signal });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('click', swallow, { signal, capture: true });
  frame.addEventListener('contextmenu', keepMenu, { signal });
  return () => leaving.abort();
};
