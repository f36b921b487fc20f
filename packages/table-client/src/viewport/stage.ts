import type { Box, Point } from '../overlay/shape.js';
import type { Axes } from './axes.js';
import type { Transform } from './transform.js';
import type { Screen } from './viewport-context.js';

/** From where a table is looked at: from straight above, as a flat drawing is, or from its edge. */
export const STAGE_VIEWS = ['plan', 'table'] as const;
export type StageView = (typeof STAGE_VIEWS)[number];
/** How somebody who looks from the edge has turned the table, and how high they stand, in degrees. */
export interface Orbit {
  readonly azimuth: number;
  readonly tilt: number;
}
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}
/** What a stage needs to know to picture the table. */
export interface StagePose {
  readonly transform: Transform;
  readonly orbit: Orbit | null;
  /** 0: the plan, 1: from the edge. */
  readonly share: number;
  readonly frame: FrameSize;
  readonly bounds: Box;
}
/** How the table is pictured now. Points of the drawing are those of its viewBox. */
export interface StageLens {
  /** How the flat drawing is laid onto the pictured ground; null where it lies as it is. */
  readonly drawing: { readonly width: number; readonly height: number; readonly matrix: string } | null;
  readonly frame: FrameSize;
  /** Pixels of the screen for one unit of the table in the middle of the picture. */
  readonly scale: number;
  /** The orbit that is looked from. */
  readonly orbit: Orbit;
  /** A pixel of the frame as a point of the drawing, or of a floor above it; null above the horizon. */
  readonly toDrawing: (at: Point, height?: number) => Point | null;
  /** A point of the drawing, or above it, as a pixel of the frame. */
  readonly toFrame: (at: Point, height?: number) => Point;
  /** Pixels of the screen for one unit of the table there. */
  readonly scaleAt: (at: Point) => number;
  /** The point of the drawing that is seen where a point above it is. */
  readonly shadow: (at: Point, height: number) => Point;
  /** How things that are written on the table are seen. */
  readonly screen: (axes: Axes, bounds: Box) => Screen;
  /** The point of the table, or of the highest floor, that a pixel of the frame shows. */
  readonly pointAt: (pixel: Point, floors: readonly Floor[], axes: Axes, bounds: Box) => Point | null;
}
/** Something above the table that figures stand on. */
export interface Floor {
  readonly polygon: readonly { readonly x: number; readonly y: number }[];
  readonly top: number;
}
/** What draws the table below and above the flat drawing. */
export interface Stage {
  readonly view: StageView;
  readonly lens: (pose: StagePose) => StageLens;
  readonly draw: (lens: StageLens) => void;
  readonly gestures: (frame: HTMLElement, on: StageGestures) => () => void;
  /** The figure that is being put down, in somebody's hand over a point of the table; null: no longer. */
  readonly carry: (over: Point | null) => void;
}
/** The canvases of a stage below and above the drawing, and the stage once it can be drawn. */
export interface StageSlots {
  readonly under: (canvas: HTMLCanvasElement | null) => void;
  readonly over: (canvas: HTMLCanvasElement | null) => void;
  readonly stage: Stage | null;
}
/** What gestures over a stage change. */
export interface StageGestures {
  readonly bounds: () => Box;
  readonly lens: () => StageLens | null;
  readonly transform: () => Transform;
  readonly set: (transform: Transform) => void;
  readonly turn: (orbit: Orbit) => void;
}
