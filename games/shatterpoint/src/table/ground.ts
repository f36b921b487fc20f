import { flatten, groundBy } from '@cadre/battle';
import type { Answer, Ground, Outline, Place, Reason } from '@cadre/core';
import type { Direction } from '@cadre/geometry';
import { boxOf } from '../box.js';
import type { EncounterView, Spot } from '../state.js';
import { moveProblem } from './moves.js';
import { answerAt, type PlaceQuestion, questionIn, spotIn } from './place-args.js';
import { placingOf } from './placements.js';
import { directionTo, isDirectionLegal, type PushAs, pushEnd } from './pushes.js';
import { spotOf } from './queries.js';
import { problem, reasonFor } from './reasons.js';

/** A push that may be declined sometimes is. */
const DECLINED_ONE_IN = 8;
/** Directions in which a push is drawn and sampled: around a square, because cosines may differ between engines. */
const SIDE = 12;
const DIRECTIONS: readonly Direction[] = Array.from({ length: 2 * SIDE }, (_, i) => i - SIDE).flatMap(i => [
  { x: SIDE, y: i },
  { x: -i, y: SIDE },
  { x: -SIDE, y: -i },
  { x: i, y: -SIDE },
]);

/** LE-P22: an answer to a push is any spot in the direction that is meant; where it ends the rules say. */
type PushQuestion = PlaceQuestion & { readonly kind: 'push' };
const pushIn = (q: PushQuestion): PushAs => ({ ...q, from: q.things[0]! });
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
  return levels.map(level => ({ level, rings: [flatten(ends.filter(end => end.elevation === level))] }));
};

const pushGround = (k: EncounterView): Ground => {
  const pushOf = (p: Place): PushAs => pushIn(questionIn(p) as PushQuestion);
  return {
    refuse: (p, a) => refusePush(k, pushOf(p), spotIn(a)),
    nearest: (p, a) => (refusePush(k, pushOf(p), spotIn(a)) ? nearestPush(k, pushOf(p), spotIn(a)) : a),
    sample: (p, random) => {
      if (p.may && random(DECLINED_ONE_IN) === 0) return [];
      const directions = legalDirections(k, pushOf(p));
      return pointed(k, pushOf(p), directions[random(directions.length)]!);
    },
    isEmpty: () => false,
    outline: p => outlineOfPush(k, pushOf(p)),
  };
};
const putGround = (k: EncounterView): Ground =>
  groundBy<Exclude<PlaceQuestion, { readonly kind: 'push' }>>({
    table: boxOf(k).table,
    questionIn: p => {
      const q = questionIn(p);
      if (q.kind === 'push') throw new Error('a push has a direction, not a spot');
      return q;
    },
    problem: q => (q.kind === 'move' ? moveProblem(k, q.character, q.how) : null),
    placings: q => [placingOf(k, q)],
    reason: (q, refusal) => reasonFor(k, q, refusal),
    offTable: problem('S-BF-1', 'off-the-table'),
    floorOf: piece => piece.elevation,
  });
/** The ground under every question for a place. */
export const ground = (k: EncounterView): Ground => {
  const put = putGround(k);
  const push = pushGround(k);
  const under = (p: Place): Ground => (p.region === 'push' ? push : put);
  return {
    refuse: (p, a) => under(p).refuse(p, a),
    nearest: (p, a) => under(p).nearest(p, a),
    sample: (p, random) => under(p).sample(p, random),
    isEmpty: p => under(p).isEmpty(p),
    outline: p => under(p).outline(p),
  };
};
