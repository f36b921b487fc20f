import type { BorderKind, MapDef } from './types.js';

const flood = (map: MapDef, from: string, open: (kind: BorderKind) => boolean): ReadonlySet<string> => {
  const near = new Map<string, string[]>(map.spaces.map(space => [space.id, []]));
  for (const { a, b, kind } of map.borders) {
    if (!open(kind)) continue;
    near.get(a)?.push(b);
    near.get(b)?.push(a);
  }
  const seen = new Set([from]);
  for (const space of seen) for (const next of near.get(space) ?? []) seen.add(next);
  return seen;
};

/** The spaces one can walk to when every door is open. */
export const walkable = (map: MapDef, from: string): ReadonlySet<string> => flood(map, from, kind => kind === 'thin' || kind === 'door');

/** The spaces to which a range can be counted when every door is open. */
export const inRange = (map: MapDef, from: string): ReadonlySet<string> => flood(map, from, kind => kind !== 'wall');

export const startOf = (map: MapDef): string | undefined => map.spaces.find(space => space.start)?.id;

/** A roof is a space that is in range of the start but joined to the ground by dotted lines alone. */
export const roofs = (map: MapDef): ReadonlySet<string> => {
  const start = startOf(map);
  const ground = start === undefined ? new Set<string>() : walkable(map, start);
  return new Set(map.spaces.map(space => space.id).filter(id => !ground.has(id)));
};
