import type { Condition, MapDef, Zone } from '#game/content/index';
import type { Box } from '../seen.js';

/** The single conditions of an objective or a failure. */
export const partsOf = (condition: Condition): readonly Condition[] =>
  condition.is === 'all' || condition.is === 'any' ? condition.of.flatMap(partsOf) : [condition];

/** The failures that count in this game, without what was settled before it began: the difficulty, the guide cards. */
export const failuresOf = ({ failure }: Box): readonly Condition[] => failure.flatMap(partsOf);

const spacesIn = (map: MapDef, zone: Zone): readonly number[] =>
  map.spaces.flatMap((space, i) => {
    if ('spaces' in zone) return zone.spaces.includes(space.id) ? [i] : [];
    if ('numbers' in zone) return space.number !== undefined && zone.numbers.includes(space.number) ? [i] : [];
    return space.start ? [i] : [];
  });

/** The spaces an objective names: where it ends. */
export const goalSpaces = (map: MapDef, objective: Condition): ReadonlySet<number> =>
  new Set(partsOf(objective).flatMap(part => ('zone' in part ? spacesIn(map, part.zone) : [])));
