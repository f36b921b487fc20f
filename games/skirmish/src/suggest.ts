import { type Answer, answerOf, type Place, type Reason, type Space, type Suggestion } from '@cadre/core';
import { INCH, netOfSpots } from '@cadre/geometry';
import type { ExpectedWounds } from './forecast.js';
import {
  bodyAt,
  bodyOf,
  canShoot,
  controls,
  coverBetween,
  enemiesOf,
  figureOf,
  movementOf,
  toBeacon,
  withFigureAt,
  type Yardview,
} from './queries.js';
import type { FigureId, Spot } from './state.js';
import { TABLE } from './table.js';

/** How far apart the spots are that are compared. */
const NET = 420;

/** What a spot is good for: the best shot from there, and what the enemies could do to the figure. */
export interface SpotValue {
  readonly spot: Spot;
  readonly shot: number;
  readonly target: FigureId | null;
  /** Enemies that could shoot here from where they are, and the least cover against any of them. */
  readonly seenBy: number;
  readonly danger: number;
  readonly cover: number;
  readonly coverPiece: string | null;
  readonly controls: boolean;
  readonly away: number;
}
export const valueOfSpot = (k: Yardview, id: FigureId, spot: Spot, expected: ExpectedWounds): SpotValue => {
  const there = withFigureAt(k, id, spot);
  let [shot, target, seenBy, danger, cover, coverPiece] = [0, null as FigureId | null, 0, 0, 3, null as string | null];
  for (const enemy of enemiesOf(k, id)) {
    if (!canShoot(there, id, enemy)) continue; // sight is the same both ways, and so is the range
    const wounds = expected(there, id, enemy);
    if (wounds > shot) [shot, target] = [wounds, enemy];
    seenBy++;
    danger += expected(there, enemy, id);
    const from = coverBetween(bodyOf(k, enemy), bodyAt(id, spot));
    if (from.cover < cover) [cover, coverPiece] = [from.cover, from.piece?.name ?? null];
  }
  return { spot, shot, target, seenBy, danger, cover: seenBy > 0 ? cover : 0, coverPiece, controls: controls(spot), away: toBeacon(spot) };
};
const answerFor = (spot: Spot): Answer => answerOf({ parts: ['level'] }, [spot]);
const best = (values: readonly SpotValue[], worth: (v: SpotValue) => number): SpotValue | null => {
  let found: SpotValue | null = null;
  for (const v of values) if (worth(v) > Number.NEGATIVE_INFINITY && (!found || worth(v) > worth(found))) found = v;
  return found;
};
const NEVER = Number.NEGATIVE_INFINITY;
const tenths = (wounds: number): number => Math.round(wounds * 10) / 10;

const moves = (k: Yardview, id: FigureId, expected: ExpectedWounds): Suggestion[] => {
  const here = k.public.figures[id]!.at as Spot;
  const spots = netOfSpots(movementOf(k, id), NET).map(({ at, level }) => ({ ...at, level }));
  const values = [here, ...spots].map(spot => valueOfSpot(k, id, spot, expected));
  const named = (target: FigureId): Reason['about'] => ({ figure: target, unit: figureOf(k, target).unit });
  const found: [SpotValue | null, (v: SpotValue) => Reason][] = [
    [
      best(values, v => (v.target === null ? NEVER : v.shot - v.danger + (v.controls ? 0.4 : 0))),
      v => ({ rule: 'SK-11', why: 'trade', about: { ...named(v.target!), wounds: tenths(v.shot), danger: tenths(v.danger) } }),
    ],
    [
      best(values, v => (v.target === null ? NEVER : v.shot)),
      v => ({ rule: 'SK-8', why: 'best-shot', about: { ...named(v.target!), wounds: tenths(v.shot) } }),
    ],
    [
      best(values, v => (v.cover > 0 ? v.cover - v.away / (12 * INCH) : NEVER)),
      v => ({ rule: 'SK-11', why: 'in-cover', about: { cover: v.cover, piece: v.coverPiece ?? '' } }),
    ],
    [best(values, v => (v.controls ? -v.danger : NEVER)), () => ({ rule: 'SK-15', why: 'controls-beacon' })],
    [
      best(values, v => (v.controls ? NEVER : -v.away)),
      v => ({ rule: 'SK-15', why: 'nearer-beacon', about: { inches: Math.round(v.away / INCH) } }),
    ],
    [best(values, v => (v.seenBy === 0 ? -v.away : NEVER)), () => ({ rule: 'SK-8', why: 'out-of-sight' })],
    [values[0]!, () => ({ rule: 'SK-5', why: 'stay' })],
  ];
  return distinct(found.flatMap(([v, because]) => (v ? [{ answer: answerFor(v.spot), because: because(v) }] : [])));
};
const distinct = (all: readonly Suggestion[]): Suggestion[] =>
  all.filter((s, i) => all.findIndex(t => t.answer.join() === s.answer.join()) === i);

/** SK-2: evenly along the own edge, as far forward as the zone goes. */
const deployments = (k: Yardview, place: Place, isLegal: (answer: Answer) => boolean): Suggestion[] => {
  const id = place.args[0] as FigureId;
  const y = figureOf(k, id).seat === 0 ? 3.4 * INCH : TABLE.depth - 3.4 * INCH;
  const columns = [12, 7.5, 16, 4, 20].map(inches => ({ x: inches * INCH, y: Math.round(y), level: 0 }));
  return columns
    .map(spot => ({
      answer: answerFor(spot),
      because: { rule: 'SK-2', why: 'forward', about: { inches: Math.round(toBeacon(spot) / INCH) } },
    }))
    .filter(s => isLegal(s.answer));
};

/** Good answers to a question for a place. Other questions are short lists: everything is compared anyway. */
export const suggestSpots = (
  k: Yardview,
  space: Space,
  expected: ExpectedWounds,
  isLegal: (p: Place, a: Answer) => boolean,
): Suggestion[] => {
  if (space.kind !== 'place') return [];
  if (space.region === 'deploy') return deployments(k, space, a => isLegal(space, a));
  return moves(k, space.args[0] as FigureId, expected);
};
