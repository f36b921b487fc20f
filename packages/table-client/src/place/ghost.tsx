import type { Spot } from '@cadre/core';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Point } from '../overlay/shape.js';
import type { StageLens } from '../viewport/stage.js';
import { useViewport } from '../viewport/viewport-context.js';
import type { PlaceHand } from './run-placing.js';
import { useGrip } from './use-grip.js';
import { useWay } from './use-way.js';

/** What the rules say about a spot, as far as is known. */
export type GhostState = 'checking' | 'legal' | 'refused';
/** Pixels of the screen: what a finger needs, and how far the handle that turns stands off. */
const FINGER = 22;
const HANDLE = 26;
const KNOB = 7;

/** Where the handle that turns a figure stands, from its middle. */
const knobOf = ({ facing }: Spot, radius: number, scale: number): Point | null => {
  if (!facing) return null;
  const length = (radius + HANDLE / scale) / (Math.hypot(facing.x, facing.y) || 1);
  return [facing.x * length, facing.y * length];
};
const Base = ({
  radius,
  state,
  children,
}: {
  readonly radius: number;
  readonly state: GhostState;
  readonly children: ReactNode;
}): ReactNode => {
  const { upright } = useViewport();
  return (
    <>
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
    </>
  );
};
const Facing = ({ knob: [x, y] }: { readonly knob: Point }): ReactNode => {
  const { scale } = useViewport();
  return (
    <>
      <path d={`M0 0L${x} ${y}`} />
      <circle cx={x} cy={y} r={KNOB / scale} className="tc-ghost-knob" />
    </>
  );
};

interface Drawn {
  readonly spot: Spot;
  /** Of its base. */
  readonly radius: number;
  readonly state: GhostState;
  /** The figure around (0, 0). */
  readonly children?: ReactNode;
}
/** A figure where it would stand: dashed, dragged, and confirmed by a second click. */
export const Ghost = ({
  spot,
  radius,
  state,
  n,
  isActive,
  hand,
  children,
}: Drawn & {
  /** Its number among the spots. */
  readonly n: number;
  readonly isActive: boolean;
  readonly hand: PlaceHand;
}): ReactNode => {
  const { scale, screen, lens, upright } = useViewport();
  const isAway = useWay(hand) !== null && isActive;
  const knob = knobOf(spot, radius, scale);
  const body = useGrip(hand, { what: 'spot', n }, [spot.x, spot.y]);
  const turning = useGrip(hand, { what: 'facing', n }, [spot.x + (knob?.[0] ?? 0), spot.y + (knob?.[1] ?? 0)]);
  return (
    <g
      className={`tc-ghost tc-ghost-${state}`}
      data-active={isActive}
      data-away={isAway}
      transform={lens ? `${screen.lying(spot, spot.level)} ${upright ?? ''}` : `translate(${spot.x} ${spot.y})`}
    >
      <g {...body}>
        <circle r={Math.max(radius, FINGER / scale)} className="tc-ghost-hit" />
        <Base radius={radius} state={state}>
          {children}
        </Base>
      </g>
      {knob && (
        <g {...turning} className="tc-ghost-facing">
          <circle cx={knob[0]} cy={knob[1]} r={FINGER / scale} className="tc-ghost-hit" />
          <Facing knob={knob} />
        </g>
      )}
    </g>
  );
};

/** A circle on the table, as it is seen from its edge. */
const flatness = ({ orbit }: StageLens): number => Math.sin((orbit.tilt * Math.PI) / 180);

/** The figure in the hand. It is a layer of its own over the table: to move it, the browser draws nothing anew. */
export const CarriedGhost = ({ spot, radius, state, hand, children }: Drawn & { readonly hand: PlaceHand }): ReactNode => {
  const { scale, axes, lens, carry, toTable } = useViewport();
  const { watch } = hand;
  const onTable = useRef(toTable);
  onTable.current = toTable;
  useEffect(() => {
    if (!carry) return;
    const stop = watch(px => carry(onTable.current(...px)));
    return () => {
      stop();
      carry(null);
    };
  }, [carry, watch]);
  const knob = knobOf(spot, radius, scale);
  const reach = radius + (knob ? HANDLE + KNOB : 0) / scale + 4 / scale;
  const side = 2 * reach * scale;
  return (
    <div ref={hand.draw} className="tc-carried">
      <svg
        className={`tc-ghost tc-ghost-${state}`}
        data-active="true"
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        style={{ width: side, height: side, margin: `${-side / 2}px`, ...(lens && { transform: `scaleY(${flatness(lens)})` }) }}
        aria-hidden="true"
      >
        <g transform={`scale(${axes.x} ${axes.y})`}>
          <Base radius={radius} state={state}>
            {children}
          </Base>
          {knob && (
            <g className="tc-ghost-facing">
              <Facing knob={knob} />
            </g>
          )}
        </g>
      </svg>
    </div>
  );
};
