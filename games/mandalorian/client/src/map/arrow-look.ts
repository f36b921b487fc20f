import { ARROWS } from '@cadre/table-client';
import type { MapDef } from '#game/content/index';

/** The next space an arrow key leads to: the nearest in that direction, over whatever is no space. */
export const nextSpace = (map: MapDef, from: number | undefined, key: string): number | undefined => {
  const way = ARROWS[key];
  if (!way) return undefined;
  const here = from === undefined ? undefined : map.spaces[from];
  if (!here)
    return Math.max(
      0,
      map.spaces.findIndex(space => space.start),
    );
  let nearest: number | undefined,
    distance = Number.POSITIVE_INFINITY;
  map.spaces.forEach((space, i) => {
    const along = (space.x - here.x) * way[0] + (space.y - here.y) * way[1];
    const aside = Math.abs((space.x - here.x) * way[1]) + Math.abs((space.y - here.y) * way[0]);
    if (aside > 0 || along <= 0 || along >= distance) return;
    nearest = i;
    distance = along;
  });
  return nearest;
};
