import { flatten, groundBy } from '@cadre/battle';
import type { Ground, Outline, Random } from '@cadre/core';
import {
  type Body,
  contactSpots,
  type Spot as FoundSpot,
  middleOfOutline,
  type Placing,
  type Point,
  spotsAt,
  touchingSpot,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView, UnitId } from '../state.js';
import { hasMeleeWeapon, moveProblem } from './moves.js';
import { type PlaceQuestion, questionIn } from './place-args.js';
import { placingsOf, touchedBy } from './placements.js';
import { unitOf } from './queries.js';
import { problem, reasonFor, regionRule } from './reasons.js';

/** L-MEL-2: whom this move may end in contact with. */
const mayTouch = (k: BattleView, q: PlaceQuestion, { others }: Placing): Body[] => {
  if (q.kind !== 'move' || q.how === 'withdraw' || q.how === 'scout' || !hasMeleeWeapon(k, q.unit)) return [];
  const { seat } = unitOf(k, q.unit);
  return others.filter(({ id }) => {
    const other = Number(id) as UnitId;
    return unitOf(k, other).seat !== seat && (q.how !== 'granted' || other === q.intoMelee);
  });
};
/** Every so many samples of a move try to end in melee: among all spots those in contact would hardly ever be found. */
const ONE_IN = 4;
const TRIES = 6;
const sampleMelee = (k: BattleView, q: PlaceQuestion, placing: Placing, random: Random): FoundSpot | undefined => {
  if (random(ONE_IN) > 0) return undefined;
  const enemies = mayTouch(k, q, placing);
  for (let i = 0; i < TRIES && enemies.length > 0; i++) {
    const enemy = enemies[random(enemies.length)]!;
    const side = { x: random(2001) - 1000, y: random(2000) - 1000 };
    const spots = side.x === 0 && side.y === 0 ? [] : spotsAt(placing, touchingSpot(placing.figure, enemy.outline, side));
    if (spots.length > 0) return spots[random(spots.length)];
  }
  return undefined;
};

/** Around a vehicle there is only a ring without width: its spots in turn. */
const ringAround = (placing: Placing, target: Body): Point[] => {
  const centre = middleOfOutline(target.outline);
  const half = ({ x, y }: Point): number => (y > centre.y || (y === centre.y && x > centre.x) ? 0 : 1);
  const turn = (a: Point, b: Point): number => (b.x - centre.x) * (a.y - centre.y) - (b.y - centre.y) * (a.x - centre.x);
  return contactSpots(placing, target)
    .map(({ at }) => at)
    .sort((a, b) => half(a) - half(b) || turn(a, b));
};
const lineOf = (placing: Placing): Outline | undefined => {
  const target = touchedBy(placing.region);
  return target && { level: target.bottom, rings: [flatten(ringAround(placing, target))] };
};

/**
 * The ground under every question for a place. L-BAS-2: a spot is never moved into contact; who wants contact and points at the base, or into it,
 * is shown the spot that touches it.
 */
export const ground = (k: BattleView): Ground =>
  groundBy<PlaceQuestion>({
    table: boxOf(k).table,
    questionIn,
    problem: q => (q.kind === 'move' ? moveProblem(k, q.unit, q) : null),
    placings: q => placingsOf(k, q),
    reason: (q, refusal) => reasonFor(k, q, refusal),
    offTable: problem('L-MOV-4', 'off-the-table'),
    noFacing: problem('SO-D-25', 'no-facing'),
    nowhere: q => problem(regionRule(k, q), 'nowhere'),
    floorOf: piece => piece.top,
    favourite: (q, placing, random) => sampleMelee(k, q, placing, random),
    line: lineOf,
  });
