import type { MapDef } from '#game/content/index';
import { between } from './places.js';

/** Walls are heavy, dotted lines are elevation; where one can walk there is only the gap between two floors. Doors are drawn on top. */
export const BorderLines = ({ map }: { readonly map: MapDef }) => {
  const at = new Map(map.spaces.map((space, i) => [space.id, i]));
  const lines = map.borders.flatMap(border => {
    if (border.kind === 'thin') return [];
    return [{ key: `${border.a}${border.b}`, kind: border.kind, ...between(map, at.get(border.a)!, at.get(border.b)!) }];
  });
  return (
    <g className="mando-borders">
      {lines.map(({ key, kind, ...line }) => (
        <line key={key} {...line} className={kind === 'elevation' ? 'mando-elevation' : 'mando-wall'} />
      ))}
      {lines.map(({ key, kind, ...line }) => kind === 'wall' && <line key={key} {...line} className="mando-wall-light" />)}
    </g>
  );
};
