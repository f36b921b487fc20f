import type { OverlayShape, Spot } from '@cadre/core';
import { type ReactNode, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Overlay } from '../overlay/overlay.js';
import type { Box, Point } from '../overlay/shape.js';
import { Above } from '../viewport/above.js';
import { useViewport } from '../viewport/viewport-context.js';
import { Ghost } from './ghost.js';
import { Nearest } from './nearest.js';
import { OverTable, stateOf } from './over-table.js';
import type { PlaceDraft } from './place-draft.js';
import type { PlaceHand } from './run-placing.js';
import { spotsFrom } from './spots.js';
import { useGrip } from './use-grip.js';
import { isBareTable, useRestingMouse } from './use-resting-mouse.js';

/** Pixels of the screen. */
const MARK = 11;
const FINGER = 22;
/** Between two suggestions there is table: a larger circle would take the taps that mean it. */
const SUGGESTION = 14;

/** Numbered like the list beside the table. A click puts the figure there; the keyboard goes through them with N, or takes one by its number. */
const Suggestions = ({ draft, bounds }: { readonly draft: PlaceDraft; readonly bounds: Box }): ReactNode => {
  const { scale, screen } = useViewport();
  /** At the edge the mark moves inward: beside the table panels may cover it. */
  const inside = (at: number, from: number, length: number): number =>
    Math.min(Math.max(at, from + MARK / scale), from + length - MARK / scale);
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
                    transform={screen.upright({ x: inside(spot.x, bounds.x, bounds.width), y: inside(spot.y, bounds.y, bounds.height) })}
                    onPointerEnter={event => {
                      if (event.pointerType === 'mouse' && event.buttons === 0) draft.act({ type: 'point at suggestion', at: i });
                    }}
                    onClick={event => {
                      event.stopPropagation();
                      draft.act({ type: 'drop on suggestion', at: i });
                    }}
                  >
                    <title>{says}</title>
                    <circle r={SUGGESTION} className="tc-ghost-hit tc-suggestion-hit" />
                    <circle r={MARK} />
                    <text y={5}>{i + 1}</text>
                  </g>
                ),
            ),
      )}
    </g>
  );
};

/** The figure itself can be dragged away from where it stands. */
const Handle = ({ at, radius, hand }: { readonly at: Point; readonly radius: number; readonly hand: PlaceHand }): ReactNode => {
  const { scale } = useViewport();
  return (
    <circle {...useGrip(hand, { what: 'start' }, at)} cx={at[0]} cy={at[1]} r={Math.max(radius, FINGER / scale)} className="tc-handle" />
  );
};

/** Everything a `place` question draws over a table: the region, suggestions, the figure where it would stand, and where it may stand instead. */
export const PlaceLayer = ({
  draft,
  radius,
  hand,
  start,
  ghost,
  bounds,
  over,
}: {
  readonly draft: PlaceDraft;
  readonly hand: PlaceHand;
  readonly radius: number;
  /** Where the figure stands now. */
  readonly start: Point | undefined;
  readonly ghost?: ((spot: Spot, n: number) => ReactNode) | undefined;
  readonly bounds: Box;
  /** An element over the table, as large as its frame. */
  readonly over: HTMLElement | null;
}): ReactNode => {
  const { toTable } = useViewport();
  const { region, spots, active } = draft;
  const level = spots[active]?.level;
  // Where a click is an answer, the figure is shown under a mouse that rests, and with it what the rules say to it there.
  useRestingMouse(over?.parentElement ?? null, draft.isDirect, {
    rest: ([x, y]) => {
      const at = toTable(x, y);
      if (at) draft.act({ type: 'point', at, near: radius });
    },
    leave: () => draft.act({ type: 'leave' }),
    isMeant: isBareTable,
  });
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
    <g className="tc-place" data-pointed={draft.isPointed && draft.suggestion < 0}>
      <Overlay shapes={areas} />
      {start && <Handle at={start} radius={radius} hand={hand} />}
      <Above>
        <Suggestions draft={draft} bounds={bounds} />
      </Above>
      <Nearest draft={draft} radius={radius} />
      {spots.map(
        (spot, n) =>
          spot && (
            <Ghost
              // biome-ignore lint/suspicious/noArrayIndexKey: spots are numbered
              key={n}
              spot={spot}
              radius={radius}
              state={stateOf(draft, draft.probe)}
              n={n}
              isActive={n === active}
              hand={hand}
            >
              {ghost?.(spot, n)}
            </Ghost>
          ),
      )}
      {over && createPortal(<OverTable draft={draft} radius={radius} hand={hand} bounds={bounds} ghost={ghost} />, over)}
    </g>
  );
};
