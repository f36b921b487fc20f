import { content } from '#game/content/index';

/** Something to begin with: the first mission and its map under names of their own. */
const first = content.missions[0]!;
const map = content.maps.find(m => m.id === first.map)!;
export const EXAMPLE = JSON.stringify(
  { missions: [{ ...first, id: 'my-mission', name: 'My mission', map: 'my-map' }], maps: [{ ...map, id: 'my-map', name: 'My map' }] },
  null,
  2,
);
