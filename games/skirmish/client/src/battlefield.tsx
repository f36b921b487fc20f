import { INCH } from '@cadre/geometry';
import {
  Annotations,
  type Battle,
  type BattlefieldProps,
  Overlay,
  PlaceBoard,
  ScenePieceShape,
  TurnButton,
  useAxes,
  Y_DOWN,
} from '@cadre/table-client';
import type { ReactNode } from 'react';
import { figureOf, isStanding, spotOf, standing } from '#game/queries';
import type { FigureId } from '#game/state';
import { TABLE } from '#game/table';
import { Base, FigureShape, noteOf, RADIUS } from './figure.js';
import { LABELS } from './labels.js';
import { BOUNDS, scenePieces, Yard } from './terrain.js';
import type { SkirmishView } from './view.js';

/** An arrow key goes a millimetre. */
const STEP = 10;
const NO_NAMES: readonly never[] = [];
/** From where arrow keys begin when a figure is not on the table yet: the middle of its side's zone. */
const zoneStart = (seat: number): readonly [number, number] => [TABLE.width / 2, seat === 0 ? 2 * INCH : TABLE.depth - 2 * INCH];

/** The table to scale. What stands below the walkway is drawn below it. */
export const Battlefield = ({
  view,
  acting,
  looked,
  place,
  shapes,
  look,
  language,
}: Omit<BattlefieldProps<SkirmishView, FigureId>, 'battle' | 'canMeasure' | 'heat'> &
  Pick<Battle<FigureId>, 'looked' | 'look'>): ReactNode => {
  const { axes, turn } = useAxes(Y_DOWN);
  const moved = place.draft ? (place.draft.place.args[0] as FigureId) : null;
  const figure = moved === null ? null : figureOf(view, moved);
  const start =
    figure && moved !== null ? (isStanding(figure) ? ([figure.at.x, figure.at.y] as const) : zoneStart(figure.seat)) : undefined;
  const figuresOn = (isHigh: boolean): ReactNode =>
    standing(view)
      .filter(id => spotOf(view, id).level > 0 === isHigh)
      .map(id => <FigureShape key={id} view={view} id={id} isActing={id === acting} isLooked={id === looked} look={look} />);
  const pieces = (isFloating: boolean): ReactNode =>
    scenePieces(TABLE, language)
      .filter(piece => piece.bottom > 0 === isFloating)
      .map(piece => <ScenePieceShape key={piece.id} piece={piece} />);
  return (
    <PlaceBoard
      place={place}
      bounds={BOUNDS}
      axes={axes}
      label={LABELS[language].table}
      radius={RADIUS}
      step={STEP}
      start={start}
      ghost={() => (moved === null ? null : <Base id={moved} seat={figureOf(view, moved).seat} />)}
      tools={<TurnButton turn={turn} />}
    >
      <Yard language={language} />
      {pieces(false)}
      <Overlay shapes={shapes} />
      {figuresOn(false)}
      {pieces(true)}
      {figuresOn(true)}
      <Annotations notes={standing(view).map(id => noteOf(view, id))} names={NO_NAMES} shapes={NO_NAMES} bounds={BOUNDS} />
    </PlaceBoard>
  );
};
