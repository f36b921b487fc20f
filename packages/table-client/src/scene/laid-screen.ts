import type { Box, Point } from '../overlay/shape.js';
import { type Axes, orient } from '../viewport/axes.js';
import type { StageLens } from '../viewport/stage.js';
import type { Screen } from '../viewport/viewport-context.js';

/** What of a lens is needed for that. */
export type Bare = Omit<StageLens, 'screen' | 'pointAt'>;

/** A unit of the table is so small that the picture is straight within it. */
const STEP = 2;

/** A table that is looked at from its edge: what is written on it stands upright all the same. */
export const laidScreen = (lens: Bare, axes: Axes, bounds: Box): Screen => {
  const onDrawing = ({ x, y }: { readonly x: number; readonly y: number }): Point => orient(axes, bounds, [x, y]);
  /** Where a point above the table is seen on it, and how much larger something there is seen than on the table. */
  const seen = (point: Point, height: number): { readonly at: Point; readonly larger: number } => {
    if (height <= 0) return { at: point, larger: 1 };
    const at = lens.shadow(point, height);
    return { at, larger: (lens.shadow([point[0] + STEP, point[1]], height)[0] - at[0]) / STEP };
  };
  return {
    lying: (point, height = 0) => {
      const { at, larger } = seen(onDrawing(point), height);
      const [x, y] = orient(axes, bounds, at);
      return `translate(${x} ${y}) scale(${axes.x * larger} ${axes.y * larger})`;
    },
    rise: (point, bottom, height) => {
      const [foot, top] = [seen(onDrawing(point), bottom), seen(onDrawing(point), bottom + height)];
      return { x: (top.at[0] - foot.at[0]) / foot.larger, y: (top.at[1] - foot.at[1]) / foot.larger };
    },
    at: (point, height = 0) => {
      const [x, y] = lens.toFrame(onDrawing(point), height);
      return { x, y };
    },
    scaleAt: point => lens.scaleAt(onDrawing(point)),
    frame: () => ({ x: lens.frame.width / 2, y: lens.frame.height / 2, ...lens.frame }),
    upright: (point, height = 0) => {
      const at = height > 0 ? lens.shadow(onDrawing(point), height) : onDrawing(point);
      const [x, y] = lens.toFrame(at);
      const [rightX, rightY] = lens.toFrame([at[0] + STEP, at[1]]);
      const [downX, downY] = lens.toFrame([at[0], at[1] + STEP]);
      // How a step to the right and a step down are seen; the transform undoes that.
      const [a, b, c, d] = [(rightX - x) / STEP, (rightY - y) / STEP, (downX - x) / STEP, (downY - y) / STEP];
      const area = a * d - b * c;
      const [tx, ty] = orient(axes, bounds, at);
      return `matrix(${[(axes.x * d) / area, (-axes.y * b) / area, (-axes.x * c) / area, (axes.y * a) / area, tx, ty].join(' ')})`;
    },
  };
};
