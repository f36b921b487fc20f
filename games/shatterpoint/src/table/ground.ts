import type { Answer, Ground, Outline, Place, Random, Reason } from '@cadre/core';
import {
  borderOfSpots,
  type Direction,
  type Spot as FoundSpot,
  isEmpty,
  nearestSpot,
  type Placing,
  piecesNear,
  sampleSpot,
  whyNot,
} from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { EncounterView, Spot } from '../state.js';
import { moveProblem } from './moves.js';
import { answerAt, type PlaceQuestion, questionIn, spotIn } from './place-args.js';
import { placingOf } from './placements.js';
import { directionTo, isDirectionLegal, type PushAs, pushEnd } from './pushes.js';
import { spotOf } from './queries.js';
import { problem, reasonFor } from './reasons.js';

/** How fine a border is drawn, in 0.1 mm. */
const BORDER = 130;
/** A place that may be declined sometimes is, and always when there is none. */
const DECLINED_ONE_IN = 8;
/** Directions in which a push is drawn and sampled: around a square, because cosines may differ between engines. */
const SIDE = 12;
const DIRECTIONS: readonly Direction[] = Array.from({ length: 2 * SIDE }, (_, i) => i - SIDE).flatMap(i => [
  { x: SIDE, y: i },
  { x: -i, y: SIDE },
  { x: -SIDE, y: -i },
  { x: i, y: -SIDE },
]);

const answerFor = ({ at: { x, y }, level }: FoundSpot): Answer => answerAt({ x, y, elevation: level });
/** A wish from outside may be anywhere: what is off the table need not be measured. */
const clamped = (k: EncounterView, { x, y, elevation }: Spot): Spot => {
  const { width, depth } = boxOf(k).table;
  return { x: Math.max(0, Math.min(width, x)), y: Math.max(0, Math.min(depth, y)), elevation };
};
const isOverTable = (k: EncounterView, { x, y }: Spot): boolean => {
  const { width, depth } = boxOf(k).table;
  return x >= 0 && y >= 0 && x <= width && y <= depth;
};

type PutQuestion = Exclude<PlaceQuestion, { readonly kind: 'push' }>;
const refuseSpot = (k: EncounterView, q: PutQuestion, spot: Spot): Reason | null => {
  const whole = q.kind === 'move' ? moveProblem(k, q.character, q.how) : null;
  if (whole) return whole;
  if (!isOverTable(k, spot)) return problem('S-BF-1', 'off-the-table');
  const refusal = whyNot(placingOf(k, q), spot, { level: spot.elevation });
  return refusal ? reasonFor(k, q, refusal) : null;
};
const nearestAnswer = (k: EncounterView, q: PutQuestion, wish: Spot): Answer | null => {
  if (q.kind === 'move' && moveProblem(k, q.character, q.how)) return null;
  const at = clamped(k, wish);
  const spot = nearestSpot(placingOf(k, q), at, at.elevation);
  return spot ? answerFor(spot) : null;
};
const sampleAnswer = (placing: Placing, random: Random): Answer | null => {
  const spot = sampleSpot(placing, random) ?? nearestSpot(placing, placing.figure.at);
  return spot ? answerFor(spot) : null;
};
const outlinesOf = (placing: Placing): Outline[] => {
  const { table, box } = placing;
  const levels = new Set([0, ...piecesNear(table, box).flatMap(piece => (piece.footing === 'top' ? [piece.elevation] : []))]);
  return [...levels]
    .map(level => ({ level, rings: borderOfSpots(placing, BORDER, level).map(loop => loop.flatMap(({ x, y }) => [x, y])) }))
    .filter(({ rings }) => rings.length > 0);
};

/** LE-P22: an answer to a push is any spot in the direction that is meant; where it ends the rules say. */
const pushIn = (q: PlaceQuestion & { readonly kind: 'push' }): PushAs => ({ ...q, from: q.things[0]! });
const refusePush = (k: EncounterView, push: PushAs, spot: Spot): Reason | null => {
  const towards = directionTo(k, push.character, spot);
  if (isDirectionLegal(k, push, towards)) return null;
  const none = towards.x === 0 && towards.y === 0;
  return problem('S-EFF-3', none ? 'no-direction' : push.pull ? 'not-toward' : 'not-away');
};
const legalDirections = (k: EncounterView, push: PushAs): Direction[] => DIRECTIONS.filter(towards => isDirectionLegal(k, push, towards));
/** The end of the push whose direction comes nearest to the wish. */
const nearestPush = (k: EncounterView, push: PushAs, wish: Spot): Answer => {
  const towards = directionTo(k, push.character, wish);
  const along = ({ x, y }: Direction): number => x * towards.x + y * towards.y;
  return pointed(
    k,
    push,
    legalDirections(k, push).reduce((best, each) => (along(each) > along(best) ? each : best)),
  );
};
/** A spot on the way: a push that is stopped at once ends where it began, and that would name no direction. */
const pointed = (k: EncounterView, push: PushAs, towards: Direction): Answer => {
  const at = spotOf(k, push.character);
  const end = pushEnd(k, push, towards);
  const named = directionTo(k, push.character, end);
  return isDirectionLegal(k, push, named) ? answerAt(end) : answerAt({ ...at, x: at.x + 100 * towards.x, y: at.y + 100 * towards.y });
};
const outlineOfPush = (k: EncounterView, push: PushAs): Outline[] => {
  const ends = legalDirections(k, push).map(towards => pushEnd(k, push, towards));
  const levels = [...new Set(ends.map(end => end.elevation))];
  return levels.map(level => ({ level, rings: [ends.filter(end => end.elevation === level).flatMap(({ x, y }) => [x, y])] }));
};

/** The ground under every question for a place. */
export const ground = (k: EncounterView): Ground => ({
  refuse: (p, a) => {
    const q = questionIn(p);
    return q.kind === 'push' ? refusePush(k, pushIn(q), spotIn(a)) : refuseSpot(k, q, spotIn(a));
  },
  nearest: (p, a) => {
    const q = questionIn(p);
    const wish = spotIn(a);
    if (q.kind === 'push') return refusePush(k, pushIn(q), wish) ? nearestPush(k, pushIn(q), wish) : a;
    return refuseSpot(k, q, wish) ? nearestAnswer(k, q, wish) : a;
  },
  sample: (p, random) => {
    const q = questionIn(p);
    if (p.may && random(DECLINED_ONE_IN) === 0) return [];
    if (q.kind === 'push') {
      const directions = legalDirections(k, pushIn(q));
      return pointed(k, pushIn(q), directions[random(directions.length)]!);
    }
    const possible = q.kind !== 'move' || moveProblem(k, q.character, q.how) === null;
    const answer = possible ? sampleAnswer(placingOf(k, q), random) : null;
    if (!answer && !p.may) throw new Error(`there is no spot for "${p.of}" (${JSON.stringify(q)})`);
    return answer ?? [];
  },
  isEmpty: p => {
    const q = questionIn(p);
    return q.kind !== 'push' && ((q.kind === 'move' && moveProblem(k, q.character, q.how) !== null) || isEmpty(placingOf(k, q)));
  },
  outline: (p: Place) => {
    const q = questionIn(p);
    return q.kind === 'push' ? outlineOfPush(k, pushIn(q)) : outlinesOf(placingOf(k, q));
  },
});
