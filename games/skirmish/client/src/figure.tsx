import type { DeepReadonly } from '@cadre/core';
import { FigureBase, type FigureMark, type FigureNote, Figure as FigureOnTable, useViewport } from '@cadre/table-client';
import type { ReactNode } from 'react';
import { spotOf, unitOf } from '#game/queries';
import { shortName } from '#game/speech';
import type { Figure, FigureId } from '#game/state';
import { BASE } from '#game/units';
import { figureThing } from './offers.js';
import type { SkirmishView } from './view.js';

export const RADIUS = BASE.diameter / 2;
/** Pixels of the screen: what can be read. */
const TEXT = 11;

/** A base with the letter of its side and its number. */
export const Base = ({ id, seat }: { readonly id: number; readonly seat: number }): ReactNode => {
  const { scale } = useViewport();
  const size = Math.max(0.95 * RADIUS, TEXT / scale);
  return (
    <FigureBase radius={RADIUS} seat={seat}>
      <text y={0.35 * size} fontSize={size}>
        {shortName(id)}
      </text>
    </FigureBase>
  );
};

const MARKS = {
  aim: 'M12 4V20M4 12H20M17 12a5 5 0 1 1-10 0a5 5 0 1 1 10 0',
  brace: 'M12 4L18 6.500V12C18 16 15 19 12 20.500C9 19 6 16 6 12V6.500Z',
  high: 'M12 5L19 18H5Z',
} as const;
const marksOf = (figure: DeepReadonly<Figure>): FigureMark[] => {
  const isHigh = typeof figure.at === 'object' && figure.at.level > 0;
  return [
    ...(figure.aim > 0 ? [{ id: 'aim', d: MARKS.aim, n: figure.aim, tone: 'good' } as const] : []),
    ...(figure.brace > 0 ? [{ id: 'brace', d: MARKS.brace, n: figure.brace, tone: 'good' } as const] : []),
    ...(isHigh ? [{ id: 'high', d: MARKS.high, n: 1, tone: 'plain' } as const] : []),
  ];
};

/** What is written beside it; its number stands on its base. */
export const noteOf = (view: SkirmishView, id: FigureId): FigureNote => {
  const figure = view.public.figures[id]!;
  const { health } = unitOf(view, id);
  return {
    name: shortName(id),
    seat: figure.seat,
    at: spotOf(view, id),
    radius: RADIUS,
    number: undefined,
    health,
    left: health - figure.wounds,
    marks: marksOf(figure),
  };
};
export const FigureShape = ({
  view,
  id,
  isActing,
  isLooked,
  look,
}: {
  readonly view: SkirmishView;
  readonly id: FigureId;
  readonly isActing: boolean;
  readonly isLooked: boolean;
  readonly look: (id: FigureId | null) => void;
}): ReactNode => {
  const figure = view.public.figures[id]!;
  if (typeof figure.at !== 'object') return null;
  return (
    <FigureOnTable
      thing={figureThing(id)}
      name={shortName(id)}
      at={figure.at}
      radius={RADIUS}
      isActing={isActing}
      isDone={figure.acted}
      isLooked={isLooked}
      look={on => look(on ? id : null)}
    >
      <Base id={id} seat={figure.seat} />
    </FigureOnTable>
  );
};
