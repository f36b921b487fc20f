import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { doorOf, type Passage } from '../src/table/door.js';
import { battle } from './battle.js';

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
test('rules cannot write where a unit is, what it also counts as, or which units there are', () => {
  const s = battle([{ type: 'rebel-trooper', at: [4, 0.7] }]);
  // @ts-expect-error: only whereabouts.ts may
  s.public.units[0]!.at = 'defeated';
  // @ts-expect-error: only whereabouts.ts may
  s.public.units[0]!.alsoRank = 'support';
  // @ts-expect-error: only whereabouts.ts may
  s.public.units = [];
  expect(s.public.units).toEqual([]); // the compiler refuses these lines, not the running program
});
test('and no other file of the rules takes that protection away', () => {
  const root = fileURLToPath(new URL('../src', import.meta.url));
  const files = readdirSync(root, { recursive: true }).map(String);
  const writers = files.filter(
    file =>
      file.endsWith('.ts') &&
      /-readonly|\bunits\[[^\]]+\]!?\.at = |units: readonly Unit\[\] \}\)/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(writers).toEqual(['whereabouts.ts']);
});
