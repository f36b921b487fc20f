import type { OverlayShape, Spot } from '@cadre/core';
import { type ReactNode, type RefObject, useEffect, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Overlay } from '../overlay/overlay.js';
import type { Box, Point } from '../overlay/shape.js';
import { useViewport } from '../viewport/viewport-context.js';
import { Ghost } from './ghost.js';
import type { Held } from './held.js';
import { Nearest } from './nearest.js';
import { OverTable, stateOf } from './over-table.js';
import { spotsFrom } from './spots.js';
import { type Carried, useCarried } from './use-carried.js';
import { useWindowDrag } from './use-drag.js';
import type { PlaceDraft } from './use-place-draft.js';
import { isBareTable, useRestingMouse } from './use-resting-mouse.js';

/** Pixels of the screen. */
const MARK = 11;
const FINGER = 22;
/** Between two suggestions there is table: a larger circle would take the taps that mean it. */
const SUGGESTION = 14;

/** Numbered like the list beside the table. A click puts the figure there; the keyboard goes through them with N, or takes one by its number. */
const Suggestions = ({ draft, bounds }: { readonly draft: PlaceDraft; readonly bounds: Box }): ReactNode => {
  const { scale, upright = '' } = useViewport();
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
                    transform={`translate(${inside(spot.x, bounds.x, bounds.width)} ${inside(spot.y, bounds.y, bounds.height)}) scale(${1 / scale}) ${upright}`}
                    onPointerEnter={event => {
                      if (event.pointerType === 'mouse' && event.buttons === 0) draft.pointAtSuggestion(i);
                    }}
                    onClick={event => {
                      event.stopPropagation();
                      draft.dropOnSuggestion(i);
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
const Handle = ({ at, radius, carried }: { readonly at: Point; readonly radius: number; readonly carried: Carried }): ReactNode => {
  const { scale } = useViewport();
  const drag = useWindowDrag(at, {
    start: carried.hold,
    move: carried.carry,
    click: () => undefined,
    drop: carried.drop,
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
  rest,
  drop,
  ghost,
  bounds,
  over,
  held,
}: {
  readonly draft: PlaceDraft;
  readonly radius: number;
  /** Where the figure stands now. */
  readonly start: Point | undefined;
  /** The spot in hand follows a pointer. */
  readonly pointAt: (to: Point) => void;
  /** And is let go there. */
  readonly drop: (to: Point) => void;
  /** A mouse rests there. */
  readonly rest: (to: Point) => void;
  readonly ghost?: ((spot: Spot, n: number) => ReactNode) | undefined;
  readonly bounds: Box;
  /** An element over the table, as large as its frame. */
  readonly over: HTMLElement | null;
  /** What was taken up before the spot was asked for. */
  readonly held?: RefObject<Held | null> | undefined;
}): ReactNode => {
  const { toTable } = useViewport();
  const { region, spots, active } = draft;
  const level = spots[active]?.level;
  const at = ([x, y]: Point, act: (to: Point) => void): void => {
    const to = toTable(x, y);
    if (to) act(to);
  };
  const carried = useCarried({
    lift: draft.lift,
    ask: async ([x, y], signal) => {
      const to = toTable(x, y);
      return to && draft.judgeAt(to, signal);
    },
    rest: to => at(to, pointAt),
    drop: to => at(to, drop),
  });
  useEffect(() => {
    if (spots.every(spot => spot === null)) carried.letGo(); // what is cleared is in nobody's hand
  }, [spots, carried]);
  useEffect(() => {
    const inHand = held?.current;
    if (!inHand) return;
    held.current = null;
    inHand.handTo(carried);
  }, [held, carried]);
  // Where a click is an answer, the figure is shown under a mouse that rests, and with it what the rules say to it there.
  useRestingMouse(over?.parentElement ?? null, draft.isDirect, {
    rest: to => at(to, rest),
    leave: draft.leave,
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
      {start && <Handle at={start} radius={radius} carried={carried} />}
      <Suggestions draft={draft} bounds={bounds} />
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
              isActive={n === active}
              activate={() => draft.activate(n)}
              carried={carried}
              face={draft.face}
              submit={draft.submit}
            >
              {ghost?.(spot, n)}
            </Ghost>
          ),
      )}
      {over && createPortal(<OverTable draft={draft} radius={radius} carried={carried} bounds={bounds} ghost={ghost} />, over)}
    </g>
  );
};
