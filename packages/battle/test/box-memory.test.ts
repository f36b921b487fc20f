import { expect, test } from 'vitest';
import { boxMemory } from '../src/index.js';

interface Key {
  readonly layout: string;
  readonly own: string;
}
const compiled = (): { made: string[]; boxFor: (key: Key) => { readonly of: string } } => {
  const made: string[] = [];
  return {
    made,
    boxFor: boxMemory<Key, { readonly of: string }>(['layout', 'own'], ({ layout, own }) => {
      made.push(layout + own);
      return { of: layout + own };
    }),
  };
};

test('the same set-up has the same box, compiled once, whatever else the key carries', () => {
  const { made, boxFor } = compiled();
  const box = boxFor({ layout: 'a', own: '' });
  boxFor({ layout: 'b', own: '' });
  expect(boxFor({ layout: 'a', own: '', round: 7 } as Key)).toBe(box);
  expect(boxFor({ layout: 'a', own: 'x' })).not.toBe(box);
  expect(made).toEqual(['a', 'b', 'ax']);
});
test('the box that was not used for longest makes room', () => {
  const { made, boxFor } = compiled();
  for (let i = 0; i < 64; i++) boxFor({ layout: String(i), own: '' });
  boxFor({ layout: '0', own: '' });
  boxFor({ layout: 'new', own: '' });
  boxFor({ layout: '0', own: '' });
  expect(made.length).toBe(65);
  boxFor({ layout: '1', own: '' });
  expect(made.length).toBe(66);
});
