import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import type { Box } from '../overlay/shape.js';
import { CLOSEST, clampTransform, type Transform } from './transform.js';

/** A click may tremble so many pixels. */
const TREMBLE = 4;

type D3Zoom = ZoomBehavior<SVGSVGElement, unknown>;
const d3Of = ({ k, x, y }: Transform) => zoomIdentity.translate(x, y).scale(k);

export interface ZoomGestures {
  /** Puts the table there without a gesture. */
  readonly put: (transform: Transform) => void;
  readonly stop: () => void;
}
/** Pan, pinch and wheel over a drawing whose viewBox is the whole table. */
export const zoomGestures = (
  svg: SVGSVGElement,
  bounds: Box,
  isWanted: (event: Event) => boolean,
  moved: (to: Transform) => void,
): ZoomGestures => {
  const { x, y, width, height } = bounds;
  const d3: D3Zoom = zoom<SVGSVGElement, unknown>()
    .scaleExtent([1, CLOSEST])
    .extent([
      [x, y],
      [x + width, y + height],
    ])
    .constrain(t => d3Of(clampTransform(t, bounds)))
    .clickDistance(TREMBLE)
    .filter(isWanted)
    .on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<SVGSVGElement, unknown>) => {
      if (sourceEvent) moved({ k: transform.k, x: transform.x, y: transform.y });
    });
  const selection = select(svg);
  selection.call(d3).on('dblclick.zoom', null); // a second click confirms
  return {
    put: transform => selection.call(d3.transform, d3Of(transform)),
    stop: () => selection.on('.zoom', null),
  };
};
