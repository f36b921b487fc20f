import { blockersOfPiece, isAt, liesIn, overlapsPiece, type Piece, type Silhouette, sightBetween, silhouetteOf } from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { dice, randomFigure, randomPieces, tableWith } from './random-table.js';
import { isLineClear, sampledLine } from './sight-oracle.js';

const TABLES = process.env['CADRE_FULL'] ? 10_000 : 3000;
/** In 0.1 mm. A line that comes nearer than this to a blocker is a touching line: there the oracle has no say. */
const TOLERANCE = 0.1;

/** Nobody stands inside a piece, or with half a base on one. */
const cannotHold = (piece: Piece, { outline, bottom, top }: Silhouette): boolean => {
  if (!overlapsPiece(piece, outline) || piece.bottom >= top || piece.top < bottom) return false;
  return piece.top > bottom || !liesIn(piece.polygon, outline);
};

describe('sight against a brute-force oracle', () => {
  it(`agrees on ${TABLES} random tables`, { timeout: 600_000 }, () => {
    const counts = { sees: 0, hidden: 0 };
    const wrong: string[] = [];
    for (let seed = 1; seed <= TABLES; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 4 + roll(20)));
      const [near, far] = [silhouetteOf(randomFigure(roll, 'a')), silhouetteOf(randomFigure(roll, 'b'))];
      if (isAt(near.outline, far.outline, 0)) continue;
      const pieces = table.pieces.filter(piece => !cannotHold(piece, near) && !cannotHold(piece, far));
      const blockers = pieces.flatMap(blockersOfPiece);
      const sight = sightBetween(near, far, blockers);
      if (sight.sees) {
        counts.sees++;
        if (!isLineClear(sight.line, blockers)) wrong.push(`table ${seed}: the line is not clear`);
      } else {
        counts.hidden++;
        const named = blockers.filter(blocker => sight.blockers.includes(blocker.id));
        const levels = near.top !== far.top || blockers.some(blocker => blocker.bottom > 0) ? 4 : 1;
        if (sampledLine(near, far, blockers, 20, levels, TOLERANCE)) wrong.push(`table ${seed}: a line was missed`);
        if (sampledLine(near, far, named, 8, levels, 10)) wrong.push(`table ${seed}: the pieces named do not block`);
      }
    }
    expect(wrong).toEqual([]);
    expect(counts.sees).toBeGreaterThan(TABLES / 10);
    expect(counts.hidden).toBeGreaterThan(TABLES / 10);
  });
});
