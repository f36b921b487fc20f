import '../../css/battlefield.css';
import type { BattleScene, SceneFigure } from '@cadre/battle';
import type { OverlayShape, Spot } from '@cadre/core';
import { type PointerEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { fetched } from '../contract/fetched.js';
import { Annotations } from '../notes/annotations.js';
import type { FigureNote } from '../notes/note-parts.js';
import type { BoardName } from '../notes/place-names.js';
import { Overlay } from '../overlay/overlay.js';
import type { Point } from '../overlay/shape.js';
import { PlaceBoard } from '../place/place-board.js';
import type { PlaceDraft } from '../place/place-draft.js';
import type { Placing } from '../place/use-placing.js';
import { RulerFollow } from '../ruler/ruler-follow.js';
import { endUnder, type RulerEnd, type RulerThing } from '../ruler/use-ruler.js';
import { EyeView, SceneTools } from '../scene/fetched-tools.js';
import { hasWebGl } from '../scene/machine.js';
import { useEyes } from '../scene/use-eyes.js';
import { useSceneChoice } from '../scene/use-scene-choice.js';
import { type FetchRecipes, useStage } from '../scene/use-stage.js';
import { Above } from '../viewport/above.js';
import type { Axes } from '../viewport/axes.js';
import { ToolButton } from '../viewport/tool-button.js';
import { TurnButton, useAxes } from '../viewport/use-axes.js';
import { useTableWords } from '../words/words.js';
import { HeatMap } from './fetched-heat.js';
import { Ground, TABLE_CLIP, type XY } from './ground.js';
import type { Heat } from './heat-spots.js';
import type { Battle } from './use-battle.js';

/** An arrow key goes two millimetres. */
const STEP = 20;
/** A part of a grid square: the ends of the ruler. */
const END = 0.025;

/** Milliseconds after which what nobody sees at once is fetched. */
const SETTLED = 1000;
/** Nobody has been hurt before the table is drawn. */
const SceneLosses = fetched(() => import('./scene-losses.js'))('SceneLosses');
const NO_NOTES: readonly FigureNote[] = [];
/** Ranges reach beyond the table, where panels lie. */
const isCircle = ({ kind }: OverlayShape): boolean => kind === 'circle';
/** Numbers are read over whatever stands there. */
const isLabel = ({ kind }: OverlayShape): boolean => kind === 'label';
/** Of anything else the edge is measured, where the line ends. */
const isPoint = ({ kind }: RulerEnd): boolean => kind === 0;
/** A piece of terrain, an objective or a spot of the heat map says what it is: a finger cannot wait for a tooltip. */
const titleUnder = (target: EventTarget): string | null =>
  (target instanceof Element && target.closest('[data-piece], [data-objective], [data-heat]')?.querySelector('title')?.textContent) || null;
/** A figure whose move is on offer: dragging it chooses the move. */
export interface EarlyMove {
  readonly figure: string;
  readonly begin: () => void;
}
const middleOf = (figure: Element): Point => {
  const { left, top, width, height } = (figure.querySelector('.tc-base') ?? figure).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};
/** The table as it would be: the figure in hand stands where it may be put down. */
const withSpot = (scene: BattleScene, inHand: SceneFigure | null, draft: PlaceDraft | null): BattleScene => {
  const spot = draft?.spots[draft.active];
  if (!inHand || !spot) return scene;
  const { x, y, level = 0, facing } = spot;
  const put: SceneFigure = { ...inHand, at: { x, y }, level, bottom: level, ...(facing && { facing }) };
  return { ...scene, figures: [...scene.figures.filter(({ id }) => id !== put.id), put] };
};
/** A measured table with its tools: ruler, ranges, heat map, and a view from the other side. */
export const BattleBoard = <FigureId,>({
  battle,
  canMeasure,
  scene,
  recipes = null,
  inHand = null,
  sits,
  label,
  place,
  earlyMove = null,
  base,
  start,
  ghost,
  measurable,
  shapes,
  heat,
  ground,
  names,
  notes,
  children,
}: {
  readonly battle: Battle<FigureId>;
  /** Whether the rules can be asked; otherwise there is nothing to measure with. */
  readonly canMeasure: boolean;
  readonly scene: BattleScene;
  /** How the game's figures look as miniatures; null where they are only drawn. */
  readonly recipes?: FetchRecipes | null;
  /** The figure that is being put down. */
  readonly inHand?: SceneFigure | null;
  /** How the table lies for its reader. */
  readonly sits: Axes;
  readonly label: string;
  readonly place: Placing;
  /** The figure that can be dragged although no spot is asked for yet. */
  readonly earlyMove?: EarlyMove | null;
  /** The radius of the base that is put down. */
  readonly base: number;
  /** Where the figure that moves stands now. */
  readonly start: XY | null;
  readonly ghost: (spot: Spot) => ReactNode;
  /** What the ruler can be put to, foremost first. */
  readonly measurable: readonly RulerThing[];
  readonly shapes: readonly OverlayShape[];
  readonly heat: Heat | null;
  /** What lies below all measurements: zones, terrain, objectives. */
  readonly ground: ReactNode;
  /** What is written beside objectives and figures. */
  readonly names: readonly BoardName[];
  readonly notes: readonly FigureNote[];
  /** Figures and tokens. */
  readonly children: ReactNode;
}): ReactNode => {
  const words = useTableWords().battle;
  const { ruler, ranges } = battle;
  const { axes, turn } = useAxes(sits);
  const { width, depth, grid } = scene.ground;
  const bounds = useMemo(() => ({ x: 0, y: 0, width, height: depth }), [width, depth]);
  const floors = useMemo(() => scene.pieces.filter(({ look }) => look === 'platform' || look === 'floating'), [scene.pieces]);
  const look = useSceneChoice();
  const pictured = useMemo(() => withSpot(scene, inHand, place.draft), [scene, inHand, place.draft]);
  const eyes = useEyes(scene, battle.looked as number | null);
  const slots = useStage(pictured, recipes, { choice: look.choice, axes, inHand, sight: eyes.sight, onFailure: look.fail });
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED);
    return () => clearTimeout(timer);
  }, []);
  const [pointedAt, pointAt] = useState<string | null>(null);
  const from: Point | undefined = start ? [start.x, start.y] : undefined;
  /** Its move begins when it is dragged, and it is in the hand when the spot is asked for. */
  const press = (event: PointerEvent): void => {
    const figure = event.target instanceof Element ? event.target.closest('[data-figure]') : null;
    if (!figure || place.draft || !canMeasure) return;
    const isMeant = earlyMove?.figure === figure.getAttribute('data-figure');
    place.hand.press(event, { what: 'figure', begin: isMeant ? earlyMove.begin : null }, middleOf(figure));
  };
  const past = battle.heat.isOn ? heat : null;
  const pointing = {
    onPointerOver: (event: PointerEvent) => pointAt(titleUnder(event.target)),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && pointAt(null),
  };
  const board = (
    <PlaceBoard
      place={place}
      bounds={bounds}
      axes={axes}
      label={label}
      radius={base}
      step={STEP}
      start={from}
      onClick={(event, at) => {
        if (!ruler.isOn) return;
        event.preventDefault();
        ruler.put(endUnder(measurable, event.target, at));
      }}
      ghost={ghost}
      note={place.isNoted ? words.dragLater : ruler.isOn ? words.rulerNote : look.hasFailed ? words.flatAgain : pointedAt}
      slots={slots}
      floors={floors}
      tools={
        <>
          {canMeasure && (
            <>
              <ToolButton name={words.ruler} d="M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2" isOn={ruler.isOn} act={ruler.toggle} />
              <ToolButton
                name={words.ranges}
                d="M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8M12 1v4M12 19v4M1 12h4M19 12h4"
                isOn={ranges.isOn}
                act={ranges.toggle}
              />
            </>
          )}
          <TurnButton turn={turn} />
          {recipes && hasWebGl() && <SceneTools {...look} eyes={eyes.tool} />}
        </>
      }
    >
      <RulerFollow ruler={ruler} measurable={measurable}>
        <g {...pointing}>
          <Ground bounds={bounds} grid={grid} />
          {ground}
        </g>
        <g clipPath={`url(#${TABLE_CLIP})`}>
          <Overlay shapes={shapes.filter(isCircle)} />
        </g>
        <Above>
          <Overlay shapes={shapes.filter(shape => !isLabel(shape) && !isCircle(shape))} />
        </Above>
        {ruler.ends
          .filter(end => ruler.query === null || isPoint(end))
          .map(({ at: [x, y] }) => (
            <circle key={`${x},${y}`} cx={x} cy={y} r={END * grid} className="tc-ruler-end" />
          ))}
        {isSettled && <SceneLosses scene={scene} />}
        <g onPointerDown={press}>{children}</g>
        {past && (
          <g {...pointing}>
            <HeatMap heat={past} grid={grid} />
          </g>
        )}
      </RulerFollow>
      <Above>
        <Annotations notes={past ? NO_NOTES : notes} names={names} shapes={shapes.filter(isLabel)} bounds={bounds} />
      </Above>
    </PlaceBoard>
  );
  return (
    <>
      {board}
      {eyes.sight && look.choice !== 'flat' && <EyeView {...eyes.view} />}
    </>
  );
};
