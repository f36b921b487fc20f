import { expect, test } from 'vitest';
import { gatherSpots, type HeatSpot, sumOfHeat } from '../src/battlefield/heat-spots.js';
import { svgOf } from '../src/picture/picture.js';
import type { BattleSummary } from '../src/summary/battle-summary.js';
import { summaryPicture } from '../src/summary/summary-picture.js';

const summary: BattleSummary = {
  game: 'Legion: Special Operations',
  mission: 'First Steps',
  layout: 'Relay Station',
  outcome: 'Red wins',
  isOver: true,
  sides: [
    { seat: 0, name: 'Rebel Troopers' },
    { seat: 1, name: 'Imperial <Infantry>' },
  ],
  rows: [{ name: 'Points', values: [3, 1] }],
  table: { width: 9144, depth: 9144, pieces: [] },
  figures: [
    { x: 100, y: 200, seat: 0, radius: 135 },
    { x: 300, y: 400, seat: 1, radius: 135 },
  ],
  heat: [],
  harm: 'Wounds',
};
/** The colour in which a picture writes a value of the first row. */
const colourOf = (given: BattleSummary, value: number): string | undefined =>
  summaryPicture(given).shapes.flatMap(shape => (shape.is === 'text' && shape.text === String(value) ? [shape.fill] : []))[0];

test('a picture has the colours of the sides, also where the seats have exchanged them', () => {
  const [first, second] = [colourOf(summary, 3), colourOf(summary, 1)];
  expect(first).not.toBe(second);
  const swapped = { ...summary, areSeatsSwapped: true };
  expect([colourOf(swapped, 3), colourOf(swapped, 1)]).toEqual([second, first]);
});
test('a picture tells sides and harm apart by shape, and says what the crosses are', () => {
  const heat: HeatSpot[] = [{ x: 100, y: 100, seat: 1, means: 'harm', n: 2 }];
  const { shapes } = summaryPicture({ ...summary, heat });
  const [first, second] = shapes.flatMap(shape => (shape.is === 'filled' ? [shape.path] : []));
  expect(first).not.toBe(second);
  expect(shapes.filter(({ is }) => is === 'line')).toHaveLength(2);
  expect(svgOf({ width: 1, height: 1, shapes })).toContain('>Wounds<');
  expect(svgOf(summaryPicture(summary))).not.toContain('>Wounds<');
});
test('a picture as text holds the outcome and no tag of a name', () => {
  const text = svgOf(summaryPicture(summary));
  expect(text).toContain('Red wins');
  expect(text).not.toContain('<Infantry>');
});
test('a heat map draws what happened close together as one spot, and adds it up', () => {
  const spot = (x: number, seat: number, means: HeatSpot['means'], n: number): HeatSpot => ({ x, y: 0, seat, means, n });
  const spots = [
    spot(0, 0, 'stood', 1),
    spot(30, 0, 'stood', 1),
    spot(30, 1, 'stood', 1),
    spot(30, 0, 'harm', 2),
    spot(500, 0, 'stood', 1),
  ];
  expect(gatherSpots(spots, 100)).toEqual([
    spot(15, 0, 'stood', 2),
    spot(30, 1, 'stood', 1),
    spot(30, 0, 'harm', 2),
    spot(500, 0, 'stood', 1),
  ]);
  expect([sumOfHeat(spots, 0, 'stood'), sumOfHeat(spots, 0, 'harm'), sumOfHeat(spots, 1, 'harm')]).toEqual([3, 2, 0]);
});
