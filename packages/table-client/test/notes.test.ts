import { expect, test } from 'vitest';
import { type FigureNote, partsAround, partsInLine } from '../src/notes/note-parts.js';
import { placeNames } from '../src/notes/place-names.js';
import { placeNotes } from '../src/notes/place-notes.js';
import { depthIn, isInside, moved, overlap, type Rect } from '../src/notes/rect.js';

const FRAME = { x: 300, y: 300, width: 600, height: 600 };
const ORDER = { id: 'order', d: 'M7 20V5', n: 1, tone: 'plain' } as const;
const figure = (x: number, y: number, n = 1): FigureNote => ({
  name: `A${n}`,
  seat: 0,
  at: { x, y },
  radius: 9,
  number: String(n),
  health: 4,
  left: 3,
  marks: [ORDER],
});
const layOut = (notes: readonly FigureNote[]) => {
  const figures = notes.map(note => {
    const { r, rects } = partsAround(note, 1);
    return { ...note.at, r, attached: rects, tag: partsInLine(note, 1) };
  });
  const places = placeNotes(figures, FRAME, []);
  const rects = figures.map(({ x, y, attached, tag }, i): readonly Rect[] => {
    const place = places[i];
    return place ? [moved({ ...tag, ...place }, { x, y })] : attached.map(rect => moved(rect, { x, y }));
  });
  return { figures, places, rects };
};

test('what is written about a figure stands around it while nobody is near', () => {
  expect(layOut([figure(100, 100, 1), figure(300, 100, 2), figure(100, 300, 3)]).places).toEqual([null, null, null]);
});
test.each([
  ['in a row', Array.from({ length: 5 }, (_, i) => figure(200 + 18 * i, 300, i))],
  ['in a column', Array.from({ length: 5 }, (_, i) => figure(300, 200 + 18 * i, i))],
  ['in a block', Array.from({ length: 9 }, (_, i) => figure(300 + 18 * (i % 3), 300 + 18 * Math.floor(i / 3), i))],
  ['in a corner', Array.from({ length: 4 }, (_, i) => figure(12 + 18 * (i % 2), 12 + 18 * Math.floor(i / 2), i))],
])('in a crowd %s everything can be read: nothing lies on a neighbour, on another note or off the table', (_, notes) => {
  const { figures, places, rects } = layOut(notes);
  expect(places.some(place => place !== null)).toBe(true);
  rects.forEach((mine, i) => {
    for (const rect of mine) {
      expect(isInside(rect, FRAME)).toBe(true);
      figures.forEach((other, j) => {
        if (i !== j) expect(depthIn(rect, other)).toBeLessThanOrEqual(2);
      });
      rects.forEach((theirs, j) => {
        if (i < j) expect(theirs.filter(other => overlap(rect, other))).toEqual([]);
      });
    }
  });
});
test('more health than dots is written as a number', () => {
  const tank = { ...figure(0, 0), health: 12, left: 7 };
  expect(partsAround(tank, 1).count?.text).toBe('7/12');
  expect(partsInLine(tank, 1).count?.text).toBe('7/12');
  expect(partsAround({ ...tank, radius: 50 }, 1).dots).toHaveLength(12);
});
test('the name of an objective moves away from who stands below it', () => {
  const name = { id: 'console', at: { x: 300, y: 300 }, radius: 10, text: 'console A' };
  const place = (discs: readonly { x: number; y: number; r: number }[]) =>
    placeNames(
      [name],
      discs,
      FRAME,
      at => at,
      () => 1,
    )[0]!;
  expect(place([])).toMatchObject({ x: 0, y: 19 });
  expect(place([{ x: 300, y: 320, r: 9 }])).toMatchObject({ x: 0, y: -19 });
  expect(
    place([
      { x: 300, y: 320, r: 9 },
      { x: 300, y: 280, r: 9 },
    ]).x,
  ).toBeGreaterThan(0);
});
