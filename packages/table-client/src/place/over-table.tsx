import type { ProbePreview, Spot } from '@cadre/core';
import type { ReactNode } from 'react';
import type { Box } from '../overlay/shape.js';
import { orient } from '../viewport/axes.js';
import { useViewport } from '../viewport/viewport-context.js';
import { useTableWords } from '../words/words.js';
import { CarriedGhost, type GhostState } from './ghost.js';
import { NearestOnTheWay } from './nearest.js';
import type { PlaceDraft } from './place-draft.js';
import type { PlaceHand } from './run-placing.js';
import { spotAt } from './spots.js';
import { useWay } from './use-way.js';

/** Why the spot in hand is refused, over the half of the table where it does not stand. The answer space says it aloud. */
const WhyNot = ({ says, spot, bounds }: { readonly says: string; readonly spot: Spot | null; readonly bounds: Box }): ReactNode => {
  const { axes } = useViewport();
  const isLow = spot ? orient(axes, bounds, [spot.x, spot.y])[1] > bounds.y + bounds.height / 2 : false;
  return (
    <p className="tc-why-not" aria-hidden="true" data-at={isLow ? 'top' : 'bottom'}>
      {says}
    </p>
  );
};
export const stateOf = ({ failed, isChecked }: PlaceDraft, probe: ProbePreview | null): GhostState => {
  if (!isChecked || failed !== null || probe?.legal) return 'legal';
  return probe ? 'refused' : 'checking';
};

/** What a `place` question lays over a table without drawing it anew: the figure in the hand, where it may stand instead, and why not here. */
export const OverTable = ({
  draft,
  radius,
  hand,
  bounds,
  ghost,
}: {
  readonly draft: PlaceDraft;
  readonly radius: number;
  readonly hand: PlaceHand;
  readonly bounds: Box;
  readonly ghost?: ((spot: Spot, n: number) => ReactNode) | undefined;
}): ReactNode => {
  const words = useTableWords().place;
  const way = useWay(hand);
  const { place, spots, active, failed } = draft;
  const latest = way?.latest ?? null;
  const probe = way ? (latest?.judged.probe ?? null) : draft.probe;
  const spot = (latest?.judged.spots ?? spots)[active] ?? null;
  const says = failed !== null ? words.failed(failed) : probe && !probe.legal ? probe.says : undefined;
  const inHand = spot ?? spotAt(place, [0, 0], null, 0);
  return (
    <>
      {latest && <NearestOnTheWay draft={draft} hand={hand} way={latest} radius={radius} />}
      {says && <WhyNot says={says} spot={spot} bounds={bounds} />}
      {way && (
        <CarriedGhost spot={inHand} radius={radius} state={stateOf(draft, probe)} hand={hand}>
          {ghost?.(inHand, active)}
        </CarriedGhost>
      )}
    </>
  );
};
