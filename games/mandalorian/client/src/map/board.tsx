import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { MapDef } from '#game/content/index';
import { Icon, MapIcon } from '../art/icons.js';
import { harmOf } from '../explain/reckoning.js';
import { goalSpaces } from '../mission/goals.js';
import { reasonOf } from '../mission/reason.js';
import type { ThingKind } from '../offers.js';
import { actingPiece, NONE } from '../seen.js';
import { useTable } from '../table-context.js';
import { BoardTarget } from '../target.js';
import { Doors } from './doors.js';
import { Figure, LoneChild } from './figure.js';
import { Ghost } from './ghost.js';
import { GroundLayer } from './ground-layer.js';
import { LookedAt } from './looked-at.js';
import { CROWDED, centreOf, cornerAwayFrom, type Occupant, RIM, SIDE, type Spot, sizeOf, spotsOn } from './places.js';
import { Threat } from './threat.js';
import { useLook } from './use-look.js';

/** What it would cost to stop here, while somebody moves. */
const Harm = ({ at, n }: { readonly at: number; readonly n: number }) => {
  const { box, labels } = useTable();
  if (n === 0) return null;
  const { x, y } = centreOf(box.map, at);
  return (
    <g className="mando-harm" transform={`translate(${x + 28} ${y + 32})`}>
      <title>{labels.sentryHarm(n)}</title>
      <rect x={-18} y={-13} width={36} height={26} rx={13} />
      <MapIcon name="sentry" x={-7} size={17} />
      <text x={8} y={6.5}>
        −{n}
      </text>
    </g>
  );
};

const Spaces = () => {
  const seen = useTable();
  const { box, offers } = seen;
  return box.map.spaces.map((space, i) => {
    const [offer] = offers.on(`space:${i}`);
    if (!offer) return null;
    return (
      <BoardTarget key={space.id} thing={`space:${i}`} className="mando-space">
        <rect x={space.x * SIDE + 4} y={space.y * SIDE + 4} width={SIDE - 8} height={SIDE - 8} rx={8} className="tc-glow" />
        <Harm at={i} n={harmOf(seen, i)} />
      </BoardTarget>
    );
  });
};

const Markers = () => {
  const { box, table } = useTable();
  return table.markers.map(({ marker, space }) => {
    const { x, y } = centreOf(box.map, space);
    return (
      <g key={`${marker}${space}`} className="mando-marker" transform={`translate(${x - 30} ${y + 34})`}>
        <title>{marker}</title>
        <circle r={12} />
        <MapIcon name="done" size={15} />
      </g>
    );
  });
};

const Occupants = () => {
  const { box, table, news, seq, stack } = useTable();
  const spots = spotsOn(box.map, table);
  const acting = actingPiece(stack);
  const place = (who: Occupant, spot: Spot, drawn: React.ReactNode) => (
    <g
      key={who}
      className={`mando-occupant ${spot.scale < CROWDED ? 'mando-crowded' : ''}`}
      style={{ transform: `translate(${spot.x}px, ${spot.y}px) scale(${spot.scale})` }}
    >
      {who === `piece:${acting}` && <circle r={47} className="mando-acting" />}
      <BoardTarget thing={who} className="mando-thing">
        <circle r={46} className="tc-glow" />
        <g key={news.of(who) === '' ? 'still' : seq} className={news.of(who)}>
          {drawn}
        </g>
      </BoardTarget>
    </g>
  );
  return (
    <>
      {table.pieces.map((_, i) => {
        const spot = spots.get(`piece:${i}`);
        return spot && place(`piece:${i}`, spot, <Threat at={i} />);
      })}
      {table.characters.map((_, i) => {
        const spot = spots.get(`character:${i}`);
        return spot && place(`character:${i}`, spot, <Figure at={i} />);
      })}
      {table.child.held === 'space' && place('child:0', spots.get('child:0')!, <LoneChild />)}
    </>
  );
};

const Fallen = () => {
  const { box, news, seq } = useTable();
  return news.fallen.map(space => {
    const { x, y } = centreOf(box.map, space);
    return (
      <path
        key={`${seq}-${space}`}
        className="mando-fallen"
        transform={`translate(${x} ${y})`}
        d="M0-40V-18M0 18v22M-40 0h22M18 0h22M-28-28l14 14M14 14l14 14M28-28L14-14M-14 14l-14 14"
      />
    );
  });
};

/** What a finger or pointer meets where nothing else lies. */
const Ground = memo(function Ground({ map }: { readonly map: MapDef }) {
  return map.spaces.map((space, i) => (
    <rect key={space.id} data-space={i} x={space.x * SIDE} y={space.y * SIDE} width={SIDE} height={SIDE} className="mando-hit" />
  ));
});
const Cursor = ({ map, space }: { readonly map: MapDef; readonly space: number }) => {
  const { x, y } = centreOf(map, space);
  return <rect x={x - SIDE / 2 + 2} y={y - SIDE / 2 + 2} width={SIDE - 4} height={SIDE - 4} rx={9} className="mando-cursor" />;
};

/** The part of the map a question is about: scrolled into sight where the map is larger than its frame. */
const useFocus = (closer: boolean) => {
  const frame = useRef<HTMLElement>(null);
  const { seq } = useTable();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new question is looked at anew
  useEffect(() => {
    const shown = frame.current;
    const offered = [...(shown?.querySelectorAll('.tc-offer') ?? [])];
    const wanted = offered[0] ?? shown?.querySelector('.mando-active');
    if (!shown || !wanted || shown.scrollWidth <= shown.clientWidth) return;
    const at = wanted.getBoundingClientRect(),
      around = shown.getBoundingClientRect();
    shown.scrollTo({ left: shown.scrollLeft + at.left + at.width / 2 - around.left - around.width / 2 });
    for (const offer of [offered.at(-1), offered[0]]) offer?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [seq, closer]);
  return frame;
};

/** What is touched on the map: where the map is larger than a phone it comes closer for that. */
const ON_MAP: ReadonlySet<string> = new Set<ThingKind>(['space', 'piece', 'character', 'door', 'child']);

export const Board = () => {
  const { box, table, labels, texts, news, seq, offers } = useTable();
  const { map } = box;
  const size = sizeOf(map);
  const [wish, setWish] = useState<boolean | null>(null);
  const closer = wish ?? offers.all.some(offer => ON_MAP.has(offer.thing.split(':')[0]!));
  const frame = useFocus(closer);
  const { looked, lookAway, touch, press } = useLook(map);
  const goals = useMemo(() => goalSpaces(map, box.mission.objective), [map, box.mission.objective]);
  const width = size.columns * SIDE + 2 * RIM,
    height = size.rows * SIDE + 2 * RIM;
  return (
    <div className="mando-board">
      <section
        ref={frame}
        className={`mando-frame ${closer ? 'mando-closer' : ''}`}
        aria-label={labels.map(texts.names('map', map.id))}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a map larger than its frame is moved with the arrow keys
        tabIndex={0}
        onKeyDown={press}
        onClick={touch}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the section around it has the name; a title would cover the names of the pieces */}
        <svg
          className="mando-map"
          viewBox={`${-RIM} ${-RIM} ${width} ${height}`}
          style={{ '--mando-columns': size.columns, '--mando-ratio': width / height } as React.CSSProperties}
        >
          <Patterns />
          <GroundLayer map={map} roof={box.terrain.roof} goals={goals} />
          <Ground map={map} />
          <Spaces />
          <Doors />
          <Markers />
          <Occupants />
          <Ghost />
          <Fallen />
          {looked !== NONE && <Cursor map={map} space={looked} />}
          {news.crisis && <rect key={seq} x={-RIM} y={-RIM} width={width} height={height} rx={16} className="mando-alarm" />}
          {table.result !== '' && (
            <g className={`mando-ending mando-ending-${table.result}`} transform={`translate(${width / 2 - RIM} ${height / 2 - RIM})`}>
              <rect x={-width / 2} y={-70} width={width} height={140} />
              <text y={8}>{labels[table.result]}</text>
              <text y={50} className="mando-ending-reason">
                {reasonOf(table, labels)}
              </text>
            </g>
          )}
        </svg>
      </section>
      {looked !== NONE && <LookedAt space={looked} isGoal={goals.has(looked)} corner={cornerAwayFrom(map, looked)} close={lookAway} />}
      <button type="button" className="mando-zoom" onClick={() => setWish(!closer)}>
        <Icon name={closer ? 'shrink' : 'zoom'} />
        {closer ? labels.wholeMap : labels.closer}
      </button>
    </div>
  );
};

const Patterns = () => (
  <defs>
    <pattern id="mando-hatch" width={12} height={12} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0V12" className="mando-hatch-line" />
    </pattern>
    <pattern id="mando-tiles" width={16} height={16} patternUnits="userSpaceOnUse">
      <path d="M0 16H16V0" className="mando-hatch-line" />
    </pattern>
    <radialGradient id="mando-glare" cx="50%" cy="42%" r="75%">
      <stop offset="0" className="mando-glare-near" />
      <stop offset="1" className="mando-glare-far" />
    </radialGradient>
    <clipPath id="mando-round">
      <circle r={35} />
    </clipPath>
  </defs>
);
