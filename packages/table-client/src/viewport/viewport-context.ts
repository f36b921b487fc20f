import { createContext, useContext } from 'react';
import type { XY } from '../battlefield/ground.js';
import type { Rect } from '../notes/rect.js';
import type { Point } from '../overlay/shape.js';
import { type Axes, Y_DOWN } from './axes.js';
import type { StageLens } from './stage.js';

/** Where things of the table are seen, in pixels. What is written on the table is laid out in them. */
export interface Screen {
  /** A point of the table, or above it. */
  readonly at: (point: XY, height?: number) => XY;
  /** Pixels for one unit of the table there. */
  readonly scaleAt: (point: XY) => number;
  /** What can be seen, in the same pixels. */
  readonly frame: (bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }) => Rect;
  /** The transform of what stands upright at a point of the table, or above it, and is drawn in pixels around (0, 0). */
  readonly upright: (point: XY, height?: number) => string;
  /** The transform of what lies there, on the table or on something as high as this, and is drawn in units of the table around (0, 0). */
  readonly lying: (point: XY, height?: number) => string;
  /** How far the top of something this tall is seen from its foot, in units of the table as `lying` draws them; null from straight above. */
  readonly rise: (point: XY, bottom: number, height: number) => XY | null;
}
export interface ViewportContext {
  /** Pixels of the screen for one unit of the table. What keeps its size at every zoom divides by it. */
  readonly scale: number;
  /** A point of the window as a point of the table; null before anything is drawn. */
  readonly toTable: (clientX: number, clientY: number) => Point | null;
  /** A point of the table as a point of the window. */
  readonly toWindow: (at: Point) => Point;
  readonly screen: Screen;
  /** How the table is pictured where it is looked at from its edge; null where it is drawn flat. */
  readonly lens: StageLens | null;
  /** What lies over everything that stands on the table; null where nothing stands there. */
  readonly above: SVGGElement | null;
  /** The miniature that is being put down is held over that point of the table; null where none can be. */
  readonly carry: ((over: Point | null) => void) | null;
  readonly axes: Axes;
  /** The transform of what must be read or recognised: text and silhouettes stand upright however the table lies. */
  readonly upright: string | undefined;
}
/** A table that is drawn flat. */
export const flatScreen = (scale: number, axes: Axes, upright = ''): Screen => {
  const at = ({ x, y }: XY): XY => ({ x: axes.x * scale * x, y: axes.y * scale * y });
  return {
    at,
    scaleAt: () => scale,
    frame: ({ x, y, width, height }) => ({ ...at({ x: x + width / 2, y: y + height / 2 }), width: scale * width, height: scale * height }),
    upright: ({ x, y }) => `translate(${x} ${y}) scale(${1 / scale}) ${upright}`,
    lying: ({ x, y }) => `translate(${x} ${y}) ${upright}`,
    rise: () => null,
  };
};
const Context = createContext<ViewportContext>({
  scale: 1,
  toTable: () => null,
  toWindow: at => at,
  screen: flatScreen(1, Y_DOWN),
  lens: null,
  above: null,
  carry: null,
  axes: Y_DOWN,
  upright: undefined,
});
export const ViewportProvider = Context.Provider;
export const useViewport = (): ViewportContext => useContext(Context);
