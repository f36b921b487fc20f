import type { OverlayShape, Spot } from '@cadre/core';
import { type ReactNode, useMemo } from 'react';
import { Overlay } from '../overlay/overlay.js';
import type { Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import { useTableWords } from '../words/words.js';
import { Ghost, type GhostState } from './ghost.js';
import { spotsFrom } from './spots.js';
import { type Carried, useCarried } from './use-carried.js';
import { useDrag } from './use-drag.js';
import type { PlaceDraft } from './use-place-draft.js';

/** Pixels of the screen. */
const MARK = 11;
const FINGER = 22;

/** Numbered like the list beside the table. A click puts the figure there; the keyboard goes through them with N, or takes one by its number. */
const Suggestions = ({ draft }: { readonly draft: PlaceDraft }): ReactNode => {
  const { scale, upright = '' } = useViewport();
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in this drawing takes the focus
    <g aria-hidden="true">
      {draft.region?.suggestions.flatMap(({ answer, says }, i) =>
        i === draft.suggestion
          ? []
          : spotsFrom(draft.place, answer).map(
              (spot, n) =>
                spot && (
                  // biome-ignore lint/a11y/noStaticElementInteractions: the same suggestions are buttons beside the table
                  <g
                    // biome-ignore lint/suspicious/noArrayIndexKey: suggestions are numbered
                    key={`${i}.${n}`}
                    className="tc-suggestion"
                    data-drag
                    transform={`translate(${spot.x} ${spot.y}) scale(${1 / scale}) ${upright}`}
                    onClick={event => {
                      event.stopPropagation();
                      draft.dropOnSuggestion(i);
                    }}
                  >
                    <title>{says}</title>
                    <circle r={FINGER} className="tc-ghost-hit tc-suggestion-hit" />
                    <circle r={MARK} />
                    <text y={5}>{i + 1}</text>
                  </g>
                ),
            ),
      )}
    </g>
  );
};

const stateOf = ({ probe, failed, isChecked }: PlaceDraft): GhostState => {
  if (!isChecked || failed !== null || probe?.legal) return 'legal';
  return probe ? 'refused' : 'checking';
};
/** From a refused spot to the nearest legal one, which a click takes. */
const Nearest = ({ draft, radius }: { readonly draft: PlaceDraft; readonly radius: number }): ReactNode => {
  const { scale } = useViewport();
  const words = useTableWords().place;
  const { place, spots, probe } = draft;
  if (!probe?.nearest) return null;
  return spotsFrom(place, probe.nearest).map((to, i) => {
    const from = spots[i];
    if (!to || !from || (to.x === from.x && to.y === from.y)) return null;
    const shapes: readonly OverlayShape[] = [
      { kind: 'line', means: 'suggestion', points: [from.x, from.y, to.x, to.y] },
      { kind: 'circle', means: 'suggestion', x: to.x, y: to.y, radius },
    ];
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the same choice is a button beside the table
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
        key={i}
        className="tc-nearest"
        data-drag
        onClick={event => {
          event.stopPropagation();
          draft.takeNearest();
        }}
      >
        <title>{words.nearest}</title>
        <circle cx={to.x} cy={to.y} r={Math.max(radius, FINGER / scale)} className="tc-ghost-hit" />
        <Overlay shapes={shapes} />
      </g>
    );
  });
};

/** The figure itself can be dragged away from where it stands. */
const Handle = ({
  at,
  radius,
  carried,
  drop,
}: {
  readonly at: Point;
  readonly radius: number;
  readonly carried: Carried;
  readonly drop: (to: Point) => void;
}): ReactNode => {
  const { scale } = useViewport();
  const drag = useDrag(at, {
    start: () => undefined,
    move: carried.carry,
    click: () => undefined,
    drop: to => {
      carried.letGo();
      drop(to);
    },
    cancel: carried.leave,
  });
  return <circle {...drag} cx={at[0]} cy={at[1]} r={Math.max(radius, FINGER / scale)} className="tc-handle" />;
};

/** Everything a `place` question draws over a table: the region, suggestions, the figure where it would stand, and where it may stand instead. */
export const PlaceLayer = ({
  draft,
  radius,
  start,
  pointAt,
  drop,
  ghost,
}: {
  readonly draft: PlaceDraft;
  readonly radius: number;
  /** Where the figure stands now. */
  readonly start: Point | undefined;
  /** The spot in hand follows a pointer. */
  readonly pointAt: (to: Point) => void;
  /** And is let go there. */
  readonly drop: (to: Point) => void;
  readonly ghost?: ((spot: Spot, n: number) => ReactNode) | undefined;
}): ReactNode => {
  const { region, spots, active } = draft;
  const level = spots[active]?.level;
  const carried = useCarried(pointAt);
  const areas = useMemo(
    () =>
      (region?.outline ?? []).map(
        (outline): OverlayShape => ({
          kind: 'area',
          means: level === undefined || outline.level === level ? 'reach' : 'zone',
          outline,
        }),
      ),
    [region, level],
  );
  return (
    <g className="tc-place">
      <Overlay shapes={areas} />
      {start && <Handle at={start} radius={radius} carried={carried} drop={drop} />}
      <Suggestions draft={draft} />
      <Nearest draft={draft} radius={radius} />
      {spots.map(
        (spot, n) =>
          spot && (
            <Ghost
              // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
              key={n}
              spot={spot}
              radius={radius}
              state={stateOf(draft)}
              isActive={n === active}
              activate={() => draft.activate(n)}
              carried={carried}
              drop={drop}
              face={draft.face}
              submit={draft.submit}
            >
              {ghost?.(spot, n)}
            </Ghost>
          ),
      )}
    </g>
  );
};
