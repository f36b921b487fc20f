import type { Answer, Ground, Place, Outline as PlaceOutline, Random, Reason } from '@cadre/core';
import {
  type Body,
  borderOfSpots,
  contactSpots,
  type Spot as FoundSpot,
  isEmpty,
  middleOfOutline,
  nearestSpot,
  type Placing,
  type Point,
  piecesNear,
  sampleSpot,
  spotsAt,
  touchingSpot,
  whyNot,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { hasMeleeWeapon, moveProblem } from './moves.js';
import { answerAt, type PlaceQuestion, questionIn, spotIn } from './place-args.js';
import { placingsOf, touchedBy } from './placements.js';
import { unitOf } from './queries.js';
import { problem, reasonFor, regionRule } from './reasons.js';

/** How fine a border is drawn, in 0.1 mm. */
const BORDER = 130;
const answerFor = ({ at: { x, y }, level }: FoundSpot): Answer => answerAt({ x, y, level });

/** A wish from outside may be anywhere: what is off the table need not be measured. */
const isOverTable = (k: BattleView, { x, y }: Spot): boolean => {
  const { width, depth } = boxOf(k).table;
  return x >= 0 && y >= 0 && x <= width && y <= depth;
};
const clamped = (k: BattleView, { x, y, level }: Spot): Spot => {
  const { width, depth } = boxOf(k).table;
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(depth, y)), level };
};

/**
 * L-BAS-2: a spot is taken as it is and never moved into contact, or what is recorded would not be what was answered. Who wants
 * contact and points at the base, or into it, is shown the spot that touches it (`nearest`).
 */
const refuse = (k: BattleView, q: PlaceQuestion, placings: readonly Placing[], spot: Spot): Reason | null => {
  const whole = q.kind === 'move' ? moveProblem(k, q.unit, q) : null;
  if (whole) return whole;
  if (!isOverTable(k, spot)) return problem('L-MOV-4', 'off-the-table');
  let first: Reason | undefined;
  for (const placing of placings) {
    const refusal = whyNot(placing, spot, { level: spot.level });
    if (!refusal) return null;
    first ??= reasonFor(k, q, refusal);
  }
  return first ?? problem(regionRule(k, q), 'nowhere');
};
const squareBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
const nearest = (placings: readonly Placing[], wish: Spot): FoundSpot | undefined =>
  placings
    .flatMap(placing => nearestSpot(placing, wish, wish.level) ?? [])
    .reduce<FoundSpot | undefined>(
      (best, spot) => (best && squareBetween(best.at, wish) <= squareBetween(spot.at, wish) ? best : spot),
      undefined,
    );

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
/** A place that may be declined sometimes is, and always when there is none. */
const DECLINED_ONE_IN = 8;
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
const sample = (k: BattleView, q: PlaceQuestion, placings: readonly Placing[], random: Random): FoundSpot | undefined => {
  const start = placings.length > 1 ? random(placings.length) : 0;
  for (let i = 0; i < placings.length; i++) {
    const placing = placings[(start + i) % placings.length]!;
    const spot = sampleMelee(k, q, placing, random) ?? sampleSpot(placing, random) ?? nearestSpot(placing, placing.figure.at);
    if (spot) return spot;
  }
  return undefined;
};

const levelsOf = ({ table, box }: Placing): number[] => [
  ...new Set([0, ...piecesNear(table, box).flatMap(piece => (piece.footing === 'top' ? [piece.top] : []))]),
];
/** Around a vehicle there is only a ring without width: its spots in turn. */
const ringAround = (placing: Placing, target: Body): Point[] => {
  const centre = middleOfOutline(target.outline);
  const half = ({ x, y }: Point): number => (y > centre.y || (y === centre.y && x > centre.x) ? 0 : 1);
  const turn = (a: Point, b: Point): number => (b.x - centre.x) * (a.y - centre.y) - (b.y - centre.y) * (a.x - centre.x);
  return contactSpots(placing, target)
    .map(({ at }) => at)
    .sort((a, b) => half(a) - half(b) || turn(a, b));
};
const outlinesOf = (placing: Placing): PlaceOutline[] => {
  const flat = (loops: readonly (readonly Point[])[]): number[][] => loops.map(loop => loop.flatMap(({ x, y }) => [x, y]));
  const found = levelsOf(placing)
    .map(level => ({ level, rings: flat(borderOfSpots(placing, BORDER, level)) }))
    .filter(({ rings }) => rings.length > 0);
  const target = found.length === 0 ? touchedBy(placing.region) : undefined;
  return target ? [{ level: target.bottom, rings: flat([ringAround(placing, target)]) }] : found;
};

/** The ground under every question for a place. */
export const ground = (k: BattleView): Ground => {
  const ask = <T>(p: Place, about: (q: PlaceQuestion, placings: readonly Placing[]) => T): T => {
    const q = questionIn(p);
    return about(q, placingsOf(k, q));
  };
  return {
    refuse: (p, a) => ask(p, (q, placings) => refuse(k, q, placings, spotIn(a))),
    nearest: (p, a) =>
      ask(p, (q, placings) => {
        const wish = spotIn(a);
        if (refuse(k, q, placings, wish) === null) return a;
        const spot = nearest(placings, clamped(k, wish));
        return spot ? answerFor(spot) : null;
      }),
    sample: (p, random) =>
      ask(p, (q, placings) => {
        if (p.may && random(DECLINED_ONE_IN) === 0) return [];
        const spot = sample(k, q, placings, random);
        if (!spot && p.may) return [];
        if (!spot) throw new Error(`there is no spot for "${p.of}" (${JSON.stringify(q)})`);
        return answerFor(spot);
      }),
    isEmpty: p => ask(p, (_, placings) => placings.every(isEmpty)),
    outline: p => ask(p, (_, placings) => placings.flatMap(outlinesOf)),
  };
};
