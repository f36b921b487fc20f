import '../../css/place.css';
import type { Spot } from '@cadre/core';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type Box, boxAround, type Point } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import { type Axes, Y_DOWN } from '../viewport/axes.js';
import { DRAGGED } from '../viewport/use-zoom.js';
import { Viewport, type ViewportHandle } from '../viewport/viewport.js';
import type { Held } from './held.js';
import { pressPlaceKey } from './place-keys.js';
import { PlaceLayer } from './place-layer.js';
import { spotsFrom } from './spots.js';
import type { PlaceDraft } from './use-place-draft.js';

/** A measured table in its viewport. While a spot is asked for, a click or a drag puts it somewhere; at other questions it is a table like any other. */
export const PlaceBoard = ({
  draft,
  bounds,
  axes = Y_DOWN,
  label,
  radius,
  step,
  start,
  ghost,
  onKeyDown,
  onClick,
  frameClass = '',
  drawingClass = '',
  tools,
  note,
  held,
  ref,
  children,
}: {
  readonly draft: PlaceDraft | null;
  readonly bounds: Box;
  readonly axes?: Axes;
  readonly label: string;
  /** Of the base that is put down. */
  readonly radius: number;
  /** The smallest step of an arrow key, in units of the table. */
  readonly step: number;
  /** Where the figure stands now: from there the arrow keys begin. */
  readonly start?: Point | undefined;
  /** The figure that is put down, around (0, 0). */
  readonly ghost?: (spot: Spot, n: number) => ReactNode;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick?: (event: MouseEvent<HTMLElement>, at: Point) => void;
  readonly frameClass?: string;
  readonly drawingClass?: string;
  readonly tools?: ReactNode;
  /** What is pointed at, in words, over the lower edge of the table. */
  readonly note?: string | null;
  /** A figure that was taken up before its spot was asked for. */
  readonly held?: RefObject<Held | null>;
  readonly ref?: Ref<ViewportHandle>;
  readonly children: ReactNode;
}): ReactNode => {
  const viewport = useRef<ViewportHandle>(null);
  const board = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState<HTMLDivElement | null>(null);
  const isPlacing = draft !== null;
  useEffect(() => {
    if (isPlacing) board.current?.scrollIntoView({ block: 'nearest' }); // on a phone the unit may have been chosen far below
  }, [isPlacing]);
  useImperativeHandle(ref, () => viewport.current!);
  /** A pointer never leads out of sight; keys and suggestions do. */
  const pointed = useRef(false);
  const spot = draft?.spots[draft.active];
  const [x, y] = spot ? [spot.x, spot.y] : [];
  useEffect(() => {
    if (x !== undefined && y !== undefined && !pointed.current)
      viewport.current?.reveal({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius });
    pointed.current = false;
  }, [x, y, radius]);
  const region = draft?.region;
  const place = draft?.place;
  useEffect(() => {
    if (!region || !place) return;
    const spots = region.suggestions.flatMap(({ answer }) => spotsFrom(place, answer).flatMap(each => (each ? [[each.x, each.y]] : [])));
    const box = boxAround(spots, radius);
    if (box) viewport.current?.showAll(box);
  }, [region, place, radius]);
  const pointAt = (at: Point): void => {
    pointed.current = true;
    draft?.moveTo(at);
  };
  const restAt = (at: Point): void => {
    pointed.current = true;
    draft?.point(at, radius);
  };
  const dropAt = (at: Point): void => {
    pointed.current = true;
    draft?.dropAt(at, radius);
  };
  const reached = { bounds, axes, start, step };
  useEffect(() => {
    if (!draft) return;
    // Nothing else has the focus: an arrow key means the spot that is asked for.
    const takeUp = (event: globalThis.KeyboardEvent): void => {
      if (event.target !== document.body || !(event.key in ARROWS) || !pressPlaceKey(event, draft, reached)) return;
      event.preventDefault();
      board.current?.querySelector<HTMLElement>('.tc-frame')?.focus({ preventScroll: true });
    };
    addEventListener('keydown', takeUp);
    return () => removeEventListener('keydown', takeUp);
  });
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    onKeyDown?.(event);
    if (event.defaultPrevented || !draft || event.target !== event.currentTarget) return;
    if (!pressPlaceKey(event, draft, reached)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const point = (event: MouseEvent<HTMLElement>, at: Point): void => {
    onClick?.(event, at);
    if (!draft || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!event.target.closest(`${DRAGGED}, .tc-offer`)) dropAt(at);
  };
  return (
    <div ref={board} className="tc-board" data-placing={isPlacing}>
      <Viewport
        ref={viewport}
        bounds={bounds}
        axes={axes}
        label={label}
        frameClass={frameClass}
        drawingClass={drawingClass}
        onKeyDown={press}
        onClick={point}
        tools={tools}
      >
        {children}
        {draft && (
          <PlaceLayer
            draft={draft}
            radius={radius}
            start={start}
            pointAt={pointAt}
            rest={restAt}
            drop={dropAt}
            ghost={ghost}
            bounds={bounds}
            over={over}
            held={held}
          />
        )}
      </Viewport>
      {note && (
        <p className="tc-board-note" aria-hidden="true">
          {note}
        </p>
      )}
      <div ref={setOver} className="tc-over-board" />
    </div>
  );
};
