import '../../css/viewport.css';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTableSettings } from '../contract/table-settings.js';
import type { Box, Point } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import { type Axes, axesTransform, orient, orientBox, Y_DOWN } from './axes.js';
import type { Floor, Orbit, StageSlots } from './stage.js';
import { FIT, middleOf, panBy, reveal, showAll, type Transform, toTable, zoomBy } from './transform.js';
import { useFit } from './use-fit.js';
import { useLens } from './use-lens.js';
import { useZoom } from './use-zoom.js';
import { flatScreen, ViewportProvider } from './viewport-context.js';
import { ZoomButtons } from './zoom-buttons.js';

export interface ViewportHandle {
  /** Bring a part of the table into sight, a unit of the table at least so many pixels large. A reader who wants to see the whole table is left alone. */
  reveal(box: Box, scale?: number): void;
  /** Bring all of a part of the table into sight, unless a mouse points at the table: nothing moves under it. */
  showAll(box: Box): void;
  /** Nothing on the table is asked for any more: what `reveal` enlarged shrinks again. */
  rest(): void;
  /** A point of the window as a point of the table; null before anything is drawn. */
  toTable(clientX: number, clientY: number): Point | null;
  /** Whether the frame is as narrow as a phone: things may have to grow for a finger. */
  isNarrow(): boolean;
}
/** Where css/viewport.css draws the line, too. */
const NARROW = 640;
/** By the page it came closer, by its reader, or its reader wants all of it. */
type Wish = 'page' | 'reader' | 'whole';
const NO_FLOORS: readonly Floor[] = [];
/** How far an arrow key goes: a part of what is in sight. */
const ARROW_STEP = 0.15;
const KEY_STEP = 1.4;

const pointIn = (svg: SVGSVGElement, x: number, y: number): Point => {
  const point = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()!.inverse());
  return [point.x, point.y];
};

/** A table that can be moved and enlarged by mouse, fingers and keys, whatever is drawn on it. */
export const Viewport = ({
  bounds,
  axes = Y_DOWN,
  label,
  frameClass = '',
  drawingClass = '',
  onKeyDown,
  onClick,
  tools,
  slots = null,
  floors = NO_FLOORS,
  ref,
  children,
}: {
  /** The whole table, in its own units. */
  readonly bounds: Box;
  readonly axes?: Axes;
  /** What the table is called, for whoever hears it. */
  readonly label: string;
  readonly frameClass?: string;
  readonly drawingClass?: string;
  /** Comes first: what it handles (`preventDefault`) neither moves nor enlarges the table. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLElement>, at: Point) => void;
  /** Buttons of the game beside those that enlarge. */
  readonly tools?: ReactNode;
  /** Where the table is drawn below and above the drawing, too. */
  readonly slots?: StageSlots | null;
  /** What figures stand on above it. */
  readonly floors?: readonly Floor[];
  readonly ref?: Ref<ViewportHandle>;
  readonly children: ReactNode;
}): ReactNode => {
  const { motion } = useTableSettings();
  const drawing = useRef<SVGSVGElement>(null);
  const frame = useRef<HTMLElement>(null);
  const wish = useRef<Wish>('page');
  const stage = slots?.stage ?? null;
  const [orbit, setOrbit] = useState<Orbit | null>(null);
  const [above, setAbove] = useState<SVGGElement | null>(null);
  const isAtEdge = stage?.view === 'table';
  const { transform, gliding, set } = useZoom(drawing, bounds, {
    isOff: isAtEdge,
    onGesture: () => {
      wish.current = 'reader';
    },
  });
  const { fit, measure } = useFit(frame, bounds);
  const lens = useLens(stage, { transform, orbit, frame: fit.size, bounds });
  const isLaid = lens?.drawing ?? null;
  const now = useRef({ lens, transform, bounds });
  now.current = { lens, transform, bounds };
  useEffect(() => {
    if (!isAtEdge || !frame.current) return;
    return stage?.gestures(frame.current, {
      bounds: () => now.current.bounds,
      lens: () => now.current.lens,
      transform: () => now.current.transform,
      set: next => {
        wish.current = 'reader';
        set(() => next);
      },
      turn: setOrbit,
    });
  }, [stage, isAtEdge, set]);
  const byReader = (next: (before: Transform) => Transform): void => {
    wish.current = 'reader';
    set(next);
  };
  const showWhole = (): void => {
    wish.current = 'whole';
    setOrbit(null);
    set(() => FIT);
  };
  useImperativeHandle(ref, () => ({
    reveal: (box, scale = 0) => {
      if (wish.current !== 'whole')
        set(before => reveal(before, orientBox(axes, bounds, box), scale / measure().scale, bounds, measure().frame));
    },
    showAll: box => {
      if (!drawing.current?.matches(':hover')) set(before => showAll(before, orientBox(axes, bounds, box), bounds, measure().frame));
    },
    rest: () => {
      if (wish.current === 'page') set(() => FIT);
    },
    toTable: (x, y) => context.toTable(x, y),
    isNarrow: () => (frame.current?.clientWidth ?? NARROW) < NARROW,
  }));
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (event.key === '+' || event.key === '=') byReader(t => zoomBy(t, KEY_STEP, bounds));
    else if (event.key === '-') byReader(t => zoomBy(t, 1 / KEY_STEP, bounds));
    else if (event.key === '0') showWhole();
    else if (arrow && transform.k > 1)
      byReader(t => panBy(t, [arrow[0] * bounds.width * ARROW_STEP, arrow[1] * bounds.height * ARROW_STEP], bounds));
    else return;
    event.preventDefault();
  };
  /** A point of the window on the drawing. */
  const onDrawing = (x: number, y: number): Point | null => {
    if (!drawing.current || !frame.current) return null;
    if (!isLaid) return toTable(transform, pointIn(drawing.current, x, y));
    const { left, top } = frame.current.getBoundingClientRect();
    return lens!.toDrawing([x - left, y - top]);
  };
  /** A point of the window on the table. */
  const onTable = (x: number, y: number): Point | null => {
    if (lens && isLaid && frame.current) {
      const { left, top } = frame.current.getBoundingClientRect();
      return lens.pointAt([x - left, y - top], floors, axes, bounds);
    }
    const at = onDrawing(x, y);
    return at && orient(axes, bounds, at);
  };
  const inWindow = (at: Point): Point => {
    if (!drawing.current || !frame.current) return at;
    const { left, top, width, height } = frame.current.getBoundingClientRect();
    if (isLaid) {
      const [x, y] = lens!.toFrame(at);
      return [left + x, top + y];
    }
    const [mx, my] = middleOf(bounds);
    return [
      left + width / 2 + (at[0] * transform.k + transform.x - mx) * fit.scale,
      top + height / 2 + (at[1] * transform.k + transform.y - my) * fit.scale,
    ];
  };
  /** The keyboard never stands on something that cannot be seen. */
  const follow = ({ target, currentTarget }: FocusEvent): void => {
    // A click gives the table the focus, too: a key that is pressed later for something else must not frame it.
    if (target === currentTarget) currentTarget.toggleAttribute('data-clicked', !target.matches(':focus-visible'));
    const svg = drawing.current;
    if (!svg || target === svg || !svg.contains(target) || !target.matches(':focus-visible')) return;
    const { left, top, right, bottom } = target.getBoundingClientRect();
    const corners = [onDrawing(left, top), onDrawing(right, bottom)];
    if (!corners[0] || !corners[1]) return;
    const [[x, y], [x2, y2]] = corners as [Point, Point];
    set(before => reveal(before, { x, y, width: x2 - x, height: y2 - y }, 0, bounds, fit.frame));
  };
  const upright = axes.x === 1 && axes.y === 1 ? undefined : `scale(${axes.x} ${axes.y})`;
  const flatScale = fit.scale * transform.k;
  const screen = useMemo(
    () => (isLaid && lens ? lens.screen(axes, bounds) : flatScreen(flatScale, axes, upright)),
    [isLaid, lens, axes, bounds, flatScale, upright],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the functions read is among these
  const context = useMemo(
    () => ({
      scale: isLaid ? lens!.scale : flatScale,
      toTable: onTable,
      toWindow: (at: Point) => inWindow(orient(axes, bounds, at)),
      screen,
      lens: isLaid ? lens : null,
      above: slots?.stage ? above : null,
      carry: slots?.stage?.carry ?? null,
      axes,
      upright,
    }),
    [flatScale, transform, axes, bounds, lens, screen, slots?.stage, above],
  );
  const onGround = {
    viewBox: `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`,
    'data-laid': isLaid !== null,
    style: isLaid ? { width: isLaid.width, height: isLaid.height, transform: isLaid.matrix } : undefined,
  };
  const enlarged = isLaid ? undefined : { transform: `translate(${transform.x}px, ${transform.y}px) scale(${transform.k})` };
  return (
    <div className="tc-viewport" data-room={fit.room} data-stage={stage?.view}>
      <section
        ref={frame}
        className={`tc-frame ${frameClass}`}
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table is moved, enlarged and read with keys
        tabIndex={0}
        onKeyDown={press}
        onFocus={follow}
        onClick={event => {
          const at = context.toTable(event.clientX, event.clientY);
          if (at) onClick?.(event, at);
        }}
      >
        {slots && <canvas ref={slots.under} className="tc-picture" />}
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name; a title would cover the names of the pieces */}
        <svg {...onGround} ref={drawing} className={`tc-drawing ${drawingClass}`} data-whole={transform.k === 1}>
          <g className={gliding && motion && !stage ? 'tc-gliding' : undefined} style={enlarged}>
            <g transform={axesTransform(axes, bounds)}>
              <ViewportProvider value={context}>{children}</ViewportProvider>
            </g>
          </g>
        </svg>
        {slots && (
          <>
            <canvas ref={slots.over} className="tc-picture" />
            <svg {...onGround} className="tc-drawing tc-above" aria-hidden="true">
              <g style={enlarged}>
                <g ref={setAbove} transform={axesTransform(axes, bounds)} />
              </g>
            </svg>
          </>
        )}
      </section>
      <ZoomButtons
        k={transform.k}
        isTurned={orbit !== null}
        zoomBy={factor => byReader(t => zoomBy(t, factor, bounds))}
        showWhole={showWhole}
      >
        {tools}
      </ZoomButtons>
    </div>
  );
};
