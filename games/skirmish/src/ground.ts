import { type Answer, answerOf, type Ground, type Outline, type Place, type Reason, spotsOf } from '@cadre/core';
import {
  arrivalAt,
  deploymentLevel,
  isOnTable,
  levelsAt,
  netOfMoves,
  outlineOf,
  overlaps,
  overlapsPiece,
  type Point,
  type Reach,
  reachBorder,
  reachRadius,
  sampleDeployment,
  sampleMove,
  zoneOf,
} from '@cadre/geometry';
import { bodyAt, canReach, figureOf, floorsInReach, othersOf, reachFor, type Yardview } from './queries.js';
import type { FigureId, Spot } from './state.js';
import { TABLE } from './table.js';
import { HEIGHT } from './units.js';

/** How fine a border is drawn and a nearest spot is looked for. */
const STEP = 130;
const PARTS = { parts: ['level'] } as const;
const spotIn = (p: Place, a: Answer): Spot => ({ level: 0, ...spotsOf(p, a)[0]! });
const answerFor = (spot: Spot): Answer => answerOf(PARTS, [spot]);
const square = (a: Point, b: Point): number => (a.x - b.x) ** 2 + (a.y - b.y) ** 2;

/** SK-6: why a figure cannot stand here at all, whoever puts it there. */
const standProblem = (k: Yardview, id: FigureId, spot: Spot, rule: string): Reason | null => {
  const outline = outlineOf(bodyAt(id, spot));
  if (!isOnTable(TABLE, outline)) return { rule: 'SK-6', why: 'off-table' };
  const base = othersOf(k, id).find(other => overlaps(other.outline, outline));
  if (base) return { rule: 'SK-6', why: 'on-base', about: { figure: base.id, unit: figureOf(k, base.id).unit } };
  const floors = levelsAt(TABLE, outline, HEIGHT, 'height');
  if (floors.includes(spot.level)) return null;
  const piece = TABLE.pieces.find(p => p.footing !== 'inside' && overlapsPiece(p, outline));
  if (floors.length === 0 && piece) return { rule: 'SK-6', why: 'in-piece', about: { piece: piece.name } };
  return { rule, why: 'no-floor', about: { floors: floors.join() } };
};
const moveProblem = (k: Yardview, id: FigureId, reach: Reach, spot: Spot): Reason | null => {
  if (canReach(reach, spot)) return null;
  const problem = standProblem(k, id, spot, 'SK-5');
  if (problem) return problem;
  const radius = reachRadius(reach);
  if (square(spot, reach.mover.at) > radius * radius) return { rule: 'SK-5', why: 'too-far' };
  if (!floorsInReach(reach, spot).includes(spot.level)) return { rule: 'SK-5', why: 'too-high' };
  return { rule: 'SK-5', why: 'no-way' };
};
const deployProblem = (k: Yardview, id: FigureId, spot: Spot): Reason | null => {
  if (isDeployable(k, id, spot)) return null;
  return standProblem(k, id, spot, 'SK-2') ?? { rule: 'SK-2', why: 'outside-zone' };
};
const zonesOf = (k: Yardview, id: FigureId) => [zoneOf(TABLE, `zone-${figureOf(k, id).seat}`)];
const isDeployable = (k: Yardview, id: FigureId, spot: Spot): boolean =>
  deploymentLevel(
    TABLE,
    zonesOf(k, id),
    bodyAt(id, spot),
    spot,
    'height',
    othersOf(k, id).map(o => o.outline),
  ) === spot.level;

/** From a legal spot as far as it goes towards a wish. */
const towards = (from: Spot, wish: Spot, isLegal: (spot: Spot) => boolean): Spot => {
  let [near, far] = [from, { ...wish, level: from.level }];
  for (let i = 0; i < 8; i++) {
    const middle = { ...near, x: Math.round((near.x + far.x) / 2), y: Math.round((near.y + far.y) / 2) };
    if (isLegal(middle)) near = middle;
    else far = middle;
  }
  return near;
};
const nearestOf = (spots: readonly Spot[], wish: Spot, isLegal: (spot: Spot) => boolean): Spot | null => {
  let best: Spot | null = null;
  for (const spot of spots) if (!best || square(spot, wish) < square(best, wish)) best = spot;
  return best && towards(best, wish, isLegal);
};
/** Every reachable spot of a net, on each of its floors. */
export const spotsInReach = (reach: Reach, step: number): Spot[] =>
  netOfMoves(reach, step).flatMap(({ spot }) => floorsInReach(reach, spot).map(level => ({ ...spot, level })));
const deploymentNet = (k: Yardview, id: FigureId): Spot[] => {
  const polygon = zonesOf(k, id).flatMap(zone => zone.polygon);
  const spots: Spot[] = [];
  const [minY, maxY] = [Math.min(...polygon.map(p => p.y)), Math.max(...polygon.map(p => p.y))];
  for (let x = 0; x <= TABLE.width; x += STEP)
    for (let y = minY; y <= maxY; y += STEP) if (isDeployable(k, id, { x, y, level: 0 })) spots.push({ x, y, level: 0 });
  return spots;
};

const moving = (k: Yardview, id: FigureId): Ground => {
  const reach = reachFor(k, id);
  const isLegal = (spot: Spot): boolean => canReach(reach, spot);
  return {
    refuse: (p, a) => moveProblem(k, id, reach, spotIn(p, a)),
    nearest: (p, a) => {
      const wish = spotIn(p, a);
      if (isLegal(wish)) return a;
      const level = floorsInReach(reach, wish)[0];
      if (level !== undefined && isLegal({ ...wish, level })) return answerFor({ ...wish, level });
      const spot = nearestOf(spotsInReach(reach, STEP), wish, isLegal);
      return spot && answerFor(spot);
    },
    sample: (_, random) => {
      const move = sampleMove(reach, random);
      const spot = move?.spot ?? reach.mover.at; // staying where one is always is a move
      const floors = floorsInReach(reach, spot);
      return answerFor({ ...spot, level: floors[random(floors.length)]! });
    },
    isEmpty: () => arrivalAt(reach, reach.mover.at) === undefined,
    outline: () => outlineFrom(reachBorder(reach, STEP)),
  };
};
const deploying = (k: Yardview, id: FigureId): Ground => {
  const others = othersOf(k, id).map(o => o.outline);
  const isLegal = (spot: Spot): boolean => isDeployable(k, id, spot);
  const sampled = (random: (below: number) => number) =>
    sampleDeployment(TABLE, zonesOf(k, id), bodyAt(id, { x: 0, y: 0, level: 0 }), 'height', others, random);
  return {
    refuse: (p, a) => deployProblem(k, id, spotIn(p, a)),
    nearest: (p, a) => {
      const wish = spotIn(p, a);
      if (isLegal(wish)) return a;
      const spot = nearestOf(deploymentNet(k, id), wish, isLegal);
      return spot && answerFor(spot);
    },
    sample: (_, random) => {
      const found = sampled(random);
      if (found) return answerFor({ ...found.spot, level: found.level });
      return answerFor(deploymentNet(k, id)[0]!);
    },
    isEmpty: () => deploymentNet(k, id).length === 0,
    outline: () => zonesOf(k, id).map(zone => ({ level: 0, rings: [zone.polygon.flatMap(({ x, y }) => [x, y])] })),
  };
};
const outlineFrom = (loops: readonly (readonly Point[])[]): Outline[] => [
  { level: 0, rings: loops.map(loop => loop.flatMap(({ x, y }) => [x, y])) },
];

/** The ground under the two questions for a place: deployment and moves. */
export const ground = (k: Yardview): Ground => {
  const under = (p: Place): Ground => {
    const id = p.args[0] as FigureId;
    return p.region === 'deploy' ? deploying(k, id) : moving(k, id);
  };
  return {
    refuse: (p, a) => under(p).refuse(p, a),
    nearest: (p, a) => under(p).nearest(p, a),
    sample: (p, random) => under(p).sample(p, random),
    isEmpty: p => under(p).isEmpty(p),
    outline: p => under(p).outline(p),
  };
};
