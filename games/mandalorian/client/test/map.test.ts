import { describe, expect, it } from 'vitest';
import { content } from '#game/content/index';
import { AWAY } from '#game/ids';
import { type Corner, CROWDED, cornerAwayFrom, spotsOn } from '../src/map/places.js';
import { actingPiece, type MandoView, seenFrom, type Table } from '../src/seen.js';
import { drawn, questionsOf, SETUPS } from './playouts.js';

/** The radius of a threat; how far right of and below its middle its health stands, and the room that needs. In a crowd the middle of the number is enough. */
const DISC = 36;
const numberOf = (scale: number) => (scale < CROWDED ? { off: 16, room: 0 } : { off: 25, room: 13 });

describe('the map', () => {
  it('what is read of a space never lies upon it', () => {
    for (const map of content.maps)
      map.spaces.forEach(({ x, y }, space) => {
        const corner: Corner = cornerAwayFrom(map, space);
        const middle = { x: Math.max(...map.spaces.map(s => s.x)) / 2, y: Math.max(...map.spaces.map(s => s.y)) / 2 };
        expect([x > middle.x && corner.endsWith('right'), x < middle.x && corner.endsWith('left')]).toEqual([false, false]);
        expect([y > middle.y && corner.startsWith('bottom'), y < middle.y && corner.startsWith('top')]).toEqual([false, false]);
      });
  });

  it('however many threats share a space, no later one covers the number of another', () => {
    const [map] = content.maps;
    for (let n = 2; n <= 12; n++) {
      const table = { pieces: Array.from({ length: n }, () => ({ space: 0 })), characters: [], child: { held: 'out' } };
      const spots = [...spotsOn(map!, table as unknown as Table).values()];
      for (const [i, { x, y, scale }] of spots.entries()) {
        const { off, room } = numberOf(scale);
        for (const later of spots.slice(i + 1))
          expect(Math.hypot(x + off * scale - later.x, y + off * scale - later.y), `${i} of ${n}`).toBeGreaterThan((DISC + room) * scale);
      }
    }
  });

  it('fanned out, things keep apart and what is pointed at stays under the pointer', () => {
    const [map] = content.maps;
    for (let n = 3; n <= 9; n++) {
      const table = { pieces: Array.from({ length: n }, () => ({ space: 0 })), characters: [], child: { held: 'out' } } as unknown as Table;
      const before = [...spotsOn(map!, table).values()];
      const fanned = [...spotsOn(map!, table, 0).values()];
      for (const [i, { x, y, scale }] of fanned.entries()) {
        for (const later of fanned.slice(i + 1))
          expect(Math.hypot(x - later.x, y - later.y), `${i} of ${n}`).toBeGreaterThan(2 * DISC * scale);
        if (n <= 4) expect(Math.hypot(x - before[i]!.x, y - before[i]!.y), `${i} of ${n}`).toBeLessThan(DISC * scale);
      }
    }
  });

  it('the enemy a question is about is marked', () => {
    let marked = 0;
    for (const { props } of questionsOf(SETUPS[0]!, 4)) {
      const shown = props();
      const seen = seenFrom(shown.view as MandoView);
      const acting = actingPiece(seen.stack);
      const piece = acting === undefined ? undefined : seen.table.pieces[acting];
      const isMarked = drawn(shown).includes('mando-acting');
      expect(isMarked).toBe(piece !== undefined && piece.space !== AWAY);
      if (isMarked) marked++;
    }
    expect(marked).toBeGreaterThan(0);
  });
});
