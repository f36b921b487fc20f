import type { DeepReadonly } from '@cadre/core';
import { BoardTarget, seatClass, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { unitOf } from '#game/queries';
import { shortName } from '#game/speech';
import type { Figure, FigureId } from '#game/state';
import { BASE } from '#game/units';
import { figureThing } from './offers.js';
import type { SkirmishView } from './view.js';

export const RADIUS = BASE.diameter / 2;
/** Pixels of the screen: what can be read, and what a finger needs. */
const TEXT = 11;
const FINGER = 17;

/** A base with its side's colour and shape: a disc for the first seat, a square for the second. */
export const Base = ({ id, seat }: { readonly id: number; readonly seat: number }): ReactNode => {
  const { scale } = useViewport();
  const size = Math.max(0.95 * RADIUS, TEXT / scale);
  const side = 0.66 * RADIUS;
  return (
    <g className={`skirmish-base ${seatClass(seat)}`}>
      <circle r={RADIUS} className="skirmish-rim" />
      {seat === 0 ? (
        <circle r={0.8 * RADIUS} className="skirmish-side" />
      ) : (
        <rect x={-side} y={-side} width={2 * side} height={2 * side} className="skirmish-side" />
      )}
      <text y={0.35 * size} fontSize={size}>
        {shortName(id)}
      </text>
    </g>
  );
};

const MARKS = {
  aim: 'M0-10V10M-10 0H10M7 0a7 7 0 1 1-14 0a7 7 0 1 1 14 0',
  brace: 'M0-9L8-6V1C8 6 4 9 0 11C-4 9-8 6-8 1V-6Z',
  high: 'M0-8L9 7H-9Z',
} as const;
/** Health below the base, a dot each: full while it lasts. Tokens and the floor above it. */
const Marks = ({ figure, health }: { readonly figure: DeepReadonly<Figure>; readonly health: number }): ReactNode => {
  const { scale } = useViewport();
  const dot = Math.max(30, 2.6 / scale),
    gap = 2.6 * dot;
  const mark = Math.max(8, 0.62 / scale);
  const isHigh = typeof figure.at === 'object' && figure.at.level > 0;
  const marks = (['aim', 'brace', 'high'] as const).filter(kind => (kind === 'high' ? isHigh : figure[kind] > 0));
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g aria-hidden="true" className="skirmish-marks">
      {Array.from({ length: health }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are counted
          key={i}
          cx={(i - (health - 1) / 2) * gap}
          cy={RADIUS + 1.6 * dot}
          r={dot}
          data-lost={i >= health - figure.wounds}
        />
      ))}
      {marks.map((kind, i) => (
        <path
          key={kind}
          d={MARKS[kind]}
          className={`skirmish-mark-${kind}`}
          transform={`translate(${(i - (marks.length - 1) / 2) * 24 * mark} ${-RADIUS - 14 * mark}) scale(${mark})`}
        />
      ))}
    </g>
  );
};

/** A figure on the table. While it is on offer it can be chosen; looking at it asks what it can do. */
export const FigureShape = ({
  view,
  id,
  isActing,
  look,
}: {
  readonly view: SkirmishView;
  readonly id: FigureId;
  readonly isActing: boolean;
  readonly look: (id: FigureId | null) => void;
}): ReactNode => {
  const { scale } = useViewport();
  const figure = view.public.figures[id]!;
  if (typeof figure.at !== 'object') return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: looking changes nothing, and the same is a button in the list of figures
    <g
      transform={`translate(${figure.at.x} ${figure.at.y})`}
      data-figure={shortName(id)}
      onPointerEnter={() => look(id)}
      onPointerLeave={() => look(null)}
      onFocus={() => look(id)}
      onBlur={() => look(null)}
    >
      <BoardTarget thing={figureThing(id)} className={`skirmish-figure ${figure.acted ? 'skirmish-acted' : ''}`}>
        {isActing && <circle r={RADIUS + 50} className="skirmish-acting" />}
        <Base id={id} seat={figure.seat} />
        <circle r={Math.max(RADIUS + 25, FINGER / scale)} className="tc-glow" />
      </BoardTarget>
      <Marks figure={figure} health={unitOf(view, id).health} />
    </g>
  );
};
