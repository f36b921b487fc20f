import { expect, test } from 'vitest';
import { doorOf, type Passage } from '../src/index.js';

interface Hall {
  where: [string | { readonly x: number }];
  told: string[];
}
const told = (s: Hall, id: number, passage: Passage, from: string | object): void => {
  s.told.push(`${id} ${passage} from ${typeof from === 'object' ? 'the table' : from}`);
};
const door = doorOf<Hall, number, { readonly x: number }, string>(
  {
    of: s => s.where[0],
    put: (s, _, where) => {
      s.where[0] = where;
    },
    isSpot: where => typeof where === 'object',
  },
  [told, told],
);
test('whatever passes the door is told to everything that hangs on it, after the change', () => {
  const s: Hall = { where: ['waiting'], told: [] };
  door.setAside(s, 0, 'reserve');
  door.enter(s, 0, { x: 1 });
  door.moveTo(s, 0, { x: 2 });
  door.leave(s, 0, 'defeated');
  const all = ['set-aside from waiting', 'entered from reserve', 'moved from the table', 'left from the table'];
  expect(s.told).toEqual(all.flatMap(each => [`0 ${each}`, `0 ${each}`]));
  expect(s.where).toEqual(['defeated']);
});
test('nobody enters who is on the table, and nobody moves or leaves who is not', () => {
  const off: Hall = { where: ['reserve'], told: [] };
  expect(() => door.moveTo(off, 0, { x: 1 })).toThrow('figure 0 cannot have moved: it is reserve');
  expect(() => door.leave(off, 0, 'defeated')).toThrow('figure 0 cannot have left: it is reserve');
  const on: Hall = { where: [{ x: 1 }], told: [] };
  expect(() => door.enter(on, 0, { x: 2 })).toThrow('figure 0 cannot have entered: it is on the table');
  expect([off.told, on.told]).toEqual([[], []]);
});
