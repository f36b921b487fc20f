import { FAR } from '@cadre/kit';
import type { Zone } from '../content/types.js';
import { AWAY, type CharacterId, idsWhere, type SpaceId, type Whereabouts } from '../ids.js';
import { inZone } from '../missions/conditions.js';
import { rangeBetween } from '../terrain/ground.js';
import type { Scene } from './scene.js';
import { type Ways, wayBetween } from './ways.js';

/** How much it counts that the others are near too. */
export const SUPPORT = 0.35;

const zones = new WeakMap<Ways, Map<Zone, readonly SpaceId[]>>();
export const spacesIn = (x: Scene, zone: Zone): readonly SpaceId[] => {
  let known = zones.get(x.ways);
  if (!known) {
    known = new Map();
    zones.set(x.ways, known);
  }
  let spaces = known.get(zone);
  if (!spaces) {
    const s = { public: x.table, stack: [] };
    spaces = idsWhere(x.box.terrain.names, (_, space: SpaceId) => inZone(s, space, zone));
    known.set(zone, spaces);
  }
  return spaces;
};
export const way = (x: Scene, from: Whereabouts, to: Whereabouts): number =>
  from === AWAY || to === AWAY ? FAR : wayBetween(x.ways, from, to);
export const wayToAny = (x: Scene, from: Whereabouts, spaces: readonly SpaceId[]): number => {
  let least = FAR;
  for (const space of spaces) least = Math.min(least, way(x, from, space));
  return least;
};
/** To the nearest space from which an ordinary attack reaches. */
export const wayToShoot = (x: Scene, from: Whereabouts, target: SpaceId): number => {
  if (rangeBetween(x.ground, from, target) <= 1) return 0;
  const near = way(x, from, target);
  if (near < FAR) return near - 1;
  let least = FAR; // on a roof: from below
  for (const side of x.box.terrain.elevation[target]!) least = Math.min(least, way(x, from, side));
  return least;
};
/** The least of all characters, and a share of what the others are away: nobody idles. */
export const together = (distances: readonly number[], share: number): number => {
  let least = FAR,
    sum = 0;
  for (const d of distances) {
    sum += d;
    if (d < least) least = d;
  }
  return distances.length === 0 ? FAR : least + share * (sum - least);
};

export interface Target {
  readonly space: SpaceId;
  readonly weight: number;
}
export type Steps = (x: Scene, from: Whereabouts, to: SpaceId) => number;
const nearest = (x: Scene, who: CharacterId, targets: readonly Target[], taken: ReadonlySet<Whereabouts>, steps: Steps) => {
  let space: Whereabouts = AWAY,
    least = FAR;
  for (const t of targets) {
    if (taken.has(t.space)) continue;
    const d = steps(x, x.at[who]!, t.space) + 3 * (1 - t.weight);
    if (d < least) {
      least = d;
      space = t.space;
    }
  }
  return { who, space, steps: least };
};
const FARTHEST = 20;
/** Everybody goes to the nearest target that nobody else is nearer to: the first way counts in full, the others in part. */
export const approaching = (x: Scene, targets: readonly Target[], steps: Steps): number => {
  const taken = new Set<Whereabouts>(),
    left = x.crew.slice();
  let sum = 0;
  while (left.length > 0) {
    let best = nearest(x, left[0]!, targets, taken, steps);
    for (let i = 1; i < left.length; i++) {
      const other = nearest(x, left[i]!, targets, taken, steps);
      if (other.steps < best.steps) best = other;
    }
    sum += Math.min(best.steps, FARTHEST) * (left.length === x.crew.length ? 1 : SUPPORT);
    if (taken.size < targets.length - 1) taken.add(best.space);
    left.splice(left.indexOf(best.who), 1);
  }
  return sum;
};
