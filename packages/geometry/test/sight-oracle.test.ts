import { blockersOfPiece, isAt, overlapsPiece, sightBetween, silhouetteOf } from '@cadre/geometry';
import { describe, expect, it } from 'vitest';
import { dice, randomFigure, randomPieces, tableWith } from './random-table.js';
import { isLineClear, sampledLine } from './sight-oracle.js';

const TABLES = 10_000;

describe('sight against a brute-force oracle', () => {
  it(`agrees on ${TABLES} random tables`, () => {
    const counts = { sees: 0, hidden: 0, flat: 0 };
    const wrong: string[] = [];
    for (let seed = 1; seed <= TABLES; seed++) {
      const roll = dice(seed);
      const table = tableWith(randomPieces(roll, 4 + roll(8)));
      const a = randomFigure(roll, 'a');
      const b = randomFigure(roll, 'b');
      const [near, far] = [silhouetteOf(a), silhouetteOf(b)];
      if (isAt(near.outline, far.outline, 0)) continue;
      const solid = table.pieces.filter(p => [near, far].some(f => p.top > f.bottom && p.bottom < f.top && overlapsPiece(p, f.outline)));
      const blockers = table.pieces.filter(p => !solid.includes(p)).flatMap(blockersOfPiece);
      const sight = sightBetween(near, far, blockers);
      const heightsMatter = new Set([near.top, far.top]).size > 1 || blockers.some(x => x.bottom > 0);
      if (sight.sees) {
        counts.sees++;
        if (!isLineClear(sight.line, blockers)) wrong.push(`${seed}: the line is not clear`);
      } else {
        counts.hidden++;
        const missed = sampledLine(near, far, blockers, 24, heightsMatter ? 4 : 1, 1);
        if (missed) wrong.push(`${seed}: missed ${JSON.stringify(missed)} flat=${!heightsMatter} by=${sight.blockers}`);
      }
    }
    console.log(counts, wrong.length, wrong.slice(0, 10).join('\n'));
    expect(wrong).toEqual([]);
  });
});
