import type { Answer, Ground, Outline, Place, Random, Reason } from '@cadre/core';
import {
  borderOfSpots,
  type Direction,
  FACING_UP,
  FACINGS,
  type Spot as FoundSpot,
  isEmpty,
  LONGEST_FACING,
  nearestSpot,
  type Piece,
  type Placing,
  type Point,
  piecesNear,
  type Refusal,
  sampleSpot,
  type Table,
  whyNot,
} from '@cadre/geometry';

/** A spot as an answer names it: where, on which floor and, where the question asks for it, with which facing. */
export interface PlaceSpot extends Point {
  readonly level: number;
  readonly facing?: Direction;
}
/** How a game asks for places. Each function takes the question that a place stands for. */
export interface PlaceRules<Question> {
  readonly table: Table;
  questionIn(p: Place): Question;
  /** Why there is no such place at all, wherever it would be. */
  problem?(q: Question): Reason | null;
  /** The ways in which a figure can be put down: a spot that is legal in one of them is legal. Empty when there is none. */
  placings(q: Question): readonly Placing[];
  /** A refusal of the table with the rule of the game that is behind it. */
  reason(q: Question, refusal: Refusal): Reason;
  readonly offTable: Reason;
  /** Why a facing is refused that points nowhere; for games that ask for facings. */
  readonly noFacing?: Reason;
  /** Why a spot is refused where there is no way at all; for games whose `placings` can be empty. */
  nowhere?(q: Question): Reason;
  /** The floor on top of a piece: its height, or its Elevation. */
  floorOf(piece: Piece): number;
  /** A spot that random play should find more often than it would by chance, such as one in contact. */
  favourite?(q: Question, placing: Placing, random: Random): FoundSpot | undefined;
  /** What is drawn where the spots have no area. */
  line?(placing: Placing): Outline | undefined;
}

/** How fine a border is drawn, in 0.1 mm. */
const BORDER = 130;
/** A place that may be declined sometimes is, and always when there is none. */
const DECLINED_ONE_IN = 8;

export const spotIn = ([x, y, level, ahead, aside]: Answer): PlaceSpot => {
  if (x === undefined || y === undefined || level === undefined) throw new Error('expected a spot: x, y and level');
  return ahead === undefined || aside === undefined ? { x, y, level } : { x, y, level, facing: { x: ahead, y: aside } };
};
const asksFacing = ({ parts }: Place): boolean => parts.includes('facing');
const answerFor = ({ at: { x, y }, level }: FoundSpot, facing: Direction | undefined): Answer =>
  facing ? [x, y, level, facing.x, facing.y] : [x, y, level];
const isFacing = ({ x, y }: Direction): boolean => (x !== 0 || y !== 0) && Math.max(Math.abs(x), Math.abs(y)) <= LONGEST_FACING;
export const flatten = (loop: readonly Point[]): number[] => loop.flatMap(({ x, y }) => [x, y]);

/** A wish from outside may be anywhere: what is off the table need not be measured. */
const isOver = ({ width, depth }: Table, { x, y }: Point): boolean => x >= 0 && y >= 0 && x <= width && y <= depth;
const clamped = ({ width, depth }: Table, { x, y, level }: PlaceSpot): PlaceSpot => ({
  x: Math.max(0, Math.min(width, x)),
  y: Math.max(0, Math.min(depth, y)),
  level,
});
const squareBetween = (a: Point, b: Point): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
const nearestOf = (placings: readonly Placing[], wish: PlaceSpot): FoundSpot | undefined =>
  placings
    .flatMap(placing => nearestSpot(placing, wish, wish.level) ?? [])
    .reduce<FoundSpot | undefined>(
      (best, spot) => (best && squareBetween(best.at, wish) <= squareBetween(spot.at, wish) ? best : spot),
      undefined,
    );

/** A place as the game asks for it: the question, why there is none at all, and the ways. */
interface Asked<Q> {
  readonly q: Q;
  readonly whole: Reason | null;
  readonly placings: readonly Placing[];
}
/** A spot is taken as it is and never moved, or what is recorded would not be what was answered. */
const refuse = <Q>(rules: PlaceRules<Q>, { q, whole, placings }: Asked<Q>, spot: PlaceSpot): Reason | null => {
  if (whole) return whole;
  if (!isOver(rules.table, spot)) return rules.offTable;
  if (spot.facing && !isFacing(spot.facing)) {
    if (!rules.noFacing) throw new Error(`a facing is asked for, and there is no reason to refuse one (${JSON.stringify(q)})`);
    return rules.noFacing;
  }
  let first: Reason | undefined;
  for (const placing of placings) {
    const refusal = whyNot(placing, spot, { level: spot.level, ...(spot.facing && { facing: spot.facing }) });
    if (!refusal) return null;
    first ??= rules.reason(q, refusal);
  }
  const reason = first ?? rules.nowhere?.(q);
  if (!reason) throw new Error(`there is no way to put a figure down and no reason for it (${JSON.stringify(q)})`);
  return reason;
};
interface Found {
  readonly spot: FoundSpot;
  readonly placing: Placing;
}
const sample = <Q>(rules: PlaceRules<Q>, { q, placings }: Asked<Q>, random: Random): Found | undefined => {
  const start = placings.length > 1 ? random(placings.length) : 0;
  for (let i = 0; i < placings.length; i++) {
    const placing = placings[(start + i) % placings.length]!;
    const spot = rules.favourite?.(q, placing, random) ?? sampleSpot(placing, random) ?? nearestSpot(placing, placing.figure.at);
    if (spot) return { spot, placing };
  }
  return undefined;
};
const sampleFacing = ({ spot, placing }: Found, random: Random): Direction => {
  const start = random(FACINGS.length);
  for (let i = 0; i < FACINGS.length; i++) {
    const facing = FACINGS[(start + i) % FACINGS.length]!;
    if (!whyNot(placing, spot.at, { level: spot.level, facing })) return facing;
  }
  return spot.facing;
};
const outlinesOf = <Q>({ floorOf, line }: PlaceRules<Q>, placing: Placing): Outline[] => {
  const floors = new Set([
    0,
    ...piecesNear(placing.table, placing.box).flatMap(piece => (piece.footing === 'top' ? [floorOf(piece)] : [])),
  ]);
  const found = [...floors]
    .map(level => ({ level, rings: borderOfSpots(placing, BORDER, level).map(flatten) }))
    .filter(({ rings }) => rings.length > 0);
  const ring = found.length === 0 ? line?.(placing) : undefined;
  return ring ? [ring] : found;
};

/** The ground under every question for a place. */
export const groundBy = <Q>(rules: PlaceRules<Q>): Ground => {
  const ask = (p: Place): Asked<Q> => {
    const q = rules.questionIn(p);
    const whole = rules.problem?.(q) ?? null;
    return { q, whole, placings: whole ? [] : rules.placings(q) };
  };
  return {
    refuse: (p, a) => refuse(rules, ask(p), spotIn(a)),
    nearest: (p, a) => {
      const asked = ask(p);
      const wish = spotIn(a);
      if (refuse(rules, asked, wish) === null) return a;
      const spot = nearestOf(asked.placings, clamped(rules.table, wish));
      const facing = wish.facing && isFacing(wish.facing) ? wish.facing : FACING_UP;
      return spot ? answerFor(spot, asksFacing(p) ? facing : undefined) : null;
    },
    sample: (p, random) => {
      if (p.may && random(DECLINED_ONE_IN) === 0) return [];
      const asked = ask(p);
      const found = sample(rules, asked, random);
      if (!found && p.may) return [];
      if (!found) throw new Error(`there is no spot for "${p.of}" (${JSON.stringify(asked.q)})`);
      return answerFor(found.spot, asksFacing(p) ? sampleFacing(found, random) : undefined);
    },
    isEmpty: p => ask(p).placings.every(isEmpty),
    outline: p => ask(p).placings.flatMap(placing => outlinesOf(rules, placing)),
  };
};
