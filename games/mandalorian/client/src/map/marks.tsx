import { memo } from 'react';
import type { MapDef } from '#game/content/index';
import { MapIcon } from '../art/icons.js';
import { useTable } from '../table-context.js';
import { centreOf, SIDE } from './places.js';
import { useStorey } from './storey.js';

/** Which spaces something is drawn for; all of them unless told. */
export type OnSpace = (space: number) => boolean;
export const everywhere: OnSpace = () => true;

/** What the mission put down. */
export const Markers = ({ on = everywhere }: { readonly on?: OnSpace }) => {
  const { box, table } = useTable();
  const { lying } = useStorey();
  return table.markers.map(({ marker, space }) => {
    const { x, y } = centreOf(box.map, space);
    return (
      on(space) && (
        <g key={`${marker}${space}`} className="mando-marker" transform={lying(space, { x: x - 30, y: y + 34 })}>
          <title>{marker}</title>
          <circle r={12} />
          <MapIcon name="done" size={15} />
        </g>
      )
    );
  });
};
export const Fallen = () => {
  const { box, news, seq, scene } = useTable();
  const { lying } = useStorey();
  return news.fallen.map(space => (
    <path
      key={`${scene?.id ?? seq}-${space}`}
      className="mando-fallen"
      transform={lying(space, centreOf(box.map, space))}
      d="M0-40V-18M0 18v22M-40 0h22M18 0h22M-28-28l14 14M14 14l14 14M28-28L14-14M-14 14l-14 14"
    />
  ));
};
/** What a finger or pointer meets where nothing else lies. */
export const Ground = memo(function Ground({
  map,
  lookInto,
  on = everywhere,
}: {
  readonly map: MapDef;
  readonly lookInto: (space: number | undefined) => void;
  readonly on?: OnSpace;
}) {
  return map.spaces.map(
    (space, i) =>
      on(i) && (
        <rect
          key={space.id}
          data-space={i}
          x={space.x * SIDE}
          y={space.y * SIDE}
          width={SIDE}
          height={SIDE}
          className="mando-hit"
          onPointerEnter={event => event.pointerType !== 'touch' && lookInto(i)}
          onPointerLeave={() => lookInto(undefined)}
        />
      ),
  );
});
export const Cursor = ({ map, space }: { readonly map: MapDef; readonly space: number }) => {
  const { lying } = useStorey();
  const side = SIDE - 4;
  return (
    <g transform={lying(space, centreOf(map, space))}>
      <rect x={-side / 2} y={-side / 2} width={side} height={side} rx={9} className="mando-cursor" />
    </g>
  );
};
