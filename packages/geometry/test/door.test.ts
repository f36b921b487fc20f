import { readFigures, readTable, tableOf } from '@cadre/geometry';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const square = (x: number, y: number, side: number) => [
  [x, y],
  [x + side, y],
  [x + side, y + side],
  [x, y + side],
];
const piece = (change: object) => ({ id: 'p', polygon: square(10, 10, 2), top: 2, ...change });
const layout = (...pieces: unknown[]) => ({ id: 't', unit: 'inch', width: 36, depth: 36, pieces });
const problemsOf = (input: unknown): readonly string[] => {
  const read = readTable(input);
  return read.ok ? [] : read.problems;
};

describe('the door for tables', () => {
  it('turns inches and millimetres into exact tenths of a millimetre', () => {
    const table = tableOf(layout(piece({})));
    expect([table.width, table.pieces[0]!.top, table.pieces[0]!.polygon[0]]).toEqual([9144, 508, { x: 2540, y: 2540 }]);
    expect(tableOf({ id: 't', unit: 'mm', width: 100, depth: 50 }).width).toBe(1000);
  });

  it('makes polygons counter-clockwise, drops corners on straight edges, and cuts bent ones into convex parts', () => {
    const bent = [
      [0, 0],
      [0, 8],
      [4, 8],
      [4, 4],
      [8, 4],
      [8, 2],
      [8, 0],
    ];
    const { polygon, parts } = tableOf(layout(piece({ polygon: bent }))).pieces[0]!;
    expect(polygon).toHaveLength(6);
    expect(parts.length).toBe(2);
    const area = (xs: readonly number[], ys: readonly number[]) =>
      xs.reduce((sum, x, i) => sum + x * ys[(i + 1) % xs.length]! - xs[(i + 1) % xs.length]! * ys[i]!, 0) / 2;
    expect(parts.reduce((sum, part) => sum + area(part.xs, part.ys), 0)).toBe(48 * 254 * 254);
  });

  it.each([
    ['nothing at all', undefined, /must be an object/],
    ['a size that is not a number', { ...layout(), width: Number.NaN }, /width is NaN/],
    ['an absurd size', { ...layout(), depth: 1e9 }, /depth is 1000000000; it must be a number from/],
    ['an unknown unit', { ...layout(), unit: 'feet' }, /unit is "feet"; it must be one of inch, mm, tenth-mm/],
    [
      'a self-crossing polygon',
      layout(
        piece({
          polygon: [
            [1, 1],
            [5, 5],
            [5, 1],
            [1, 5],
          ],
        }),
      ),
      /crosses itself|no area/,
    ],
    [
      'a bow tie with area',
      layout(
        piece({
          polygon: [
            [1, 1],
            [9, 5],
            [9, 1],
            [1, 9],
          ],
        }),
      ),
      /crosses itself: the edges from corner 0 and from corner 2 meet/,
    ],
    [
      'a spike',
      layout(
        piece({
          polygon: [
            [1, 1],
            [5, 1],
            [9, 1],
            [5, 1],
            [5, 5],
          ],
        }),
      ),
      /crosses itself/,
    ],
    [
      'a zero area',
      layout(
        piece({
          polygon: [
            [1, 1],
            [2, 2],
            [3, 3],
          ],
        }),
      ),
      /has no area/,
    ],
    [
      'two corners',
      layout(
        piece({
          polygon: [
            [1, 1],
            [2, 2],
          ],
        }),
      ),
      /has 2 corners; it needs at least 3/,
    ],
    [
      'the same corner twice',
      layout(
        piece({
          polygon: [
            [1, 1],
            [1, 1],
            [2, 3],
          ],
        }),
      ),
      /corners 0 and 1 are the same/,
    ],
    [
      'a corner off the table',
      layout(piece({ polygon: square(35, 35, 2) })),
      /polygon\[1\] = \(37, 35\) lies outside the table of 36 x 36/,
    ],
    [
      'a corner that is no number',
      layout(
        piece({
          polygon: [
            [1, 1],
            [Number.NaN, 2],
            [3, 3],
          ],
        }),
      ),
      /polygon\[1\] is .*two numbers/,
    ],
    ['a top below the bottom', layout(piece({ bottom: 3 })), /its top \(50.8 mm\) must be above its bottom \(76.2 mm\)/],
    ['an absurd height', layout(piece({ top: 1e6 })), /top is 1000000/],
    ['an unknown word', layout(piece({ cover: 'huge' })), /cover is "huge"; it must be one of none, light, heavy/],
    ['one id twice', layout(piece({}), piece({})), /the id "p" is used more than once/],
  ])('refuses %s', (_, input, problem) => {
    expect(problemsOf(input).join('\n')).toMatch(problem);
  });

  it('a refused value is one problem, not a second one of what stands in its place', () => {
    expect(problemsOf(layout(piece({ top: -1 })))).toHaveLength(1);
    expect(problemsOf(layout(piece({ id: 7 }), piece({ id: '' })))).toHaveLength(2);
  });
  it('where a polygon begins and which way round it goes does not matter; its convex parts are all of it', () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
    const area = (corners: readonly (readonly [number, number])[]): number =>
      corners.reduce((sum, [x, y], i) => sum + x * corners[(i + 1) % corners.length]![1] - corners[(i + 1) % corners.length]![0] * y, 0);
    let sound = 0;
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 9 }), fc.nat(8), (corners, start) => {
        const read = (polygon: readonly (readonly number[])[]) => readTable(layout(piece({ polygon })));
        const [here, turned, reversed] = [
          read(corners),
          read([...corners.slice(start), ...corners.slice(0, start)]),
          read(corners.toReversed()),
        ];
        expect([turned.ok, reversed.ok]).toEqual([here.ok, here.ok]);
        if (!here.ok) return;
        sound++;
        const parts = here.value.pieces[0]!.parts.map(part => part.xs.map((x, i) => [x / 254, part.ys[i]! / 254] as const));
        expect(parts.reduce((sum, part) => sum + area(part), 0)).toBe(Math.abs(area(corners)));
        for (const part of parts)
          for (let i = 0; i < part.length; i++)
            expect(area([part[i]!, part[(i + 1) % part.length]!, part[(i + 2) % part.length]!])).toBeGreaterThan(0);
      }),
      { numRuns: 1500, seed: 1 },
    );
    expect(sound).toBeGreaterThan(100);
  });

  it('names all problems at once', () => {
    const bad = { ...layout(piece({ top: -1, cover: 'x' }), piece({ id: 'q', polygon: [] })), width: -1 };
    expect(problemsOf(bad).length).toBeGreaterThanOrEqual(4);
    expect(() => tableOf(bad)).toThrow(/not a sound layout:\n- .*\n- .*\n- /);
  });
});

describe('the door for figures', () => {
  const table = tableOf(layout());
  const figure = (change: object) => ({ id: 'f', base: { kind: 'disc', diameter: 270 }, at: [500, 500], height: 420, ...change });
  const faults = (input: unknown): string => {
    const read = readFigures(table, input);
    return read.ok ? '' : read.problems.join('\n');
  };

  it('takes a sound one', () => expect(faults([figure({})])).toBe(''));
  it.each([
    ['half off the table', figure({ at: [100, 500] }), /"f" at \(100, 500\) is not wholly on the table/],
    ['between two tenths of a millimetre', figure({ at: [500.5, 500] }), /two whole numbers/],
    ['without a facing', figure({ facing: [0, 0] }), /must point somewhere/],
    ['with an absurd base', figure({ base: { kind: 'disc', diameter: 99_999 } }), /diameter is 99999; it must be a number from/],
    ['with half a unit of radius', figure({ base: { kind: 'disc', diameter: 271 } }), /even number/],
    ['with an unknown base', figure({ base: { kind: 'hexagon' } }), /one of disc, notched, rectangle/],
    ['without a height', figure({ height: Number.NaN }), /height is NaN/],
  ])('refuses one %s', (_, input, problem) => expect(faults([input])).toMatch(problem));
  it('refuses what is no figure, and more of them than any table has', () => {
    expect(faults([7])).toMatch(/^figures\[0\] is 7; it must be an object/);
    expect(faults(Array.from({ length: 501 }, () => figure({})))).toBe('these are 501 figures; a table has at most 500');
    expect(faults('all')).toBe('figures must be a list, not "all"');
  });
  it('refuses a rectangle whose corner hangs over', () => {
    const tank = { id: 'v', base: { kind: 'rectangle', length: 1750, width: 1000, notch: 60 }, at: [950, 950], height: 700 };
    expect(faults([{ ...tank, facing: [0, 1] }])).toBe('');
    expect(faults([{ ...tank, facing: [1, 1] }])).toMatch(/not wholly on the table/);
  });
});
