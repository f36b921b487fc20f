import type { Overlay, Section } from '@cadre/core';
import { disc, INCH, measure, type SightLine, sectionAlong } from '@cadre/geometry';
import { lineShape, measuredShapes, pieceShapes } from '@cadre/kit';
import { boxOf } from '../box.js';
import type { CharacterId, EncounterView } from '../state.js';
import { coverPieces, gap, radiusOf, sightOf, spotOf } from '../table/queries.js';
import type { Told } from './told.js';

/** How tall an Elevation is drawn from the side, and how high above its own the eyes of a character are, in 0.1 mm. */
const ELEVATION = 1.5 * INCH;
const EYES = 0.8 * INCH;

const baseOf = (k: EncounterView, id: CharacterId) => {
  const { x, y } = spotOf(k, id);
  return disc(x, y, radiusOf(k, id));
};
/** S-LOS-1 from the side: the Elevations that the line crosses. Nothing where it crosses none and both stand on the ground. */
const sectionOf = (
  told: Told,
  k: EncounterView,
  line: SightLine,
  ends: readonly [CharacterId, CharacterId],
  blockers: readonly string[],
) => {
  const [from, to] = ends.map(id => spotOf(k, id).elevation) as [number, number];
  const { table } = boxOf(k);
  const parts = sectionAlong(table, line).map(({ id, from: start, to: end }) => ({
    kind: 'piece' as const,
    name: told.piece(k, id),
    from: start,
    to: end,
    bottom: 0,
    top: Math.max(0.15 * INCH, ELEVATION * table.pieces.find(piece => piece.id === id)!.elevation),
    blocks: blockers.includes(id),
  }));
  if (parts.length === 0 && from === 0 && to === 0) return {};
  const section: Section = {
    length: Math.sqrt((line.to.x - line.from.x) ** 2 + (line.to.y - line.from.y) ** 2),
    start: ELEVATION * from + EYES,
    end: ELEVATION * to + EYES,
    parts,
  };
  return { section };
};
/** Whether one character sees another, what is in the way, how far away it is, and where it could hunker down. */
export const sight = (told: Told, k: EncounterView, from: CharacterId, to: CharacterId): Overlay => {
  const { says, names, number } = told;
  const found = sightOf(k, from, to);
  const [a, b] = [names.characterIn(k, from), names.characterIn(k, to)];
  const { pieces } = boxOf(k).table;
  const inches = number(gap(k, from, to) / INCH);
  const range = measuredShapes(measure(baseOf(k, from), baseOf(k, to)), `${inches}"`);
  const distance = says.distance(inches);
  if (!found.sees) {
    const [p, q] = [spotOf(k, from), spotOf(k, to)];
    const line = { from: { x: p.x, y: p.y, z: 0 }, to: { x: q.x, y: q.y, z: 0 } };
    return {
      shapes: [...pieceShapes(pieces, found.blockers, 'blocked'), lineShape('blocked', p, q), ...range],
      says: [
        says.hidden(
          a,
          b,
          found.blockers.map(id => told.piece(k, id)),
        ),
        distance,
      ],
      ...sectionOf(told, k, line, [from, to], found.blockers),
    };
  }
  const cover = coverPieces(k, from, to).map(({ id }) => id);
  return {
    shapes: [...pieceShapes(pieces, cover, 'cover'), lineShape('sight', found.line.from, found.line.to), ...range],
    says: [
      says.sight(a, b),
      distance,
      ...(cover.length > 0
        ? [
            says.coverHere(
              b,
              cover.map(id => told.piece(k, id)),
            ),
          ]
        : []),
    ],
    ...sectionOf(told, k, found.line, [from, to], []),
  };
};
