import '../../css/polygon-board.css';
import type { KeyboardEvent, ReactNode } from 'react';
import { polygonPath } from '../battlefield/ground.js';
import type { Box } from '../overlay/shape.js';
import { ARROWS } from '../targets/arrow-keys.js';
import { type Axes, Y_DOWN } from '../viewport/axes.js';
import { Viewport } from '../viewport/viewport.js';
import { useViewport } from '../viewport/viewport-context.js';
import { centreOf, type DrawnPiece, moveBy, moveCorner, turnBy } from './polygon.js';
import { useDrag } from './use-drag.js';

const TURN = 15;
/** Pixels of the screen. */
const KNOB = 6;
const FINGER = 16;
const nothing = (): void => undefined;

const Corner = ({
  piece,
  corner,
  raster,
  change,
}: { readonly piece: DrawnPiece; readonly corner: number } & Pick<Editing, 'raster' | 'change'>): ReactNode => {
  const { scale } = useViewport();
  const { x, y } = piece.polygon[corner]!;
  const drag = useDrag([x, y], {
    start: nothing,
    move: ([toX, toY]) => change({ ...piece, polygon: moveCorner(piece.polygon, corner, { x: toX, y: toY }, raster) }),
    click: nothing,
  });
  return (
    <g {...drag} className="tc-corner">
      <circle cx={x} cy={y} r={FINGER / scale} className="tc-corner-hit" />
      <circle cx={x} cy={y} r={KNOB / scale} className="tc-corner-knob" />
    </g>
  );
};
interface Editing {
  readonly raster: number;
  readonly bounds: Box;
  /** The piece as it is drawn now, on the raster. */
  readonly change: (piece: DrawnPiece) => void;
  readonly choose: (id: string) => void;
}
const Body = ({
  piece,
  isChosen,
  isWrong,
  raster,
  bounds,
  change,
  choose,
}: Editing & { readonly piece: DrawnPiece; readonly isChosen: boolean; readonly isWrong: boolean }): ReactNode => {
  const first = piece.polygon[0]!;
  const drag = useDrag([first.x, first.y], {
    start: () => choose(piece.id),
    move: ([x, y]) => change({ ...piece, polygon: moveBy(piece.polygon, { x: x - first.x, y: y - first.y }, raster, bounds) }),
    click: nothing,
  });
  return <path {...drag} d={polygonPath(piece.polygon)} className="tc-drawn" data-chosen={isChosen} data-wrong={isWrong} />;
};

/** Polygons drawn on a measured table: dragged, reshaped by their corners, and all of it by keys (arrows, R, Delete). */
export const PolygonBoard = ({
  pieces,
  chosen,
  wrong,
  remove,
  axes = Y_DOWN,
  label,
  children,
  ...editing
}: Editing & {
  readonly pieces: readonly DrawnPiece[];
  readonly chosen: string | null;
  /** The ids of those that something is wrong with. */
  readonly wrong: ReadonlySet<string>;
  readonly remove: (id: string) => void;
  readonly axes?: Axes;
  readonly label: string;
  /** The table below them. */
  readonly children: ReactNode;
}): ReactNode => {
  const { raster, bounds, change } = editing;
  const piece = pieces.find(({ id }) => id === chosen);
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    if (!piece || event.ctrlKey || event.metaKey || event.altKey) return;
    const arrow = ARROWS[event.key];
    if (arrow) {
      const by = { x: axes.x * arrow[0] * raster, y: axes.y * arrow[1] * raster };
      change({ ...piece, polygon: moveBy(piece.polygon, by, raster, bounds) });
    } else if (event.key === 'r' || event.key === 'R')
      change({ ...piece, polygon: turnBy(piece.polygon, event.key === 'r' ? TURN : -TURN) });
    else if (event.key === 'Delete' || event.key === 'Backspace') remove(piece.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <Viewport bounds={bounds} axes={axes} label={label} onKeyDown={press}>
      {children}
      {pieces.map(each => (
        <Body key={each.id} piece={each} isChosen={each.id === chosen} isWrong={wrong.has(each.id)} {...editing} />
      ))}
      {piece?.polygon.map((_, corner) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: corners are numbered
        <Corner key={corner} piece={piece} corner={corner} raster={raster} change={change} />
      ))}
      {piece && <circle cx={centreOf(piece.polygon).x} cy={centreOf(piece.polygon).y} r={raster / 2} className="tc-drawn-centre" />}
    </Viewport>
  );
};
