import { onPress } from '@cadre/table-client';
import type { Journey } from '#game/actions/journeys';
import type { SpaceId } from '#game/ids';
import { MapIcon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import { BoardTarget } from '../target.js';
import { everywhere, type OnSpace } from './marks.js';
import { centreOf, SIDE } from './places.js';
import { useStorey } from './storey.js';

export type Journeys = ReadonlyMap<SpaceId, Journey>;

/** What it costs to go there and stop: damage from sentries and from enemies that hold on. */
export const Harm = ({ at, journey }: { readonly at: number; readonly journey: Journey }) => {
  const { box, labels } = useTable();
  const n = journey.sentry + journey.grapple;
  if (n === 0) return null;
  const { x, y } = centreOf(box.map, at);
  return (
    <g className="mando-harm" transform={`translate(${x + 22} ${y + 32})`}>
      <title>{labels.harmOnTheWay(journey.sentry, journey.grapple)}</title>
      <rect x={-23} y={-13} width={46} height={26} rx={13} />
      <MapIcon name={journey.sentry > 0 ? 'sentry' : 'grapple'} x={-10} size={17} />
      <text x={10} y={6.5}>
        −{n}
      </text>
    </g>
  );
};
export const Glow = ({ at }: { readonly at: number }) => {
  const { box } = useTable();
  const { x, y } = centreOf(box.map, at);
  return <rect x={x - SIDE / 2 + 4} y={y - SIDE / 2 + 4} width={SIDE - 8} height={SIDE - 8} rx={8} className="tc-glow" />;
};

/** A space several steps away. One click goes all the way; where clicks are confirmed, the first one shows the way. */
const FarSpace = ({
  at,
  journey,
  ahead,
  lookAhead,
}: {
  readonly at: SpaceId;
  readonly journey: Journey;
  readonly ahead: SpaceId | null;
  readonly lookAhead: (space: SpaceId | null) => void;
}) => {
  const shown = useTable();
  const { box, labels, question, playAll, isDirect, marked, ahead: rules } = shown;
  const isAtOnce = question?.space.of === 'slot';
  const way = labels.goFar(box.terrain.names[at] ?? '', journey.path.length, journey.sentry + journey.grapple, journey.reveals);
  const go = (): void => {
    const isDecided = isDirect || ahead === at;
    lookAhead(isDecided ? null : at);
    if (isDecided && rules) playAll(rules.goAlong(shown, question, journey, marked));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button element cannot stand inside a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={isAtOnce ? labels.atOnce.move(labels.slot.move, way) : way}
      data-far={at}
      className={`mando-space mando-far tc-offer ${isAtOnce ? 'mando-at-once' : ''}`}
      onClick={go}
      onKeyDown={onPress(go)}
      onPointerEnter={event => event.pointerType === 'mouse' && lookAhead(at)}
      onPointerLeave={() => isDirect && lookAhead(null)}
      onFocus={() => isDirect && lookAhead(at)}
      onBlur={() => isDirect && lookAhead(null)}
    >
      <Glow at={at} />
      <Harm at={at} journey={journey} />
    </g>
  );
};

/** Every space on offer: those that the rules ask about, and those that more than one step leads to. */
export const Destinations = ({
  journeys,
  ahead,
  lookAhead,
  on = everywhere,
}: {
  readonly journeys: Journeys;
  readonly ahead: SpaceId | null;
  readonly lookAhead: (space: SpaceId | null) => void;
  readonly on?: OnSpace;
}) => {
  const { box, offers } = useTable();
  return (
    <>
      {[...journeys].map(
        ([at, journey]) =>
          on(at) &&
          offers.on(`space:${at}`).length === 0 && (
            <FarSpace key={`far-${at}`} at={at} journey={journey} ahead={ahead} lookAhead={lookAhead} />
          ),
      )}
      {box.map.spaces.map((space, i) => {
        if (!on(i) || offers.on(`space:${i}`).length === 0) return null;
        const journey = journeys.get(i as SpaceId);
        return (
          <BoardTarget key={space.id} thing={`space:${i}`} className="mando-space">
            <Glow at={i} />
            {journey && <Harm at={i} journey={journey} />}
          </BoardTarget>
        );
      })}
    </>
  );
};

/** The way to the destination that is looked at. */
export const WayLine = ({ from, journey }: { readonly from: number; readonly journey: Journey }) => {
  const { box } = useTable();
  const { seen } = useStorey();
  const points = [from, ...journey.path].map(space => seen(space, centreOf(box.map, space)));
  return (
    <g className="mando-way">
      <polyline points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {points.slice(1).map(({ x, y }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered
        <g key={i} transform={`translate(${x} ${y})`}>
          <circle r={11} />
          <text y={6}>{i + 1}</text>
        </g>
      ))}
    </g>
  );
};
