import { describe, expect, it } from 'vitest';
import { tableSpace } from '../src/table/table-space.js';
import { sculptPiece } from '../src/terrain/sculpt-piece.js';
import { allScenes } from '../tools/terrain-sheet-scenes.js';
import { flatShare, spanOf } from './terrain-probes.js';

const MOST = { woods: 4500, piece: 3600, average: 2200, table: 66_000 };

describe('the terrain of every layout', () => {
  for (const { ground, pieces } of allScenes())
    it(`fits its rules and the budget: ${ground.id}`, () => {
      const space = tableSpace(ground);
      const sculpt = () => pieces.map(piece => ({ piece, mesh: sculptPiece(piece, space, ground.kind) }));
      const spans = sculpt().map(({ piece, mesh }) => ({ piece, mesh, ...spanOf(mesh, piece, space) }));
      for (const { piece, mesh, isSound, outside, reached, triangles } of spans) {
        expect(isSound, piece.id).toBe(true);
        expect(outside, piece.id).toBeLessThan(0.02);
        expect(reached, piece.id).toBeGreaterThanOrEqual(0.92);
        expect(triangles, piece.id).toBeLessThanOrEqual(piece.kind === 'woods' ? MOST.woods : MOST.piece);
        if (piece.look === 'platform') expect(flatShare(mesh, piece, space), piece.id).toBeGreaterThanOrEqual(0.85);
      }
      const all = spans.reduce((sum, { triangles }) => sum + triangles, 0);
      expect(all / pieces.length).toBeLessThanOrEqual(MOST.average);
      expect(all).toBeLessThanOrEqual(MOST.table);
    });
});
