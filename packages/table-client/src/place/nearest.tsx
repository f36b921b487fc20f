import type { OverlayShape, Place, ProbePreview, Spot } from '@cadre/core';
import type { ReactNode } from 'react';
import { Overlay } from '../overlay/overlay.js';
import { useViewport } from '../viewport/viewport-context.js';
import { useTableWords } from '../words/words.js';
import type { PlaceDraft } from './place-draft.js';
import type { OnTheWay } from './place-state.js';
import type { PlaceHand } from './run-placing.js';
import { type Spots, spotsFrom } from './spots.js';

/** Pixels of the screen. */
const FINGER = 22;

/** Spots that are not where they may be: where to instead, and how that is drawn. */
const waysOut = (
  place: Place,
  spots: Spots,
  probe: ProbePreview | null,
  radius: number,
): readonly { readonly n: number; readonly to: Spot; readonly shapes: readonly OverlayShape[] }[] => {
  if (!probe?.nearest) return [];
  return spotsFrom(place, probe.nearest).flatMap((to, n) => {
    const from = spots[n];
    if (!to || !from || (to.x === from.x && to.y === from.y)) return [];
    const line: OverlayShape = { kind: 'line', means: 'suggestion', points: [from.x, from.y, to.x, to.y] };
    return [{ n, to, shapes: [line, { kind: 'circle', means: 'suggestion', x: to.x, y: to.y, radius }] }];
  });
};
/** From a refused spot to the nearest legal one, which a click takes. */
export const Nearest = ({ draft, radius }: { readonly draft: PlaceDraft; readonly radius: number }): ReactNode => {
  const { scale } = useViewport();
  const words = useTableWords().place;
  return waysOut(draft.place, draft.spots, draft.probe, radius).map(({ n, to, shapes }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is a button beside the table
    <g
      key={n}
      className="tc-nearest"
      data-drag
      onClick={event => {
        event.stopPropagation();
        draft.act({ type: 'take nearest' });
      }}
    >
      <title>{words.nearest}</title>
      <circle cx={to.x} cy={to.y} r={Math.max(radius, FINGER / scale)} className="tc-ghost-hit" />
      <Overlay shapes={shapes} />
    </g>
  ));
};
/** The same for a figure on its way, in a layer over the table. */
export const NearestOnTheWay = ({
  draft: { place, active },
  hand,
  way: { from, judged },
  radius,
}: {
  readonly draft: PlaceDraft;
  readonly hand: PlaceHand;
  readonly way: OnTheWay;
  readonly radius: number;
}): ReactNode => {
  const { scale, axes } = useViewport();
  const spot = judged.spots[active];
  const shapes = waysOut(place, judged.spots, judged.probe, radius).flatMap(way => way.shapes);
  if (!spot || shapes.length === 0) return null;
  const [left, top] = hand.inside(from);
  return (
    <div className="tc-carried" style={{ transform: `translate(${left}px, ${top}px)` }}>
      <svg className="tc-way-out" aria-hidden="true">
        <g transform={`scale(${axes.x * scale} ${axes.y * scale}) translate(${-spot.x} ${-spot.y})`}>
          <Overlay shapes={shapes} />
        </g>
      </svg>
    </div>
  );
};
