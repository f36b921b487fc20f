import { useMemo } from 'react';
import type { Condition, MapDef } from '#game/content/index';
import { roofs } from '#game/content/index';
import { GroundLayer } from '../map/ground-layer.js';
import { Patterns } from '../map/patterns.js';
import { RIM, SIDE, sizeOf } from '../map/places.js';
import { goalSpaces } from '../mission/goals.js';

/** A map as it is printed, with the places of its tokens. */
export const MapPreview = ({ map, objective, label }: { readonly map: MapDef; readonly objective?: Condition; readonly label: string }) => {
  const size = sizeOf(map);
  const goals = useMemo(() => (objective ? goalSpaces(map, objective) : new Set<number>()), [map, objective]);
  const roof = useMemo(() => {
    const found = roofs(map);
    return map.spaces.map(space => found.has(space.id));
  }, [map]);
  return (
    <svg
      className="mando-map mando-map-preview"
      role="img"
      aria-label={label}
      viewBox={`${-RIM} ${-RIM} ${size.columns * SIDE + 2 * RIM} ${size.rows * SIDE + 2 * RIM}`}
    >
      <Patterns />
      <GroundLayer map={map} roof={roof} goals={goals} />
    </svg>
  );
};
