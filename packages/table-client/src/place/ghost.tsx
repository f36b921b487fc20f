import type { Spot } from '@cadre/core';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import type { Carried } from './use-carried.js';
import { useDrag } from './use-drag.js';

/** What the rules say about a spot, as far as is known. */
export type GhostState = 'checking' | 'legal' | 'refused';
/** Pixels of the screen: what a finger needs, and how far the handle that turns stands off. */
const FINGER = 22;
const HANDLE = 26;
/** A figure where it would stand: dashed, dragged, and confirmed by a second click. */
export const Ghost = ({
  spot,
  radius,
  state,
  isActive,
  activate,
  carried,
  drop,
  face,
  submit,
  children,
}: {
  readonly spot: Spot;
  /** Of its base. */
  readonly radius: number;
  readonly state: GhostState;
  readonly isActive: boolean;
  readonly activate: () => void;
  readonly carried: Carried;
  readonly drop: (to: Point) => void;
  readonly face: (to: Point) => void;
  readonly submit: () => void;
  /** The figure around (0, 0). */
  readonly children?: ReactNode;
}): ReactNode => {
  const { scale, upright } = useViewport();
  const at: Point = [spot.x, spot.y];
  const drawing = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (isActive) carried.hold(drawing.current);
  });
  useEffect(() => carried.letGo, [carried]); // spots that are cleared are in nobody's hand
  const body = useDrag(at, {
    start: activate,
    move: carried.carry,
    click: submit,
    drop: to => {
      carried.letGo();
      drop(to);
    },
    cancel: carried.leave,
  });
  const length = radius + HANDLE / scale;
  const { facing } = spot;
  const long = facing ? Math.hypot(facing.x, facing.y) || 1 : 1;
  const knob: Point = facing ? [(facing.x / long) * length, (facing.y / long) * length] : [0, 0];
  const turning = useDrag([spot.x + knob[0], spot.y + knob[1]], { start: activate, move: face, click: () => undefined });
  return (
    <g ref={drawing} className={`tc-ghost tc-ghost-${state}`} data-active={isActive} transform={`translate(${spot.x} ${spot.y})`}>
      <g {...body}>
        <circle r={Math.max(radius, FINGER / scale)} className="tc-ghost-hit" />
        <g className="tc-ghost-figure" transform={upright}>
          {children}
        </g>
        <circle r={radius} className="tc-ghost-base" />
        {state === 'refused' && (
          <path
            className="tc-ghost-cross"
            d={`M${-0.5 * radius} ${-0.5 * radius}L${0.5 * radius} ${0.5 * radius}M${0.5 * radius} ${-0.5 * radius}L${-0.5 * radius} ${0.5 * radius}`}
          />
        )}
      </g>
      {facing && (
        <g {...turning} className="tc-ghost-facing">
          <path d={`M0 0L${knob[0]} ${knob[1]}`} />
          <circle cx={knob[0]} cy={knob[1]} r={FINGER / scale} className="tc-ghost-hit" />
          <circle cx={knob[0]} cy={knob[1]} r={7 / scale} className="tc-ghost-knob" />
        </g>
      )}
    </g>
  );
};
