import type { DeepReadonly, Known, Reason, Seat } from '@cadre/core';
import {
  ANYWHERE,
  type Figure as Body,
  bodyOf as bodyOfFigure,
  disc,
  FACING_UP,
  gapBetween,
  INCH,
  inchesUp,
  isAt,
  legionSight,
  type MoveRules,
  movement,
  obscuringPieces,
  outlineOf,
  type Piece,
  type Placing,
  type Point,
  reachMemory,
  type Sight,
  sees,
  spotAt,
} from '@cadre/geometry';
import type { Figure, FigureId, SkirmishState, Spot } from './state.js';
import { BEACON, TABLE } from './table.js';
import { BASE, HEIGHT, UNITS, type Unit } from './units.js';

/** Rules that only look. They take what everybody knows, so they serve the engine, the screen and the bots alike. */
export type Yardview = Known<SkirmishState>;

export const RANGE = 12 * INCH;
/** SK-9: within this distance there is one more die. */
export const CLOSE = 6 * INCH;
/** SK-11: terrain this near to the target can obscure it. */
export const NEAR_COVER = INCH;
/** SK-15 */
export const CONTROL = 3 * INCH;
export const CLIMB = 2 * INCH;

export const figureOf = (k: Yardview, id: FigureId): DeepReadonly<Figure> => k.public.figures[id]!;
export const unitOf = (k: Yardview, id: FigureId): Unit => UNITS[figureOf(k, id).unit];
export const isStanding = (f: DeepReadonly<Figure>): f is DeepReadonly<Figure> & { readonly at: Spot } => typeof f.at === 'object';
export const figuresWhere = (k: Yardview, holds: (f: DeepReadonly<Figure>) => boolean): FigureId[] =>
  k.public.figures.flatMap((f, i) => (holds(f) ? [i as FigureId] : []));
export const standing = (k: Yardview, seat?: Seat): FigureId[] =>
  figuresWhere(k, f => isStanding(f) && (seat === undefined || f.seat === seat));
export const enemiesOf = (k: Yardview, id: FigureId): FigureId[] => standing(k, 1 - figureOf(k, id).seat);

/** A figure as the measured table sees it, at a spot: where it is, or where it might be. */
export const bodyAt = (id: FigureId, { x, y, level }: Spot): Body => ({
  id: String(id),
  base: BASE,
  at: { x, y },
  facing: FACING_UP,
  bottom: level,
  height: HEIGHT,
});
export const spotOf = (k: Yardview, id: FigureId): Spot => {
  const f = figureOf(k, id);
  if (!isStanding(f)) throw new Error(`figure ${id} is not on the table: it is ${f.at}`);
  return f.at;
};
export const bodyOf = (k: Yardview, id: FigureId): Body => bodyAt(id, spotOf(k, id));
/** SK-5, SK-6 */
const moveRules = (unit: Unit): MoveRules => ({
  tools: [unit.tool],
  level: 'height',
  impassable: 'never',
  over: CLIMB,
  rise: CLIMB,
  drop: CLIMB,
  bases: 'crossed',
});
const RULES = new Map<Unit, MoveRules>(Object.values(UNITS).map(unit => [unit, moveRules(unit)]));
const recall = reachMemory();
/** Where a figure can move: one question that the table answers in every way (`whyNot`, `nearestSpot`, `sampleSpot` …). */
export const movementOf = (k: Yardview, id: FigureId): Placing => {
  const body = bodyOf(k, id);
  const others = standing(k)
    .filter(other => other !== id)
    .map(other => bodyOfFigure(bodyOf(k, other)));
  return movement(TABLE, body, body.bottom, RULES.get(unitOf(k, id))!, others, ANYWHERE, recall);
};
/** Whether there is any move at all: the tool can be laid somewhere around the figure. */
export const canMove = (k: Yardview, id: FigureId): boolean => spotAt(movementOf(k, id), spotOf(k, id)) !== undefined;
/** The table as it would be with this figure somewhere else. */
export const withFigureAt = (k: Yardview, id: FigureId, at: Spot): Yardview => ({
  public: { ...k.public, figures: k.public.figures.map((f, i) => (i === id ? { ...f, at } : f)) },
  stack: k.stack,
});

/** SK-8 */
export const sightFrom = (k: Yardview, shooter: FigureId, from: Spot, target: FigureId): Sight =>
  legionSight(TABLE, bodyAt(shooter, from), bodyOf(k, target));
export const gap = (k: Yardview, shooter: FigureId, from: Spot, target: FigureId): number =>
  gapBetween(outlineOf(bodyAt(shooter, from)), outlineOf(bodyOf(k, target)));
export const isInRange = (k: Yardview, shooter: FigureId, from: Spot, target: FigureId, range = RANGE): boolean =>
  isAt(outlineOf(bodyAt(shooter, from)), outlineOf(bodyOf(k, target)), range);
export const canShoot = (k: Yardview, shooter: FigureId, target: FigureId, from: Spot = spotOf(k, shooter)): boolean =>
  isInRange(k, shooter, from, target) && sees(TABLE, bodyAt(shooter, from), bodyOf(k, target));
export const targetsOf = (k: Yardview, shooter: FigureId): FigureId[] => enemiesOf(k, shooter).filter(t => canShoot(k, shooter, t));

/** Why this figure cannot shoot that one. */
export const shotProblem = (k: Yardview, shooter: FigureId, target: FigureId): Reason | null => {
  const named = { figure: target, unit: figureOf(k, target).unit };
  if (figureOf(k, target).seat === figureOf(k, shooter).seat) return { rule: 'SK-8', why: 'friend', about: named };
  const from = spotOf(k, shooter);
  if (!isInRange(k, shooter, from, target))
    return { rule: 'SK-7', why: 'out-of-range', about: { ...named, inches: inchesUp(gap(k, shooter, from, target)) } };
  const sight = sightFrom(k, shooter, from, target);
  if (sight.sees) return null;
  const names = [...new Set(sight.blockers.map(id => TABLE.pieces.find(p => p.id === id)?.name ?? id))];
  return { rule: 'SK-8', why: 'hidden', about: { ...named, piece: names.join(', ') } };
};

const COVER: Readonly<Record<Piece['cover'], number>> = { none: 0, light: 1, heavy: 2 };
export interface CoverFrom {
  readonly cover: number;
  readonly piece: Piece | null;
}
/** SK-11: the best cover among the pieces that obscure the target. */
export const coverBetween = (attacker: Body, target: Body): CoverFrom =>
  obscuringPieces(TABLE, attacker, target, NEAR_COVER).reduce<CoverFrom>(
    (best, piece) => (COVER[piece.cover] > best.cover ? { cover: COVER[piece.cover], piece } : best),
    { cover: 0, piece: null },
  );
export const coverOf = (k: Yardview, attacker: FigureId, target: FigureId): CoverFrom =>
  coverBetween(bodyOf(k, attacker), bodyOf(k, target));

/** SK-9 */
export const attackDice = (k: Yardview, attacker: FigureId, target: FigureId): number =>
  unitOf(k, attacker).dice + (isInRange(k, attacker, spotOf(k, attacker), target, CLOSE) ? 1 : 0);

const beacon = disc(BEACON.x, BEACON.y, 0);
/** SK-15: whether a figure at this spot counts for the beacon. */
export const controls = (spot: Spot): boolean => isAt(outlineOf(bodyAt(0 as FigureId, spot)), beacon, CONTROL);
export const controllers = (k: Yardview, seat: Seat): number => standing(k, seat).filter(id => controls(spotOf(k, id))).length;
export const toBeacon = ({ x, y }: Point): number => Math.sqrt((x - BEACON.x) ** 2 + (y - BEACON.y) ** 2);
export const healthLeft = (k: Yardview, seat: Seat): number =>
  standing(k, seat).reduce((n, id) => n + unitOf(k, id).health - figureOf(k, id).wounds, 0);
/** SK-17: who has won, as things stand. */
export const leader = (k: Yardview): Seat | 'draw' => {
  const alive = [0, 1].map(seat => standing(k, seat).length > 0);
  if (alive[0] !== alive[1]) return alive[0] ? 0 : 1;
  const by = [k.public.points, [healthLeft(k, 0), healthLeft(k, 1)]].find(([a, b]) => a !== b);
  return by ? (by[0]! > by[1]! ? 0 : 1) : 'draw';
};
