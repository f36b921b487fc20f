import { type Distances, distances, FAR, stepsBetween } from '@cadre/kit';
import { type MapDef, roofs, type Star } from '../content/index.js';
import { idsWhere, isSomewhere, type SpaceId, spaceId, type Whereabouts } from '../ids.js';

/** One state of the doors: where one can walk (MOVE) and how far everything is (RANGE). */
export interface Ground {
  readonly neighbours: readonly (readonly SpaceId[])[];
  readonly move: Distances;
  readonly range: Distances;
}
export interface Terrain {
  readonly names: readonly string[];
  readonly start: SpaceId;
  readonly stars: readonly SpaceId[];
  /** The stars of each colour (MA-59). */
  readonly starsOf: Readonly<Record<Star, readonly SpaceId[]>>;
  readonly roof: readonly boolean[];
  readonly jumpDown: boolean;
  readonly noCarryingUp: boolean;
  /** Space by printed number (MA-205). */
  readonly numbered: ReadonlyMap<number, SpaceId>;
  readonly byName: ReadonlyMap<string, SpaceId>;
  readonly elevation: readonly (readonly SpaceId[])[];
  /** Spaces behind a wall; a locked door is the other thing that can be breached. */
  readonly behindWall: readonly (readonly SpaceId[])[];
  readonly doors: readonly Door[];
  /** One entry for each state of the doors, made when first needed. */
  readonly grounds: Map<number, Ground>;
  readonly thin: readonly (readonly SpaceId[])[];
}
export interface Door {
  readonly name: string;
  readonly a: SpaceId;
  readonly b: SpaceId;
}

export const terrainOf = (map: MapDef): Terrain => {
  const byName = new Map(map.spaces.map((s, i) => [s.id, spaceId(i)]));
  const lists = (): SpaceId[][] => map.spaces.map(() => []);
  const thin = lists(),
    elevation = lists(),
    behindWall = lists(),
    doors: Door[] = [];
  for (const border of map.borders) {
    const a = byName.get(border.a)!,
      b = byName.get(border.b)!;
    const join = (graph: SpaceId[][]): void => {
      graph[a]!.push(b);
      graph[b]!.push(a);
    };
    switch (border.kind) {
      case 'thin':
        join(thin); // MA-52
        break;
      case 'elevation':
        join(elevation); // MA-56
        break;
      case 'wall':
        join(behindWall); // MA-53: known only to whoever breaks through
        break;
      case 'door':
        doors.push({ name: border.door!, a, b });
        break;
    }
  }
  const roofed = roofs(map);
  const coloured = (star: Star): SpaceId[] => idsWhere(map.spaces, s => s.star === star);
  return {
    names: map.spaces.map(s => s.id),
    start: spaceId(map.spaces.findIndex(s => s.start)),
    stars: idsWhere(map.spaces, s => s.star !== undefined), // MA-58: every colour is a star
    starsOf: { plain: coloured('plain'), red: coloured('red'), blue: coloured('blue') },
    roof: map.spaces.map(s => roofed.has(s.id)),
    jumpDown: map.rules.includes('jumpDown'),
    noCarryingUp: map.rules.includes('noCarryingUp'),
    numbered: new Map(map.spaces.flatMap((s, i) => (s.number === undefined ? [] : [[s.number, spaceId(i)] as const]))),
    byName,
    elevation,
    behindWall,
    doors,
    grounds: new Map(),
    thin,
  };
};

/** The ground with these doors unlocked. Forbidden areas are no spaces, so nothing leads through them (MA-60, MA-63). */
export const groundOf = (t: Terrain, unlocked: number): Ground => {
  const known = t.grounds.get(unlocked);
  if (known) return known;
  if (t.grounds.size >= GROUNDS) t.grounds.clear();
  const ground = compile(t, unlocked);
  t.grounds.set(unlocked, ground);
  return ground;
};
/** A map with many doors has more states of them than memory should hold. */
const GROUNDS = 1024;
const compile = (t: Terrain, unlocked: number): Ground => {
  const walk = t.thin.map(list => list.slice());
  t.doors.forEach(({ a, b }, i) => {
    if (!isUnlocked(unlocked, i)) return; // MA-54: locked, it stops walking and range alike
    walk[a]!.push(b); // MA-55
    walk[b]!.push(a);
  });
  for (const list of walk) list.sort((x, y) => x - y);
  const reach = walk.map((list, i) => [...list, ...t.elevation[i]!]); // MA-57, MA-64: range crosses dotted lines and whatever stands there
  return { neighbours: walk, move: distances(walk), range: distances(reach) };
};
export const isUnlocked = (unlocked: number, door: number): boolean => (unlocked & (1 << door)) !== 0;

/** MA-61, MA-65: the shortest way counts, around corners too; `FAR` when there is none (MA-66), or nobody there to count from. */
export const rangeBetween = (g: Ground, a: Whereabouts, b: Whereabouts): number =>
  isSomewhere(a) && isSomewhere(b) ? stepsBetween(g.range, a, b) : FAR;
export const walkBetween = (g: Ground, a: Whereabouts, b: Whereabouts): number =>
  isSomewhere(a) && isSomewhere(b) ? stepsBetween(g.move, a, b) : FAR;
/** MA-62: within N is N or less. */
export const withinRange = (g: Ground, a: Whereabouts, b: Whereabouts, n: number): boolean => rangeBetween(g, a, b) <= n;
export const reachable = (steps: number): boolean => steps < FAR;
