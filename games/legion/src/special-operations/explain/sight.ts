import type { Overlay, OverlayShape } from '@cadre/core';
import { boxOf } from '../box.js';
import type { BattleView, Spot, UnitId } from '../state.js';
import { coverFrom, enemiesOf, failingLineOf, gapInches, seesUnit, sightOf, spotOf, typeOf, withUnitAt } from '../table/queries.js';
import { sectionOf } from './section.js';
import type { Told } from './told.js';

interface XY {
  readonly x: number;
  readonly y: number;
}
export const NOTHING: Overlay = { shapes: [], says: [] };
const line = (means: 'sight' | 'blocked', a: XY, b: XY): OverlayShape => ({ kind: 'line', means, points: [a.x, a.y, b.x, b.y] });

/** L-MSR-2: from edge to edge, the very segment that is measured. */
const segment = (a: XY & { readonly radius: number }, b: XY & { readonly radius: number }, text: string): OverlayShape[] => {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.sqrt(dx * dx + dy * dy);
  const [from, to] = [a.radius / length, 1 - b.radius / length];
  if (length === 0 || from >= to) return [];
  const at = (part: number): readonly [number, number] => [Math.round(a.x + part * dx), Math.round(a.y + part * dy)];
  const [x, y] = at((from + to) / 2);
  return [
    { kind: 'line', means: 'range', points: [...at(from), ...at(to)] },
    { kind: 'label', means: 'range', x, y, text },
  ];
};
/** The very pieces that an answer names, so that nobody has to guess which crates are meant. */
const piecesIn = (k: BattleView, ids: readonly string[], means: 'blocked' | 'cover'): OverlayShape[] =>
  boxOf(k)
    .table.pieces.filter(({ id }) => ids.includes(id))
    .map(({ polygon }) => ({ kind: 'area', means, outline: { level: 0, rings: [polygon.flatMap(({ x, y }) => [x, y])] } }));
const baseOf = (k: BattleView, id: UnitId): XY & { readonly radius: number } => ({ ...spotOf(k, id), radius: typeOf(k, id).base / 2 });

/** Whether one unit sees another, how far away it is, and what cover it has. */
export const sight = ({ words, names }: Told, k: BattleView, from: UnitId, to: UnitId): Overlay => {
  const [a, b] = [names.unitIn(k, from), names.unitIn(k, to)];
  const found = sightOf(k, from, to);
  const inches = names.number(gapInches(k, from, to));
  const distance = words.explain.distance(inches);
  const range = segment(baseOf(k, from), baseOf(k, to), `${inches}"`);
  if (!found.sees) {
    const failing = failingLineOf(k, from, to);
    const { from: start, to: end } = failing?.line ?? { from: spotOf(k, from), to: spotOf(k, to) };
    return {
      shapes: [...piecesIn(k, found.blockers, 'blocked'), line('blocked', start, end), ...range],
      says: [words.explain.hidden(a, b, names.pieces(found.blockers.join(','))), distance],
      ...(failing && sectionOf(k, failing.line, from, to, names)),
    };
  }
  const { cover, piece } = coverFrom(k, from, to);
  return {
    shapes: [...(piece ? piecesIn(k, [piece.id], 'cover') : []), line('sight', found.line.from, found.line.to), ...range],
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
    shapes: seen.map(enemy => line('sight', at, spotOf(there, enemy))),
    says: [
      words.explain.sees(seen.map(enemy => `${names.unitIn(there, enemy)} ${names.number(gapInches(there, id, enemy))}"`)),
      words.explain.coverHere(worst.cover, names.unitIn(there, worst.enemy)),
    ],
  };
};
