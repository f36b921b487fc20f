import type { Overlay } from '@cadre/core';
import { disc, measure, type Outline } from '@cadre/geometry';
import { lineShape, measuredShapes, pieceShapes } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import {
  coverFrom,
  enemiesOf,
  failingLineOf,
  gapInches,
  kindsOf,
  lineOfCover,
  seesUnit,
  sightOf,
  spotOf,
  touchesUnit,
  typeOf,
  withUnitAt,
} from '../table/queries.js';
import { sectionOf } from './section.js';
import type { Told } from './told.js';

const baseOf = (k: BattleView, id: UnitId): Outline => {
  const { x, y } = spotOf(k, id);
  return disc(x, y, typeOf(k, id).base / 2);
};

/** Whether one unit sees another, how far away it is, and what cover it has. */
export const sight = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId): Overlay => {
  const [a, b] = [names.unitIn(k, from), names.unitIn(k, to)];
  const found = sightOf(k, from, to);
  const inches = names.number(gapInches(k, from, to));
  const distance = touchesUnit(k, from, to) ? words.explain.touching : words.explain.distance(inches);
  const range = measuredShapes(measure(baseOf(k, from), baseOf(k, to)), `${inches}"`);
  const { pieces } = boxOf(k).table;
  if (!found.sees) {
    const failing = failingLineOf(k, from, to);
    const { from: start, to: end } = failing?.line ?? { from: spotOf(k, from), to: spotOf(k, to) };
    return {
      shapes: [...pieceShapes(pieces, found.blockers, 'blocked'), lineShape('blocked', start, end), ...range],
      says: [words.explain.hidden(a, b, names.pieces(kindsOf(k, found.blockers))), distance],
      ...(failing && sectionOf(k, failing.line, from, to, names)),
    };
  }
  const { cover, piece } = coverFrom(k, from, to);
  // The line of sight may pass the piece by: what gives cover is any line that does not.
  const covering = piece && lineOfCover(k, from, to, piece);
  return {
    shapes: [
      ...(piece ? pieceShapes(pieces, [piece.id], 'cover') : []),
      ...(covering ? [lineShape('cover', covering.from, covering.to)] : []),
      lineShape('sight', found.line.from, found.line.to),
      ...range,
    ],
    ...sectionOf(k, found.line, from, to, names),
    says: [
      words.explain.sight(a, b),
      distance,
      cover === 0 ? words.explain.noCover : words.facts.cover(cover > 1, piece ? names.piece(piece.id) : ''),
    ],
  };
};
/** What would be seen from a spot, and what cover the unit would have there from each that sees it. */
export const spotView = ({ words, names }: Told, k: BattleView, id: UnitId, at: Spot): Overlay => {
  const there = withUnitAt(k, id, at);
  const seen = enemiesOf(there, id).filter(enemy => seesUnit(there, id, enemy));
  if (seen.length === 0) return { shapes: [], says: [words.explain.sees([]), words.explain.unseen] };
  const covers = seen.map(enemy => ({ enemy, ...coverFrom(there, enemy, id) }));
  const worst = covers.reduce((a, b) => (b.cover < a.cover ? b : a));
  return {
    shapes: seen.map(enemy => lineShape('sight', at, spotOf(there, enemy))),
    says: [
      words.explain.sees(seen.map(enemy => `${names.unitIn(there, enemy)} ${names.number(gapInches(there, id, enemy))}"`)),
      words.explain.coverHere(worst.cover, names.unitIn(there, worst.enemy)),
    ],
  };
};
