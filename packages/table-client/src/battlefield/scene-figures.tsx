import type { SceneFigure, SceneToken } from '@cadre/battle';
import { memo, type ReactNode } from 'react';
import type { BustName } from '../art/busts.js';
import { FigureBadge, FigureNumber, SMALLEST_BADGE } from '../art/figure-badge.js';
import type { GearName } from '../art/gear.js';
import type { FigureMark, FigureNote } from '../notes/note-parts.js';
import { seatClass } from '../seats/seat-mark.js';
import { useTargets } from '../targets/target-context.js';
import { useViewport } from '../viewport/viewport-context.js';
import { Figure } from './figure.js';
import { roomAround } from './ground.js';
import type { Battle } from './use-battle.js';

/** How a game draws what stands on its table. */
export interface FigureArt<Id extends number> {
  /** The symbol of a token, on a grid of 24. */
  tokenArt(id: string): string;
  /** The things by which a figure can be on offer, the last of them when none is. */
  thingsOf(figure: SceneFigure<Id>): readonly string[];
  /** How much a figure can still take: dots beside it, or a ring around it. */
  readonly health: 'dots' | 'ring';
}

/** How much a unit can still take, around its base: full while it is unharmed. */
export const HealthRing = ({ health, left }: Pick<SceneFigure, 'health' | 'left'>): ReactNode => (
  <g className="tc-ring" transform="rotate(-90) scale(0.01)">
    <circle r={102} className="tc-ring-lost" />
    <circle r={102} pathLength={health} strokeDasharray={`${left} ${health}`} className="tc-ring-left" />
  </g>
);
/** A figure on its base. */
export const SceneBadge = <Id extends number>({
  figure,
  art,
  room,
}: {
  readonly figure: SceneFigure<Id>;
  readonly art: FigureArt<Id>;
  /** From its middle to halfway to the nearest other figure. */
  readonly room?: number | undefined;
}): ReactNode => (
  <FigureBadge
    radius={figure.radius}
    room={room}
    seat={figure.seat}
    bust={figure.unit.family as BustName}
    gear={figure.unit.gear as GearName | undefined}
  >
    {art.health === 'ring' && <HealthRing health={figure.health} left={figure.left} />}
  </FigureBadge>
);
/** The figure in hand, around (0, 0). */
export const SceneGhost = <Id extends number>({
  figure,
  art,
}: {
  readonly figure: SceneFigure<Id>;
  readonly art: FigureArt<Id>;
}): ReactNode => (
  <>
    <SceneBadge figure={figure} art={art} />
    <FigureNumber radius={figure.radius}>{figure.number}</FigureNumber>
  </>
);

const markOf = ({ id, count, tone }: SceneToken, art: string): FigureMark => ({ id, d: art, n: count, tone });
/** What is written beside the figures. */
export const sceneNotes = <Id extends number>(figures: readonly SceneFigure<Id>[], art: FigureArt<Id>): FigureNote[] => {
  const rooms = roomAround(figures.map(figure => figure.at));
  return figures.map((figure, i) => ({
    name: figure.short,
    seat: figure.seat,
    at: figure.at,
    bottom: figure.bottom,
    height: figure.height,
    radius: figure.radius,
    room: rooms[i]!,
    number: figure.number,
    health: art.health === 'dots' ? figure.health : 0,
    left: art.health === 'dots' ? figure.left : 0,
    marks: figure.tokens.map(token => markOf(token, art.tokenArt(token.id))),
  }));
};

/** How long the mark of a front is, in radii of the base. */
const FRONT = [0.7, 1.25] as const;
/** The front of a base with arcs. */
const FrontMark = ({ figure: { at, facing, radius } }: { readonly figure: SceneFigure }): ReactNode => {
  if (!facing) return null;
  const length = Math.hypot(facing.x, facing.y);
  const [from, to] = FRONT.map(share => (share * radius) / length) as [number, number];
  return (
    <line
      x1={at.x + facing.x * from}
      y1={at.y + facing.y * from}
      x2={at.x + facing.x * to}
      y2={at.y + facing.y * to}
      className="tc-front"
    />
  );
};

interface ShapeProps {
  readonly figure: SceneFigure;
  readonly art: FigureArt<number>;
  readonly room: number;
  readonly isActing: boolean;
  readonly isDraggable: boolean;
  readonly isLooked: boolean;
  readonly pinsOffered: boolean;
  readonly look: (id: number | null) => void;
  readonly pin: (id: number) => void;
}
const SceneFigureShape = memo(({ figure, art, room, isActing, isDraggable, isLooked, pinsOffered, look, pin }: ShapeProps): ReactNode => {
  const { offers } = useTargets();
  const things = art.thingsOf(figure);
  const offered = things.find(thing => offers.on(thing).length > 0);
  return (
    <>
      <Figure
        thing={offered ?? things.at(-1)!}
        name={figure.short}
        title={figure.name}
        at={figure.at}
        bottom={figure.bottom}
        height={figure.height}
        radius={figure.radius}
        smallest={SMALLEST_BADGE}
        room={room}
        isActing={isActing}
        isDraggable={isDraggable}
        isDone={figure.isDone}
        isLooked={isLooked}
        look={on => look(on ? figure.id : null)}
        pin={() => {
          if (pinsOffered || !offered) pin(figure.id);
        }}
        className={`${seatClass(figure.seat)} ${figure.posture === 'down' ? 'tc-figure-down' : ''}`}
      >
        <SceneBadge figure={figure} art={art} room={room} />
      </Figure>
      <FrontMark figure={figure} />
    </>
  );
});
/** Everybody on the table, in this order from the lowest to the topmost. */
export const SceneFigures = <Id extends number>({
  figures,
  art,
  acting,
  draggable = null,
  pinsOffered = true,
  battle: { looked, look, pin },
}: {
  readonly figures: readonly SceneFigure<Id>[];
  readonly art: FigureArt<Id>;
  /** Marked as the ones that act. */
  readonly acting: (figure: SceneFigure<Id>) => boolean;
  /** Its move is on offer: dragging it begins the move. */
  readonly draggable?: Id | null;
  /** Whether a click that is an answer also keeps the figure in sight: not where the next question is about somebody else. */
  readonly pinsOffered?: boolean;
  readonly battle: Pick<Battle<Id>, 'looked' | 'look' | 'pin'>;
}): ReactNode => {
  const { lens, screen } = useViewport();
  // Whoever stands nearer hides whoever stands behind.
  const drawn = lens ? figures.toSorted((a, b) => screen.at(a.at).y - screen.at(b.at).y) : figures;
  const rooms = roomAround(drawn.map(figure => figure.at));
  return drawn.map((figure, i) => (
    <SceneFigureShape
      key={figure.id}
      figure={figure}
      art={art as FigureArt<number>}
      room={rooms[i]!}
      isActing={acting(figure)}
      isDraggable={figure.id === draggable}
      isLooked={figure.id === looked}
      pinsOffered={pinsOffered}
      look={look as (id: number | null) => void}
      pin={pin as (id: number) => void}
    />
  ));
};
