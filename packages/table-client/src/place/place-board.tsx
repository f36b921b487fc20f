import '../../css/place.css';
import type { Spot } from '@cadre/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { fetched } from '../contract/fetched.js';
import type { Box, Point } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import { type Axes, Y_DOWN } from '../viewport/axes.js';
import type { Floor, StageSlots } from '../viewport/stage.js';
import { DRAGGED } from '../viewport/use-zoom.js';
import { Viewport, type ViewportHandle } from '../viewport/viewport.js';
import { pressPlaceKey } from './place-keys.js';
import type { Placing } from './use-placing.js';

/** What is drawn while a spot is asked for. */
const PlaceLayer = fetched(() => import('./place-layer.js'))('PlaceLayer');

/** A measured table in its viewport. While a spot is asked for, a click or a drag puts it somewhere; at other questions it is a table like any other. */
export const PlaceBoard = ({
  place: { draft, hand },
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
  slots = null,
  floors,
  note,
  ref,
  children,
}: {
  readonly place: Placing;
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
  /** Where the table is pictured below and above its drawing, and what figures stand on above it. */
  readonly slots?: StageSlots | null;
  readonly floors?: readonly Floor[] | undefined;
  /** What is pointed at, in words, over the lower edge of the table. */
  readonly note?: string | null;
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
  useEffect(() => {
    hand.attach({ viewport, radius });
    return () => hand.attach(null);
  }, [hand, radius]);
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
    if (!event.target.closest(`${DRAGGED}, .tc-offer`)) draft.act({ type: 'drop', at, near: radius });
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
        slots={slots}
        {...(floors && { floors })}
      >
        {children}
        {draft && <PlaceLayer draft={draft} hand={hand} radius={radius} start={start} ghost={ghost} bounds={bounds} over={over} />}
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
