import { DIRECTIONS } from '../shapes/directions.js';
import { gapBetween, isAt } from '../shapes/distance.js';
import { along, type Point } from '../shapes/exact.js';
import type { Body, Figure } from '../shapes/figure.js';
import { obscuringPieces, sees } from '../sight/silhouette-sight.js';
import { contactSpots, middleOfOutline } from './contact-spots.js';
import { nearestSpot } from './place-search.js';
import { outlineAt, type Placing, type Spot } from './placing.js';
import { spotAt, spotsAt } from './why-not.js';

/** What a spot may be good for. */
export type Aim =
  | { readonly kind: 'contact'; readonly with: Body }
  /** As far as possible from the body, but still at this distance of it. */
  | { readonly kind: 'range'; readonly of: Body; readonly distance: number }
  /** Seen by as few of them as possible. */
  | { readonly kind: 'hidden'; readonly from: readonly Figure[]; readonly vehicles: readonly Figure[] }
  /** Obscured, at this distance of what obscures, from as many of them as possible. */
  | { readonly kind: 'cover'; readonly from: readonly Figure[]; readonly distance: number }
  | { readonly kind: 'near'; readonly to: Point };

/** Why a spot is suggested, as data. */
export type Because =
  | { readonly kind: 'contact'; readonly with: string }
  | { readonly kind: 'range'; readonly of: string; readonly gap: number }
  | { readonly kind: 'hidden'; readonly from: readonly string[]; readonly seenBy: readonly string[] }
  | { readonly kind: 'cover'; readonly from: readonly string[]; readonly by: readonly string[] }
  | { readonly kind: 'near'; readonly distance: number };

export interface SpotSuggestion {
  readonly spot: Spot;
  readonly because: Because;
}

/** One good spot for each aim that can be met, in the order of the aims; all of them legal. `step` is the net of candidates. */
export const suggestSpots = (placing: Placing, aims: readonly Aim[], step = 150): SpotSuggestion[] => {
  let net: Spot[] | undefined;
  const candidates = (): Spot[] => {
    net ??= netOfSpots(placing, step);
    return net;
  };
  return aims.flatMap(aim => {
    const found = suggestFor(placing, aim, candidates);
    return found ? [found] : [];
  });
};

/** The points of a square net, legal or not, nearest to where the figure stands first. */
export const netOfPoints = (placing: Placing, step: number): Point[] => {
  const { minX, minY, maxX, maxY } = placing.box;
  const { at } = placing.figure;
  const points: Point[] = [];
  for (let y = minY + ((((at.y - minY) % step) + step) % step); y <= maxY; y += step)
    for (let x = minX + ((((at.x - minX) % step) + step) % step); x <= maxX; x += step) points.push({ x, y });
  return points.sort((a, b) => squareTo(a, at) - squareTo(b, at));
};
/** Its spots, each once for every level. */
export const netOfSpots = (placing: Placing, step: number): Spot[] => netOfPoints(placing, step).flatMap(point => spotsAt(placing, point));

const squareTo = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);

const suggestFor = (placing: Placing, aim: Aim, candidates: () => Spot[]): SpotSuggestion | undefined => {
  switch (aim.kind) {
    case 'contact': {
      const spot = contactSpots(placing, aim.with)[0];
      return spot && { spot, because: { kind: 'contact', with: aim.with.id } };
    }
    case 'range':
      return atRange(placing, aim.of, aim.distance, candidates());
    case 'hidden':
      return best(candidates(), spot => hiddenFrom(placing, spot, aim.from, aim.vehicles));
    case 'cover':
      return best(candidates(), spot => coveredFrom(placing, spot, aim.from, aim.distance));
    case 'near': {
      const spot = nearestSpot(placing, aim.to);
      return spot && { spot, because: { kind: 'near', distance: Math.round(Math.sqrt(squareTo(spot.at, aim.to))) } };
    }
  }
};

/** The candidate that serves its aim for the most figures; none when it serves for nobody. The nearest of equals. */
const best = (
  candidates: readonly Spot[],
  judge: (spot: Spot) => Extract<Because, { readonly from: readonly string[] }>,
): SpotSuggestion | undefined => {
  let found: SpotSuggestion | undefined;
  let most = 0;
  for (const spot of candidates) {
    const because = judge(spot);
    if (because.from.length <= most) continue;
    most = because.from.length;
    found = { spot, because };
  }
  return found;
};

const figureAt = ({ figure, level }: Placing, spot: Spot): Figure => ({
  ...figure,
  at: spot.at,
  facing: spot.facing,
  bottom: level === 'height' ? spot.level : figure.bottom,
});

const hiddenFrom = (placing: Placing, spot: Spot, enemies: readonly Figure[], vehicles: readonly Figure[]) => {
  const figure = figureAt(placing, spot);
  const seenBy = enemies.filter(enemy => sees(placing.table, enemy, figure, vehicles)).map(enemy => enemy.id);
  return { kind: 'hidden', from: enemies.map(enemy => enemy.id).filter(id => !seenBy.includes(id)), seenBy } as const;
};

const coveredFrom = (placing: Placing, spot: Spot, enemies: readonly Figure[], distance: number) => {
  const figure = figureAt(placing, spot);
  const cover = enemies.map(enemy => ({ id: enemy.id, by: obscuringPieces(placing.table, enemy, figure, distance) }));
  const covered = cover.filter(({ by }) => by.length > 0);
  return { kind: 'cover', from: covered.map(({ id }) => id), by: [...new Set(covered.flatMap(({ by }) => by.map(p => p.id)))] } as const;
};

/** On the very edge of the range where that is legal, else the candidate that comes nearest to it. */
const atRange = (placing: Placing, of: Body, distance: number, candidates: readonly Spot[]): SpotSuggestion | undefined => {
  const centre = middleOfOutline(of.outline);
  const isWithin = (at: Point): boolean => isAt(of.outline, outlineAt(placing, at), distance);
  const onEdge = DIRECTIONS.filter((_, i) => i % 8 === 0).flatMap(side => {
    let [near, far] = [0, distance + of.outline.maxX - of.outline.minX + of.outline.maxY - of.outline.minY + 3_000];
    while (far - near > 1) {
      const middle = Math.floor((near + far) / 2);
      if (isWithin(along(centre, side, middle))) near = middle;
      else far = middle;
    }
    const spot = spotAt(placing, along(centre, side, near));
    return spot ? [spot] : [];
  });
  const { at } = placing.figure;
  const nearest = onEdge.sort((a, b) => squareTo(a.at, at) - squareTo(b.at, at))[0];
  const gapOf = (spot: Spot): number => gapBetween(of.outline, outlineAt(placing, spot.at, spot.facing));
  const within = candidates.filter(spot => isAt(of.outline, outlineAt(placing, spot.at, spot.facing), distance));
  const spot = nearest ?? within.reduce<Spot | undefined>((far, one) => (far && gapOf(far) >= gapOf(one) ? far : one), undefined);
  return spot && { spot, because: { kind: 'range', of: of.id, gap: Math.round(gapOf(spot)) } };
};
