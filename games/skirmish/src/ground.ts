import { type Answer, answerOf, type Ground, type Place, type Reason, spotsOf } from '@cadre/core';
import {
  bodyOf as bodyOfFigure,
  borderOfSpots,
  deployment,
  isEmpty,
  nearestSpot,
  type Placing,
  type Refusal,
  sampleSpot,
  whyNot,
  zoneOf,
} from '@cadre/geometry';
import { bodyAt, bodyOf, figureOf, movementOf, standing, type Yardview } from './queries.js';
import type { FigureId, Spot } from './state.js';
import { TABLE } from './table.js';

/** How fine a border is drawn. */
const BORDER = 130;
const spotIn = (p: Place, a: Answer): Spot => ({ level: 0, ...spotsOf(p, a)[0]! });
const answerFor = ({ at, level }: { readonly at: { readonly x: number; readonly y: number }; readonly level: number }): Answer =>
  answerOf({ parts: ['level'] }, [{ ...at, level }]);

/** SK-2: wholly in the own zone. SK-5: where the tool gets it. SK-6 holds for both. */
const placingOf = (k: Yardview, p: Place): Placing => {
  const id = p.args[0] as FigureId;
  if (p.region === 'move') return movementOf(k, id);
  const others = standing(k).map(other => bodyOfFigure(bodyOf(k, other)));
  const zones = [zoneOf(TABLE, `zone-${figureOf(k, id).seat}`)];
  return deployment(TABLE, bodyAt(id, { x: 0, y: 0, level: 0 }), 'height', others, { kind: 'zone', zones });
};
const RULES: Readonly<Partial<Record<Refusal['kind'], string>>> = {
  'outside-zone': 'SK-2',
  'out-of-reach': 'SK-5',
  'too-high': 'SK-5',
  'too-low': 'SK-5',
  'way-blocked': 'SK-6',
};
/** What the table says, with the names of pieces and figures in place of their ids. */
const reasonOf = (k: Yardview, refusal: Refusal): Reason => {
  const pieces = (ids: readonly string[]): string =>
    [...new Set(ids.map(id => TABLE.pieces.find(p => p.id === id)?.name ?? id))].join(', ');
  const about = (): NonNullable<Reason['about']> => {
    switch (refusal.kind) {
      case 'in-piece':
      case 'half-on-piece':
      case 'no-headroom':
        return { piece: pieces([refusal.piece]) };
      case 'on-base':
        return { figure: Number(refusal.figure), unit: figureOf(k, Number(refusal.figure) as FigureId).unit };
      case 'way-blocked':
        return { piece: pieces(refusal.by) };
      default:
        return {};
    }
  };
  return { rule: RULES[refusal.kind] ?? 'SK-6', why: refusal.kind, about: about() };
};
/** A wish from outside may be anywhere: what is far off the table need not be measured. */
const isNearTable = ({ x, y, level }: Spot): boolean =>
  Math.max(Math.abs(x), Math.abs(y), Math.abs(level)) <= 2 * Math.max(TABLE.width, TABLE.depth);
const clamped = ({ x, y, level }: Spot): Spot => ({
  x: Math.max(0, Math.min(TABLE.width, x)),
  y: Math.max(0, Math.min(TABLE.depth, y)),
  level,
});

/** The ground under the two questions for a place: deployment and moves. */
export const ground = (k: Yardview): Ground => {
  const refuse = (placing: Placing, spot: Spot): Reason | null => {
    if (!isNearTable(spot)) return { rule: 'SK-6', why: 'off-the-table' };
    const refusal = whyNot(placing, spot, { level: spot.level });
    return refusal ? reasonOf(k, refusal) : null;
  };
  const nearest = (placing: Placing, wish: Spot): Answer | null => {
    const near = clamped(wish);
    const spot = nearestSpot(placing, near, wish.level) ?? nearestSpot(placing, near);
    return spot ? answerFor(spot) : null;
  };
  return {
    refuse: (p, a) => refuse(placingOf(k, p), spotIn(p, a)),
    nearest: (p, a) => {
      const placing = placingOf(k, p),
        wish = spotIn(p, a);
      return refuse(placing, wish) === null ? a : nearest(placing, wish);
    },
    sample: (p, random) => {
      const placing = placingOf(k, p);
      const spot = sampleSpot(placing, random) ?? nearestSpot(placing, placing.figure.at);
      if (!spot) throw new Error(`there is no spot for "${p.of}" of figure ${p.args[0]}`);
      return answerFor(spot);
    },
    isEmpty: p => isEmpty(placingOf(k, p)),
    outline: p => [{ level: 0, rings: borderOfSpots(placingOf(k, p), BORDER).map(loop => loop.flatMap(({ x, y }) => [x, y])) }],
  };
};
