import { describe, expect, it } from 'vitest';
import { drawnMap, readGrid } from '../src/content/grid.js';

const small = `
       A     B     C
    +-----+-----+-----+
  1 |  S  : t!  | 1*r |
    +     +.....+=[L]=+
  2 | 2c?   .     s?  |
    +     +-----+     +
  3 | .   |#####| *b  |
    +-----+-----+-----+
`;
const head = { id: 'small', name: 'Small', tokenSet: '1', rules: [], source: { kind: 'house', note: 'test' } } as const;

describe('a drawn map', () => {
  it('gives spaces, borders and forbidden areas', () => {
    const { spaces, borders, forbidden, problems } = readGrid(small);
    expect(problems).toEqual([]);
    expect(spaces.find(space => space.id === 'A1')).toEqual({ id: 'A1', x: 0, y: 0, start: true });
    expect(spaces.find(space => space.id === 'B1')).toEqual({ id: 'B1', x: 1, y: 0, icon: { shape: 'triangle', faceup: true } });
    expect(spaces.find(space => space.id === 'C1')).toEqual({ id: 'C1', x: 2, y: 0, star: 'red', number: 1 });
    expect(spaces.find(space => space.id === 'A2')).toEqual({ id: 'A2', x: 0, y: 1, number: 2, icon: { shape: 'circle', faceup: false } });
    expect(spaces.length).toBe(8);
    expect(forbidden).toEqual([{ x: 1, y: 2 }]);
    expect(borders.map(({ a, b, kind, door }) => [a, b, kind, ...(door ? [door] : [])].join(' ')).sort()).toEqual([
      'A1 A2 thin',
      'A1 B1 elevation',
      'A2 A3 thin',
      'A2 B2 thin',
      'B1 B2 elevation',
      'B1 C1 wall',
      'B2 C2 thin',
      'C1 C2 door d1',
      'C2 C3 thin',
    ]);
  });

  it('names map, row and column of every mistake', () => {
    const wrong = small.replace('t!', 'q!').replace('2c? ', '2c?~').replace('|#####|', ' #####|');
    expect(() => drawnMap({ ...head, grid: wrong })).toThrow(/small, row 1, column B: "q!" is no cell/);
    const told = readGrid(wrong).problems.map(({ row, column, says }) => `${column}${row} ${says}`);
    expect(told).toEqual(['B1 "q!" is no cell', 'A2 "2c?~" is no cell', 'A3 a forbidden area lies open']);
  });

  it('refuses a border that is none', () => {
    const told = readGrid(small.replace('=[L]=', '=[X]=').replace('S  :', 'S  ;')).problems.map(
      ({ row, column, says }) => `${column}${row} ${says}`,
    );
    expect(told).toEqual(['A1 ";" is no border', 'C1 "=[X]=" is no border']);
  });
});
