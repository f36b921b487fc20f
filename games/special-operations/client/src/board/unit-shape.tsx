import { TOKENS } from '@cadre/special-operations/content/effect';
import { knownToken } from '@cadre/special-operations/missions/code-tokens';
import { cardNumber } from '@cadre/special-operations/speech/short-name';
import type { Spot, UnitId } from '@cadre/special-operations/state';
import { Figure, type FigureMark, type FigureNote, FigureNumber, type FigureProps, SMALLEST_BADGE } from '@cadre/table-client';
import { memo, type ReactNode } from 'react';
import { TOKEN_ART, TOKEN_TONES } from '../art/token-art.js';
import { UnitBadge } from '../art/unit-badge.js';
import { nameOf, shortOf, typeOf } from '../names.js';
import { unitThing } from '../offers.js';
import type { OperationsView } from '../view.js';

/** The tokens of a unit, its order, and the code it holds. */
export const marksOf = (view: OperationsView, id: UnitId): FigureMark[] => {
  const unit = view.public.units[id]!;
  const slot = view.public.tally.codes.indexOf(id);
  return [
    ...TOKENS.flatMap((token): FigureMark[] =>
      unit[token] > 0 ? [{ id: token, d: TOKEN_ART[token], n: unit[token], tone: TOKEN_TONES[token] }] : [],
    ),
    ...(unit.order === 'faceup' && !unit.activated ? [{ id: 'order', d: TOKEN_ART.order, n: 1, tone: 'plain' } as const] : []),
    ...(slot >= 0 ? [{ id: 'code', d: TOKEN_ART.code, n: 1, tone: knownToken(view, slot) === 'codes' ? 'good' : 'plain' } as const] : []),
    ...(view.public.objectives.some(o => o.holder === id) ? [{ id: 'claimed', d: TOKEN_ART.claimed, n: 1, tone: 'good' } as const] : []),
  ];
};
/** What is written beside it. */
export const noteOf = (view: OperationsView, id: UnitId, room: number): FigureNote => {
  const { seat, at, card, wounds } = view.public.units[id]!;
  const { base, wounds: health } = typeOf(view, id);
  return {
    name: shortOf(view, id),
    seat,
    at: at as Spot,
    radius: base / 2,
    room,
    number: cardNumber(card),
    health,
    left: Math.max(0, health - wounds),
    marks: marksOf(view, id),
  };
};
interface BadgeProps {
  readonly view: OperationsView;
  readonly id: UnitId;
  /** From its middle to halfway to the nearest other unit. */
  readonly room?: number;
}
export const Badge = ({ view, id, room }: BadgeProps): ReactNode => (
  <UnitBadge type={typeOf(view, id)} seat={view.public.units[id]!.seat} room={room} />
);
/** The number on its card. */
export const UnitNumber = ({ view, id }: Pick<BadgeProps, 'view' | 'id'>): ReactNode => (
  <FigureNumber radius={typeOf(view, id).base / 2}>{cardNumber(view.public.units[id]!.card)}</FigureNumber>
);
type Props = FigureProps<OperationsView, UnitId> & Required<BadgeProps> & { readonly isDraggable: boolean };
export const UnitShape = memo(({ view, id, room, isActing, isDraggable, isLooked, look, pin, language }: Props): ReactNode => {
  const unit = view.public.units[id]!;
  if (typeof unit.at !== 'object') return null;
  return (
    <Figure
      thing={unitThing(id)}
      name={shortOf(view, id)}
      title={nameOf(view, id, language)}
      at={unit.at}
      radius={typeOf(view, id).base / 2}
      isActing={isActing}
      isDraggable={isDraggable}
      isDone={unit.activated}
      isLooked={isLooked}
      look={on => look(on ? id : null)}
      pin={() => pin(id)}
      smallest={SMALLEST_BADGE}
      room={room}
    >
      <Badge view={view} id={id} room={room} />
    </Figure>
  );
});
